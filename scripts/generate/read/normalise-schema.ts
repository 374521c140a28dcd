import { isInherited } from '../code-text.js';
import { compiledPattern, type Limit, limits, type Schema, type SchemaType, schemaTypes } from '../schema.js';
import type { DescriptionNode } from './description-node.js';
import { readKeys } from './keys.js';
import { isObject, type JsonObject } from './read-description.js';
import { referencedName } from './references.js';

// Keywords that do not affect which values are valid.
const annotations =
  '$comment contentEncoding contentMediaType discriminator example examples externalDocs readOnly title writeOnly xml';
const keywords = `$ref additionalProperties allOf anyOf const default deprecated description enum format items nullable
  oneOf properties required type`;
const supported = new Set([...annotations.split(' '), ...keywords.split(/\s+/), ...limits]);

/** Keys of a schema that do not affect its type. */
const words = new Set('base64 columns default deprecated description form observed pointer since'.split(' '));

export function normaliseSchema(node: DescriptionNode): Schema {
  const { pointer } = node;
  if (node.value === true) return { pointer };
  const source = node.object('a schema, an object');
  for (const key of Object.keys(source)) {
    if (!supported.has(key) && !key.startsWith('x-'))
      node.at(key).reject(`the keyword ${key} is not supported; remove it`);
  }
  const words = annotate(node);
  const { ref, ...own } = shape(node);
  const members = (['allOf', 'anyOf', 'oneOf'] as const).flatMap((keyword) => compose(node, keyword));
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

function annotate(node: DescriptionNode): Partial<Schema> {
  const words: Partial<Schema> = {};
  const value = (key: string) => node.at(key).value;
  const description = node.at('description').optional((text) => text.string('a string'));
  if (description !== undefined) words.description = description;
  if (value('deprecated') === true) words.deprecated = true;
  if (value('default') !== undefined) words.default = value('default');
  const keys = readKeys(node, 'schema', {});
  if (keys['x-form'] !== undefined) words.form = keys['x-form'];
  if (keys['x-observed'] !== undefined) words.observed = true;
  if (keys['x-since'] !== undefined) words.since = keys['x-since'];
  if (keys['x-value'] === 'amount') words.isAmount = true;
  if (keys['x-tuple']) words.isTuple = true;
  if (value('contentEncoding') === 'base64') words.base64 = true;
  const columns = keys['x-columns'] ?? [];
  if (columns.length > 0) words.columns = columns;
  return words;
}

function compose(node: DescriptionNode, keyword: 'allOf' | 'anyOf' | 'oneOf'): Schema[] {
  const list = node.at(keyword);
  const items = list.items('a list of schemas');
  if (list.value !== undefined && items.length === 0) list.fail('a list of one or more schemas');
  const members = items
    .map(normaliseSchema)
    .filter((member) => keyword !== 'allOf' || Object.keys(member).some((key) => !words.has(key)));
  if (keyword === 'allOf' || members.length < 2) return members;
  return [{ anyOf: members, pointer: list.pointer }];
}

function shape(node: DescriptionNode): Schema {
  const schema: Schema = { pointer: node.pointer };
  const ref = node.at('$ref').optional(referenceOf);
  if (ref !== undefined) schema.ref = ref;
  const type = node.at('type').optional((types) => typesOf(types, node));
  if (type) schema.type = type;
  const format = node.at('format').value;
  if (typeof format === 'string') schema.format = formatOf(format);
  if (type && (schema.format === 'int64' || schema.format === 'int128'))
    schema.type = type.map((name) => (name === 'number' ? 'integer' : name));
  const values = enumeration(node, type);
  if (values?.every((value) => value === null)) schema.type = ['null'];
  else if (values) schema.enum = values;
  const properties = node.at('properties').optional((map) => map.members('an object of schemas'));
  if (properties) {
    schema.properties = Object.fromEntries(
      properties.map(([name, member]) => [name, property(name, member)]),
    );
    schema.type ??= ['object'];
  }
  const required = node.at('required').optional(names);
  if (required) schema.required = required;
  const others = node.at('additionalProperties');
  if (others.value === false) schema.additionalProperties = false;
  else if (isObject(others.value)) schema.additionalProperties = normaliseSchema(others);
  const items = node.at('items').optional(normaliseSchema);
  if (items) schema.items = items;
  const range = limitsOf(node);
  if (range) schema.limits = range;
  return schema;
}

function property(name: string, member: DescriptionNode): Schema {
  if (isInherited(name))
    member.reject(`a property cannot be named ${name}, because every object inherits this name`);
  return normaliseSchema(member);
}

/** The name of the type that a `$ref` leads to. Whether it exists is checked when all schemas are read. */
function referenceOf(node: DescriptionNode): string {
  const { value } = node;
  if (typeof value === 'string' && value.startsWith('#/')) return referencedName(value);
  return node.fail('a reference into this description, which begins with #/');
}

/**
 * The format of an integer in two sizes: 64 bits, and more. An integer that may exceed 2^53 would be rounded as a number,
 * also if a description calls it `number`.
 */
function formatOf(format: string): string {
  const [, unsigned, digits] = /^(u?)int(\d+)$/i.exec(format) ?? [];
  const bits = Number(digits) + (unsigned ? 1 : 0);
  if (format === 'long') return 'int64';
  if (/^(u|unsigned-?)long$|^big-?int(eger)?$/i.test(format) || bits > 64) return 'int128';
  return bits > 53 ? 'int64' : format;
}

function typesOf(node: DescriptionNode, schema: DescriptionNode): SchemaType[] {
  const list = Array.isArray(node.value) ? node.items('a list of types') : [node];
  const types = list.map((type) => type.oneOf(schemaTypes));
  if (types.length === 0) node.fail('a type');
  return schema.at('nullable').value === true && !isComposed(schema) ? [...types, 'null'] : types;
}

/** Next to a composition, `nullable` applies to the whole: no member has to allow null. */
function isComposed(schema: DescriptionNode): boolean {
  return ['$ref', 'allOf', 'anyOf', 'oneOf'].some((keyword) => schema.at(keyword).value !== undefined);
}

function enumeration(node: DescriptionNode, type: SchemaType[] | undefined): Schema['enum'] {
  const constant = node.at('const').optional(scalar);
  if (constant !== undefined) return [constant];
  const list = node.at('enum');
  if (list.value === undefined) return undefined;
  const values = list.items('a list of values').map(scalar);
  if (values.length === 0) list.fail('a list of one or more values');
  // If the type is nullable and the enum lacks null, null is valid: the author meant so.
  return type?.includes('null') && !values.includes(null) ? [...values, null] : values;
}

function scalar(node: DescriptionNode): string | number | boolean | null {
  const { value } = node;
  if (typeof value === 'bigint') return node.fail('an integer within 2^53');
  if (value === undefined || (typeof value === 'object' && value !== null))
    return node.fail('a string, a number, a boolean or null');
  return value;
}

function names(list: DescriptionNode): string[] {
  const expected = 'a list of property names';
  return list.items(expected).map((name) => {
    const text = name.string(expected);
    return isInherited(text) ? name.fail(expected) : text;
  });
}

/** Returns the expectation that a limit does not meet. Limits are written into code, where a string could run. */
function limitError(limit: string, value: unknown): string | undefined {
  if (limit === 'pattern' || limit === 'x-usual') return patternError(value);
  if (limit === 'uniqueItems') return typeof value === 'boolean' ? undefined : 'true or false';
  if (typeof value !== 'number' && typeof value !== 'bigint') return 'a number';
  if (limit === 'multipleOf') return value > 0 ? undefined : 'a number above 0';
  const isCount = /^(min|max)(Length|Items|Properties)$/.test(limit);
  const isInteger = typeof value === 'bigint' || Number.isInteger(value);
  return isCount && !(isInteger && value >= 0) ? 'a whole number from 0' : undefined;
}

function patternError(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'a string';
  try {
    compiledPattern(value);
    return undefined;
  } catch (error) {
    return `a regular expression (${(error as Error).message})`;
  }
}

function limitsOf(node: DescriptionNode): Schema['limits'] {
  const found: Partial<Record<Limit, number | bigint | string | boolean>> = {};
  for (const limit of limits) {
    const own = node.at(limit);
    const { value } = own;
    if (value === undefined) continue;
    if (typeof value === 'object') own.fail('a scalar');
    else if (typeof value === 'boolean' && limit.startsWith('exclusive')) {
      // OpenAPI 3.0: `exclusiveMinimum: true` makes `minimum` exclusive.
      const plain = limit === 'exclusiveMinimum' ? 'minimum' : 'maximum';
      const bound = node.at(plain).value;
      if (typeof bound !== 'number' && typeof bound !== 'bigint') own.fail('a number');
      else if (value) {
        found[limit] = bound;
        delete found[plain];
      }
    } else found[limit] = value;
  }
  for (const [limit, value] of Object.entries(found)) {
    const expected = limitError(limit, value);
    if (expected) node.at(limit).fail(expected);
  }
  return Object.keys(found).length ? found : undefined;
}
