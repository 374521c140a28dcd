import type { TokenInfo } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { base64OfText } from './base64.js';
import { day } from './calendar.js';
import { makeCustomFees } from './custom-fees.js';
import { cyclicItem } from './cyclic-item.js';
import { anyKey, ed25519Key, keyOrNone } from './keys.js';
import { LazyFields } from './lazy-fields.js';
import { isCollection, type Plan } from './plan.js';
import type { Random } from './random.js';
import type { Timeline } from './timeline.js';

export interface TokenDraft {
  id: string;
  /** The index of the token. Most accounts hold token 0. Token 1 is the largest collection. */
  index: number;
  collection: boolean;
  deleted: boolean;
  /** Created by a stored transaction. Only the treasury is associated with it. */
  isNew: boolean;
  treasury: string;
  created: bigint;
  /** The initial supply. */
  supply: bigint;
}

export const largestInteger = (1n << 63n) - 1n;

const things = [
  'Harbour',
  'Lantern',
  'Orchard',
  'Granite',
  'Juniper',
  'Meridian',
  'Saffron',
  'Tideway',
] as const;
const kinds = ['Coin', 'Share', 'Credit', 'Point', 'Bond'] as const;
const collections = ['Cards', 'Prints', 'Tickets', 'Deeds', 'Medals'] as const;

export function draftTokens(plan: Plan, { stableAccounts, creations }: Timeline): TokenDraft[] {
  const random = plan.random('tokens');
  return plan.tokens.map((id, index) => {
    const collection = isCollection(index);
    const creation = creations.get(id);
    const created = creation?.time ?? plan.calendar.earlier(random, 0.2, 0.4);
    const treasury = index < 2 ? cyclicItem(stableAccounts, 1) : random.pick(stableAccounts);
    const deleted = plan.deleted.has(id);
    const supply = collection ? 0n : fungibleSupply(random, index);
    return {
      id,
      index,
      collection,
      deleted,
      isNew: creation !== undefined,
      treasury,
      created,
      supply,
    };
  });
}

export function symbolOf(index: number): string {
  return `${cyclicItem(things, index).slice(0, 3).toUpperCase()}${index + 1}`;
}

export function decimalsOf({ index, collection }: Pick<TokenDraft, 'index' | 'collection'>): number {
  if (collection || index === 2) return 0;
  return cyclicItem([2, 8, 6, 0, 18], index);
}

export function hasFreezeKey({ index }: Pick<TokenDraft, 'index'>): boolean {
  return index % 2 === 0;
}

export function hasKycKey({ index }: Pick<TokenDraft, 'index'>): boolean {
  return index % 5 < 2;
}

interface Total {
  readonly totalOf: () => bigint;
}

/** The present supply follows from all transfers, which a test that asks for a name does not need. */
const totals = new LazyFields<Total, TokenInfo>({ total_supply: ({ totalOf }) => String(totalOf()) });

export function makeToken(
  plan: Plan,
  { id, index, collection, deleted, isNew, treasury, created, supply }: TokenDraft,
  { stableAccounts, totalOf }: Total & { stableAccounts: readonly string[] },
): TokenInfo {
  const random = plan.random(`token ${id}`);
  const thing = cyclicItem(things, index);
  const kind = cyclicItem(collection ? collections : kinds, Math.floor(index / things.length));
  const finite = index === 2 || index % 4 === 1;
  const modified = isNew || index === 2 ? created : plan.calendar.earlier(random, 0.9, 1);
  const renewed = random.chance(0.7);
  const pausable = index % 3 !== 2;
  const row: TokenInfo = {
    admin_key: keyOrNone(random, 0.8),
    auto_renew_account: renewed ? treasury : null,
    auto_renew_period: renewed ? 7_776_000n : null,
    created_timestamp: toTimestamp(created),
    custom_fees: makeCustomFees(
      random,
      { id, index, collection, treasury, created },
      plan.tokens,
      stableAccounts,
    ),
    decimals: String(decimalsOf({ index, collection })),
    deleted: index === 5 ? null : deleted,
    expiry_timestamp: renewed ? modified + 90n * day : null,
    fee_schedule_key: keyOrNone(random, 0.4),
    freeze_default: index % 8 === 6,
    freeze_key: hasFreezeKey({ index }) ? anyKey(random, index) : null,
    initial_supply: String(supply),
    kyc_key: hasKycKey({ index }) ? ed25519Key(random) : null,
    max_supply: String(finite ? mostSupply(collection, supply) : 0n),
    memo: index % 4 === 3 ? '' : `${thing} ${kind}, issued by ${treasury}`,
    metadata: index % 3 === 0 ? '' : base64OfText(`ipfs://${thing.toLowerCase()}/${index}`),
    metadata_key: keyOrNone(random, 0.3),
    modified_timestamp: toTimestamp(modified),
    name: `${thing} ${kind} ${index + 1}`,
    pause_key: pausable ? ed25519Key(random) : null,
    pause_status: pausable ? pauseStatus(index) : 'NOT_APPLICABLE',
    supply_key: collection ? ed25519Key(random) : keyOrNone(random, 0.7),
    supply_type: finite ? 'FINITE' : 'INFINITE',
    symbol: symbolOf(index),
    token_id: id,
    total_supply: '',
    treasury_account_id: treasury,
    type: collection ? 'NON_FUNGIBLE_UNIQUE' : 'FUNGIBLE_COMMON',
    wipe_key: keyOrNone(random, 0.5),
  };
  return totals.add(row, { totalOf });
}

/** One token has the largest supply that exists. */
function fungibleSupply(random: Random, index: number): bigint {
  if (index === 2) return largestInteger;
  return BigInt(random.integer(1, 900_000)) * 1_000_000n;
}

function mostSupply(isCollection: boolean, supply: bigint): bigint {
  if (isCollection) return 10_000n;
  if (supply === largestInteger) return supply;
  return supply * 2n;
}

function pauseStatus(index: number): 'PAUSED' | 'UNPAUSED' {
  return index % 7 === 6 ? 'PAUSED' : 'UNPAUSED';
}
