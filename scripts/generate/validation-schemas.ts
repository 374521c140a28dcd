import type { Api } from './api.js';
import type { Schema } from './schema.js';
import { reachable } from './type-schemas.js';

/** A JSON Schema (draft 7) that Ajv compiles. `x-properties`, `x-values` and `x-most` are ours, and report drift. */
export type ValidationSchema = { [keyword: string]: unknown };

/** The part of a schema that another one extends: all but the check for properties that nobody declared. */
export function fieldsOf(name: string, api: Api): string {
  let fields = `${name}Fields`;
  while (api.schemas.has(fields)) fields += '_';
  return fields;
}

/** One schema per component that a reply or a body can reach, by name. */
export function checkedSchemas(api: Api): Map<string, ValidationSchema> {
  const found = new Map<string, ValidationSchema>();
  const extended = new Set<string>();
  const names = reachable(
    api,
    api.operations.flatMap(({ reply, body }) => [reply, ...(body?.schema ? [body.schema] : [])]),
  );
  for (const name of [...names].sort()) {
    const schema = api.schemas.get(name);
    if (schema) found.set(name, validationSchema(schema, api, extended));
  }
  // An extended schema is split in two: its fields, and the check that nothing stands beside them.
  for (const name of extended) {
    const schema = api.schemas.get(name);
    if (!schema) continue;
    found.set(fieldsOf(name, api), validationSchema(schema, api, extended, true));
    const names = knownProperties(schema, api);
    found.set(name, {
      allOf: [{ $ref: fieldsOf(name, api) }],
      ...(names ? { 'x-properties': names } : {}),
    });
  }
  return found;
}

function validationSchema(schema: Schema, api: Api, extended: Set<string>, open = false): ValidationSchema {
  const inner = (part: Schema): ValidationSchema => validationSchema(part, api, extended);
  const part = (member: Schema): ValidationSchema => {
    if (member.ref === undefined || !knownProperties(member, api))
      return validationSchema(member, api, extended, true);
    extended.add(member.ref);
    return { $ref: fieldsOf(member.ref, api) };
  };
  if (schema.ref !== undefined) return { $ref: schema.ref };
  const out: ValidationSchema = {};
  if (schema.type) out.type = schema.type.length === 1 ? schema.type[0] : schema.type;
  Object.assign(out, schema.limits, numericFormat(schema));
  if (schema.format) out.format = schema.format;
  const pattern = schema.format === undefined ? undefined : timePatterns.get(schema.format);
  if (pattern !== undefined && schema.type?.includes('string')) out.pattern ??= pattern;
  // Ajv compares what is no scalar with a function of its own, which a module of ours cannot import.
  if (!schema.items?.type?.every((type) => type !== 'object' && type !== 'array')) delete out.uniqueItems;
  if (schema.limits?.maxItems !== undefined) {
    delete out.maxItems;
    out['x-most'] = schema.limits.maxItems;
  }
  if (schema.enum) out['x-values'] = schema.enum.filter((value) => value !== null);
  if (schema.required) out.required = schema.required;
  if (schema.properties) out.properties = mapValues(schema.properties, inner);
  if (schema.additionalProperties) out.additionalProperties = inner(schema.additionalProperties);
  if (schema.items) out.items = inner(schema.items);
  if (schema.allOf) out.allOf = schema.allOf.map(part);
  if (schema.anyOf) {
    const objects = schema.anyOf.filter((member) => knownProperties(member, api));
    out.anyOf = widened(schema.anyOf, api).map(objects.length > 1 || open ? part : inner);
  }
  const names = open ? undefined : ownProperties(schema, api);
  if (names) out['x-properties'] = names;
  return out;
}

/**
 * Alternatives of which each knows the words of all, as in a property that says which one came. Ajv tries one after
 * the other, and a word that another one declares is not new.
 */
