import type { Api } from '../generate/api.js';
import type { Schema } from '../generate/schema.js';
import { type Shape, shapeOf } from './shape.js';

/** Matches the start of a pattern that allows operators before the value. */
export const operatorsOf = /^\^\(+[a-z?|]+\)?\\?:\)\?/;

export interface Facets {
  readonly shape: Shape;
  readonly facets: ReadonlyMap<string, unknown>;
}

export function facetsOf(schema: Schema, api: Api): Facets {
  const shape = shapeOf(schema, api);
  const facets = new Map<string, unknown>(shape.limits);
  const set = (name: string, value: unknown): void => void (value !== undefined && facets.set(name, value));
  set('type', shape.types && ([...shape.types].sort().join(' or ') || 'null'));
  set('format', shape.format);
  set('null', shape.types ? (shape.nullable ? 'allowed' : 'refused') : undefined);
  set('words', shape.words && [...shape.words].sort());
  set('default', annotation(schema, api, 'default'));
  set('deprecated', annotation(schema, api, 'deprecated'));
  return { shape, facets };
}

function annotation(schema: Schema, api: Api, name: 'default' | 'deprecated'): unknown {
  const target = schema.ref === undefined ? undefined : api.schemas.get(schema.ref);
  return schema[name] ?? (target && annotation(target, api, name));
}

export function addedWords(before: unknown, after: unknown): string[] {
  const old = Array.isArray(before) ? before : [];
  return Array.isArray(after) ? after.filter((value) => !old.includes(value)) : [];
}

/** `+new -old`. */
export function signs(before: unknown, after: unknown): string {
  const gone = addedWords(after, before);
  return [...addedWords(before, after).map((word) => `+${word}`), ...gone.map((word) => `-${word}`)].join(
    ' ',
  );
}

export function same(a: unknown, b: unknown): boolean {
  return format(a) === format(b);
}

export function format(value: unknown): string {
  if (value === undefined) return 'none';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
