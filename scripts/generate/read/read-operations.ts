import type { RangeKey, ServiceWindowRule, WindowRule } from '../../../src/client/operation.js';
import { type Body, type Operation, pascalCase } from '../api.js';
import { literal } from '../code-text.js';
import { at, GenerationError } from '../generation-error.js';
import { resolved, type Schema, type Schemas } from '../schema.js';
import { isInherited } from './inherited.js';
import { normaliseSchema } from './normalise-schema.js';
import { operationName } from './operation-name.js';

import { readCombinations } from './read-combinations.js';

import { isObject, type Json, type JsonObject } from './read-description.js';
import { type OperationPlace, readParameters } from './read-parameters.js';
import { readProof } from './read-proof.js';
import { readFields, readOrdered } from './read-rules.js';
import { resolveReference } from './resolve-reference.js';
import { SchemaCheck } from './schema-check.js';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const;
// Reserved words, and names that generated files use.
const reservedNames = new Set(
  `Infinity NaN Promise arguments await break call case catch class const continue createTransport debugger default delete
  description do else enum eval export extends false finally for function if implements import in instanceof interface
  let new null operations options package params private protected public request return route static super switch then this throw transport true
  try typeof undefined var void while with yield`.split(/\s+/),
);
const pathItemFields = new Set(['parameters', 'summary', 'description', 'servers']);

/** Reads all operations. An inline schema of a reply or body is added to `schemas` with a name of its own. */
export function readOperations(description: JsonObject, schemas: Map<string, Schema>): Operation[] {
  if (!isObject(description.paths)) throw new GenerationError('/paths', 'expected an object of paths');
  const operations: Operation[] = [];
  const seen = new Set<string>();
  for (const [path, item] of Object.entries(description.paths)) {
    const here = at('/paths', path);
    if (!isPath(path)) throw new GenerationError(here, 'expected a path that begins with ');
    if (!isObject(item)) throw new GenerationError(here, 'expected a path item, an object');
    for (const [key, source] of Object.entries(item)) {
      const pointer = at(here, key);
      if (pathItemFields.has(key) || key.startsWith('x-')) continue;
      const method = methods.find((name) => name === key);
      if (!method)
        throw new GenerationError(pointer, `${key} is not supported in a path item; expected an HTTP method`);
      if (!isObject(source)) throw new GenerationError(pointer, 'expected an operation, an object');
      const { operationId = operationName(method, path) } = source;
      if (typeof operationId === 'string' && seen.has(operationId))
        throw new GenerationError(
          at(pointer, 'operationId'),
          `operationId ${operationId} is used twice; expected a unique one`,
        );
      const operation = readOperation(description, schemas, { path, method, item, source, pointer });
      seen.add(operation.operationId);
      operations.push(operation);
    }
  }
  return operations;
}

