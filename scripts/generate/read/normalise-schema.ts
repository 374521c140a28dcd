import { typeName } from '../api.js';
import { isInherited } from '../code-text.js';
import { at, GenerationError, keysOf } from '../generation-error.js';
import { type Limit, limits, mapValues, type Schema, type SchemaType, schemaTypes } from '../schema.js';
import { isObject, type Json, type JsonObject } from './read-description.js';

// Keywords that do not affect which values are valid.
const annotations =
  '$comment contentEncoding contentMediaType discriminator example examples externalDocs readOnly title writeOnly xml';
const keywords = `$ref additionalProperties allOf anyOf const default deprecated description enum format items nullable
  oneOf properties required type`;
const supported = new Set([...annotations.split(' '), ...keywords.split(/\s+/), ...limits]);

const componentPrefix = '#/components/schemas/';

/** Converts a schema of OpenAPI 3.0 or 3.1 to the form that the emitters read. */
export function normaliseSchema(source: Json | undefined, pointer: string): Schema {
  if (source === true) return { pointer };
  if (!isObject(source)) throw new GenerationError(pointer, 'expected a schema, an object');
  for (const key of Object.keys(source)) {
    if (!supported.has(key) && !key.startsWith('x-'))
      throw new GenerationError(at(pointer, key), `the keyword ${key} is not supported`);
  }
  const words = annotate(source, pointer);
  const { ref, ...own } = shape(source, pointer);
  const members = ['allOf' as const, 'anyOf' as const, 'oneOf' as const].flatMap((keyword) =>
    compose(source, keyword, pointer),
  );
  // Keywords next to a reference are a condition of their own, as with `allOf`.
  const parts = [
    ...(isEmpty(own) ? [] : [own]),
    ...(ref === undefined ? [] : [{ ref, pointer }]),
    ...members,
  ];
  const joined = parts.length === 1 ? parts[0] : parts.length ? { allOf: parts, pointer } : own;
  // OpenAPI 3.0 allows `nullable` next to a reference or a composition, which has no `type` to extend.
  const nullable = source.nullable === true && parts.length > 0 && !(own.type && parts.length === 1);
  const schema = nullable ? { anyOf: [joined, { type: ['null'], pointer }], pointer } : joined;
  return { ...schema, ...wordsBesideReference(source), ...words, pointer } as Schema;
}

/** In OpenAPI 3.0, a reference gets a description from a second member of `allOf` that has nothing else. */
function wordsBesideReference({ allOf }: JsonObject): Partial<Schema> {
  const members = Array.isArray(allOf) ? allOf.filter(isObject) : [];
  const wordy = members.filter((member) => Object.keys(member).every((key) => key === 'description'));
  const [description] = wordy.flatMap((member) =>
    typeof member.description === 'string' ? [member.description] : [],
  );
  return description === undefined ? {} : { description };
}

function isEmpty(schema: Schema): boolean {
  return Object.keys(schema).every((key) => key === 'pointer');
}

function annotate(source: JsonObject, pointer: string): Partial<Schema> {
  const words: Partial<Schema> = {};
  if (source.description !== undefined) {
    if (typeof source.description !== 'string')
      throw new GenerationError(at(pointer, 'description'), 'expected a string');
    words.description = source.description;
  }
  if (source.deprecated === true) words.deprecated = true;
  if (source.default !== undefined) words.default = source.default;
  if (source['x-observed'] !== undefined) words.observed = true;
  const since = source['x-since'];
  if (since !== undefined) {
    // YAML reads 0.160 as a number, 0.16.
    if (typeof since !== 'string' || !/^\d+\.\d+\.\d+$/.test(since))
      throw new GenerationError(
        at(pointer, 'x-since'),
        'expected a version in three parts in quotes, such as "0.160.0"',
      );
    words.since = since;
  }
  if (source['x-value'] === 'amount') words.isAmount = true;
  return words;
}

function compose(source: JsonObject, keyword: 'allOf' | 'anyOf' | 'oneOf', pointer: string): Schema[] {
  const list = source[keyword];
  if (list === undefined) return [];
  const here = at(pointer, keyword);
  if (!Array.isArray(list) || list.length === 0)
    throw new GenerationError(here, 'expected a list of schemas');
  const members = list
    .map((member, index) => normaliseSchema(member, at(here, index)))
    .filter((member) => keyword !== 'allOf' || !isEmpty(withoutWords(member)));
  if (keyword === 'allOf') return members;
  return members.length === 1 ? members : [{ anyOf: members, pointer: here }];
}

function withoutWords(schema: Schema): Schema {
  const { description: _, deprecated: __, default: ___, since: ____, observed: _____, ...own } = schema;
  return own;
}

