import { didYouMean } from '../../../src/errors/errors.js';
import type { Operation } from '../api.js';
import { itemSchema, namesIn, type Schema, type Schemas } from '../schema.js';
import { type DescriptionNode, defined } from './description-node.js';

/** The names that the value of a key may have. Each place in a description has some of them. */
export interface Names {
  readonly parameters?: readonly string[];
  readonly reply?: Schema;
  readonly item?: Schema | undefined;
  readonly body?: Schema;
  readonly operations?: readonly Operation[];
  readonly schemas?: Schemas;
}

/**
 * Reads the value of a key, and refuses a value of another form or a name that does not exist. The table of keys is made of
 * shapes, so that what is read, what is refused and what has to be documented cannot differ.
 */
export interface Shape<Value> {
  (node: DescriptionNode, names: Names): Value;
  /** The fields of an object, or of the objects in a list. */
  readonly fields?: Readonly<Record<string, Shape<unknown>>>;
}

export type Fields<Value> = { readonly [Key in keyof Value]-?: Shape<Value[Key]> };

export const flag: Shape<true | undefined> = (node) => node.flag();
export const numeric: Shape<number | bigint> = (node) => node.number();
export const positive: Shape<number> = (node) => node.positive();
export const scalar: Shape<string | number | boolean> = (node) => node.scalar();

export function text(expected: string): Shape<string> {
  return (node) => node.string(expected);
}

export function oneOf<Word extends string>(...words: readonly Word[]): Shape<Word> {
  return (node) => node.oneOf(words);
}

export function optional<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return withFields((node, names) => node.optional((value) => shape(value, names)), shape.fields);
}

/** A list, which is empty if it does not exist. */
export function listOf<Value>(shape: Shape<Value>, expected: string): Shape<Value[]> {
  return withFields((node, names) => node.items(expected).map((item) => shape(item, names)), shape.fields);
}

export function object<Value>(fields: Fields<Value>): Shape<Value> {
  const known = Object.keys(fields);
  const shapes = Object.entries<Shape<unknown>>(fields);
  return withFields((node, names) => {
    for (const [name, field] of node.members(`an object with ${known.join(', ')}`))
      if (!known.includes(name)) rejectName(field, 'field', name, known);
    return defined(
      Object.fromEntries(shapes.map(([name, shape]) => [name, shape(node.at(name), names)])),
    ) as Value;
  }, fields);
}

/** An object whose other fields are about the reply and the parameters of the operation that it names. */
export function aboutOperation<Value extends { operationId: string; path: string }>(
  fields: Fields<Omit<Value, 'operationId' | 'path'>>,
): Shape<Value> {
  const whole = object<{ operation: Operation }>({ operation: operationName, ...fields } as never);
  const read: Shape<Value> = (node, names) => {
    const { operationId, path, reply, parameters } = operationName(node.at('operation'), names);
    const about = { ...names, reply, parameters: parameters.map(({ name }) => name) };
    const { operation: _, ...others } = whole(node, about);
    return { operationId, path, ...others } as unknown as Value;
  };
  return withFields(read, whole.fields);
}

export const parameter: Shape<string> = (node, { parameters = [] }) => known(node, 'parameter', parameters);

export const parameters = listOf(parameter, 'a list of parameters');

/** Values by the names of parameters. */
export const parameterValues: Shape<Readonly<Record<string, unknown>>> = (node, { parameters = [] }) => {
  const expected = 'an object of parameters';
  for (const [name, value] of node.members(expected))
    if (!parameters.includes(name)) rejectName(value, 'parameter', name, parameters);
  return node.object(expected);
};

/** The text of a query, such as `limit=1&order=desc`. */
export const query: Shape<string> = (node, { parameters = [] }) => {
  const value = node.string('the text of a query');
  for (const name of new URLSearchParams(value).keys())
    if (!parameters.includes(name)) rejectName(node, 'parameter', name, parameters);
  return value;
};

const operationName: Shape<Operation> = (node, { operations = [] }) =>
  operationIn(node, 'operation', operations);

export const listOperation: Shape<Operation> = (node, { operations = [] }) =>
  operationIn(
    node,
    'list',
    operations.filter(({ items }) => items),
  );

