import type { Api } from '../generate/api.js';
import type { Schema, SchemaType } from '../generate/schema.js';

export interface Shape {
  /** Types without null. Undefined if any type is allowed. */
  types: ReadonlySet<SchemaType> | undefined;
  nullable: boolean;
  format: string | undefined;
  words: ReadonlySet<string> | undefined;
  limits: ReadonlyMap<string, string>;
  properties: ReadonlyMap<string, Schema>;
  required: ReadonlySet<string>;
  items: Schema | undefined;
  members: Schema | undefined;
  /** Components that were resolved on the way here. They detect cycles. */
  components: ReadonlySet<string>;
  /** JSON pointer of the declaration of the value itself. */
  origin: string;
}

export function shapeOf(schema: Schema, api: Api, seen: ReadonlySet<string> = new Set()): Shape {
  if (schema.ref !== undefined) {
    const target = api.schemas.get(schema.ref);
    if (!target || seen.has(schema.ref)) return bareShape({ pointer: schema.pointer });
    const shape = shapeOf(target, api, new Set([...seen, schema.ref]));
    return { ...shape, components: new Set([...shape.components, schema.ref]) };
  }
  const parts = [
    ...(schema.allOf ?? []).map((part) => shapeOf(part, api, seen)),
    ...(schema.anyOf ? [eitherOf(schema.anyOf, schema.pointer, api, seen)] : []),
  ];
  const { allOf: _, anyOf: __, description: ___, deprecated: ____, default: _____, ...rest } = schema;
  const { since: ______, observed: _______, ...own } = rest;
  const [only, another] = parts;
  const hasOwnConstraints = Object.keys(own).length > 1;
  if (only && !another && !hasOwnConstraints) return only;
  return [...(hasOwnConstraints ? [bareShape(own)] : []), ...parts].reduce(
    (a, b) => join('allOf', a, b),
    bareShape({ pointer: schema.pointer }),
  );
}

function bareShape(schema: Schema): Shape {
  const values = schema.enum?.filter((value) => value !== null);
  const types = schema.type ?? (values && [...new Set(values.map((value) => typeof value as SchemaType))]);
  return {
    types: types && new Set(types.filter((type) => type !== 'null')),
    nullable: schema.type?.includes('null') ?? schema.enum?.includes(null) ?? types === undefined,
    // Only OpenAPI 3.0 has these two formats. OpenAPI 3.1 has contentEncoding, which is an annotation.
    format: schema.format === 'binary' || schema.format === 'byte' ? undefined : schema.format,
    words: values && new Set(values.map(String)),
    limits: limitsOf(schema),
    properties: new Map(Object.entries(schema.properties ?? {})),
    required: new Set(schema.required),
    items: schema.items,
    members: schema.additionalProperties || undefined,
    components: new Set(),
    origin: schema.pointer,
  };
}

/** Limits as text. Bounds of the size of an int64 are left out, because the format implies them. */
function limitsOf({ limits = {} }: Schema): Map<string, string> {
  return new Map(
    Object.entries(limits)
      .filter(([name, value]) => !name.endsWith('imum') || Math.abs(Number(value)) < 2 ** 63)
      // Some descriptions escape colons in patterns, which has no effect.
      .map(([name, value]) => [name, String(value).replaceAll('\\:', ':')]),
  );
}

function eitherOf(
  alternatives: readonly Schema[],
  pointer: string,
  api: Api,
  seen: ReadonlySet<string>,
): Shape {
  const shapes = alternatives.map((part) => shapeOf(part, api, seen));
  const [first, ...others] = shapes.filter(({ types }) => types?.size !== 0);
  const nullable = shapes.some((shape) => shape.nullable);
  return {
    ...others.reduce((a, b) => join('anyOf', a, b), first ?? bareShape({ pointer, type: ['null'] })),
    nullable,
  };
}

function join(kind: 'allOf' | 'anyOf', a: Shape, b: Shape): Shape {
  const isBoth = kind === 'allOf';
  /** Joins two sets of allowed values. Undefined means that all values are allowed. */
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
