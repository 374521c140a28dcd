import type { Schema } from '../../generate/schema.js';
import type { Shape } from './shape.js';

/** What fits both. */
export function both(a: Shape, b: Shape): Shape {
  const join = (one: Schema | undefined, other: Schema | undefined): Schema | undefined =>
    one && other ? { allOf: [one, other], pointer: one.pointer } : (one ?? other);
  return {
    types:
      a.types && b.types ? new Set([...a.types].filter((type) => b.types?.has(type))) : (a.types ?? b.types),
    nullable: a.nullable && b.nullable,
    format: a.format ?? b.format,
    words:
      a.words && b.words ? new Set([...a.words].filter((word) => b.words?.has(word))) : (a.words ?? b.words),
    limits: new Map([...a.limits, ...b.limits]),
    properties: joined(a.properties, b.properties, join),
    required: new Set([...a.required, ...b.required]),
    items: join(a.items, b.items),
    members: join(a.members, b.members),
    components: new Set([...a.components, ...b.components]),
    origin: b.origin,
  };
}

/** What fits one of two. */
export function either(a: Shape, b: Shape): Shape {
  const join = (one: Schema | undefined, other: Schema | undefined): Schema | undefined =>
    one && other ? { anyOf: [one, other], pointer: one.pointer } : (one ?? other);
  return {
    types: a.types && b.types && new Set([...a.types, ...b.types]),
    nullable: a.nullable || b.nullable,
    format: a.format === b.format ? a.format : undefined,
    words: a.words && b.words && new Set([...a.words, ...b.words]),
    limits: new Map([...a.limits].filter(([name, value]) => b.limits.get(name) === value)),
    properties: joined(a.properties, b.properties, join),
    required: new Set([...a.required].filter((name) => b.required.has(name))),
    items: join(a.items, b.items),
    members: join(a.members, b.members),
    components: new Set([...a.components, ...b.components]),
    origin: a.origin,
  };
}

function joined(
  a: ReadonlyMap<string, Schema>,
  b: ReadonlyMap<string, Schema>,
  join: (one: Schema | undefined, other: Schema | undefined) => Schema | undefined,
): Map<string, Schema> {
  const names = new Set([...a.keys(), ...b.keys()]);
  return new Map(
    [...names].flatMap((name): [string, Schema][] => {
      const schema = join(a.get(name), b.get(name));
      return schema ? [[name, schema]] : [];
    }),
  );
}
