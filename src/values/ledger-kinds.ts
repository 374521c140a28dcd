// The kinds of IDs and times. They are apart from the others, because bundlers load a whole file or none of it.

import { writeEntity } from './entity-ids.js';
import { isNftId, isTimestamp, isTransactionId, textOnly, timestampText } from './inputs.js';
import type { KindName, ParameterKind, WireValue } from './kinds.js';
import { padFraction, readTimestamp, toTimestamp } from './timestamps.js';
import { toTransactionId } from './transaction-ids.js';

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
