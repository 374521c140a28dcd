import type { Api } from '../generate/api.js';
import type { Schema } from '../generate/schema.js';
import { type Shape, shapeOf } from './shape.js';

/** How a pattern begins that lets operators stand in front. */
export const operatorsOf = /^\^\(+[a-z?|]+\)?\\?:\)\?/;

/** All that is said of one value itself, by keyword; types and words without null. */
export interface Facets {
  readonly shape: Shape;
  readonly said: ReadonlyMap<string, unknown>;
}

/** Reads what a schema says of the value, references followed. */
export function facetsOf(schema: Schema, api: Api): Facets {
  const shape = shapeOf(schema, api);
  const said = new Map<string, unknown>(shape.limits);
  const note = (name: string, value: unknown): void => void (value !== undefined && said.set(name, value));
  note('type', shape.types && ([...shape.types].sort().join(' or ') || 'null'));
  note('format', shape.format);
  note('null', shape.types ? (shape.nullable ? 'allowed' : 'refused') : undefined);
  note('words', shape.words && [...shape.words].sort());
  note('default', annotation(schema, api, 'default'));
  note('deprecated', annotation(schema, api, 'deprecated'));
  return { shape, said };
}

function annotation(schema: Schema, api: Api, name: 'default' | 'deprecated'): unknown {
  const target = schema.ref === undefined ? undefined : api.schemas.get(schema.ref);
  return schema[name] ?? (target && annotation(target, api, name));
}

export function same(a: unknown, b: unknown): boolean {
  return tell(a) === tell(b);
}

/** A value in the words of a report. */
export function tell(value: unknown): string {
  if (value === undefined) return 'none';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
