import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { overlay } from '../bump/overlay.js';
import { emitService } from './emit/emit-service.js';
import { FileError, GenerationError } from './generation-error.js';
import { located } from './locate.js';
import { readApi } from './read/read-api.js';
import { type JsonObject, readDescription } from './read/read-description.js';
import { withNames } from './read/with-names.js';
import { type Output, writeFiles } from './write-files.js';

/** The files that a client is made of. */
export interface ClientSources {
  /** The folder that is written. */
  readonly out: string;
  /** Descriptions, each a file. */
  readonly ledger?: string | undefined;
  readonly status?: string | undefined;
  /** A description that adds to the one of the ledger, or `none`. @default that of this package */
  readonly overlay?: string | undefined;
}

/** The package, as it is installed: it knows itself by its name wherever this file was built to. */
const home = dirname(createRequire(import.meta.url).resolve('ledger-query-client/package.json'));
const shipped = (service: string): string => join(home, 'openapi', `${service}.yaml`);

/** Writes a folder for each service that has a description, and returns the exit code. */
export async function writeClient({ out, ledger, status, overlay: ours }: ClientSources): Promise<number> {
  const outputs: Output[] = [];
  let description = '';
  try {
    for (const [service, file] of Object.entries({ ledger, status })) {
      if (file === undefined) continue;
      description = file;
      outputs.push({ folder: join(out, service), files: await clientOf(service, file, ours) });
    }
    for (const line of await writeFiles(outputs)) console.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof GenerationError || error instanceof FileError)) throw error;
    const isFile = error instanceof FileError;
    console.error(isFile ? error.message : `${description}${error.message}`);
    return isFile ? 10 : 1;
  }
}

async function clientOf(
  service: string,
  file: string,
  ours: string | undefined,
): Promise<Map<string, string>> {
  const source = await readDescription(file);
  // Refused here, a description is refused with a place in it, which merging changes.
  const alone = readApi(source, service);
  const api = ours === 'none' ? alone : readApi(await overlaid(service, source, ours), service);
  const manifest = await readFile(join(home, 'package.json'), 'utf8');
  const madeBy = `\`npx ledger-query-client generate\` ${JSON.parse(manifest).version}`;
  return located({ ...api, madeBy }, (one) => emitService(one, 'ledger-query-client/core'));
}

/** The status page's description is one of a product that changes little: what ours has beside it are names. */
async function overlaid(service: string, source: JsonObject, ours = shipped('ledger')): Promise<JsonObject> {
  if (service === 'status') return withNames(source, await readDescription(shipped('status')));
  const base = await readDescription(shipped('official'));
  const text = await readFile(ours, 'utf8');
  try {
    return overlay(base, source, text);
  } catch (error) {
    if (error instanceof GenerationError) throw error;
    throw new GenerationError(
      '',
      `cannot be merged with ${ours}: ${(error as Error).message}; try --overlay none`,
    );
  }
}
