import type { CustomFees, FixedFee, FractionalFee, RoyaltyFee } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { cyclicItem } from './cyclic-item.js';
import type { Random } from './random.js';

interface Charged {
  id: string;
  index: number;
  collection: boolean;
  treasury: string;
  created: bigint;
}

export function makeCustomFees(
  random: Random,
  { id, index, collection, treasury, created }: Charged,
  tokens: readonly string[],
  accounts: readonly string[],
): CustomFees {
  const collector = random.chance(0.6) ? treasury : random.pick(accounts);
  const fees: CustomFees = { created_timestamp: toTimestamp(created), fixed_fees: [] };
  if (index % 6 < 2)
    fees.fixed_fees?.push(fixedFee(random, index % 12 < 2 ? null : cyclicItem(tokens, 0), collector));
  // The service omits fields that do not apply: fractional fees of collections, and royalties of fungible tokens.
  if (collection)
    return {
      ...fees,
      royalty_fees:
        index % 4 === 1 ? [royaltyFee(random, index, { token: cyclicItem(tokens, 0), collector })] : [],
    };
  return { ...fees, fractional_fees: index % 4 === 3 ? [fractionalFee(random, id, index, collector)] : [] };
}

function fixedFee(random: Random, token: string | null, collector: string): FixedFee {
  return {
    all_collectors_are_exempt: random.chance(0.5),
    amount: BigInt(random.integer(1, 5_000)),
    collector_account_id: collector,
    denominating_token_id: token,
  };
}

function fractionalFee(random: Random, token: string, index: number, collector: string): FractionalFee {
  return {
    all_collectors_are_exempt: random.chance(0.5),
    amount: { numerator: BigInt(random.integer(1, 9)), denominator: 1000n },
    collector_account_id: collector,
    denominating_token_id: token,
    maximum: index % 8 === 3 ? null : BigInt(random.integer(1_000, 100_000)),
    minimum: BigInt(random.integer(0, 100)),
    net_of_transfers: random.chance(0.5),
  };
}

function royaltyFee(
  random: Random,
  index: number,
  { token, collector }: { token: string; collector: string },
): RoyaltyFee {
  return {
    all_collectors_are_exempt: random.chance(0.5),
    amount: { numerator: BigInt(random.integer(1, 10)), denominator: 100n },
    collector_account_id: collector,
    fallback_fee: index % 8 === 1 ? null : fallbackFee(random, index % 16 < 8 ? token : null),
  };
}

function fallbackFee(random: Random, token: string | null): RoyaltyFee['fallback_fee'] {
  return { amount: BigInt(random.integer(1, 100)) * 1_000_000n, denominating_token_id: token };
}
