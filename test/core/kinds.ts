import type { KindName, ParameterKind } from '../../src/core/values/kind.js';
import { accountKind } from '../../src/core/values/kinds/account.js';
import { amountKind } from '../../src/core/values/kinds/amount.js';
import { booleanKind } from '../../src/core/values/kinds/boolean.js';
import { entityIdKind } from '../../src/core/values/kinds/entity-id.js';
import { entityIdOrEvmAddressKind } from '../../src/core/values/kinds/entity-id-or-evm-address.js';
import { hexKind } from '../../src/core/values/kinds/hex.js';
import { integerKind } from '../../src/core/values/kinds/integer.js';
import { integerOrHashKind } from '../../src/core/values/kinds/integer-or-hash.js';
import { integerOrHexKind } from '../../src/core/values/kinds/integer-or-hex.js';
import { nftSerialNumberKind } from '../../src/core/values/kinds/nft-serial-number.js';
import { nftTokenIdKind } from '../../src/core/values/kinds/nft-token-id.js';
import { numberKind } from '../../src/core/values/kinds/number.js';
import { publicKeyKind } from '../../src/core/values/kinds/public-key.js';
import { stringKind } from '../../src/core/values/kinds/string.js';
import { timestampKind } from '../../src/core/values/kinds/timestamp.js';
import { transactionIdKind } from '../../src/core/values/kinds/transaction-id.js';

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
