import type { ThrowParameterError } from '../errors/errors.js';
import type { Operator } from './filters.js';
import { isHbar, isLong, isNftId, plainText, textOnly, toBigint } from './inputs.js';

/** The values of `x-value` in descriptions. */
export type KindName =
  | 'account'
  | 'amount'
  | 'boolean'
  | 'entity-id'
  | 'entity-id-or-evm-address'
  | 'hex'
  | 'integer'
  | 'integer-or-hash'
  | 'integer-or-hex'
  | 'nft-serial-number'
  | 'nft-token-id'
  | 'number'
  | 'public-key'
  | 'string'
  | 'timestamp'
  | 'token-id'
  | 'transaction-id';

/** Operations refer to kinds by constant, so a bundle contains only the kinds of its operations. */
export interface ParameterKind {
  readonly name: KindName;
  readonly form: string;
  /** Writes a value without an operator. Undefined if the value is not of this kind. */
  readonly write: (value: unknown) => string | undefined;
  readonly pattern?: RegExp;
  /** Whether text is refused: `'false'` is a mistake for `false`. */
  readonly isTyped?: true;
  readonly isEntity?: true;
  /** The place of a value among the others of its kind. Undefined if it has none, such as an address. */
  readonly ordinal?: (text: string) => bigint | undefined;
  /** Whether a ledger can store the value, and values exist on the side that the operator selects. */
  readonly canExist?: (value: WireValue) => boolean;
  /** The bounds that a value such as a day stands for; or in words, the values allowed in its place. Undefined for others. */
  readonly natural?: (bound: Bound, place: TimePlace) => readonly Bound[] | string | undefined;
  /** The values allowed in place of this one, in words, if it can only be a slip. */
  readonly slip?: (value: WireValue, input: unknown, accepts: TimePlace['accepts']) => string | undefined;
  /** Adds the parameters that a value of this kind contains, such as `nonce` of an SDK's transaction ID. */
  readonly expandIntoParameters?: (
    name: string,
    params: Params,
    accepted: Params,
    throwParameterError: ThrowParameterError,
  ) => Params;
}

type Params = Readonly<Record<string, unknown>>;

export interface Bound {
  readonly operator: Operator | undefined;
  readonly value: unknown;
}

/** The parameter that a time is written for, and the current time. */
export interface TimePlace {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** `range`: a filter on the times of items. `edge`: the moment of a state, with an operator. `instant`: without one. */
  readonly accepts: 'range' | 'edge' | 'instant';
}

/** Longer texts are not read: the time to read a number grows faster than its length. */
export const maxLength = 100;

/** The place of a value among the others of its kind; undefined if it has none. */
export function toOrdinal(value: string, kind: ParameterKind | undefined): bigint | undefined {
  if (value.length > maxLength) return undefined;
  return kind?.ordinal?.(value);
}

export interface WireValue {
  readonly text: string;
  readonly operator: Operator | undefined;
  readonly bare: string;
  readonly isString: boolean;
}

export const stringKind: ParameterKind = { name: 'string', form: 'a string', write: plainText };

export const hexKind: ParameterKind = {
  name: 'hex',
  form: 'hexadecimal digits',
  write: textOnly,
  ordinal: (text) => (/^(0x)?[0-9a-f]+$/i.test(text) ? BigInt(`0x${text.replace(/^0x/i, '')}`) : undefined),
};

export const booleanKind: ParameterKind = {
  name: 'boolean',
  form: 'a boolean',
  write: plainText,
  pattern: /^(true|false)$/,
  isTyped: true,
};

export const numberKind: ParameterKind = {
  name: 'number',
  form: 'a number',
  write: plainText,
  pattern: /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i,
};

const integer = /^-?\d+$/;

export const integerKind: ParameterKind = {
  name: 'integer',
  form: 'an integer',
  write: writeInteger,
  ordinal: integerOrdinal,
  pattern: integer,
};

export const integerOrHashKind: ParameterKind = {
  name: 'integer-or-hash',
  form: 'a block number, or a hash of 64 or 96 hexadecimal digits',
  write: writeInteger,
};

export const integerOrHexKind: ParameterKind = {
  name: 'integer-or-hex',
  form: 'an integer or hexadecimal digits after 0x',
  write: writeInteger,
  ordinal: integerOrdinal,
};

export const amountKind: ParameterKind = {
  name: 'amount',
  form: 'an integer of tinybars or an Hbar',
  write: (value) => (isHbar(value) ? plainText(toBigint(value.toTinybars())) : writeInteger(value)),
  ordinal: integerOrdinal,
  pattern: integer,
};

export const nftSerialNumberKind: ParameterKind = {
  name: 'nft-serial-number',
  form: 'an integer',
  write: (value) => writeInteger(isNftId(value) ? value.serial : value),
  pattern: integer,
};

function integerOrdinal(text: string): bigint | undefined {
  if (/^(-?\d+|0x[0-9a-f]+)$/i.test(text)) return BigInt(text);
  return undefined;
}

function writeInteger(value: unknown): string | undefined {
  return plainText(isLong(value) ? toBigint(value) : value);
}
