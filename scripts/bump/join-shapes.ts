import type { Schema } from '../generate/schema.js';
import type { Shape } from './shape.js';

/** What fits both of two shapes, or either of them. */
export function join(kind: 'allOf' | 'anyOf', a: Shape, b: Shape): Shape {
  const isBoth = kind === 'allOf';
  /** Of what may be; undefined where there is no limit. */
  const choice = <Value>(one: ReadonlySet<Value> | undefined, other: ReadonlySet<Value> | undefined) => {
    if (one && other) return isBoth ? common(one, other) : new Set([...one, ...other]);
    return isBoth ? (one ?? other) : undefined;
  };
  const schema = (one: Schema | undefined, other: Schema | undefined): Schema | undefined =>
    one && other ? { [kind]: [one, other], pointer: one.pointer } : (one ?? other);
  return {
    types: choice(a.types, b.types),
    nullable: isBoth ? a.nullable && b.nullable : a.nullable || b.nullable,
    format: isBoth ? (a.format ?? b.format) : a.format === b.format ? a.format : undefined,
    words: choice(a.words, b.words),
    limits: new Map(
      isBoth
        ? [...a.limits, ...b.limits]
        : [...a.limits].filter(([name, value]) => b.limits.get(name) === value),
    ),
    properties: new Map(
      [...a.properties, ...b.properties].map(([name, own]) => [
        name,
        schema(a.properties.get(name), b.properties.get(name)) ?? own,
      ]),
    ),
    required: isBoth ? new Set([...a.required, ...b.required]) : common(a.required, b.required),
    items: schema(a.items, b.items),
    members: schema(a.members, b.members),
    components: new Set([...a.components, ...b.components]),
    origin: isBoth ? b.origin : a.origin,
  };
}

function common<Value>(a: ReadonlySet<Value>, b: ReadonlySet<Value>): Set<Value> {
  return new Set([...a].filter((value) => b.has(value)));
}
