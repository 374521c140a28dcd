import type { NftTransfer, TransactionDetail, Transfer } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { base64OfHex, base64OfText } from './base64.js';
import type { Call, Calls } from './calls.js';
import { cyclicItem } from './cyclic-item.js';
import { HbarTransfers } from './hbar-transfers.js';
import { ed25519Key } from './keys.js';
import { feeCollector, type Plan, rewardAccount, type Source } from './plan.js';
import type { Slot, Timeline } from './timeline.js';
import { makeTokenMoves, type TokenMoves } from './token-moves.js';
import type { TokenDraft } from './tokens.js';

interface Contents {
  readonly calls: Calls;
  readonly nftMoves?: ReadonlyMap<Slot, NftTransfer[]>;
  readonly tokens?: readonly TokenDraft[];
}

export function makeTransactions(
  plan: Plan,
  timeline: Timeline,
  { calls, nftMoves = new Map(), tokens = [] }: Contents,
): TransactionDetail[] {
  const random = plan.random('transactions');
  const { stableAccounts } = timeline;
  const tokenMoves = makeTokenMoves(plan, timeline, tokens);
  let batched = false;
  return timeline.slots.map((slot, index) => {
    const payments = makePayments({ plan, random }, slot, {
      stableAccounts,
      call: calls.bySlot.get(slot),
      index,
    });
    const inBatch = batched && slot.nonce === 0;
    batched = slot.name === 'ATOMICBATCH' || (batched && !inBatch);
    return {
      ...makeDetails({ plan, random }, slot, index, payments.fee),
      ...tokenFields(tokenMoves.get(slot)),
      batch_key: inBatch ? ed25519Key(random) : null,
      charged_tx_fee: payments.fee,
      nft_transfers: nftMoves.get(slot) ?? [],
      node: payments.node,
      staking_reward_transfers:
        payments.reward > 0n ? [{ account: slot.payer, amount: payments.reward }] : [],
      transfers: payments.transfers,
    };
  });
}

function tokenFields(
  moves: TokenMoves | undefined,
): Pick<TransactionDetail, 'token_transfers' | 'assessed_custom_fees'> {
  const { transfers = [], fees = [] } = moves ?? {};
  // A transaction without assessed fees has no list of them.
  return { token_transfers: transfers, ...(fees.length > 0 && { assessed_custom_fees: fees }) };
}

interface Payments {
  fee: bigint;
  node: string | null;
  reward: bigint;
  transfers: Transfer[];
}

function makePayments(
  { plan, random }: Source,
  slot: Slot,
  {
    stableAccounts,
    call,
    index,
  }: { stableAccounts: readonly string[]; call: Call | undefined; index: number },
): Payments {
  const changes = new HbarTransfers();
  const child = slot.nonce > 0;
  const node = child ? null : random.pick(plan.nodeAccounts);
  const base = BigInt(random.integer(50_000, 4_000_000));
  const fee = child ? 0n : call ? base + call.gasUsed * call.gasPrice : base;
  if (node !== null) {
    const share = fee / 20n;
    changes.move(slot.payer, node, share);
    changes.move(slot.payer, feeCollector, fee - share);
  }
  if (slot.result !== 'SUCCESS') return { fee, node, reward: 0n, transfers: changes.list(null) };
  if (call && call.contract !== null) changes.move(call.sender, call.contract, call.amount);
  const pays = slot.name === 'CRYPTOTRANSFER';
  const sender = slot.parent?.entity ?? slot.payer;
  const receiver = random.pick(stableAccounts);
  if (pays && receiver !== sender)
    changes.move(sender, receiver, BigInt(random.integer(1, 70_000)) * BigInt(random.integer(1, 70_000)));
  const reward = pays && !child && index % 3 === 0 ? BigInt(random.integer(1, 30_000_000)) : 0n;
  changes.move(rewardAccount, slot.payer, reward);
  return { fee, node, reward, transfers: changes.list(pays && index % 4 === 1 ? sender : null) };
}

function makeDetails(
  { plan, random }: Source,
  slot: Slot,
  index: number,
  fee: bigint,
): Omit<
  TransactionDetail,
  'charged_tx_fee' | 'node' | 'staking_reward_transfers' | 'token_transfers' | 'transfers'
> {
  const child = slot.nonce > 0;
  const isHighVolume = index % 37 === 11;
  const limits =
    slot.name === 'CONSENSUSSUBMITMESSAGE' && !child
      ? [
          {
            account_id: slot.payer,
            amount: BigInt(random.integer(1, 9)) * 1_000_000n,
            denominating_token_id: index % 2 === 0 ? null : cyclicItem(plan.tokens, 0),
          },
        ]
      : [];
  return {
    bytes: index % 10 === 7 && !child ? random.base64(random.integer(60, 120)) : null,
    consensus_timestamp: slot.timestamp,
    entity_id: slot.entity,
    high_volume: isHighVolume,
    high_volume_pricing_multiplier: isHighVolume ? BigInt(random.integer(2, 9)) : index % 37 < 20 ? 0n : null,
    max_custom_fees: limits,
    // A child transaction has no fee, so its limit is 0.
    max_fee: String(child ? 0n : fee * 2n + 100_000_000n),
    memo_base64: child
      ? null
      : cyclicItem(['', base64OfText(`payment ${index}`), '', base64OfText('für Übersee ✓')], index),
    name: slot.name,
    nonce: slot.nonce,
    parent_consensus_timestamp: slot.parent?.timestamp ?? null,
    result: slot.result,
    scheduled: slot.scheduled,
    transaction_hash: base64OfHex(slot.hash),
    transaction_id: slot.transactionId,
    valid_duration_seconds: child ? null : '120',
    valid_start_timestamp: toTimestamp(slot.validStart),
  };
}
