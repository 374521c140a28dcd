import type {
  CustomFeeLimit,
  TokenTransfer,
  TransactionDetail,
  Transfer,
} from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { base64Of, base64OfText } from './base64.js';
import { cyclicItem } from './cyclic-item.js';
import { ed25519Key } from './keys.js';
import type { Payment } from './payments.js';
import type { Plan } from './plan.js';
import type { Random } from './random.js';
import { standIn } from './stand-in.js';
import type { Slot } from './timeline.js';

interface Source {
  readonly plan: Plan;
  readonly slot: Slot;
  readonly index: number;
}

function randomOf({ plan, slot }: Source, field: string): Random {
  return plan.random(`${field} ${slot.time}`);
}

function bytesOf(source: Source): string | null {
  if (source.index % 10 !== 7 || source.slot.nonce > 0) return null;
  const random = randomOf(source, 'bytes');
  return random.base64(random.integer(60, 120));
}

const unicode = base64OfText('für Übersee ✓');

function memoOf({ index, slot }: Source): string | null {
  if (slot.nonce > 0) return null;
  if (index % 2 === 0) return '';
  if (index % 4 === 1) return btoa(`payment ${index}`);
  return unicode;
}

/** The rows of payments. Most tests read few of them, so each is made when it is read. */
export function makeTransactions(plan: Plan, payments: readonly Payment[]): TransactionDetail[] {
  return payments.map((payment, index) =>
    standIn<TransactionDetail>(new KnownFields(payment), () =>
      makeTransaction({ plan, slot: payment.slot, index }, payment),
    ),
  );
}

/** The fields by which lists of transactions are sorted and filtered. */
class KnownFields {
  readonly #payment: Payment;

  constructor(payment: Payment) {
    this.#payment = payment;
  }

  get consensus_timestamp(): string {
    return this.#payment.slot.timestamp;
  }

  get entity_id(): string | null {
    return this.#payment.slot.entity;
  }

  get result(): string {
    return this.#payment.slot.result;
  }

  get name(): TransactionDetail['name'] {
    return this.#payment.slot.name;
  }

  get nonce(): number {
    return this.#payment.slot.nonce;
  }

  get parent_consensus_timestamp(): string | null {
    return this.#payment.slot.parent?.timestamp ?? null;
  }

  get token_transfers(): TokenTransfer[] {
    return this.#payment.token_transfers;
  }

  get transaction_id(): string {
    return this.#payment.slot.transactionId;
  }

  get transfers(): Transfer[] {
    return this.#payment.transfers;
  }
}

function makeTransaction(source: Source, payment: Payment): TransactionDetail {
  const { slot, index } = source;
  const { fee, node, reward } = payment;
  const child = slot.nonce > 0;
  return {
    // A transaction without assessed fees has no list of them.
    ...(payment.customFees.length > 0 && { assessed_custom_fees: copies(payment.customFees) }),
    batch_key: slot.parent && !child ? ed25519Key(randomOf(source, 'batch')) : null,
    bytes: bytesOf(source),
    charged_tx_fee: fee,
    consensus_timestamp: slot.timestamp,
    entity_id: slot.entity,
    high_volume: index % 37 === 11,
    high_volume_pricing_multiplier: multiplierOf(index),
    max_custom_fees: limitsOf(source),
    // A child transaction has no fee, so its limit is 0.
    max_fee: String(child ? 0n : fee * 2n + 100_000_000n),
    memo_base64: memoOf(source),
    name: slot.name,
    nft_transfers: copies(payment.nft_transfers),
    node,
    nonce: slot.nonce,
    parent_consensus_timestamp: slot.parent?.timestamp ?? null,
    result: slot.result,
    scheduled: slot.scheduled,
    staking_reward_transfers: reward > 0n ? [{ account: slot.payer, amount: reward }] : [],
    token_transfers: copies(payment.token_transfers),
    transaction_hash: base64Of(slot.hashBytes),
    transaction_id: slot.transactionId,
    transfers: copies(payment.transfers),
    valid_duration_seconds: child ? null : '120',
    valid_start_timestamp: toTimestamp(slot.validStart),
  };
}

/** Of objects that several ledgers share. A test may change its rows. */
function copies<Item extends object>(items: readonly Item[]): Item[] {
  return items.map((item) => ({ ...item }));
}

/** In thousandths; 0 if high-volume pricing did not apply. Transactions from before it existed have null. */
function multiplierOf(index: number): bigint | null {
  const place = index % 37;
  if (place === 11) return BigInt(cyclicItem([1000, 2000, 5000, 9000], index));
  return place < 20 ? 0n : null;
}

function limitsOf(source: Source): CustomFeeLimit[] {
  const { index, plan, slot } = source;
  const { name, nonce, payer } = slot;
  if (name !== 'CONSENSUSSUBMITMESSAGE' || nonce > 0) return [];
  const amount = BigInt(randomOf(source, 'limit').integer(1, 9)) * 1_000_000n;
  const denominating_token_id = index % 2 === 0 ? null : cyclicItem(plan.tokens, 0);
  return [{ account_id: payer, amount, denominating_token_id }];
}
