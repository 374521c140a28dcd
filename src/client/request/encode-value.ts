import { hasPrivateKey, ParameterError, type ThrowParameterError } from '../../errors/errors.js';
import {
  type Bound,
  Comparison,
  isInexact,
  type Network,
  splitOperator,
  type TimePlace,
  type WireValue,
  withChecksum,
} from '../../values/values.js';
import { allowed, type ParameterRule } from '../parameter-rule.js';

export interface Checking {
  readonly isChecked: boolean;
  readonly throwParameterError: ThrowParameterError;
  readonly network?: Network | undefined;
  /** Milliseconds since 1970, from which relative times are counted. */
  readonly now: number;
}

/**
 * All values of one parameter as they are sent. A value passes through its kind (`src/values/kinds.ts`), which knows the
 * forms of callers and of SDKs and writes the one of the service, and then through the rule of the description. With
 * `validation: 'off'` the rule is left out, but not the kind: a value that it cannot write has no text. The refusal of
 * private keys holds in any case.
 */
export function encodeValues(
  input: unknown,
  name: string,
  rule: ParameterRule,
  checking: Checking,
): WireValue[] {
  const { isChecked, throwParameterError } = checking;
  if (!Array.isArray(input)) return encodeEach(input, name, rule, checking);
  const { maxItems } = rule;
  if (isChecked && maxItems === undefined) throwParameterError(name, input, `one value: ${allowed(rule)}`);
  // An empty array would request all items.
  if (isChecked && input.length === 0) throwParameterError(name, input, 'at least one value, or left out');
  if (isChecked && input.length > (maxItems ?? Infinity))
    throwParameterError(name, input, `at most ${maxItems} values`);
  const values = Array.from(input, (value) => encodeEach(value, name, rule, checking)).flat();
  if (isChecked) rule.checkSeveral?.(name, values, throwParameterError);
  return values;
}

/** The values that are sent for one of the caller: two if it is a day, which the service knows as two bounds. */
export function encodeEach(
  input: unknown,
  name: string,
  rule: ParameterRule,
  checking: Checking,
): WireValue[] {
  const { kind, operators } = rule;
  const { throwParameterError, isChecked, now } = checking;
  const accepts = acceptedTime(rule);
  const given = boundOf(input, operators);
  const bounds = kind.natural?.(given, { now, accepts });
  if (typeof bounds === 'string') throwParameterError(name, given.value, bounds);
  if (Array.isArray(bounds))
    return bounds.map(({ operator, value }: Bound) => {
      const bound = operator === undefined ? value : new Comparison(operator, value);
      return encodeValue(bound, name, rule, checking);
    });
  const value = encodeValue(input, name, rule, checking);
  const slip = isChecked ? kind.slip?.(value, given.value, accepts) : undefined;
  if (slip !== undefined) throwParameterError(name, given.value, slip);
  return [value];
}

/** A filter on the times of items accepts a lower and an upper bound. The moment of a state is one time. */
function acceptedTime({ operators, maxItems = 1, role }: ParameterRule): TimePlace['accepts'] {
  if (!operators) return 'instant';
  const acceptsRange = operators.includes('gte') && operators.includes('lt') && maxItems > 1;
  return acceptsRange && role !== 'moment' ? 'range' : 'edge';
}

/**
 * One value as it is sent: written by its kind, without a private key, its checksum checked and removed, and allowed by
 * its rule.
 */
function encodeValue(
  input: unknown,
  name: string,
  rule: ParameterRule,
  { isChecked, throwParameterError, network }: Checking,
): WireValue {
  const inner = input instanceof Comparison ? input.value : input;
  let value: WireValue | undefined;
  try {
    value = wireValue(input, rule);
  } catch (error) {
    // An object that looks like an SDK's may throw anything.
    throwParameterError(name, inner, error instanceof ParameterError ? error.allowed : allowed(rule));
  }
  if (!value && isInexact(inner) && rule.kind.write(0) !== undefined)
    throwParameterError(name, inner, 'within 2^53 as a number; pass a bigint for a larger integer');
  if (!value) return throwParameterError(name, inner, allowed(rule));
  rejectPrivateKey(name, value.bare, throwParameterError);
  const marked = rule.kind.isEntity && withChecksum(value.bare, network);
  if (marked) {
    const checksum = value.bare.slice(-6);
    const place = network ?? 'a network: set the option network';
    const { id } = marked;
    const form = `an ID without the checksum ${checksum}, or with that of ${place}`;
    if (id === undefined) return throwParameterError(name, inner, form);
    value = { ...value, bare: id, text: value.text.slice(0, -6) };
  }
  if (isChecked && !isValidValue(value, rule))
    throwParameterError(name, input instanceof Comparison ? value.text : input, allowed(rule));
  return value;
}

