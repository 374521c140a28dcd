import { type CallContext, noCall, ParameterError } from '../errors/errors.js';
import { isRecord } from './decode.js';
import type { CallOptions, RetryOptions, TransportOptions } from './options.js';
import type { Validation } from './validation.js';

/** What an option may be. */
interface OptionRule {
  readonly allowed: string;
  readonly fits: (value: unknown) => boolean;
  /** The options that it has itself, where it is an object. */
  readonly inner?: OptionRules;
  /** The value may be a key: it is told of by its type alone. */
  readonly secret?: true;
}

type OptionRules = Readonly<Record<string, OptionRule>>;
/** A rule for each option, so that none is forgotten. */
export type RulesOf<Options> = { readonly [Name in keyof Required<Options>]: OptionRule };

const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);
export const aboveZero: OptionRule = {
  allowed: 'a number above 0',
  fits: (value) => isNumber(value) && value > 0,
};
export const fromZero: OptionRule = {
  allowed: 'a number from 0',
  fits: (value) => isNumber(value) && value >= 0,
};
const count: OptionRule = {
  allowed: 'an integer from 0, or Infinity',
  fits: (value) => isNumber(value) && value >= 0 && (Number.isInteger(value) || value === Infinity),
};
export const callable: OptionRule = { allowed: 'a function', fits: (value) => typeof value === 'function' };
const headers: OptionRule = {
  allowed: 'an object of texts by their names',
  fits: isPlainRecord,
  secret: true,
};
const headerSource: OptionRule = {
  allowed: `${headers.allowed}, or a function that gives one`,
  fits: (value) => callable.fits(value) || headers.fits(value),
  secret: true,
};
export const signal: OptionRule = {
  allowed: 'an AbortSignal',
  fits: (value) =>
    isRecord(value) && typeof value.aborted === 'boolean' && typeof value.addEventListener === 'function',
};
export const flag: OptionRule = { allowed: 'a boolean', fits: (value) => typeof value === 'boolean' };
/** What has a check of its own. */
export const place: OptionRule = { allowed: '', fits: () => true };

const retryRules: RulesOf<RetryOptions> = {
  retries: count,
  baseDelay: fromZero,
  maxDelay: fromZero,
  maxRetryAfter: fromZero,
};
const retry: OptionRule = {
  allowed: 'an object, or false',
  fits: (value) => value === false || isRecord(value),
  inner: retryRules,
};

const request = /*#__PURE__*/ oneOf(['throw', 'off']);
const response = /*#__PURE__*/ oneOf(['warn', 'throw', 'off']);
const validationRules: RulesOf<Exclude<Validation, string>> = { request, response };
const validation: OptionRule = {
  allowed: `${response.allowed}, or an object with request and response`,
  fits: (value) => response.fits(value) || isRecord(value),
  inner: validationRules,
};

/** Whether the properties of a value are all of it. The entries of a Headers or a Map are none: they would be lost. */
export function isPlainRecord(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && !(Symbol.iterator in value);
}

function oneOf(words: readonly string[]): OptionRule {
  return {
    allowed: `one of ${words.join(', ')}`,
    fits: (value) => typeof value === 'string' && words.includes(value),
  };
}

const transportRules: RulesOf<TransportOptions> = {
  network: place,
  baseUrl: place,
  headers: headerSource,
  fetch: callable,
  timeout: aboveZero,
  deadline: aboveZero,
  retry,
  requestsPerSecond: aboveZero,
  validation,
  onInvalidResponse: callable,
  maxResponseBytes: aboveZero,
  onAttempt: callable,
  onRetry: callable,
  onReply: callable,
  onEnd: callable,
};

const callRules: RulesOf<CallOptions> = {
  signal,
  timeout: aboveZero,
  deadline: aboveZero,
  headers,
  retry,
  validation,
  query: { allowed: 'an object of values by their names', fits: isPlainRecord },
  after: place,
};

/** @throws ParameterError if an option of a transport or client is unknown or cannot be meant. */
export function checkTransportOptions(options: unknown): void {
  checkOptions(options, transportRules, noCall, 'an object with network or baseUrl');
}

/** @throws ParameterError if an option of a call is unknown or cannot be meant. */
export function checkCallOptions(options: unknown, context: CallContext): void {
  checkOptions(options, callRules, context);
}

/** @throws ParameterError if an option is unknown or cannot be meant. */
export function checkOptions(
  options: unknown,
  rules: OptionRules,
  context: CallContext,
  allowed = 'an object',
  of = '',
): void {
  const refusal = (parameter: string, given: unknown, allowedInstead: string): ParameterError =>
    new ParameterError({ parameter, given, allowed: allowedInstead }, context);
  if (!isRecord(options)) throw refusal('options', options, allowed);
  for (const name of Object.keys(options)) {
    const value = options[name];
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    // What an unknown option holds may be a key that was meant for a header.
    if (!rule) throw refusal(of + name, typeof value, `one of the options ${Object.keys(rules).join(', ')}`);
    if (value === undefined) continue;
    if (!rule.fits(value)) throw refusal(of + name, rule.secret ? typeof value : value, rule.allowed);
    if (rule.inner && isRecord(value)) checkOptions(value, rule.inner, context, allowed, `${of}${name}.`);
  }
}
