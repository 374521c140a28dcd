// This room writes the files of a service out of its Api. It never sees the description.
import type { Api } from '../api.js';
import { emitClient } from './emit-client.js';
import { emitDecoders } from './emit-decoders.js';
import { emitIndex } from './emit-index.js';
import { emitOperations } from './emit-operations.js';
import { emitTypes } from './emit-types.js';
import { emitValidators } from './emit-validators.js';

/** The files of a service, by their name below its folder; `core` is where they import the core from. */
export async function emitService(api: Api, core: string): Promise<Map<string, string>> {
  const files = new Map([
    ['types.ts', await emitTypes(api, core)],
    ['operations.ts', emitOperations(api, core)],
    ['validators.ts', emitValidators(api, core)],
    ['decoders.ts', emitDecoders(api, core)],
    ['client.ts', emitClient(api, core)],
  ]);
  return files.set('index.ts', emitIndex(api, files));
}
