import type { AssessedCustomFee, TokenTransfer } from '../../../generated/ledger/types.js';
import { cyclicItem } from './cyclic-item.js';
import type { Plan } from './plan.js';
import type { Slot, Timeline } from './timeline.js';
import type { TokenDraft } from './tokens.js';

export interface TokenMoves {
  transfers: TokenTransfer[];
  fees: AssessedCustomFee[];
}

const movers = /^(CRYPTOTRANSFER|TOKENAIRDROP|TOKENCLAIMAIRDROP|TOKENREJECT)$/;

export function makeTokenMoves(
  plan: Plan,
  { slots, stableAccounts, creations }: Timeline,
  tokens: readonly TokenDraft[],
): Map<Slot, TokenMoves> {
  const random = plan.random('token moves');
  const moves = new Map<Slot, TokenMoves>();
  for (const { id, collection, supply, treasury } of tokens) {
    const slot = creations.get(id);
    if (!slot || collection) continue;
    const minted = { account: treasury, amount: supply, is_approval: false, token_id: id };
    moves.set(slot, { transfers: [minted], fees: [] });
  }
  const [token] = tokens;
  if (!token) return moves;
  const holders = stableAccounts.slice(0, plan.count(130));
  slots
    .filter(({ name, result, nonce }) => movers.test(name) && result === 'SUCCESS' && nonce === 0)
    .forEach((slot, index) => {
      if (index % 2 === 1 || !holders.includes(slot.payer)) return;
      const change = (account: string, amount: bigint, approved = false): TokenTransfer => ({
        account,
        amount,
        is_approval: approved,
        token_id: token.id,
      });
      const receiver = cyclicItem(holders, random.integer(0, holders.length - 1));
      const amount = BigInt(random.integer(1, 5_000));
      const collector = cyclicItem(holders, 1);
      if (new Set([slot.payer, receiver, collector]).size < 3) return;
      const fee = index % 4 === 0 ? BigInt(random.integer(1, 50)) : 0n;
      const fees: AssessedCustomFee[] =
        fee > 0n
          ? [
              {
                amount: fee,
                collector_account_id: collector,
                effective_payer_account_ids: [slot.payer],
                token_id: token.id,
              },
            ]
          : [];
      const transfers = [change(slot.payer, -amount - fee, index % 6 === 2), change(receiver, amount)];
      if (fee > 0n) transfers.push(change(collector, fee));
      moves.set(slot, { transfers, fees });
    });
  return moves;
}
