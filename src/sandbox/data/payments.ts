import type { NftTransfer, Transfer } from '../../../generated/ledger/types.js';
import type { Calls } from './calls.js';
import { HbarTransfers } from './hbar-transfers.js';
import { feeCollector, type Plan, rewardAccount } from './plan.js';
import type { Random } from './random.js';
import type { Slot, Timeline } from './timeline.js';
import { noTokenMoves, type TokenMoves } from './token-moves.js';

/** A transaction with all amounts that it moves. Balances are sums of these amounts, and of nothing else. */
export interface Payment extends TokenMoves {
  readonly time: bigint;
  readonly slot: Slot;
  readonly fee: bigint;
  readonly node: string | null;
  readonly reward: bigint;
  readonly transfers: Transfer[];
  readonly nft_transfers: NftTransfer[];
}

/**
 * The payer, who is an ordinary account or the treasury, pays a twentieth of the fee to the node, and the rest to the network.
 * These changes are in each transaction, so they are written without a search.
 */
export function payFee(payer: string, node: string, fee: bigint): HbarTransfers {
  const share = fee / 20n;
  return new HbarTransfers([
    { account: payer, amount: -fee, is_approval: false },
    { account: node, amount: share, is_approval: false },
    { account: feeCollector, amount: fee - share, is_approval: false },
  ]);
}

export function drawFee(random: Random): bigint {
  return BigInt(random.integer(50_000, 4_000_000));
}

/** Between a few tinybars and 49 hbars. */
export function drawAmount(random: Random): bigint {
  return BigInt(random.integer(1, 70_000)) * BigInt(random.integer(1, 70_000));
}

interface Contents {
  readonly calls: Calls;
  readonly tokenMoves: ReadonlyMap<Slot, TokenMoves>;
  readonly nftMoves: ReadonlyMap<Slot, NftTransfer[]>;
  /** The balances of accounts that only a creation and a deletion change. */
  readonly openings: ReadonlyMap<string, bigint>;
}

export function makePayments(
  plan: Plan,
  { slots, stableAccounts }: Timeline,
  { calls, tokenMoves, nftMoves, openings }: Contents,
): Payment[] {
  const random = plan.random('payments');
  const deleted = new Set<string>();
  // A contract sends only what it has received.
  const received = new Map<string, bigint>();
  return slots.map((slot, index) => {
    const { payer, entity, nonce, name } = slot;
    // A contract that makes a call, and not a batch.
    const parent = nonce > 0 ? slot.parent : null;
    const call = calls.bySlot.get(slot);
    const node = nonce > 0 ? null : random.pick(plan.nodeAccounts);
    const base = drawFee(random);
    const gas = call ? call.gasUsed * call.gasPrice : 0n;
    const fee = node === null ? 0n : base + gas;
    const changes = node === null ? new HbarTransfers([]) : payFee(payer, node, fee);
    const { token_transfers, customFees } = tokenMoves.get(slot) ?? noTokenMoves;
    const nft_transfers = nftMoves.get(slot) ?? [];
    const payment = (reward: bigint, approvedBy: string | null): Payment => {
      const transfers = changes.list(approvedBy);
      return {
        time: slot.time,
        slot,
        fee,
        node,
        reward,
        transfers,
        token_transfers,
        customFees,
        nft_transfers,
      };
    };
    if (slot.result !== 'SUCCESS') return payment(0n, null);
    if (call && call.contract !== null) {
      changes.move(call.sender, call.contract, call.amount);
      received.set(call.contract, (received.get(call.contract) ?? 0n) + call.amount);
    }
    const pays = name === 'CRYPTOTRANSFER';
    const sender = parent?.entity ?? payer;
    const receiver = random.pick(stableAccounts);
    if (pays && receiver !== sender) {
      const amount = drawAmount(random);
      const available = parent ? (received.get(sender) ?? 0n) : amount;
      const sent = available < amount ? available : amount;
      changes.move(sender, receiver, sent);
      if (parent) received.set(sender, available - sent);
    }
    if (name === 'CRYPTOCREATEACCOUNT' && entity !== null)
      changes.move(payer, entity, openings.get(entity) ?? drawAmount(random));
    if (name === 'CRYPTODELETE' && entity !== null && !deleted.has(entity)) {
      changes.move(entity, rewardAccount, openings.get(entity) ?? 0n);
      deleted.add(entity);
    }
    const reward = pays && nonce === 0 && index % 3 === 0 ? BigInt(random.integer(1, 30_000_000)) : 0n;
    changes.move(rewardAccount, payer, reward);
    return payment(reward, pays && index % 4 === 1 ? sender : null);
  });
}
