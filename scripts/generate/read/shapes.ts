import { didYouMean } from '../../../src/errors/errors.js';
import type { Operation } from '../api.js';
import { itemSchema, namesIn, type Schema, type Schemas } from '../schema.js';
import { defined, type Part } from './part.js';

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
  (part: Part, names: Names): Value;
  /** The fields of an object, or of the objects in a list. */
  readonly fields?: Readonly<Record<string, Shape<unknown>>>;
}

export type Fields<Value> = { readonly [Key in keyof Value]-?: Shape<Value[Key]> };

export const flag: Shape<true | undefined> = (part) => part.flag();
export const numeric: Shape<number | bigint> = (part) => part.number();
export const positive: Shape<number> = (part) => part.positive();
export const scalar: Shape<string | number | boolean> = (part) => part.scalar();

export function text(expected: string): Shape<string> {
  return (part) => part.string(expected);
}

export function oneOf<Word extends string>(...words: readonly Word[]): Shape<Word> {
  return (part) => part.oneOf(words);
}

export function optional<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return withFields((part, names) => part.optional((value) => shape(value, names)), shape.fields);
}

/** A list, which is empty if it does not exist. */
export function listOf<Value>(shape: Shape<Value>, expected: string): Shape<Value[]> {
  return withFields((part, names) => part.items(expected).map((item) => shape(item, names)), shape.fields);
}

export function object<Value>(fields: Fields<Value>): Shape<Value> {
  const known = Object.keys(fields);
  const shapes = Object.entries<Shape<unknown>>(fields);
  return withFields((part, names) => {
    for (const [name, field] of part.members(`an object with ${known.join(', ')}`))
      if (!known.includes(name)) refuseName(field, 'field', name, known);
    return defined(
      Object.fromEntries(shapes.map(([name, shape]) => [name, shape(part.at(name), names)])),
    ) as Value;
  }, fields);
}

/** An object whose other fields are about the reply and the parameters of the operation that it names. */
export function aboutOperation<Value extends { operationId: string; path: string }>(
  fields: Fields<Omit<Value, 'operationId' | 'path'>>,
): Shape<Value> {
  const whole = object<{ operation: Operation }>({ operation: operationName, ...fields } as never);
  const read: Shape<Value> = (part, names) => {
    const { operationId, path, reply, parameters } = operationName(part.at('operation'), names);
    const about = { ...names, reply, parameters: parameters.map(({ name }) => name) };
    const { operation: _, ...others } = whole(part, about);
    return { operationId, path, ...others } as unknown as Value;
  };
  return withFields(read, whole.fields);
}

export const parameter: Shape<string> = (part, { parameters = [] }) => known(part, 'parameter', parameters);

export const parameters = listOf(parameter, 'a list of parameters');

/** The text of a query, such as `limit=1&order=desc`. */
export const query: Shape<string> = (part, { parameters = [] }) => {
  const value = part.string('the text of a query');
  for (const name of new URLSearchParams(value).keys())
    if (!parameters.includes(name)) refuseName(part, 'parameter', name, parameters);
  return value;
};

const operationName: Shape<Operation> = (part, { operations = [] }) =>
  operationIn(part, 'operation', operations);

export const listOperation: Shape<Operation> = (part, { operations = [] }) =>
  operationIn(
    part,
    'list',
    operations.filter(({ items }) => items),
  );

function operationIn(part: Part, what: string, operations: readonly Operation[]): Operation {
  const name = known(
    part,
    what,
    operations.map(({ operationId }) => operationId),
  );
  return operations.find(({ operationId }) => operationId === name) ?? part.fail('an operationId');
}

/** The name of a field that each item of the operation's list has. */
export const itemField: Shape<string> = (part, { item, schemas = new Map() }) => {
  const name = part.string('the name of a field');
  if (!item) return part.refuse('this operation has no list, whose items have fields');
  const names = namesIn(item, schemas);
  return names.has(name) ? name : refuseName(part, 'field', name, [...names.keys()], ' in an item');
};

/** An object with a value for some fields of the body. */
export function bodyFields<Value>(shape: Shape<Value>): Shape<Record<string, Value>> {
  return (part, names) => {
    const fields = names.body ? [...namesIn(names.body, names.schemas ?? new Map()).keys()] : [];
    const members = part.members('an object of regular expressions by field').map(([name, value]) => {
      if (!fields.includes(name)) refuseName(value, 'field', name, fields, ' in the body');
      return [name, shape(value, names)] as const;
    });
    return Object.fromEntries(members);
  };
}

/** A JSON pointer into the reply, with `*` for each item of an array. */
export const pointer: Shape<string> = (part, names) => {
  const place = part.string('a JSON pointer');
  if (!place.startsWith('/')) part.fail('a JSON pointer, which begins with /');
  checkPath(part, place.split('/').slice(1), names);
  return place;
};

/** A list of keys that lead to a value in the reply. */
export const keyPath: Shape<(string | number)[]> = (part, names) => {
  const keys = part
    .items('a list of keys')
    .map((key) => (typeof key.value === 'number' ? key.value : key.string('a name or an index')));
  checkPath(part, keys.map(String), names);
  return keys;
};

function checkPath(part: Part, keys: readonly string[], { reply, schemas = new Map() }: Names): void {
  let found: readonly Schema[] = reply ? [reply] : [];
  for (const [index, key] of keys.entries()) {
    const members = namesOf(found, schemas);
    const items = found.flatMap((schema) => itemSchema(schema, schemas) ?? []);
    if (items.length > 0 && /^(\*|\d+)$/.test(key)) found = items;
    else {
      const place = index === 0 ? ' in the reply' : ` in /${keys.slice(0, index).join('/')}`;
      const next = members.get(key) ?? refuseName(part, 'field', key, [...members.keys()], place);
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
  part: Part,
  what: string,
  names: readonly Name[],
  place = '',
): Name {
  const { value } = part;
  if (typeof value !== 'string')
    return part.fail(`the name of ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`);
  return names.find((name) => name === value) ?? refuseName(part, what, value, names, place);
}

/** A reader of the error looks at so many names. The kinds of parameters are 15; some objects have hundreds of fields. */
const maxListed = 20;

export function refuseName(
  part: Part,
  what: string,
  name: string,
  names: readonly string[],
  place = '',
): never {
  const listed = names.length > 0 && names.length <= maxListed ? `; expected one of ${names.join(', ')}` : '';
  return part.refuse(`there is no ${what} ${name}${place}${nearest(name, names) || listed}`);
}

/** `. Did you mean …?`, or nothing if no name is near. */
export function nearest(name: string, names: readonly string[]): string {
  const question = didYouMean(name, names);
  return question && `.${question}`;
}

function withFields<Value>(
  read: (part: Part, names: Names) => Value,
  fields: Shape<Value>['fields'],
): Shape<Value> {
  return fields ? Object.assign(read, { fields }) : read;
}
