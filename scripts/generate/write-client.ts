import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { visible } from '../../src/errors/foreign-text.js';
import { overlay, withNames } from '../bump/merge.js';
import type { Api } from './api.js';
import { emitService } from './emit/emit-service.js';
import { FileError, GenerationError, GenerationErrors } from './generation-error.js';
import { locateErrors } from './locate.js';
import { readApi } from './read/read-api.js';
import { type JsonObject, readDescription } from './read/read-description.js';
import type { Selection } from './read/read-operations.js';
import { slowPatterns } from './slow-patterns.js';
import { type Output, writeFiles } from './write-files.js';

export interface ClientSources {
  readonly out: string;
  readonly ledger?: string | undefined;
  readonly status?: string | undefined;
  /** A file with additions to the ledger's description, or `none`. @default the ledger description of this package */
  readonly overlay?: string | undefined;
  readonly selection?: Selection | undefined;
}

/** The folder of the installed package. Resolving it by name works wherever this file was built to. */
const home = dirname(createRequire(import.meta.url).resolve('ledger-query-client/package.json'));
const shipped = (service: string): string => join(home, 'openapi', `${service}.yaml`);

export async function writeClient({
  out,
  ledger,
  status,
  overlay: ours,
  selection,
}: ClientSources): Promise<number> {
  const outputs: Output[] = [];
  const notes: string[] = [];
  let description = '';
  try {
    for (const [service, file] of Object.entries({ ledger, status })) {
      if (file === undefined) continue;
      description = file;
      const api = await apiOf(service, file, ours, selection);
      const files = await locateErrors(api, (one) => emitService(one, 'ledger-query-client/core'));
      outputs.push({ folder: join(out, service), files });
      notes.push(...slowPatterns(api).map((note) => visible(`${file}${note}`)));
    }
    for (const line of await writeFiles(outputs)) console.log(visible(line));
    for (const note of notes) console.error(note);
    return 0;
  } catch (error) {
    if (!(error instanceof GenerationError || error instanceof FileError)) throw error;
    const isFile = error instanceof FileError;
    const { others, operations } = error instanceof GenerationErrors ? error : { others: [], operations: [] };
    for (const { message } of [error, ...others])
      console.error(visible(isFile ? message : `${description}${message}`));
    if (operations.length + others.length > 0)
      console.error(
        `Leave operations out, or generate some only: --skip ${visible(operations.join()) || 'NAME'}`,
      );
    return isFile ? 10 : 1;
  }
}

async function apiOf(
  service: string,
  file: string,
  ours: string | undefined,
  selection: Selection | undefined,
): Promise<Api> {
  const source = await readDescription(file);
  // Read it before merging, so that errors have a place in the original description.
  const alone = readApi(source, service, { selection, author: 'another' });
  const api = ours === 'none' ? alone : await readMerged(service, source, ours, selection);
  const manifest = await readFile(join(home, 'package.json'), 'utf8');
  const madeBy = `\`npx ledger-query-client generate\` ${JSON.parse(manifest).version}`;
  return { ...api, madeBy };
}

/** Only the merged description has a problem, so its place is not one of the file. */
async function readMerged(
  service: string,
  source: JsonObject,
  ours: string | undefined,
  selection: Selection | undefined,
): Promise<Api> {
  const merged = await withOverlay(service, source, ours);
  try {
    return readApi(merged, service, { selection, author: 'another' });
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    throw new GenerationError(
      '',
      `does not fit the additions of ${ours ?? 'this package'}: ${error.reason}. Use --overlay none to generate without them.`,
    );
  }
}

/** Adds our names and extensions to a description. Status descriptions rarely change, so they need only names. */
async function withOverlay(
  service: string,
  source: JsonObject,
  ours = shipped('ledger'),
): Promise<JsonObject> {
  if (service === 'status') return withNames(source, await readDescription(shipped('status')));
  const base = await readDescription(shipped('official'));
  const text = await readFile(ours, 'utf8');
  try {
    return overlay(base, source, text);
  } catch (error) {
    if (error instanceof GenerationError) throw error;
    throw new GenerationError(
      '',
      `cannot be merged with ${ours}: ${(error as Error).message}. Use --overlay none to generate without it.`,
    );
  }
}
