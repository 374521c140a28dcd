import type { Api } from '../generate/api.js';
import { keysOf } from '../generate/generation-error.js';
import { Part } from '../generate/read/part.js';
import { readApi } from '../generate/read/read-api.js';
import { isObject, type Json, type JsonObject } from '../generate/read/read-description.js';

/** The last official description, the new one, and ours. */
export interface Three<Thing> {
  readonly base: Thing;
  readonly fresh: Thing;
  readonly ours: Thing;
}

export interface Side {
  readonly source: JsonObject;
  readonly api: Api;
}

export function sideOf(source: JsonObject): Side {
  return { source, api: readApi(source, 'ledger') };
}

export function lookUp(source: Json, pointer: string): Json | undefined {
  return new Part(source, '').at(...keysOf(pointer)).value;
}

/** The reason (`x-observed`) why we corrected our description at a pointer or around it. Undefined if we did not. */
export function correction(source: JsonObject, pointer: string): string | undefined {
  const keys = pointer.split('/');
  for (let length = keys.length; length > 3; length--) {
    const node = lookUp(source, keys.slice(0, length).join('/'));
    const reason = isObject(node) ? node['x-observed'] : undefined;
    if (typeof reason === 'string') return reason;
  }
  return undefined;
}
