// By its inner path: the face of the room that reads descriptions is two files. All tests get them here.
import { readFileSync } from 'node:fs';
import type { Api } from '../../scripts/generate/api.js';
import { at, GenerationError, keysOf } from '../../scripts/generate/generation-error.js';
import { readApi } from '../../scripts/generate/read/read-api.js';
import {
  isObject,
  type Json,
  type JsonObject,
  parseDescription,
} from '../../scripts/generate/read/read-description.js';
import type { Service } from '../setup/description.js';

export type { Api };
export { at, GenerationError, isObject, type Json, type JsonObject, keysOf, parseDescription, readApi };

/** The text of a file in the folder of descriptions. */
export function descriptionText(name: string): string {
  return readFileSync(new URL(`../../openapi/${name}.yaml`, import.meta.url), 'utf8');
}

/** The API that the generator reads from the description of a service. */
export function apiOf(service: Service): Api {
  return readApi(parseDescription(descriptionText(service)), service);
}

/** A reply of JSON with this schema, as the replies of an operation. */
export function replies(schema: Json): JsonObject {
  return { 200: { description: 'Found.', content: { 'application/json': { schema } } } };
}

interface Parts {
  path?: string;
  operation?: JsonObject;
  item?: JsonObject;
  schemas?: JsonObject;
  parameters?: JsonObject;
  /** Further members of the description. */
  more?: JsonObject;
}

/** A description of one GET operation with these parts. */
export function description({
  path = '/things',
  operation = {},
  item = {},
  schemas = {},
  parameters = {},
  more = {},
}: Parts): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1.0.0' },
    paths: {
      [path]: {
        ...item,
        get: { operationId: 'getThings', responses: replies({ type: 'object' }), ...operation },
      },
    },
    components: { schemas, parameters },
    ...more,
  };
}

/** The API that the generator reads from a description with these parts. */
export function read(parts: Parts): Api {
  return readApi(description(parts), 'ledger');
}

/** The place and reason for which the generator refuses a description with these parts; undefined if it accepts it. */
export function refusal(parts: Parts): { pointer: string; reason: string } | undefined {
  try {
    read(parts);
  } catch (error) {
    if (error instanceof GenerationError) return { pointer: error.pointer, reason: error.reason };
    throw error;
  }
  return undefined;
}
