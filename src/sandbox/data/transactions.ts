import type { TransactionDetail } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { base64OfHex, base64OfText } from './base64.js';
import { cyclicItem } from './cyclic-item.js';
import { ed25519Key } from './keys.js';
import type { Payment } from './payments.js';
import type { Plan } from './plan.js';
import type { Random } from './random.js';

export function makeTransactions(plan: Plan, payments: readonly Payment[]): TransactionDetail[] {
  let batched = false;
  return payments.map((payment, index) => {
    const { slot, fee, node, reward } = payment;
    const random = plan.random(`transaction ${slot.time}`);
    const inBatch = batched && slot.nonce === 0;
    batched = slot.name === 'ATOMICBATCH' || (batched && !inBatch);
    return {
      ...makeDetails(random, payment, index),
      assessed_custom_fees: payment.customFees,
      batch_key: inBatch ? ed25519Key(random) : null,
      charged_tx_fee: fee,
      nft_transfers: payment.nft_transfers,
      node,
      staking_reward_transfers: reward > 0n ? [{ account: slot.payer, amount: reward }] : [],
      token_transfers: payment.token_transfers,
      transfers: payment.transfers,
    };
  });
}

function makeDetails(
  random: Random,
  { slot, fee }: Payment,
  index: number,
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
            denominating_token_id: null,
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
