import {
  type CallContext,
  noContext,
  parameterErrorThrower,
  type ThrowParameterError,
  throwSecretError,
  throwUnknownName,
} from '../errors/errors.js';
import { isPlain, isRecord } from '../values/values.js';
import type { CallOptions, RetryOptions, TransportOptions, Validation } from './options.js';

type OptionRule = (value: unknown) => true | string | OptionRules;
type OptionRules = { readonly [name: string]: OptionRule };
export type RulesOf<Options> = { readonly [Name in keyof Required<Options>]: OptionRule };

const isFromZero = (value: unknown): boolean => typeof value === 'number' && value >= 0;
export const aboveZero: OptionRule = (value) => (isFromZero(value) && value !== 0) || 'a number above 0';
export const duration: OptionRule = (value) =>
  aboveZero(value) === true || 'a number of milliseconds above 0';
export const fromZero: OptionRule = (value) => isFromZero(value) || 'a number from 0';
export const countFromZero: OptionRule = (value) =>
  (isFromZero(value) && (Number.isInteger(value) || value === Infinity)) || 'an integer from 0, or Infinity';
export const integerWithin =
  (least: number, most: number): OptionRule =>
  (value) =>
    (isFromZero(value) && Number.isInteger(value) && Number(value) >= least && Number(value) <= most) ||
    `an integer from ${least} to ${most}`;
export const callable: OptionRule = (value) => typeof value === 'function' || 'a function';
export const flag: OptionRule = (value) => typeof value === 'boolean' || 'a boolean';
const headers: OptionRule = (value) =>
  typeof value === 'function' ||
  isPlainRecord(value) ||
  'an object of strings, or a function that returns one';
export const signal: OptionRule = (value) =>
  (isRecord(value) && typeof value.aborted === 'boolean' && typeof value.addEventListener === 'function') ||
  'an AbortSignal';
const clock: OptionRule = (value) =>
  (isRecord(value) &&
    ['now', 'elapsed', 'random', 'setTimer'].every((name) => typeof value[name] === 'function')) ||
  'an object with the functions now, elapsed, random and setTimer';
export const anyValue: OptionRule = () => true;

const retryRules: RulesOf<RetryOptions> = {
  retries: countFromZero,
  baseDelay: fromZero,
  maxDelay: fromZero,
  maxRetryAfter: fromZero,
};
const retry: OptionRule = (value) =>
  value === false || (isRecord(value) ? retryRules : 'an object such as { retries: 5 }, or false');

const request: OptionRule = (value) => value === 'throw' || value === 'off' || 'one of throw, off';
const response: OptionRule = (value) =>
  value === 'warn' || request(value) === true || 'one of warn, throw, off';
const validationRules: RulesOf<Exclude<Validation, string>> = { request, response };
const validation: OptionRule = (value) =>
  isRecord(value)
    ? validationRules
    : response(value) === true || `${response(value)}, or an object with request and response`;

/**
 * Whether a value is an object whose data are its properties, which may be one of a class of the caller. A Headers, a Map or
 * an AbortSignal has other data: a copy of it would be empty, and would have no effect.
 */
export function isPlainRecord(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value) || Symbol.iterator in value) return false;
  return isPlain(value) || Object.keys(value).length > 0;
}

const hedgeDelay: OptionRule = (value) =>
  value === 'p95' || aboveZero(value) === true || 'a number above 0, or p95';

const transportRules: RulesOf<TransportOptions> = {
  network: anyValue,
  baseUrl: anyValue,
  hosts: () => 'an array of one or more hosts, and only in createLedgerClient',
  hedge: (value) => (isRecord(value) ? { after: hedgeDelay } : 'an object with after'),
  headers,
  fetch: callable,
  timeout: duration,
  deadline: duration,
  retry,
  requestsPerSecond: aboveZero,
  maxConcurrency: aboveZero,
  coalesce: flag,
  validation,
  onInvalidResponse: callable,
  maxResponseBytes: aboveZero,
  clock,
  onAttempt: callable,
  onRetry: callable,
  onAttemptEnd: callable,
  onEnd: callable,
};

export const callRules: RulesOf<CallOptions> = {
  signal,
  timeout: duration,
  deadline: duration,
  headers,
  retry,
  validation,
  query: (value) => isPlainRecord(value) || 'an object of values by name',
  body: (value) => isPlainRecord(value) || 'an object of fields by name',
  after: anyValue,
};

/** Words in the names of options of other packages, and what to write here. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/url/i, 'baseUrl'],
  [/key|token|auth/i, "headers: { 'x-api-key': … }"],
  [/timeout/i, 'timeout'],
  [/retries/i, 'retry: { retries: … }'],
];

function optionHint(name: string, rules: OptionRules): string {
  const [, meant = ''] = otherNames.find(([word]) => word.test(name)) ?? [];
  if (Object.hasOwn(rules, meant.replace(/:.*/, ''))) return ` Did you mean ${meant}?`;
  return '';
}

export function checkTransportOptions(options: unknown): void {
  checkOptions(options, transportRules, noContext, { allowed: 'an object with network or baseUrl' });
}

/**
 * Checks an object of options against a table with one rule for each option. `RulesOf` makes the compiler refuse a table
 * that lacks an option of the type, so a new option cannot be forgotten here. A rule returns true, the allowed values in
 * words, or the table of an inner object. An unknown name is refused, because it may be a misspelt option that would have
 * no effect.
 */
export function checkOptions(
  options: unknown,
  rules: OptionRules,
  context: CallContext,
  { allowed = 'an object of options by name', prefix = '' } = {},
): void {
  const throwParameterError: ThrowParameterError = parameterErrorThrower(context);
  if (!isPlainRecord(options)) throwParameterError('options', options, allowed);
  for (const [option, value] of Object.entries(options)) {
    const name = prefix + option;
    const rule = Object.hasOwn(rules, option) ? rules[option] : undefined;
    if (!rule) {
      const names = Object.keys(rules).map((each) => prefix + each);
      throwUnknownName('option', name, names, context, optionHint(option, rules));
    }
    const result = value === undefined || rule(value);
    if (typeof result === 'string' && option === 'headers') throwSecretError(name, value, result, context);
    if (typeof result === 'string') throwParameterError(name, value, result);
    if (result !== true) checkOptions(value, result, context, { allowed, prefix: `${name}.` });
  }
}