function widened(anyOf: readonly Schema[], api: Api): readonly Schema[] {
  const targets = anyOf.map((member) => resolved(member, api));
  const places = targets.map((target) => ({ '': target, ...target.properties }));
  const words = new Map<string, Set<string | number | boolean | null>>();
  const anyWord = new Set<string>();
  for (const [place, schema] of places.flatMap((schemas) => Object.entries(schemas))) {
    const { enum: values, type } = resolved(schema, api);
    if (values) words.set(place, new Set([...(words.get(place) ?? []), ...values]));
    else if (!type || type.some((name) => !['null', 'object', 'array'].includes(name))) anyWord.add(place);
  }
  const widen = (place: string, schema: Schema): Schema => {
    const { enum: values, ...rest } = resolved(schema, api);
    if (!values || (values.length === words.get(place)?.size && !anyWord.has(place))) return schema;
    return anyWord.has(place) ? rest : { ...rest, enum: [...(words.get(place) ?? values)] };
  };
  return anyOf.map((member, index) => {
    const target = targets[index] ?? member;
    const whole = widen('', target);
    const properties = Object.entries(target.properties ?? {}).map(([name, schema]): [string, Schema] => [
      name,
      widen(name, schema),
    ]);
    const same =
      whole === target && properties.every(([name, schema]) => schema === target.properties?.[name]);
    if (same) return member;
    return { ...whole, ...(target.properties ? { properties: Object.fromEntries(properties) } : {}) };
  });
}

function resolved(schema: Schema, api: Api): Schema {
  const target = schema.ref === undefined ? undefined : api.schemas.get(schema.ref);
  return target ? resolved(target, api) : schema;
}

/** Names that may stand in an object, unless the check is made further inside or any name may. */
function ownProperties(schema: Schema, api: Api): readonly string[] | undefined {
  const alternatives = schema.anyOf?.filter((member) => knownProperties(member, api)) ?? [];
  const composed = schema.properties || schema.allOf || alternatives.length > 1;
  return composed ? knownProperties(schema, api) : undefined;
}

/** Every property that a schema and all it is made of declare; undefined where it is no object or any may come. */
function knownProperties(schema: Schema, api: Api): readonly string[] | undefined {
  if (schema.ref !== undefined) {
    const target = api.schemas.get(schema.ref);
    return target && knownProperties(target, api);
  }
  if (schema.additionalProperties) return undefined;
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  const inside = parts.map((part) => knownProperties(part, api)).filter((names) => names !== undefined);
  if (!schema.properties && inside.length === 0) return undefined;
  return [...new Set([...Object.keys(schema.properties ?? {}), ...inside.flat()])].sort();
}

/** Times as RFC 3339 writes them; which days a month has is not looked at. */
const timePatterns: ReadonlyMap<string, string> = new Map([
  ['date', String.raw`^\d{4}-[01]\d-[0-3]\d$`],
  [
    'date-time',
    String.raw`^\d{4}-[01]\d-[0-3]\d[Tt][0-2]\d:[0-5]\d:[0-6]\d(\.\d+)?([Zz]|[+-][0-2]\d:[0-5]\d)$`,
  ],
]);

/** What is wider than 32 bits is judged when it is decoded, exactly: here it may have been rounded. */
function numericFormat({ format, limits }: Schema): ValidationSchema {
  return format === 'int32'
    ? { minimum: -(2 ** 31), maximum: 2 ** 31 - 1, ...plainNumbers(limits) }
    : plainNumbers(limits);
}

/** Replies are checked as `JSON.parse` reads them, so a limit beyond 2^53 is compared as a number too. */
function plainNumbers(limits: Schema['limits']): ValidationSchema {
  return Object.fromEntries(
    Object.entries(limits ?? {})
      .filter(([, value]) => typeof value === 'bigint' || typeof value === 'number')
      .filter(([name]) => name !== 'maxItems')
      .map(([name, value]) => [name, Number(value)]),
  );
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
