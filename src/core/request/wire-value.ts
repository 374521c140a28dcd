import type { ParameterRule } from '../operation/parameter-rule.js';
import { Comparison, type Operator, splitOperator } from '../values/filters.js';
import { isEntity } from '../values/kind.js';
import {
  entityText,
  isEntityId,
  isHbar,
  isLong,
  isNftId,
  isPublicKey,
  isTimestamp,
  isTransactionId,
  timestampText,
} from '../values/sdk-objects.js';
import { fullFraction, toTimestamp } from '../values/timestamps.js';
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
  const isString = typeof given === 'string';
  // Where no operator may stand, a text that begins like one is just a text.
  const { operator, value } =
    isString && rule.operators ? splitOperator(given) : { operator: undefined, value: given };
  const bare = plain(value, rule);
  if (bare === undefined) return undefined;
  return { operator, bare, text: operator === undefined ? bare : `${operator}:${bare}`, isString };
}

type Kind = ParameterRule['kind'];

// A number's decimal digits would be read as hexadecimal, or as a timestamp.
const textOnly: ReadonlySet<Kind> = new Set(['hex', 'public-key', 'transaction-id']);

// As SDKs write a transaction ID, or with what they put behind it.
const sdkForm = /^\d+\.\d+\.\d+(@|-.*[?/])/s;

function plain(value: unknown, { kind }: ParameterRule): string | undefined {
  switch (typeof value) {
    case 'string':
      if (kind === 'transaction-id' && sdkForm.test(value)) return toTransactionId(value);
      return kind === 'timestamp' ? fullFraction(value) : value;
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

const integers: ReadonlySet<Kind> = new Set([
  'amount',
  'integer',
  'integer-or-hash',
  'integer-or-hex',
  'nft-serial-number',
]);

/** The text of an object; undefined where its kind is not that of the parameter. */
function fromObject(value: unknown, kind: Kind): string | undefined {
  if (kind === 'timestamp') {
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : toTimestamp(value);
    return isTimestamp(value) ? timestampText(value) : undefined;
  }
  if (integers.has(kind) && isLong(value)) return String(value);
  if (kind === 'amount' && isHbar(value)) return String(value.toTinybars());
  if (kind === 'nft-serial-number' && isNftId(value)) return String(value.serial);
  if (kind === 'nft-token-id' && isNftId(value)) return entityText(value.tokenId);
  if (kind === 'public-key' && isPublicKey(value)) return value.toStringRaw();
  if (kind === 'transaction-id' && isTransactionId(value)) return toTransactionId(value);
  return isEntity(kind) && isEntityId(value) ? entityText(value) : undefined;
}
