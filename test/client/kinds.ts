import type { KindName, ParameterKind } from '../../src/values/kind.js';
import { accountKind } from '../../src/values/kinds/account.js';
import { amountKind } from '../../src/values/kinds/amount.js';
import { booleanKind } from '../../src/values/kinds/boolean.js';
import { entityIdKind } from '../../src/values/kinds/entity-id.js';
import { entityIdOrEvmAddressKind } from '../../src/values/kinds/entity-id-or-evm-address.js';
import { hexKind } from '../../src/values/kinds/hex.js';
import { integerKind } from '../../src/values/kinds/integer.js';
import { integerOrHashKind } from '../../src/values/kinds/integer-or-hash.js';
import { integerOrHexKind } from '../../src/values/kinds/integer-or-hex.js';
import { nftSerialNumberKind } from '../../src/values/kinds/nft-serial-number.js';
import { nftTokenIdKind } from '../../src/values/kinds/nft-token-id.js';
import { numberKind } from '../../src/values/kinds/number.js';
import { publicKeyKind } from '../../src/values/kinds/public-key.js';
import { stringKind } from '../../src/values/kinds/string.js';
import { timestampKind } from '../../src/values/kinds/timestamp.js';
import { transactionIdKind } from '../../src/values/kinds/transaction-id.js';

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
