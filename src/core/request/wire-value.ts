import type { ParameterRule } from '../operation/parameter-rule.js';
import { Comparison, type Operator, splitOperator } from '../values/filters.js';
import { isEntity } from '../values/kind.js';
import { toTimestamp } from '../values/timestamps.js';
import { toTransactionId } from '../values/transaction-ids.js';

/** One value of a parameter as it goes out, and the operator that it was given with. */
export interface WireValue {
  text: string;
  operator: Operator | undefined;
  /** The text without the operator. */
  bare: string;
  /** Whether a string was given. */
  isString: boolean;
}

/** Turns what a person gave into the words of the wire; undefined if there are none for it. */
export function wireValue(given: unknown, rule: ParameterRule): WireValue | undefined {
  if (given instanceof Comparison) {
    const bare = plain(given.value, rule);
    return bare === undefined
      ? undefined
      : {
          operator: given.operator,
          bare,
          text: `${given.operator}:${bare}`,
          isString: typeof given.value === 'string',
        };
  }
  const text = plain(given, rule);
  if (text === undefined) return undefined;
  // Where no operator may stand, a text that begins like one is just a text.
  const { operator, value: bare } = rule.operators
    ? splitOperator(text)
    : { operator: undefined, value: text };
  return { operator, bare, text, isString: typeof given === 'string' };
}

// A number's decimal digits would be read as hexadecimal, or as a timestamp.
const textOnly: ReadonlySet<ParameterRule['kind']> = new Set(['hex', 'transaction-id']);

// As SDKs write a transaction ID, or with what they put behind it.
const sdkForm = /^\d+\.\d+\.\d+(@|-.*[?/])/s;

function plain(value: unknown, { kind }: ParameterRule): string | undefined {
  switch (typeof value) {
    case 'string':
      return kind === 'transaction-id' && sdkForm.test(value) ? toTransactionId(value) : value;
    case 'boolean':
      return String(value);
    case 'bigint':
      if (kind === 'timestamp') return toTimestamp(value);
      return textOnly.has(kind) ? undefined : String(value);
    case 'number':
      // Nanoseconds do not fit into a number.
      if (kind === 'timestamp' || textOnly.has(kind) || !Number.isFinite(value) || isInexact(value))
        return undefined;
      // The text of 1000.5 would be another entity: that of realm 1000 with the number 5.
      return isEntity(kind) && !Number.isInteger(value) ? undefined : String(value);
    default:
      return fromObject(value, kind);
  }
}

/** Whether an integer may have lost digits on its way into a number. */
export function isInexact(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

function fromObject(value: unknown, kind: ParameterRule['kind']): string | undefined {
  if (value instanceof Date)
    return kind === 'timestamp' && !Number.isNaN(value.getTime()) ? toTimestamp(value) : undefined;
  const isId =
    typeof value === 'object' && value !== null && 'shard' in value && 'realm' in value && 'num' in value;
  return isEntity(kind) && isId ? ownText(value) : undefined;
}

/** An object without a text, as one read from JSON may be, is no ID. */
function ownText(value: object): string | undefined {
  try {
    return String(value);
  } catch {
    return undefined;
  }
}

// What is no filter is given as what it is: a limit of '5' is a slip.
const typed: ReadonlySet<ParameterRule['kind']> = new Set(['boolean', 'integer', 'number']);

/** Whether a value is what its rule allows. */
export function fits({ text, operator, bare, isString }: WireValue, rule: ParameterRule): boolean {
  const { kind, operators = [], pattern, words, minLength = 0, maxLength = text.length } = rule;
  if (operator && !operators.includes(operator)) return false;
  if (isString && !rule.operators && typed.has(kind)) return false;
  if (words && !words.map(String).includes(text)) return false;
  if (kind === 'boolean' && !/^(true|false)$/.test(text)) return false;
  if (pattern && !pattern.test(text)) return false;
  if (text.length < minLength || text.length > maxLength) return false;
  if (kind === 'integer') return /^-?\d+$/.test(bare) && isWithin(BigInt(bare), rule);
  return kind !== 'number' || isWithin(Number(bare), rule);
}

function isWithin(number: number | bigint, { minimum, maximum }: ParameterRule): boolean {
  return !(minimum !== undefined && number < minimum) && !(maximum !== undefined && number > maximum);
}
