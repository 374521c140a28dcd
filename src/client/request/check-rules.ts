import { type CallContext, parameterErrorThrower, type ThrowParameterError } from '../../errors/errors.js';
import { type Operator, splitOperator } from '../../values/values.js';
import type {
  CheckRequest,
  FieldPattern,
  FieldRule,
  Operation,
  OperationRules,
  SeveralRule,
} from '../operation.js';

/** Creates the check of a service's requests from the rules of its operations, by operation ID. */
export function requestCheck(rules: Readonly<Record<string, OperationRules>>): CheckRequest {
  return (operation, request, context) =>
    check(rules[operation.operationId] ?? {}, operation, request, context);
}

/**
 * Refuses combinations of values that the deployed service refuses, or answers with an empty page: bounds that cross,
 * several addresses, fields of a body that need others. `operation.rules` loads it before each request, with the rules
 * that the description has for the operation. It reads the query that will be sent, and not the parameters, because a
 * link of the service has no parameters.
 */
function check(
  { ordered = [], several = {}, fields = [] }: OperationRules,
  { parameters = {} }: Operation,
  { query, body }: Parameters<CheckRequest>[1],
  context: CallContext,
): void {
  const throwParameterError: ThrowParameterError = parameterErrorThrower(context);
  const values = valuesOf(query);
  for (const { parameter, unless = '' } of ordered) {
    const [first, second] = values.get(unless) ?? [];
    if (second && first?.value !== second.value) continue;
    const own = values.get(parameter) ?? [];
    const isTime = parameters[parameter]?.kind.name === 'timestamp';
    const [lower, upper] = ['g', 'l'].map((side) =>
      own.filter(({ operator }) => operator.startsWith(side)).map((bound) => included(bound, isTime)),
    );
    if (upper?.some((high) => high < 0n || lower?.some((low) => low > high)))
      throwParameterError(parameter, texts(own), 'a range that is not empty');
  }
  for (const [name, rule] of Object.entries(several))
    severalChecks[rule](name, values.get(name) ?? [], throwParameterError);
  if (fields.length > 0 && typeof body === 'string')
    checkFields(fields, JSON.parse(body), throwParameterError);
}

interface QueryValue {
  readonly text: string;
  readonly operator: Operator;
  readonly value: string;
}

// `parseQuery` and `toOrdinal` are not used, because bundlers would move them into the first chunk.
function valuesOf(query: string): Map<string, QueryValue[]> {
  const values = new Map<string, QueryValue[]>();
  for (const pair of query.split('&')) {
    const [name = '', text = ''] = pair.split('=').map(decodeURIComponent);
    const { operator = 'eq', value } = splitOperator(text);
    const own = values.get(name) ?? [];
    values.set(name, own);
    own.push({ text, operator, value });
  }
  return values;
}

/** The first or last value that a bound includes. */
function included({ operator, value }: QueryValue, isTime: boolean): bigint {
  const bound = ordinal(value, isTime);
  if (operator === 'gt') return bound + 1n;
  if (operator === 'lt') return bound - 1n;
  return bound;
}

/** Longer than any key of a service. Reading a longer number takes more than linear time. */
const maxOrdinalLength = 100;

function ordinal(text: string, isTime: boolean): bigint {
  if (text.length > maxOrdinalLength || !/^\d[\d.]*$/.test(text)) return 0n;
  const parts = text.split('.');
  if (!isTime) return parts.reduce((sum, part) => (sum << 64n) + BigInt(part), 0n);
  const [whole = '', fraction = ''] = parts;
  return BigInt(whole + fraction.padEnd(9, '0'));
}

type CheckSeveral = (
  name: string,
  values: readonly QueryValue[],
  throwParameterError: ThrowParameterError,
) => void;

const severalChecks: Readonly<Record<SeveralRule, CheckSeveral>> = {
  'one-range'(name, values, throwParameterError) {
    for (const side of ['g', 'l']) {
      const bounds = values.filter(({ operator }) => operator.startsWith(side));
      if (bounds.length > 1)
        throwParameterError(name, texts(bounds), 'at most one lower and one upper bound');
    }
  },
  'one-address'(name, values, throwParameterError) {
    const compared = values.find((value) => isAddress(value) && isCompared(value));
    if (compared)
      throwParameterError(
        name,
        compared.text,
        'an EVM address or alias alone or with eq, or an entity number',
      );
    const addresses = values.filter(isAddress);
    const prefixed = addresses.find(({ value }) => value.includes('.'));
    if (prefixed)
      throwParameterError(
        name,
        prefixed.text,
        'an EVM address or alias without shard and realm, or an entity number',
      );
    const [first] = addresses;
    if (!first) return;
    // The service drops repeated values before it counts addresses.
    const isSecond = addresses.some(({ text }) => text !== first.text);
    if (isSecond || values.slice(values.indexOf(first)).some(isCompared))
      throwParameterError(name, texts(values), 'at most one EVM address or alias, and no bound after it');
  },
};

function isAddress({ value }: QueryValue): boolean {
  // An ID ends in a number of at most 19 digits; 40 digits are an address.
  return !/^[\d.]+$/.test(value) || value.length - value.lastIndexOf('.') > 20;
}

function isCompared({ operator }: QueryValue): boolean {
  return operator !== 'eq';
}

function checkFields(
  rules: readonly FieldRule[],
  body: Readonly<Record<string, unknown>>,
  throwParameterError: ThrowParameterError,
): void {
  const matches = ([name, pattern]: readonly [string, FieldPattern]): boolean =>
    areFound([pattern].flat(), body[name] === undefined ? '' : String(body[name]));
  for (const { when, requires, allowed } of rules) {
    const [field = ''] = Object.keys(when);
    if (Object.entries(when).every(matches) && !Object.entries(requires).every(matches))
      throwParameterError(`body.${field}`, body[field], allowed);
  }
}

/** Whether each pattern is found behind the match of the one before it. One pattern for all of them would take cubic time. */
function areFound(patterns: readonly RegExp[], text: string): boolean {
  let rest = text;
  for (const pattern of patterns) {
    const found = pattern.exec(rest);
    if (!found) return false;
    rest = rest.slice(found.index + found[0].length);
  }
  return true;
}

function texts(values: readonly QueryValue[]): string[] {
  return values.map(({ text }) => text);
}
