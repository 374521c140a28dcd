import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { overlay } from '../bump/overlay.js';
import { emitService } from '../generate/emit/emit-service.js';
import { GenerationError } from '../generate/generation-error.js';
import { readApi } from '../generate/read/read-api.js';
import { type JsonObject, readDescription } from '../generate/read/read-description.js';
import { withNames } from '../generate/read/with-names.js';
import { writeFiles } from '../generate/write-files.js';
import type { ClientOptions } from './generate.js';

/** The package, as it is installed: it knows itself by its name wherever this file was built to. */
const home = dirname(createRequire(import.meta.url).resolve('ledger-query-client/package.json'));
const shipped = (service: string): string => join(home, 'openapi', `${service}.yaml`);

/** Writes a folder for each service that a description is given of, and answers the exit code. */
export async function writeClient({ out, ledger, status, overlay: ours }: ClientOptions): Promise<number> {
  const manifest = await readFile(join(home, 'package.json'), 'utf8');
  const madeBy = `\`npx ledger-query-client generate\` ${JSON.parse(manifest).version}`;
  for (const [service, file] of Object.entries({ ledger, status })) {
    if (file === undefined) continue;
    try {
      const given = await readDescription(file);
      const description = ours === 'none' ? given : await overlaid(service, given, ours);
      const api = { ...readApi(description, service), madeBy };
      console.log(await writeFiles(join(out, service), await emitService(api, 'ledger-query-client/core')));
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      console.error(`${file}${error.message}`);
      return 1;
    }
  }
  return 0;
}

/** The status page's description is one of a product that changes little: what ours has beside it are names. */
async function overlaid(service: string, given: JsonObject, ours = shipped('ledger')): Promise<JsonObject> {
  if (service === 'status') return withNames(given, await readDescription(shipped('status')));
  const base = await readDescription(shipped('official'));
  return overlay(base, given, await readFile(ours, 'utf8'));
}
