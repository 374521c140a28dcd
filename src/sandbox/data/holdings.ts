import type { TokenRelationship } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { cyclicItem } from './cyclic-item.js';
import { groups, mostChanges, type PastDraft } from './past-draft.js';
import type { Plan } from './plan.js';
import type { Random } from './random.js';
import type { Timeline } from './timeline.js';
import { minted, type Traded } from './token-moves.js';
import { decimalsOf, hasFreezeKey, hasKycKey, type TokenDraft } from './tokens.js';

/** An account that is associated with a token. Its balance follows from the transfers. */
export interface Association {
  readonly token: TokenDraft;
  readonly owner: string;
  readonly since: bigint;
}

export interface Holdings {
  readonly associations: Association[];
  /** Creations of tokens, and the transfers that distribute their supply. */
  readonly past: PastDraft[];
  readonly traded: Traded | undefined;
}

/** For each collection, the accounts that have received an NFT, and when they did first. */
export type Receivers = ReadonlyMap<string, ReadonlyMap<string, bigint>>;

export function makeHoldings(
  plan: Plan,
  { stableAccounts }: Timeline,
  drafts: readonly TokenDraft[],
  receivers: Receivers,
): Holdings {
  const random = plan.random('holdings');
  const associations: Association[] = [];
  const past: PastDraft[] = [];
  let traded: Traded | undefined;
  for (const token of drafts) {
    const { id, created, treasury } = token;
    associations.push({ token, owner: treasury, since: created });
    if (!token.isNew)
      past.push({ time: created, name: 'TOKENCREATION', payer: treasury, entity: id, ...minted(token) });
    const associate = (owner: string, since: bigint): void => {
      if (owner !== treasury) associations.push({ token, owner, since });
    };
    if (token.collection) {
      const since = new Map(receivers.get(id));
      for (const owner of idleAccounts(token, stableAccounts, random))
        if (!since.has(owner)) since.set(owner, plan.calendar.earlier(random, 0.4, 0.5));
      for (const [owner, time] of since) associate(owner, time);
      continue;
    }
    const shares = sharesOf(plan, token, stableAccounts, random);
    for (const group of groups(shares, mostChanges - 1)) {
      const time = plan.calendar.earlier(random, 0.4, 0.5);
      past.push(distribution(token, group, time));
      for (const { owner } of group) associate(owner, time);
    }
    if (token.index === 0) {
      const left = shares.reduce((rest, { amount }) => rest - amount, token.supply);
      const held = shares.map(({ owner, amount }) => [owner, amount] as const);
      traded = { id, held: new Map([[treasury, left], ...held]) };
    }
  }
  return { associations, past, traded };
}

function isCommon({ index }: TokenDraft): boolean {
  return index !== 2 && index % 12 !== 11;
}

/** Accounts without any NFT of a collection that are associated with it. */
function idleAccounts(token: TokenDraft, stableAccounts: readonly string[], random: Random): string[] {
  if (token.isNew) return [];
  return [random.pick(stableAccounts), ...(isCommon(token) ? stableAccounts.slice(0, 1) : [])];
}

interface Share {
  readonly owner: string;
  readonly amount: bigint;
}

function sharesOf(plan: Plan, token: TokenDraft, stableAccounts: readonly string[], random: Random): Share[] {
  const owners = new Set<string>();
  if (!token.isNew) {
    if (isCommon(token)) owners.add(cyclicItem(stableAccounts, 0));
    const others = token.index === 0 ? stableAccounts.slice(0, plan.count(130)) : [];
    for (const account of others) owners.add(account);
    for (let more = random.integer(1, 5); more > 0; more--) owners.add(random.pick(stableAccounts));
  }
  owners.delete(token.treasury);
  return Array.from(owners, (owner) => {
    // Token 2 has the maximum supply, all of it in the treasury.
    const isEmpty = token.index === 2 || random.chance(0.08);
    return { owner, amount: isEmpty ? 0n : (token.supply * BigInt(random.integer(1, 1000))) / 200_000n };
  });
}

function distribution({ id, treasury }: TokenDraft, shares: readonly Share[], time: bigint): PastDraft {
  const total = shares.reduce((sum, { amount }) => sum + amount, 0n);
  const received = shares
    .filter(({ amount }) => amount > 0n)
    .map(({ owner, amount }) => [owner, amount] as const);
  const changes = received.length > 0 ? [[treasury, -total] as const, ...received] : [];
  return {
    time,
    name: 'CRYPTOTRANSFER',
    payer: treasury,
    token_transfers: changes.map(([account, amount]) => ({
      account,
      amount,
      is_approval: false,
      token_id: id,
    })),
  };
}

export function makeRelationship(
  { token, owner, since }: Association,
  balance: bigint,
  index: number,
): TokenRelationship {
  const isTreasury = owner === token.treasury;
  // The service has lost some details of associations with deleted tokens.
  const hasDetails = isTreasury || !token.deleted;
  return {
    automatic_association: hasDetails ? !isTreasury && index % 3 === 0 : null,
    balance,
    created_timestamp: hasDetails ? toTimestamp(since) : null,
    decimals: hasDetails ? BigInt(decimalsOf(token)) : null,
    freeze_status: hasDetails ? freezeStatus(token, isTreasury, index) : null,
    kyc_status: hasDetails ? kycStatus(token, isTreasury, index) : null,
    token_id: token.id,
  };
}

function freezeStatus(token: TokenDraft, isTreasury: boolean, index: number): string {
  if (!hasFreezeKey(token)) return 'NOT_APPLICABLE';
  return !isTreasury && token.index > 2 && index % 9 === 4 ? 'FROZEN' : 'UNFROZEN';
}

function kycStatus(token: TokenDraft, isTreasury: boolean, index: number): string {
  if (!hasKycKey(token)) return 'NOT_APPLICABLE';
  return !isTreasury && index % 11 === 5 ? 'REVOKED' : 'GRANTED';
}
