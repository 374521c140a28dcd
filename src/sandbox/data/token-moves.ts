import type { AssessedCustomFee, TokenTransfer } from '../../../generated/ledger/types.js';
import { cyclicItem } from './cyclic-item.js';
import type { Plan } from './plan.js';
import type { Slot, Timeline } from './timeline.js';
import type { TokenDraft } from './tokens.js';

export interface TokenMoves {
  readonly token_transfers: TokenTransfer[];
  readonly customFees: AssessedCustomFee[];
}

export const noTokenMoves: TokenMoves = { token_transfers: [], customFees: [] };

/** The token that most accounts trade, and what each of them holds when the first of the transactions begins. */
export interface Traded {
  readonly id: string;
  readonly held: Map<string, bigint>;
}

const movers = /^(CRYPTOTRANSFER|TOKENAIRDROP|TOKENCLAIMAIRDROP|TOKENREJECT)$/;

export function makeTokenMoves(
  plan: Plan,
  { slots, stableAccounts, creations }: Timeline,
  { created, traded }: { created: readonly TokenDraft[]; traded: Traded | undefined },
): Map<Slot, TokenMoves> {
  const random = plan.random('token moves');
  const moves = new Map<Slot, TokenMoves>();
  for (const token of created) {
    const slot = creations.get(token.id);
    if (slot) moves.set(slot, minted(token));
  }
  if (!traded) return moves;
  const { id, held } = traded;
  const holders = stableAccounts.filter((account) => held.has(account)).slice(0, plan.count(130));
  slots
    .filter(({ name, result, nonce }) => movers.test(name) && result === 'SUCCESS' && nonce === 0)
    .forEach((slot, index) => {
      const balance = held.get(slot.payer) ?? 0n;
      if (index % 2 === 1 || balance === 0n) return;
      const receiver = random.pick(holders);
      const drawn = BigInt(random.integer(1, 5_000));
      const collector = cyclicItem(holders, 1);
      if (new Set([slot.payer, receiver, collector]).size < 3) return;
      const fee = index % 4 === 0 ? BigInt(random.integer(1, 50)) : 0n;
      // A holder with less sends all that it has.
      const [amount, charged] = balance >= drawn + fee ? [drawn, fee] : [balance, 0n];
      moves.set(
        slot,
        transfer(held, { id, from: slot.payer, to: receiver, amount, charged, collector }, index),
      );
    });
  return moves;
}

/** All of the initial supply is in the treasury. */
export function minted({ id, collection, supply, treasury }: TokenDraft): TokenMoves {
  const change = { account: treasury, amount: supply, is_approval: false, token_id: id };
  return { token_transfers: collection ? [] : [change], customFees: [] };
}

interface Trade {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  /** A custom fee, paid in the token itself. */
  readonly charged: bigint;
  readonly collector: string;
}

function transfer(
  held: Map<string, bigint>,
  { id, from, to, amount, charged, collector }: Trade,
  index: number,
): TokenMoves {
  const change = (account: string, amount: bigint, approved = false): TokenTransfer => {
    held.set(account, (held.get(account) ?? 0n) + amount);
    return { account, amount, is_approval: approved, token_id: id };
  };
  const moves: TokenMoves = {
    token_transfers: [change(from, -amount - charged, index % 6 === 2), change(to, amount)],
    customFees: [],
  };
  if (charged === 0n) return moves;
  moves.token_transfers.push(change(collector, charged));
  moves.customFees.push({
    amount: charged,
    collector_account_id: collector,
    effective_payer_account_ids: [from],
    token_id: id,
  });
  return moves;
}