function shape(source: JsonObject, pointer: string): Schema {
  const schema: Schema = { pointer };
  if (source.$ref !== undefined) schema.ref = componentName(source.$ref, at(pointer, '$ref'));
  const type = types(source, pointer);
  if (type) schema.type = type;
  if (typeof source.format === 'string') schema.format = source.format;
  const values = enumeration(source, type, pointer);
  if (values?.every((value) => value === null)) schema.type = ['null'];
  else if (values) schema.enum = values;
  if (source.properties !== undefined) {
    if (!isObject(source.properties))
      throw new GenerationError(at(pointer, 'properties'), 'expected an object of schemas');
    schema.properties = mapValues(source.properties, (member, name) => {
      const here = at(pointer, 'properties', name);
      if (isInherited(name))
        throw new GenerationError(
          here,
          `a property cannot be named ${name}, because every object inherits this name`,
        );
      return normaliseSchema(member, here);
    });
    schema.type ??= ['object'];
  }
  if (source.required !== undefined) schema.required = names(source.required, at(pointer, 'required'));
  if (source.additionalProperties === false) schema.additionalProperties = false;
  else if (isObject(source.additionalProperties))
    schema.additionalProperties = normaliseSchema(
      source.additionalProperties,
      at(pointer, 'additionalProperties'),
    );
  if (source.items !== undefined) schema.items = normaliseSchema(source.items, at(pointer, 'items'));
  const range = limitsOf(source, pointer);
  if (range) schema.limits = range;
  return schema;
}

function componentName(ref: Json, pointer: string): string {
  if (typeof ref !== 'string' || !ref.startsWith(componentPrefix))
    throw new GenerationError(pointer, `expected a reference to ${componentPrefix}…, got ${String(ref)}`);
  return typeName(keysOf(ref).slice(2).join('/'));
}

function types(source: JsonObject, pointer: string): SchemaType[] | undefined {
  if (source.type === undefined) return undefined;
  const list = [source.type].flat();
  if (list.length === 0) throw new GenerationError(at(pointer, 'type'), 'expected a type');
  if (source.nullable === true && !isComposed(source)) list.push('null');
  return list.map((type) => {
    const found = schemaTypes.find((name) => name === type);
    if (!found)
      throw new GenerationError(
        at(pointer, 'type'),
        `unknown type ${String(type)}; expected one of ${schemaTypes.join(', ')}`,
      );
    return found;
  });
}

/** Next to a composition, `nullable` applies to the whole: no member has to allow null. */
function isComposed(source: JsonObject): boolean {
  return ['$ref', 'allOf', 'anyOf', 'oneOf'].some((keyword) => source[keyword] !== undefined);
}

function enumeration(source: JsonObject, type: SchemaType[] | undefined, pointer: string): Schema['enum'] {
  if (source.const !== undefined) return [scalar(source.const, at(pointer, 'const'))];
  if (source.enum === undefined) return undefined;
  if (!Array.isArray(source.enum) || source.enum.length === 0)
    throw new GenerationError(at(pointer, 'enum'), 'expected a list of values');
  const values = source.enum.map((value, index) => scalar(value, at(pointer, 'enum', index)));
  // If the type is nullable and the enum lacks null, null is valid: the author meant so.
  return type?.includes('null') && !values.includes(null) ? [...values, null] : values;
}

function scalar(value: Json, pointer: string): string | number | boolean | null {
  if (typeof value === 'object' && value !== null)
    throw new GenerationError(pointer, 'expected a string, a number, a boolean or null');
  if (typeof value === 'bigint') throw new GenerationError(pointer, 'expected an integer within 2^53');
  return value;
}

function names(list: Json, pointer: string): string[] {
  if (!Array.isArray(list)) throw new GenerationError(pointer, 'expected a list of property names');
  if (list.some((name) => typeof name !== 'string' || isInherited(name)))
    throw new GenerationError(pointer, 'expected a list of property names');
  return list.map(String);
}

/** Returns the expectation that a limit does not meet. Limits are written into code, where a string could run. */
function limitError(limit: string, value: unknown): string | undefined {
  if (limit === 'pattern') return patternError(value);
  if (limit === 'uniqueItems') return typeof value === 'boolean' ? undefined : 'expected true or false';
  if (typeof value !== 'number' && typeof value !== 'bigint') return 'expected a number';
  if (limit === 'multipleOf') return value > 0 ? undefined : 'expected a number above 0';
  const isCount = /^(min|max)(Length|Items|Properties)$/.test(limit);
  const isInteger = typeof value === 'bigint' || Number.isInteger(value);
  return isCount && !(isInteger && value >= 0) ? 'expected a whole number from 0' : undefined;
}

function patternError(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'expected a string';
  try {
    new RegExp(value);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function limitsOf(source: JsonObject, pointer: string): Schema['limits'] {
  const found: Partial<Record<Limit, number | bigint | string | boolean>> = {};
  for (const limit of limits) {
    const value = source[limit];
    if (value === undefined) continue;
    if (typeof value === 'object') throw new GenerationError(at(pointer, limit), 'expected a scalar');
    if (typeof value === 'boolean' && limit !== 'uniqueItems') {
      // OpenAPI 3.0: `exclusiveMinimum: true` makes `minimum` exclusive.
      const bound = source[limit === 'exclusiveMinimum' ? 'minimum' : 'maximum'];
      if (!limit.startsWith('exclusive') || (typeof bound !== 'number' && typeof bound !== 'bigint'))
        throw new GenerationError(at(pointer, limit), 'expected a number');
      if (!value) continue;
      found[limit] = bound;
      delete found[limit === 'exclusiveMinimum' ? 'minimum' : 'maximum'];
    } else found[limit] = value;
  }
  for (const [limit, value] of Object.entries(found)) {
    const expected = limitError(limit, value);
    if (expected) throw new GenerationError(at(pointer, limit), expected);
  }
  return Object.keys(found).length ? found : undefined;
}
