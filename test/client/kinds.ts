import type { KindName, ParameterKind } from '../../src/values/kinds.js';
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
  publicKeyKind,
  stringKind,
  timestampKind,
  transactionIdKind,
} from '../../src/values/values.js';

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
  'transaction-id': transactionIdKind,
};
