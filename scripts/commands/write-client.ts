import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emitService } from '../generate/emit/emit-service.js';
import { GenerationError } from '../generate/generation-error.js';
import { readApi } from '../generate/read/read-api.js';
import { readDescription } from '../generate/read/read-description.js';
import { writeFiles } from '../generate/write-files.js';
import type { ClientOptions } from './generate.js';

/** Writes a folder for each service that a description is given of, and answers the exit code. */
export async function writeClient({ out, ledger, status }: ClientOptions): Promise<number> {
  const madeBy = `\`npx ledger-query-client generate\` ${await ownVersion()}`;
  for (const [service, file] of Object.entries({ ledger, status })) {
    if (file === undefined) continue;
    try {
      const api = { ...readApi(await readDescription(file), service), madeBy };
      console.log(await writeFiles(join(out, service), await emitService(api, 'ledger-query-client/core')));
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      console.error(`${file}${error.message}`);
      return 1;
    }
  }
  return 0;
}

async function ownVersion(): Promise<string> {
  const manifest = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  return JSON.parse(manifest).version;
}
