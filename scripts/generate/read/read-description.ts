import { readFile } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import { GenerationError } from '../generation-error.js';
import { mapValues } from '../schema.js';

/** A part of a description as YAML or JSON gives it, before anything is known about it. */
export type Json = null | boolean | number | bigint | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json | undefined };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads an OpenAPI description, YAML or JSON, with integers beyond 2^53 exact. */
export async function readDescription(file: string): Promise<JsonObject> {
  return parseDescription(await readFile(file, 'utf8'));
}

export function parseDescription(text: string): JsonObject {
  // Anchors are expanded by count: a file of nested aliases must not grow without end.
  const document = parseDocument(text, { intAsBigInt: true, uniqueKeys: true });
  const [error] = document.errors;
  if (error) throw new GenerationError('', error.message);
  const root: unknown = smallIntegersAsNumbers(document.toJS({ maxAliasCount: 100 }));
  if (!isObject(root)) throw new GenerationError('', 'expected an OpenAPI description, an object');
  return root;
}

function smallIntegersAsNumbers(value: unknown): unknown {
  if (typeof value === 'bigint') {
    const small = Number(value);
    return Number.isSafeInteger(small) ? small : value;
  }
  if (Array.isArray(value)) return value.map(smallIntegersAsNumbers);
  if (!isObject(value)) return value;
  return mapValues(value, smallIntegersAsNumbers);
}