function operationIn(node: DescriptionNode, what: string, operations: readonly Operation[]): Operation {
  const name = known(
    node,
    what,
    operations.map(({ operationId }) => operationId),
  );
  return operations.find(({ operationId }) => operationId === name) ?? node.fail('an operationId');
}

/** The name of a field that each item of the operation's list has. */
export const itemField: Shape<string> = (node, { item, schemas = new Map() }) => {
  const name = node.string('the name of a field');
  if (!item) return node.reject('this operation has no list, whose items have fields');
  const names = namesIn(item, schemas);
  return names.has(name) ? name : rejectName(node, 'field', name, [...names.keys()], ' in an item');
};

/** An object with a value for some fields of the body. */
export function bodyFields<Value>(shape: Shape<Value>): Shape<Record<string, Value>> {
  return (node, names) => {
    const fields = names.body ? [...namesIn(names.body, names.schemas ?? new Map()).keys()] : [];
    const members = node.members('an object of regular expressions by field').map(([name, value]) => {
      if (!fields.includes(name)) rejectName(value, 'field', name, fields, ' in the body');
      return [name, shape(value, names)] as const;
    });
    return Object.fromEntries(members);
  };
}

/** A JSON pointer into the reply, with `*` for each item of an array. */
export const pointer: Shape<string> = (node, names) => {
  const place = node.string('a JSON pointer');
  if (!place.startsWith('/')) node.fail('a JSON pointer, which begins with /');
  checkPath(node, place.split('/').slice(1), names);
  return place;
};

/** A JSON pointer into an item of the operation's list, with `*` for each item of an array. */
export const itemPointer: Shape<string> = (node, { item, schemas }) => {
  if (!item) return node.reject('this operation has no list, whose items have fields');
  return pointer(node, defined({ reply: item, schemas }));
};

/** A list of keys that lead to a value in the reply. */
export const keyPath: Shape<(string | number)[]> = (node, names) => {
  const keys = node
    .items('a list of keys')
    .map((key) => (typeof key.value === 'number' ? key.value : key.string('a name or an index')));
  checkPath(node, keys.map(String), names);
  return keys;
};

function checkPath(
  node: DescriptionNode,
  keys: readonly string[],
  { reply, schemas = new Map() }: Names,
): void {
  let found: readonly Schema[] = reply ? [reply] : [];
  for (const [index, key] of keys.entries()) {
    const members = namesOf(found, schemas);
    const items = found.flatMap((schema) => itemSchema(schema, schemas) ?? []);
    if (items.length > 0 && /^(\*|\d+)$/.test(key)) found = items;
    else {
      const place = index === 0 ? ' in the reply' : ` in /${keys.slice(0, index).join('/')}`;
      const next = members.get(key) ?? rejectName(node, 'field', key, [...members.keys()], place);
      found = next;
    }
  }
}

function namesOf(parents: readonly Schema[], schemas: Schemas): Map<string, Schema[]> {
  const found = new Map<string, Schema[]>();
  for (const parent of parents)
    for (const [name, schema] of namesIn(parent, schemas))
      found.set(name, [...(found.get(name) ?? []), schema]);
  return found;
}

/** One of some names. The error for another one suggests the nearest. */
export function known<Name extends string>(
  node: DescriptionNode,
  what: string,
  names: readonly Name[],
  place = '',
): Name {
  const { value } = node;
  if (typeof value !== 'string')
    return node.fail(`the name of ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`);
  return names.find((name) => name === value) ?? rejectName(node, what, value, names, place);
}

/** A reader of the error looks at so many names. The kinds of parameters are 15; some objects have hundreds of fields. */
const maxListed = 20;

export function rejectName(
  node: DescriptionNode,
  what: string,
  name: string,
  names: readonly string[],
  place = '',
): never {
  const listed = names.length > 0 && names.length <= maxListed ? `; expected one of ${names.join(', ')}` : '';
  return node.reject(`there is no ${what} ${name}${place}${nearest(name, names) || listed}`);
}

/** `. Did you mean …?`, or nothing if no name is near. */
export function nearest(name: string, names: readonly string[]): string {
  const question = didYouMean(name, names);
  return question && `.${question}`;
}

function withFields<Value>(
  read: (node: DescriptionNode, names: Names) => Value,
  fields: Shape<Value>['fields'],
): Shape<Value> {
  return fields ? Object.assign(read, { fields }) : read;
}
