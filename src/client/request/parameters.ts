// From the input of a call to path, query and body. Nothing is sent here.

import { type CallContext, ParameterError, type Refuse } from '../../errors/errors.js';
import { stringKind, type WireValue } from '../../values/values.js';
import type { Operation, RequestBody } from '../operation/operation.js';
import type { CallOptions } from '../operation/options.js';
import { allowed, type ParameterRule } from '../operation/parameter-rule.js';
import type { Call } from './call.js';
import { isWellFormed } from './encode-text.js';
import { many, one, pairs } from './given-values.js';

/** An operation's input as it goes out. */
export interface Serialised {
  /** Path parameters, before they are encoded. */
  path: Record<string, string>;
  /** The query string, without its question mark. */
  query: string;
  body?: RequestBody;
}

// Where the description does not know a parameter, but checks are off.
const anything: ParameterRule = { kind: stringKind };

/**
 * Writes the option `query` as pairs. It comes with a call that has one: what it may be given takes kinds of values that
 * an operation may have no use for.
 */
export type MoreQuery = (
  more: NonNullable<CallOptions['query']>,
  rules: NonNullable<Operation['parameters']>,
  params: Call['params'],
  refuse: Refuse,
) => string[];

/**
 * Turns the input of a call into path, query and body. Names that the operation does not have go into the query where
 * they are given as the option `query`, and where `check` is off, for services that know more of them.
 */
export function serialise(
  { operation, params: given, options }: Call,
  check: boolean,
  context: CallContext,
  more: MoreQuery | undefined,
): Serialised {
  const refuse: Refuse = (parameter, given, allowedInstead) => {
    throw new ParameterError({ parameter, given, allowed: allowedInstead }, context);
  };
  const rules = operation.parameters ?? {};
  let params = given;
  for (const [name, { kind }] of Object.entries(rules))
    params = kind.withParts?.(name, params, rules, refuse) ?? params;
  const inPath = pathNames(operation);
  const path: Record<string, string> = {};
  for (const name of inPath) {
    const rule = rules[name] ?? anything;
    if (params[name] === undefined || params[name] === null)
      refuse(name, params[name], `given: ${allowed(rule)}`);
    path[name] = segment(one(params[name], name, rule, check, refuse).text, name, refuse);
  }
  const query: string[] = [];
  const inQuery = new Map<string, WireValue[]>();
  for (const [name, given] of Object.entries(params)) {
    if (given === undefined || inPath.includes(name) || (operation.body && name === 'body')) continue;
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (check && !rule) refuse(name, given, `one of the names that the operation takes: ${names(operation)}`);
    const values = many(given, name, rule ?? anything, check, refuse);
    inQuery.set(name, values);
    query.push(...pairs(name, values, name, refuse));
  }
  // Whoever has the option has brought what writes it.
  if (options.query) query.push(...(more as MoreQuery)(options.query, rules, params, refuse));
  if (check) operation.combinations?.check(operation.combinations.rules, inQuery, refuse);
  const serialised: Serialised = { path, query: query.join('&') };
  const rule = operation.body;
  if (rule && (rule.required || params.body !== undefined))
    serialised.body = rule.serialise(params.body, rule, check, refuse);
  return serialised;
}

const namesInPaths = /*#__PURE__*/ new WeakMap<Operation, readonly string[]>();

/** Names of an operation's path parameters, in their order. */
export function pathNames(operation: Operation): readonly string[] {
  const known = namesInPaths.get(operation);
  if (known) return known;
  const names = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map((match) => String(match[1]));
  namesInPaths.set(operation, names);
  return names;
}

function names({ parameters = {}, body }: Operation): string {
  return [...Object.keys(parameters), ...(body ? ['body'] : [])].join(', ') || 'none';
}

/** A path parameter stays one segment of the path: nothing in it can lead to another one. */
function segment(text: string, name: string, refuse: Refuse): string {
  if (!isWellFormed(text)) refuse(name, text, 'well-formed Unicode');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks and the like are what is refused here
  if (text === '' || /^\.{1,2}$|[/\\?#%\u0000-\u0020\u007f]/.test(text))
    refuse(name, text, 'one segment of a path, without / \\ ? # % and white space');
  return text;
}
