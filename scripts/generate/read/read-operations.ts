import type { RangeKey } from '../../../src/client/operation.js';
import { type Body, type Operation, type Parameter, pascalCase } from '../api.js';
import { isIdentifier, isInherited, literal } from '../code-text.js';
import { GenerationError } from '../generation-error.js';
import { itemSchema, namesIn, resolved, type Schema, type Schemas } from '../schema.js';
import type { KeyCheck } from './check-keys.js';
import { DescriptionNode, defined, type OperationPlace } from './description-node.js';
import { readKeys, withVersion } from './keys.js';
import type { Problems } from './problems.js';
import type { JsonObject } from './read-description.js';
import { readParameters } from './read-parameters.js';
import { isJsonMediaType, jsonSchema, mayBeOther, readReply, withName } from './read-reply.js';
import { known } from './shapes.js';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace', 'query'] as const;
/** Methods that only read, whatever the operation is. */
const reading = new Set<string>(['get', 'head', 'query']);
// Reserved words, and names that generated files use.
const reservedNames = new Set(
  `Infinity NaN Promise arguments await break call case catch class close const continue createTransport debugger default delete
  description do else enum eval export extends false finally for function if implements import in instanceof interface
  let new null operations options package params private protected public request return route static super switch then this throw transport true
  try typeof undefined var void while with yield`.split(/\s+/),
);
const pathItemFields = new Set(['parameters', 'summary', 'description', 'servers']);

/** Which operations are read, by operationId. */
export interface Selection {
  readonly skip?: readonly string[] | undefined;
  readonly only?: readonly string[] | undefined;
}

/** One reading of a description: the problems found so far, the check of keys, and the selected operations. */
export interface Reading {
  readonly problems: Problems;
  readonly keyCheck: KeyCheck;
  readonly selection?: Selection | undefined;
}

export function readOperations(
  description: JsonObject,
  schemas: Map<string, Schema>,
  { problems, keyCheck, selection: { skip = [], only } = {} }: Reading,
): { operations: Operation[]; skipped: string[] } {
  const skipped: string[] = [];
  const operations = new Map<string, Operation>();
  const unknown = new Set([...skip, ...(only ?? [])]);
  for (const [path, item] of new DescriptionNode(description.paths, '/paths').members('an object of paths')) {
    for (const [key, source] of item.members('a path item, an object')) {
      if (pathItemFields.has(key) || key.startsWith('x-')) continue;
      const usual = operationName(key, path);
      const given = String(source.at('operationId').value ?? usual);
      const spellings = [given, identifierOf(given)];
      for (const name of spellings) unknown.delete(name);
      const isIn = (names: readonly string[]): boolean => spellings.some((name) => names.includes(name));
      if (isIn(skip) || (only && !isIn(only))) {
        skipped.push(given);
        continue;
      }
      problems.operations.add(given);
      for (const mistake of keyCheck.mistakes(source, 'operation')) problems.add(mistake, given);
      problems.collect(() => {
        if (!isPath(path))
          item.reject(
            'expected a path that begins with one / and has no . or .. segment, query, backslash or space',
          );
        const method =
          methods.find((name) => name === key) ??
          source.reject(`${key} is not supported in a path item; expected an HTTP method`);
        source.object('an operation, an object');
        const operationId = readOperationId(source.at('operationId'), usual);
        if (operations.has(operationId))
          source.at('operationId').reject(`operationId ${operationId} is used twice; expected a unique one`);
        const place = { description, schemas, path, item, method, operationId, source };
        operations.set(operationId, readOperation(place));
      }, given);
    }
  }
  for (const name of unknown)
    problems.collect(() => {
      throw new GenerationError('/paths', `no operation is named ${name}, as --skip or --only expect`);
    });
  return { operations: [...operations.values()], skipped };
}