/** Refuses a text with a private key in it. This holds for all that a request contains, also if it is not checked. */
export function rejectPrivateKey(name: string, text: string, throwParameterError: ThrowParameterError): void {
  if (hasPrivateKey(text))
    throwParameterError(name, text, 'text without a private key or a seed phrase, which are never sent');
}

function wireValue(input: unknown, { kind, operators }: ParameterRule): WireValue | undefined {
  const { operator, value } = boundOf(input, operators);
  const bare = kind.write(value);
  if (bare === undefined) return undefined;
  const text = operator === undefined ? bare : `${operator}:${bare}`;
  return { operator, bare, text, isString: typeof value === 'string' };
}

function boundOf(input: unknown, operators: ParameterRule['operators']): Bound {
  if (input instanceof Comparison) return input;
  // If a parameter takes no operators, "gt:" at the start belongs to the value.
  if (typeof input === 'string' && operators) return splitOperator(input);
  return { operator: undefined, value: input };
}

function isValidValue(value: WireValue, rule: ParameterRule): boolean {
  const { text, operator, isString, bare } = value;
  const { kind, operators = [], pattern, words, minLength = 0, maxLength = Infinity } = rule;
  if (operator && !operators.includes(operator)) return false;
  if (isString && !rule.operators && kind.isTyped) return false;
  if (words && !isKnownValue(text, rule)) return false;
  if (pattern && !pattern.test(text)) return false;
  const length = rule.countsBytes ? new TextEncoder().encode(text).length : text.length;
  if (length < minLength || length > maxLength) return false;
  if (kind.pattern && !kind.pattern.test(bare)) return false;
  return isWithin(bare, rule) && (kind.canExist?.(value) ?? true);
}

function isKnownValue(text: string, { words, isOpen }: ParameterRule): boolean {
  if (words?.some((word) => String(word).toLowerCase() === text.toLowerCase())) return true;
  // In replies, UNKNOWN stands for a word that the service does not know. It is no word to search for.
  if (/^unknown$/i.test(text)) return false;
  return isOpen === true && /^[A-Z][A-Z0-9_]*$/i.test(text);
}

/** No limit of a service has as many digits, so a longer number is beyond each. Reading it takes more than linear time. */
const maxNumberLength = 100;

function isWithin(bare: string, { kind, minimum, maximum }: ParameterRule): boolean {
  if (minimum === undefined && maximum === undefined) return true;
  const isFraction = kind.name === 'number';
  // Hexadecimal digits are compared up to 64 bits. Longer ones are a hash.
  if (!isFraction && !/^(-?\d+|0x[\da-f]{1,16})$/i.test(bare)) return true;
  if (!isFraction && bare.length > maxNumberLength) return false;
  const number = isFraction ? Number(bare) : BigInt(bare);
  if (minimum !== undefined && number < minimum) return false;
  if (maximum !== undefined && number > maximum) return false;
  return true;
}

export function pairOf(
  name: string,
  { text }: WireValue,
  label: string,
  throwParameterError: ThrowParameterError,
): string {
  rejectPrivateKey(label, name, throwParameterError);
  try {
    return `${encodeText(name)}=${encodeText(text)}`;
  } catch {
    return throwParameterError(label, isWellFormed(name) ? text : name, 'well-formed Unicode');
  }
}

export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

export function encodeText(text: string): string {
  if (/^[\w.:-]*$/.test(text)) return text;
  return encodeURIComponent(text).replaceAll('%3A', ':');
}
