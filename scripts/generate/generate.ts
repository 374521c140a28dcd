import { emitClient } from './emit/emit-client.js';
import { emitDecoders } from './emit/emit-decoders.js';
import { emitIndex } from './emit/emit-index.js';
import { emitOperations } from './emit/emit-operations.js';
import { emitTypes } from './emit/emit-types.js';
import { emitValidators } from './emit/emit-validators.js';
import { format } from './emit/format.js';
import { readApi } from './read/read-api.js';
import type { JsonObject } from './read/read-description.js';

/**
 * The files of a service, by their name below its folder. A pure function of the description; `core` is the way from
 * that folder to `src/core`.
 */
export async function generate(
  description: JsonObject,
  service: string,
  core: string,
): Promise<Map<string, string>> {
  const api = readApi(description, service);
  const files = new Map([
    ['types.ts', await emitTypes(api, core)],
    ['operations.ts', emitOperations(api, core)],
    ['validators.ts', emitValidators(api, core)],
    ['decoders.ts', emitDecoders(api, core)],
    ['client.ts', emitClient(api, core)],
  ]);
  return format(files.set('index.ts', emitIndex(api, files)));
}
