import type { Nft, TokenInfo, TokenRelationship } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { cyclicItem } from './cyclic-item.js';
import type { Owned } from './ledger-data.js';
import type { Plan, Source } from './plan.js';
import type { Random } from './random.js';
import type { Timeline } from './timeline.js';
import type { TokenDraft } from './tokens.js';

export interface Holdings {
  tokens: TokenInfo[];
  relationships: Owned<TokenRelationship>[];
}

export function makeHoldings(
  plan: Plan,
  { stableAccounts }: Timeline,
  drafts: readonly TokenDraft[],
  nfts: readonly Nft[],
): Holdings {
  const random = plan.random('holdings');
  const counts = countNfts(nfts);
  const relationships: Owned<TokenRelationship>[] = [];
  const tokens = drafts.map((draft) => {
    const balances = draft.collection
      ? nftBalances(draft, stableAccounts, random, counts.get(draft.id))
      : fungibleBalances(plan, draft, stableAccounts, random);
    let total = 0n;
    for (const [owner, balance] of balances) {
      total += balance;
      relationships.push({
        owner,
        value: makeRelationship({ plan, random }, draft, { owner, balance, index: relationships.length }),
      });
    }
    return { ...draft.info, total_supply: String(total) };
  });
  return { tokens, relationships };
}

function countNfts(nfts: readonly Nft[]): Map<string, Map<string, bigint>> {
  const counts = new Map<string, Map<string, bigint>>();
  for (const { token_id: token, account_id: account } of nfts) {
    if (!token || !account) continue;
    const balances = counts.get(token) ?? new Map<string, bigint>();
    counts.set(token, balances.set(account, (balances.get(account) ?? 0n) + 1n));
  }
  return counts;
}

function isCommon({ index }: TokenDraft): boolean {
  return index !== 2 && index % 12 !== 11;
}

function nftBalances(
  draft: TokenDraft,
  stableAccounts: readonly string[],
  random: Random,
  held: Map<string, bigint> = new Map(),
): Map<string, bigint> {
  const balances = new Map([[draft.treasury, 0n], ...Array.from(held)]);
  if (draft.isNew) return balances;
  const idle = [random.pick(stableAccounts), ...(isCommon(draft) ? stableAccounts.slice(0, 1) : [])];
  for (const account of idle) balances.set(account, balances.get(account) ?? 0n);
  return balances;
}

function fungibleBalances(
  plan: Plan,
  draft: TokenDraft,
  stableAccounts: readonly string[],
  random: Random,
): Map<string, bigint> {
  const owners = new Set<string>();
  if (!draft.isNew) {
    if (isCommon(draft)) owners.add(cyclicItem(stableAccounts, 0));
    const others = draft.index === 0 ? stableAccounts.slice(0, plan.count(130)) : [];
    for (const account of others) owners.add(account);
    for (let more = random.integer(1, 5); more > 0; more--) owners.add(random.pick(stableAccounts));
  }
  owners.delete(draft.treasury);
  const balances = new Map<string, bigint>();
  let left = draft.supply;
  for (const owner of owners) {
    // Token 2 has the maximum supply, all of it in the treasury.
    const share =
      draft.index === 2 || random.chance(0.08)
        ? 0n
        : (draft.supply * BigInt(random.integer(1, 1000))) / 200_000n;
    balances.set(owner, share);
    left -= share;
  }
  return balances.set(draft.treasury, left);
}

function makeRelationship(
  { plan, random }: Source,
  token: TokenDraft,
  { owner, balance, index }: { owner: string; balance: bigint; index: number },
): TokenRelationship {
  const { info, isNew } = token;
  const isTreasury = owner === token.treasury;
  // The service has lost some details of associations with deleted tokens.
  const hasDetails = isTreasury || !token.deleted;
  const since = isTreasury || isNew ? token.created : plan.calendar.earlier(random, 0.4, 0.5);
  return {
    automatic_association: hasDetails ? !isTreasury && index % 3 === 0 : null,
    balance,
    created_timestamp: hasDetails ? toTimestamp(since) : null,
    decimals: hasDetails ? BigInt(info.decimals) : null,
    freeze_status: !hasDetails
      ? null
      : !info.freeze_key
        ? 'NOT_APPLICABLE'
        : !isTreasury && token.index > 2 && index % 9 === 4
          ? 'FROZEN'
          : 'UNFROZEN',
    kyc_status: !hasDetails
      ? null
      : !info.kyc_key
        ? 'NOT_APPLICABLE'
        : !isTreasury && index % 11 === 5
          ? 'REVOKED'
          : 'GRANTED',
    token_id: token.id,
  };
}
