import type { CustomFeeLimit, TransactionDetail } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { base64OfHex, base64OfText } from './base64.js';
import { cyclicItem } from './cyclic-item.js';
import { ed25519Key } from './keys.js';
import { LazyFields } from './lazy-fields.js';
import type { Payment } from './payments.js';
import type { Plan } from './plan.js';
import type { Random } from './random.js';
import type { Slot } from './timeline.js';

interface Source {
  readonly plan: Plan;
  readonly slot: Slot;
  readonly index: number;
}

function randomOf({ plan, slot }: Source, field: string): Random {
  return plan.random(`${field} ${slot.time}`);
}

const texts = new LazyFields<Source, TransactionDetail>({
  bytes: (source) => {
    const random = randomOf(source, 'bytes');
    const { index, slot } = source;
    return index % 10 === 7 && slot.nonce === 0 ? random.base64(random.integer(60, 120)) : null;
  },
  memo_base64: ({ index, slot }) => {
    if (slot.nonce > 0) return null;
    if (index % 2 === 0) return '';
    return base64OfText(index % 4 === 1 ? `payment ${index}` : 'für Übersee ✓');
  },
  transaction_hash: ({ slot }) => base64OfHex(slot.hash),
  transaction_id: ({ slot }) => slot.transactionId,
  valid_start_timestamp: ({ slot }) => toTimestamp(slot.validStart),
});

export function makeTransactions(plan: Plan, payments: readonly Payment[]): TransactionDetail[] {
  let batched = false;
  return payments.map((payment, index) => {
    const { slot, fee, node, reward } = payment;
    const source = { plan, slot, index };
    const child = slot.nonce > 0;
    const inBatch = batched && !child;
    batched = slot.name === 'ATOMICBATCH' || (batched && !inBatch);
    const row: TransactionDetail = {
      assessed_custom_fees: payment.customFees,
      batch_key: inBatch ? ed25519Key(randomOf(source, 'batch')) : null,
      bytes: null,
      charged_tx_fee: fee,
      consensus_timestamp: slot.timestamp,
      entity_id: slot.entity,
      high_volume: index % 37 === 11,
      high_volume_pricing_multiplier: multiplierOf(index),
      max_custom_fees: limitsOf(source),
      // A child transaction has no fee, so its limit is 0.
      max_fee: String(child ? 0n : fee * 2n + 100_000_000n),
      memo_base64: null,
      name: slot.name,
      nft_transfers: payment.nft_transfers,
      node,
      nonce: slot.nonce,
      parent_consensus_timestamp: slot.parent?.timestamp ?? null,
      result: slot.result,
      scheduled: slot.scheduled,
      staking_reward_transfers: reward > 0n ? [{ account: slot.payer, amount: reward }] : [],
      token_transfers: payment.token_transfers,
      transaction_hash: '',
      transaction_id: '',
      transfers: payment.transfers,
      valid_duration_seconds: child ? null : '120',
      valid_start_timestamp: '',
    };
    return texts.add(row, source);
  });
}

function multiplierOf(index: number): bigint | null {
  const place = index % 37;
  if (place === 11) return BigInt(cyclicItem([2, 3, 5, 9], index));
  return place < 20 ? 0n : null;
}

function limitsOf(source: Source): CustomFeeLimit[] {
  const { name, nonce, payer } = source.slot;
  if (name !== 'CONSENSUSSUBMITMESSAGE' || nonce > 0) return [];
  const amount = BigInt(randomOf(source, 'limit').integer(1, 9)) * 1_000_000n;
  return [{ account_id: payer, amount, denominating_token_id: null }];
}
