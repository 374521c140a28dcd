import {
  accountKind,
  amountKind,
  booleanKind,
  entityIdKind,
  entityIdOrEvmAddressKind,
  hexKind,
  integerKind,
  integerOrHashKind,
  integerOrHexKind,
  nftSerialNumberKind,
  nftTokenIdKind,
  numberKind,
  type ParameterKind,
  publicKeyKind,
  stringKind,
  timestampKind,
  tokenIdKind,
  transactionIdKind,
} from '../../src/values/values.js';

export type KindName = ParameterKind['name'];

/** Every kind by its name. */
export const kinds: Readonly<Record<KindName, ParameterKind>> = {
  account: accountKind,
  amount: amountKind,
  boolean: booleanKind,
  'entity-id': entityIdKind,
  'entity-id-or-evm-address': entityIdOrEvmAddressKind,
  hex: hexKind,
  integer: integerKind,
  'integer-or-hash': integerOrHashKind,
  'integer-or-hex': integerOrHexKind,
  'nft-serial-number': nftSerialNumberKind,
  'nft-token-id': nftTokenIdKind,
  number: numberKind,
  'public-key': publicKeyKind,
  string: stringKind,
  timestamp: timestampKind,
  'token-id': tokenIdKind,
  'transaction-id': transactionIdKind,
};