/** Whether a path stays below a base URL. `@other.example/` would lead to another host, `..` to another service. */
function isPath(path: string): boolean {
  const hasOddSegment = path.split('/').some((segment) => /^\.{1,2}$|[\\?#\s\p{Cc}]/u.test(segment));
  return /^\/(?!\/)/.test(path) && !hasOddSegment;
}

interface Place extends OperationPlace {
  method: string;
}

function readOperation(description: JsonObject, schemas: Map<string, Schema>, place: Place): Operation {
  const { path, method, source, pointer } = place;
  const { operationId = operationName(method, path) } = source;
  if (typeof operationId !== 'string' || !/^[A-Za-z_$][\w$]*$/.test(operationId))
    throw new GenerationError(
      at(pointer, 'operationId'),
      'expected an operationId that is a JavaScript identifier',
    );
  if (reservedNames.has(operationId) || isInherited(operationId))
    throw new GenerationError(
      at(pointer, 'operationId'),
      `operationId ${operationId} is reserved by the language or by generated files`,
    );
  const isRead = readMark(source, pointer) || method === 'get' || method === 'head';
  const { reply, isEmpty } = readReply(description, schemas, operationId, place);
  const parameters = readParameters(description, schemas, place);
  const names = parameters.map(({ name }) => name);
  const body = readBody(description, schemas, source, pointer);
  if (body?.schema) body.schema = withName(body.schema, `${pascalCase(operationId)}Request`, schemas);
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    summary: text(source.summary),
    description: text(source.description),
    deprecated: source.deprecated === true,
    parameters,
    ...(body ? { body } : {}),
    reply,
    isRead,
    isEmpty,
    // Pages of a list need one request each, so only reads have them.
    ...(isRead ? itemsOf(reply, schemas, source['x-items'], pointer) : {}),
    ...readRangeKey(source, names, pointer),
    ...readWindow(source, names, pointer),
    ...readServiceWindow(source, names, pointer),
    ...readProof(source, reply, schemas, pointer),
    combinations: readCombinations(source, names, pointer),
    ordered: readOrdered(source, names, pointer),
    pointer,
  };
}

function readMark(source: JsonObject, pointer: string): boolean {
  const value = source['x-read'];
  if (value !== undefined && value !== true)
    throw new GenerationError(at(pointer, 'x-read'), 'expected true, or leave it out');
  return value === true;
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

function readReply(
  description: JsonObject,
  schemas: Map<string, Schema>,
  operationId: string,
  { method, source, pointer }: Place,
): { reply: Schema; isEmpty: boolean } {
  const here = at(pointer, 'responses');
  if (!isObject(source.responses)) throw new GenerationError(here, 'expected an object of replies');
  const contents = Object.entries(source.responses)
    .filter(([status]) => /^2(\d\d|XX)$/.test(status))
    .map(([status, value]) => {
      const response = resolveReference(description, value, at(here, status));
      return { content: response.value.content, pointer: at(response.pointer, 'content') };
    });
  const hasNone = contents.length > 0 && contents.every(({ content }) => content === undefined);
  // A GET without content is probably a mistake in the description.
  const isEmpty = method === 'head' || (hasNone && method !== 'get');
  const [reply, ...others] = isEmpty
    ? [
        {
          type: ['string' as const],
          description: 'An empty string, because the reply has no content.',
          pointer: here,
        },
      ]
    : contents.map(({ content, pointer }) => jsonSchema(content, pointer));
  if (!reply) throw new GenerationError(here, 'expected a reply with a 2xx status');
  for (const other of others) {
    if (other.ref === undefined || other.ref !== reply.ref)
      throw new GenerationError(
        other.pointer,
        'expected the same component schema for all 2xx replies of an operation',
      );
  }
  return { reply: withName(reply, `${pascalCase(operationId)}Response`, schemas), isEmpty };
}

/** Returns a reference to a schema. An inline schema is added to `schemas` with this name. */
function withName(schema: Schema, name: string, schemas: Map<string, Schema>): Schema {
  new SchemaCheck(schemas).check(schema);
  if (schema.ref !== undefined) return schema;
  if (schemas.has(name))
    throw new GenerationError(
      schema.pointer,
      `the name ${name} is needed for this schema, but a component has it`,
    );
  schemas.set(name, schema);
  return { ref: name, pointer: schema.pointer };
}

function jsonSchema(content: Json | undefined, pointer: string): Schema {
  const type = isObject(content) && Object.keys(content).find(isJsonMediaType);
  if (!type || !isObject(content)) throw new GenerationError(pointer, 'only JSON replies are supported');
  const media = content[type];
  const here = at(pointer, type, 'schema');
  return normaliseSchema(isObject(media) ? media.schema : undefined, here);
}

function isJsonMediaType(type: string): boolean {
  return /^application\/(.+\+)?json\b/.test(type) || type === '*/*';
}

function readBody(
  description: JsonObject,
  schemas: Schemas,
  source: JsonObject,
  pointer: string,
): Body | undefined {
  if (source.requestBody === undefined) return undefined;
  const { value: body, pointer: here } = resolveReference(
    description,
    source.requestBody,
    at(pointer, 'requestBody'),
  );
  const content = isObject(body.content) ? body.content : {};
  const types = Object.keys(content);
  const mediaType = types.find(isJsonMediaType) ?? types[0];
  if (!mediaType) throw new GenerationError(at(here, 'content'), 'expected a media type');
  const shared = { required: body.required === true, description: text(body.description) };
  if (!isJsonMediaType(mediaType)) return { mediaType, ...shared };
  const media = content[mediaType];
  const schema = jsonSchema(body.content, at(here, 'content'));
  return {
    mediaType: 'application/json',
    ...shared,
    ...(isObject(media) && media.example !== undefined ? { example: media.example } : {}),
    schema,
    fields: readFields(body, resolved(schema, schemas), here),
  };
}

/** The items of a page are the only array next to its `links`, unless the description names another one. */
function itemsOf(
  reply: Schema,
  schemas: Schemas,
  named: Json | undefined,
  pointer: string,
): Pick<Operation, 'items'> {
  const properties = new Map<string, Schema>();
  const collect = (part: Schema): void => {
    const schema = resolved(part, schemas);
    for (const [name, property] of Object.entries(schema.properties ?? {})) properties.set(name, property);
    schema.allOf?.forEach(collect);
  };
  collect(reply);
  const arrays = [...properties]
    .map(([property, schema]) => ({ property, array: resolved(schema, schemas) }))
    .filter(({ array }) => array.type?.[0] === 'array');
  const [only, another] = arrays;
  const found =
    named === undefined
      ? properties.has('links') && !another
        ? only
        : undefined
      : arrays.find(({ property }) => property === named);
  if (named !== undefined && !found)
    throw new GenerationError(
      at(pointer, 'x-items'),
      `expected the name of an array in the reply, got ${String(named)}`,
    );
  if (!found) return {};
  const { property, array } = found;
  return {
    items: { property, type: array.items?.ref ?? `NonNullable<${reply.ref}[${literal(property)}]>[number]` },
  };
}

function readRangeKey(source: JsonObject, names: string[], pointer: string): { rangeKey?: RangeKey } {
  const value = source['x-range-key'];
  if (value === undefined) return {};
  const here = at(pointer, 'x-range-key');
  if (!isObject(value)) throw new GenerationError(here, 'expected parameter, field, min and max');
  const { parameter, field, unless, min, max, second, third, repeats, grows } = value;
  if (typeof parameter !== 'string' || !names.includes(parameter))
    throw new GenerationError(at(here, 'parameter'), 'expected a parameter of this operation');
  if (typeof field !== 'string' || min === undefined || max === undefined)
    throw new GenerationError(here, 'expected parameter, field, min and max');
  if (repeats !== undefined && repeats !== 'any')
    throw new GenerationError(at(here, 'repeats'), 'expected any, or leave it out');
  const range = { parameter, field, min: String(min), max: String(max) };
  return {
    rangeKey: {
      ...range,
      ...(repeats ? { repeats } : {}),
      ...readGrows(grows, here),
      ...readUnless(unless, names, here),
      ...readLowerKey('second', second, names, here),
      ...readLowerKey('third', third, names, here),
    },
  };
}

function readGrows(value: Json | undefined, pointer: string): Pick<RangeKey, 'grows'> {
  if (value === undefined) return {};
  const { time, contiguous } = isObject(value) ? value : { time: null };
  if ((time !== undefined && typeof time !== 'string') || (contiguous !== undefined && contiguous !== true))
    throw new GenerationError(at(pointer, 'grows'), 'expected time (a field) or contiguous (true)');
  return { grows: { ...(time === undefined ? {} : { time }), ...(contiguous ? { contiguous } : {}) } };
}

function readWindow(source: JsonObject, names: string[], pointer: string): { window?: WindowRule } {
  const value = source['x-window'];
  if (value === undefined) return {};
  const here = at(pointer, 'x-window');
  const { parameter, seconds, when = [] } = isObject(value) ? value : {};
  const isName = (name: Json | undefined): name is string => typeof name === 'string' && names.includes(name);
  if (!isName(parameter))
    throw new GenerationError(at(here, 'parameter'), 'expected a parameter of this operation');
  if (typeof seconds !== 'number' || !(seconds > 0))
    throw new GenerationError(at(here, 'seconds'), 'expected a number above 0');
  if (!Array.isArray(when) || !when.every(isName))
    throw new GenerationError(at(here, 'when'), 'expected parameters of this operation');
  return { window: { parameter, seconds, when } };
}

function readServiceWindow(
  source: JsonObject,
  names: string[],
  pointer: string,
): { serviceWindow?: ServiceWindowRule } {
  const value = source['x-service-window'];
  if (value === undefined) return {};
  const here = at(pointer, 'x-service-window');
  if (source['x-range-key'] === undefined)
    throw new GenerationError(
      here,
      'x-service-window needs x-range-key, whose parameter is limited by the window',
    );
  const { seconds, empty, unless = [] } = isObject(value) ? value : {};
  if (typeof seconds !== 'number' || !(seconds > 0))
    throw new GenerationError(at(here, 'seconds'), 'expected a number above 0');
  if (empty !== 'link' && empty !== 'end' && empty !== 'error')
    throw new GenerationError(at(here, 'empty'), 'expected link, end or error');
  const isName = (name: Json | undefined): name is string => typeof name === 'string' && names.includes(name);
  if (!Array.isArray(unless) || !unless.every(isName))
    throw new GenerationError(at(here, 'unless'), 'expected parameters of this operation');
  return { serviceWindow: { seconds, empty, ...(unless.length ? { unless } : {}) } };
}

function readUnless(value: Json | undefined, names: string[], pointer: string): Pick<RangeKey, 'unless'> {
  if (value === undefined) return {};
  const { parameter, value: word, field } = isObject(value) ? value : {};
  if (typeof parameter !== 'string' || !names.includes(parameter) || typeof field !== 'string')
    throw new GenerationError(
      at(pointer, 'unless'),
      'expected a parameter of this operation, a value and a field',
    );
  return { unless: { parameter, value: String(word), field } };
}

function readLowerKey(
  level: 'second' | 'third',
  value: Json | undefined,
  names: string[],
  pointer: string,
): Pick<RangeKey, 'second' | 'third'> {
  if (value === undefined) return {};
  const here = at(pointer, level);
  const parameter = isObject(value) ? value.parameter : undefined;
  const field = isObject(value) ? value.field : undefined;
  if (typeof parameter !== 'string' || !names.includes(parameter) || typeof field !== 'string')
    throw new GenerationError(here, 'expected a parameter of this operation and a field');
  return { [level]: { parameter, field } };
}
