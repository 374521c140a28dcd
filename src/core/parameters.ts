import { isRecord } from './decode.js';
import { type CallContext, ParameterError } from './errors.js';
import { stringify } from './exact-json.js';
import type { Operation } from './operation.js';

/** An operation's input as it goes out. */
export interface Serialised {
  /** Path parameters, before they are encoded. */
  path: Record<string, string>;
  /** The query string, without its question mark. */
  query: string;
  body?: BodyInit;
}

/** A parameter as it stands in a URL before encoding. */
type Scalar = string | number | bigint | boolean;

/**
 * Turns the parameters of a call into path, query and body. Where `check` is off, names that the operation does not
 * have go into the query, for services that know more of them.
 */
export function serialise(
  operation: Operation,
  params: Readonly<Record<string, unknown>>,
  check: boolean,
  context: CallContext,
): Serialised {
  const refuse = (parameter: string, given: unknown, allowed: string): never => {
    throw new ParameterError({ parameter, given, allowed }, context);
  };
  const inPath = pathNames(operation);
  const inQuery = operation.query ?? [];
  const path: Record<string, string> = {};
  for (const name of inPath) path[name] = segment(params[name], name, refuse);
  const query: string[] = [];
  for (const [name, given] of Object.entries(params)) {
    if (given === undefined || inPath.includes(name) || (operation.body && name === 'body')) continue;
    if (check && !inQuery.includes(name))
      refuse(
        name,
        given,
        `one of the operation's parameters (${[...inPath, ...inQuery, ...(operation.body ? ['body'] : [])].join(', ') || 'it has none'})`,
      );
    for (const value of Array.isArray(given) ? given : [given])
      query.push(
        `${encode(String(scalar(name, name, refuse)))}=${encode(String(scalar(value, name, refuse)))}`,
      );
  }
  const serialised: Serialised = { path, query: query.join('&') };
  const body = operation.body ? bodyOf(operation.body, params.body, refuse) : undefined;
  if (body !== undefined) serialised.body = body;
  return serialised;
}

/** Names of an operation's path parameters, in their order. */
export function pathNames({ path }: Operation): string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => String(match[1]));
}

type Refuse = (parameter: string, given: unknown, allowed: string) => never;

function scalar(value: unknown, name: string, refuse: Refuse): Scalar {
  switch (typeof value) {
    case 'string':
      if (!isWellFormed(value)) refuse(name, value, 'well-formed Unicode');
      return value;
    case 'number':
      if (!Number.isFinite(value)) refuse(name, value, 'a finite number');
      if (Number.isInteger(value) && !Number.isSafeInteger(value))
        refuse(name, value, 'within 2^53 as a number; give a bigint for a larger integer');
      return value;
    case 'bigint':
    case 'boolean':
      return value;
    default:
      return refuse(name, value, 'a string, number, bigint or boolean');
  }
}

/** A path parameter stays one segment of the path: nothing in it can lead to another one. */
function segment(value: unknown, name: string, refuse: Refuse): string {
  if (value === undefined || value === null) refuse(name, value, 'given');
  const text = String(scalar(value, name, refuse));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks and the like are what is refused here
  if (text === '' || /^\.{1,2}$|[/\\?#%\u0000-\u0020\u007f]/.test(text))
    refuse(name, text, 'one segment of a path, without / \\ ? # % and white space');
  return text;
}

function isWellFormed(text: string): boolean {
  return !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);
}

/** As `encodeURIComponent`, but for the colon after an operator, which a query may hold as it is. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':');
}

function bodyOf(mediaType: string, body: unknown, refuse: Refuse): BodyInit {
  if (mediaType !== 'application/json') {
    if (body instanceof Uint8Array || body instanceof ArrayBuffer || body instanceof Blob)
      return body as BodyInit;
    return refuse('body', body, 'a Uint8Array, an ArrayBuffer or a Blob');
  }
  if (!isRecord(body)) return refuse('body', body, 'an object');
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'number') scalar(value, `body.${name}`, refuse);
  }
  return stringify(body) ?? '{}';
}
