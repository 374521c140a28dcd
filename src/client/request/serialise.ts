import { createFinalURL } from 'openapi-fetch';
import {
  type CallContext,
  parameterErrorThrower,
  type ThrowParameterError,
  throwUnknownName,
} from '../../errors/errors.js';
import {
  type Network,
  type ParameterKind,
  stringKind,
  toOrdinal,
  type WireValue,
} from '../../values/values.js';
import type { Call } from '../call.js';
import { callRules, isPlainRecord } from '../check-options.js';
import type { Operation, RequestBody } from '../operation.js';
import { allowed, type ParameterRule } from '../parameter-rule.js';
import { encodeEach, encodeValues, isWellFormed, pairOf } from './encode-value.js';

export interface Serialised {
  path: Record<string, string>;
  query: string;
  body?: RequestBody | undefined;
}

const anything: ParameterRule = { kind: stringKind };

// biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks and other controls are refused
const notOneSegment = /^\.{0,2}$|[/\\?#%\u0000-\u0020\u007f]/;

/**
 * 2100-01-01. A key that identifies a call counts its relative times from here: counted from the present, `gte:7d` would be
 * another call at each moment.
 */
const keyMoment = Date.UTC(2100, 0);

/**
 * Turns the parameters of a call into the path, the query and the body of its request. Each request is made here, and so
 * are the texts that identify a call: keys of queries, cursors and parts of a split. So it has no state, sends nothing,
 * and gives the same text for values that mean the same. The rules of the parameters are generated from the description;
 * what no rule can say of one value, `combinations` and `operation.rules` say of several.
 */
export function serialise(
  { operation, params: input, now }: Pick<Call, 'operation' | 'params' | 'now'>,
  isChecked: boolean,
  context: CallContext,
  network?: Network,
): Serialised {
  const throwParameterError: ThrowParameterError = parameterErrorThrower(context);
  if (!isPlainRecord(input)) {
    const [first] = parameterNames(operation);
    throwParameterError(
      'params',
      input,
      first ? `an object such as { ${JSON.stringify(first)}: … }` : 'left out',
    );
  }
  const checking = { isChecked, throwParameterError, network, now: now ?? keyMoment };
  const { parameters: rules = {}, body, combinations } = operation;
  let params = input;
  for (const name in rules)
    params = rules[name]?.kind.expandIntoParameters?.(name, params, rules, throwParameterError) ?? params;
  const inPath = pathNames(operation);
  const query: string[] = [];
  const valuesByName = new Map<string, WireValue[]>();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || inPath.includes(name) || (body && name === 'body')) continue;
    const rule = own(rules, name);
    if (isChecked && !rule)
      throwUnknownName(
        'parameter',
        name,
        parameterNames(operation),
        context,
        hintFor(name, operation, params),
      );
    const values = encodeValues(value, name, rule ?? anything, checking);
    valuesByName.set(name, values);
    for (const each of values) query.push(pairOf(name, each, name, throwParameterError));
  }
  const path: [name: string, text: string][] = [];
  for (const name of inPath) {
    // A path may name what every object inherits, such as __proto__.
    const rule = own(rules, name) ?? anything;
    const value = own(params, name);
    if (value === undefined || value === null) throwParameterError(name, value, allowed(rule));
    const [{ text = '' } = {}] = encodeEach(value, name, rule, checking);
    if (!isWellFormed(text)) throwParameterError(name, text, 'well-formed Unicode');
    if (notOneSegment.test(text))
      throwParameterError(name, text, 'one segment of a path, without / \\ ? # % and white space');
    path.push([name, text]);
  }
  if (isChecked) {
    // In a key, a relative time may be on the other side of an absolute one than in the call.
    if (now !== undefined) rejectEmptyRanges(valuesByName, operation, throwParameterError);
    combinations?.check(combinations.rules, valuesByName, throwParameterError);
  }
  const serialised: Serialised = { path: Object.fromEntries(path), query: query.join('&') };
  if (body && (body.required || params.body !== undefined))
    serialised.body = body.serialise(params.body, isChecked, throwParameterError);
  return serialised;
}