/** Whether a path stays below a base URL. `@other.example/` would lead to another host, `..` to another service. */
function isPath(path: string): boolean {
  const hasOddSegment = path.split('/').some((segment) => /^\.{1,2}$|[\\?#\s\p{Cc}]/u.test(segment));
  return /^\/(?!\/)/.test(path) && !hasOddSegment;
}

function readOperation(place: OperationPlace): Operation {
  const { schemas, path, method, operationId, source } = place;
  const isRead = Boolean(source.at('x-read').flag()) || reading.has(method);
  const { reply, form, accept } = readReply(place);
  const { parameters, headers } = readParameters(place);
  // Pages of a list need one request each, so only reads have them.
  const items = isRead ? readItems(source.at('x-items'), reply, schemas) : undefined;
  const list = items && namesIn(reply, schemas).get(items.property);
  const keys = readKeys(source, 'operation', {
    parameters: parameters.map(({ name }) => name),
    reply,
    item: list && itemSchema(list, schemas),
    schemas,
  });
  if (keys['x-service-window'] && !keys['x-range-key'])
    source.at('x-service-window').reject('x-service-window needs x-range-key, whose parameter it limits');
  const [tag] = source.at('tags').items('a list of names');
  const group = tag?.text();
  const body = source.at('requestBody').optional((node) => readBody(node, place));
  if (body?.schema) body.schema = withName(body.schema, operationId, ['Request', 'Body'], schemas);
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    summary: source.at('summary').text(),
    description: withVersion(source.at('description').text(), keys['x-since']),
    ...(group && { group }),
    deprecated: source.at('deprecated').value === true,
    parameters,
    headers,
    ...defined({ body }),
    reply,
    isRead,
    form,
    ...defined({ accept }),
    ...defined({
      servedBy: keys['x-served-by'],
      items,
      replyTimes: keys['x-reply-times'],
      rangeKey: keys['x-range-key'] && withSeveral(keys['x-range-key'], parameters, schemas),
      filterFields: keys['x-filter-fields'],
      unrecorded: keys['x-unrecorded'],
      window: keys['x-window'],
      serviceWindow: keys['x-service-window'],
      hint: keys['x-hint'],
    }),
    combinations: keys['x-combinations'] ?? [],
    ordered: keys['x-ordered'] ?? [],
    questions: keys['x-questions'] ?? [],
    example: keys['x-example-call'] ?? {},
    pointer: source.pointer,
  };
}

/** Whether the sort key accepts several equalities is what its parameter says. */
function withSeveral(key: RangeKey, parameters: readonly Parameter[], schemas: Schemas): RangeKey {
  const { schema, filter } = parameters.find(({ name }) => name === key.parameter) ?? {};
  const isRepeated = schema && resolved(schema, schemas).type?.includes('array');
  if (!isRepeated || filter?.repeats) return key;
  return { ...key, acceptsSeveral: true };
}

/** `meta/get-root` becomes `metaGetRoot`. */
function identifierOf(name: string): string {
  if (!/^[\w$ ./:-]+$/.test(name)) return name;
  return name.replace(/[ ./:-]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
}

function readOperationId(node: DescriptionNode, usual: string): string {
  const given = node.value ?? usual;
  const operationId = typeof given === 'string' ? identifierOf(given) : given;
  if (typeof operationId !== 'string' || !isIdentifier(operationId))
    return node.fail('an operationId that makes a JavaScript identifier');
  if (reservedNames.has(operationId) || isInherited(operationId))
    node.reject(
      `operationId ${operationId} is reserved by the language or by generated files; expected another one`,
    );
  return operationId;
}

/** The name of an operation without operationId: `get /api/v1/blocks/{number}` is `getBlocksByNumber`. */
export function operationName(method: string, path: string): string {
  const words = path
    .replace(/^\/api\/v\d+(?=\/)/, '')
    .replace(/\.\w+$/, '')
    .split('/')
    .map((segment) => segment.replace(/\{([^{}]+)\}/g, ' by $1').trim());
  return method + pascalCase(words.join(' '));
}

function readBody(node: DescriptionNode, { description, schemas }: OperationPlace): Body {
  const body = node.resolved(description);
  const content = body.at('content');
  const types = Object.keys(Object(content.value));
  const mediaType = types.find(isJsonMediaType) ?? types[0];
  if (!mediaType) return content.fail('a media type');
  const shared = { required: body.at('required').value === true, description: body.at('description').text() };
  if (!isJsonMediaType(mediaType)) return { mediaType, ...shared };
  const schema = jsonSchema(content, mediaType);
  const keys = readKeys(body, 'request body', { body: schema, schemas });
  return {
    mediaType: 'application/json',
    ...shared,
    ...defined({ example: content.at(mediaType, 'example').value }),
    schema,
    ...defined({ isAnyJson: mayBeOther(schema, ['object'], schemas) || undefined }),
    fields: keys['x-fields'] ?? [],
  };
}

/** The items of a page are the only array next to its `links`, unless the description names another one. */
function readItems(named: DescriptionNode, reply: Schema, schemas: Schemas): Operation['items'] {
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
  const usual = properties.has('links') && !another ? only : undefined;
  const lists = arrays.map(({ property }) => property);
  const name = named.value === undefined ? usual?.property : known(named, 'list', lists, ' in the reply');
  const found = arrays.find(({ property }) => property === name);
  if (!found) return undefined;
  const { property, array } = found;
  return { property, type: array.items?.ref ?? `NonNullable<${reply.ref}[${literal(property)}]>[number]` };
}
