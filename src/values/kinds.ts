import type { Refuse } from '../errors/errors.js';
import { writeEntity } from './entity-ids.js';
import type { Operator } from './filters.js';
import {
  isHbar,
  isLong,
  isNftId,
  isPublicKey,
  isTimestamp,
  isTransactionId,
  plainText,
  textOnly,
  timestampText,
} from './inputs.js';
import { padFraction, readTimestamp, toTimestamp } from './timestamps.js';
import { toTransactionId } from './transaction-ids.js';

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
  /** Whether a ledger can store the value, and values exist on the side that the operator selects. */
  readonly isHeld?: (value: WireValue) => boolean;
  /** Adds the parameters that a value of this kind contains, such as `nonce` of an SDK's transaction ID. */
  readonly withParts?: (name: string, params: Params, accepted: Params, refuse: Refuse) => Params;
}

type Params = Readonly<Record<string, unknown>>;

export interface WireValue {
  readonly text: string;
  readonly operator: Operator | undefined;
  readonly bare: string;
  readonly isString: boolean;
}

export const stringKind: ParameterKind = { name: 'string', form: 'a string', write: plainText };

export const hexKind: ParameterKind = { name: 'hex', form: 'hexadecimal digits', write: textOnly };

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
  pattern: integer,
};

export const integerOrHashKind: ParameterKind = {
  name: 'integer-or-hash',
  form: 'an integer or a hash in hexadecimal',
  write: writeInteger,
};

export const integerOrHexKind: ParameterKind = {
  name: 'integer-or-hex',
  form: 'an integer or hexadecimal digits after 0x',
  write: writeInteger,
};

export const amountKind: ParameterKind = {
  name: 'amount',
  form: 'an integer of tinybars or an Hbar',
  write: (value) => (isHbar(value) ? String(value.toTinybars()) : writeInteger(value)),
  pattern: integer,
};

export const nftSerialNumberKind: ParameterKind = {
  name: 'nft-serial-number',
  form: 'an integer',
  write: (value) => (isNftId(value) ? String(value.serial) : writeInteger(value)),
  pattern: integer,
};

function writeInteger(value: unknown): string | undefined {
  return isLong(value) ? String(value) : plainText(value);
}

export const publicKeyKind: ParameterKind = {
  name: 'public-key',
  form: 'a public key in hexadecimal',
  write: (value) => (isPublicKey(value) ? value.toStringRaw() : textOnly(value)),
};

const entityIdOrAddress = 'an entity number, shard.realm.num or an EVM address of 40 hexadecimal digits';

export const entityIdKind = /*#__PURE__*/ entityKind('entity-id', 'an entity number or shard.realm.num');

export const entityIdOrEvmAddressKind = /*#__PURE__*/ entityKind(
  'entity-id-or-evm-address',
  entityIdOrAddress,
);

export const accountKind = /*#__PURE__*/ entityKind(
  'account',
  'an entity number, shard.realm.num, an alias or an EVM address',
);

export const nftTokenIdKind = /*#__PURE__*/ entityKind('nft-token-id', entityIdOrAddress, (value) =>
  writeEntity(isNftId(value) ? value.tokenId : value),
);

function entityKind(
  name: KindName,
  form: string,
  write: ParameterKind['write'] = writeEntity,
): ParameterKind {
  return { name, form, write, isEntity: true, isHeld: isEntityHeld };
}

function isEntityHeld({ bare }: WireValue): boolean {
  // Addresses and aliases are not numbers; 40 digits are an address.
  if (!/^(\d+\.)*\d{1,19}$/.test(bare)) return true;
  const [number = 0n, realm = 0n, shard = 0n, ...more] = bare.split('.').map(BigInt).reverse();
  return number < 2n ** 38n && realm < 2n ** 16n && shard < 2n ** 10n && more.length === 0;
}

const maxTimestamp = 9_223_372_036_854_775_807n;

export const timestampKind: ParameterKind = {
  name: 'timestamp',
  form: 'a Date, a bigint of nanoseconds or a string of seconds.nanoseconds',
  write(value) {
    if (typeof value === 'string') return padFraction(value);
    if (typeof value === 'bigint' || (value instanceof Date && !Number.isNaN(value.getTime())))
      return toTimestamp(value);
    // A number is refused: it is too small for nanoseconds.
    return isTimestamp(value) ? timestampText(value) : textOnly(value);
  },
  isHeld: ({ bare, operator }) => (readTimestamp(bare) ?? 0n) + (operator === 'gt' ? 1n : 0n) <= maxTimestamp,
};

// `toTransactionId` refuses a suffix of SDKs, such as ?scheduled.
const sdkTransactionId = /^\d+\.\d+\.\d+(@|-.*[?/])/s;

export const transactionIdKind: ParameterKind = {
  name: 'transaction-id',
  form: 'a transaction ID like 0.0.1-1767225600-5 or a hash',
  write(value) {
    if (isTransactionId(value) || (typeof value === 'string' && sdkTransactionId.test(value)))
      return toTransactionId(value);
    return textOnly(value);
  },
  withParts(name, params, accepted, refuse) {
    const id = params[name];
    if (!isTransactionId(id)) return params;
    const { scheduled, nonce } = id;
    const parts = {
      ...(scheduled === true && { scheduled }),
      ...(nonce && { nonce: BigInt(String(nonce)) }),
    };
    for (const [part, value] of Object.entries(parts)) {
      if (!accepted[part]) refuse(name, id, `a transaction ID without ${part}`);
      if (params[part] !== undefined && String(params[part]) !== String(value))
        refuse(part, params[part], `${value} as in the transaction ID, or left out`);
    }
    return { ...params, ...parts };
  },
};