/**
 * Refuses bounds between which there is no value. The bounds of a second key refine those of a range of the first one, each on
 * its own side, so they may cross.
 */
function rejectEmptyRanges(
  valuesByName: ReadonlyMap<string, readonly WireValue[]>,
  { parameters, rangeKey }: Operation,
  throwParameterError: ThrowParameterError,
): void {
  const [first, ...others] = valuesByName.get(rangeKey?.parameter ?? '') ?? [];
  const isOneKey = first !== undefined && others.length === 0 && (first.operator ?? 'eq') === 'eq';
  const refining = [isOneKey ? undefined : rangeKey?.second?.parameter, rangeKey?.third?.parameter];
  for (const [name, values] of valuesByName) {
    if (refining.includes(name)) continue;
    const kind = own(parameters ?? {}, name)?.kind;
    let low: Limit | undefined;
    let high: Limit | undefined;
    for (const value of values) {
      const limit = limitOf(value, kind);
      if (value.operator?.startsWith('g') && limit && (!low || limit.place > low.place)) low = limit;
      if (value.operator?.startsWith('l') && limit && (!high || limit.place < high.place)) high = limit;
    }
    if (low && high && low.place > high.place)
      throwParameterError(name, `${low.text} and ${high.text}`, 'a range with values in it');
  }
}

interface Limit {
  readonly text: string;
  /** The first or last place that the bound includes. */
  readonly place: bigint;
}

function limitOf({ text, bare, operator }: WireValue, kind: ParameterKind | undefined): Limit | undefined {
  const place = toOrdinal(bare, kind);
  if (place === undefined) return undefined;
  if (operator === 'gt') return { text, place: place + 1n };
  if (operator === 'lt') return { text, place: place - 1n };
  return { text, place };
}

// openapi-fetch only builds the URL: its client reads replies and merges headers in other ways.
export function requestPath({ path }: Operation, input: Serialised): string {
  return createFinalURL(path, {
    baseUrl: '',
    params: { path: input.path },
    // Encoded values contain no braces, so they cannot be replaced again.
    pathSerializer: (template) =>
      Object.entries(input.path).reduce(
        (url, [name, text]) => url.replace(`{${name}}`, encodeURIComponent(text)),
        template,
      ),
    querySerializer: () => input.query,
  });
}

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** To search the path of each call anew would take a tenth of the time that a lookup does. */
const pathNamesOf = new WeakMap<Operation, readonly string[]>();

export function pathNames(operation: Operation): readonly string[] {
  let names = pathNamesOf.get(operation);
  if (!names) {
    names = Array.from(operation.path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name);
    pathNamesOf.set(operation, names);
  }
  return names;
}

/**
 * The hint in the error of an unknown name. The caller may have meant an option, or the only required parameter that has no
 * value.
 */
function hintFor(name: string, operation: Operation, params: Call['params']): string {
  const { body } = operation;
  if (Object.hasOwn(callRules, name)) return ` Pass the option ${name} after the parameters.`;
  const [missing, another] = parameterNames(operation).filter((each) => isMissing(each, operation, params));
  if (missing === undefined || another) return '';
  return ` Did you mean ${missing === 'body' && body?.validator ? `body: { ${name}: … }` : missing}?`;
}

function isMissing(name: string, operation: Operation, params: Call['params']): boolean {
  const isRequired = name === 'body' ? operation.body?.required : pathNames(operation).includes(name);
  return isRequired === true && own(params, name) === undefined;
}

function parameterNames(operation: Operation): string[] {
  const names = [...pathNames(operation), ...Object.keys(operation.parameters ?? {})];
  return Array.from(new Set(operation.body ? [...names, 'body'] : names));
}
