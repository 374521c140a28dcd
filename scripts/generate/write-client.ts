import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { escapeControls } from '../../src/errors/foreign-text.js';
import { overlay as merge, withNames } from '../bump/merge.js';
import { type Api, pascalCase, rootSchemas } from './api.js';
import { emitService } from './emit/emit-service.js';
import { FileError, GenerationError, GenerationErrors } from './generation-error.js';
import { locateErrors } from './locate.js';
import { readApi } from './read/read-api.js';
import { type JsonObject, readDescription, readSource } from './read/read-description.js';
import type { Selection } from './read/read-operations.js';
import { reachable } from './schema.js';
import { slowPatterns } from './slow-patterns.js';
import { type Output, writeFiles } from './write-files.js';

export interface ClientSources {
  readonly out: string;
  readonly ledger?: string | undefined;
  readonly status?: string | undefined;
  /** `acme` for `createAcmeClient`. It is also the folder. @default the name of the service */
  readonly name?: string | undefined;
  /** A file with additions to the ledger's description, or `none`. @default the ledger description of this package */
  readonly overlay?: string | undefined;
  readonly selection?: Selection | undefined;
}

type How = Pick<ClientSources, 'overlay' | 'selection'>;

/** The folder of the installed package. Resolving it by name works wherever this file was built to. */
const home = dirname(createRequire(import.meta.url).resolve('ledger-query-client/package.json'));
const shipped = (service: string): string => join(home, 'openapi', `${service}.yaml`);

export async function writeClient({ out, ledger, status, name, ...how }: ClientSources): Promise<number> {
  const outputs: Output[] = [];
  const notes: string[] = [];
  const summary: string[] = [];
  let description = '';
  try {
    for (const [service, file] of Object.entries({ ledger, status })) {
      if (file === undefined) continue;
      description = file;
      const api = await apiOf(service, name ?? service, file, how);
      const files = await locateErrors(api, (one) => emitService(one, 'ledger-query-client/core')).catch(
        (error) => {
          throw withOperations(error, api);
        },
      );
      outputs.push({ folder: join(out, api.service), files });
      summary.push(...summaryOf(api));
      notes.push(...slowPatterns(api).map((note) => `${file}${note}`));
    }
    for (const line of [...(await writeFiles(outputs)), ...summary]) console.log(escapeControls(line));
    for (const note of notes) console.error(escapeControls(note));
    return 0;
  } catch (error) {
    if (error instanceof FileError) {
      console.error(escapeControls(error.message));
      return 10;
    }
    if (!(error instanceof GenerationError)) throw error;
    for (const line of errorLines(error, description)) console.error(escapeControls(line));
    return 1;
  }
}

/** Lines that count the generated operations, and name the skipped ones and the ignored parts. */
function summaryOf({ service, operations, skipped, ignored }: Api): string[] {
  return [
    `generated: ${operations.length} operations in create${pascalCase(service)}Client`,
    ...(skipped.length > 0 ? [`skipped: ${listed(skipped)}`] : []),
    ...(ignored.length > 0 ? [`ignored: ${listed(ignored)}`] : []),
  ];
}

/** More names fill a screen. */
const maxListed = 30;

function listed(names: readonly string[]): string {
  const more = names.length > maxListed ? ` and ${names.length - maxListed} more` : '';
  return names.slice(0, maxListed).join(', ') + more;
}

/** All problems, the command without the operations that have them, and how many are left then. */
function errorLines(error: GenerationError, description: string): string[] {
  const { others, operations, total } =
    error instanceof GenerationErrors ? error : { others: [], operations: [], total: 0 };
  const lines = [error, ...others].map(({ message }) => `${description}${message}`);
  if (operations.length > 0)
    lines.push(
      `Leave operations out, or generate some only: --skip ${operations.join()}`,
      `${total - operations.length} of ${total} operations are left then.`,
    );
  else if (others.length > 0) lines.push('Leave operations out, or generate some only: --skip NAME');
  return lines;
}

/** Adds the operations for which no code can be generated, which the emitters know by a place only. */
function withOperations(error: unknown, { operations, schemas }: Api): unknown {
  if (!(error instanceof GenerationError)) return error;
  const isAt = ({ pointer }: { pointer: string }): boolean =>
    error.pointer !== '' && `${pointer}/`.startsWith(`${error.pointer}/`);
  const affected = operations.filter((operation) => {
    const used = reachable(schemas, rootSchemas(operation));
    return isAt(operation) || [...used].some((name) => isAt(schemas.get(name) ?? { pointer: '' }));
  });
  const names = affected.map(({ operationId }) => operationId);
  return new GenerationErrors(error, [], names, operations.length);
}

async function apiOf(service: string, name: string, file: string, how: How): Promise<Api> {
  const source = await readDescription(file);
  // Read it before merging, so that errors have a place in the original description.
  const alone = readApi(source, name, { selection: how.selection, author: 'another' });
  const { ignored } = alone;
  const merged = how.overlay === 'none' ? source : await withOverlay(service, source, how.overlay);
  const api = merged === source ? alone : readMerged(merged, name, how);
  const manifest = await readFile(join(home, 'package.json'), 'utf8');
  const madeBy = `\`npx ledger-query-client generate\` ${JSON.parse(manifest).version}`;
  return { ...api, ignored, madeBy };
}

/** Only the merged description has a problem, so its place is not one of the file. */
function readMerged(merged: JsonObject, name: string, { overlay, selection }: How): Api {
  try {
    return readApi(merged, name, { selection, author: 'another' });
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    throw new GenerationError(
      '',
      `does not fit the additions of ${overlay ?? 'this package'}: ${error.reason}. Use --overlay none to generate without them.`,
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
  const text = await readSource(ours);
  try {
    return merge(base, source, text);
  } catch (error) {
    if (error instanceof GenerationError) throw error;
    throw new GenerationError(
      '',
      `cannot be merged with ${ours}: ${(error as Error).message}. Use --overlay none to generate without it.`,
    );
  }
}
