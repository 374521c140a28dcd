import { hasAlias, type Plan } from './plan.js';
import type { BlockFrame, Slot, Timeline } from './timeline.js';

export interface Call {
  slot: Slot;
  /** The called contract; null if its creation failed. */
  contract: string | null;
  /** The account that made the call, or the contract that made a child call. */
  sender: string;
  amount: bigint;
  gasLimit: bigint;
  gasUsed: bigint;
  gasConsumed: bigint;
  /** In tinybars. */
  gasPrice: bigint;
  ethereum: boolean;
  creates: boolean;
  failed: boolean;
  created: string[];
  index: number;
}

export interface Calls {
  calls: Call[];
  bySlot: ReadonlyMap<Slot, Call>;
  gasOf: ReadonlyMap<BlockFrame, bigint>;
}

export const gasPrice = 85n;

const aliasedOfPlans = new WeakMap<readonly string[], readonly string[]>();

function aliasedOf({ accounts }: Plan, payers: readonly string[]): readonly string[] {
  const aliased = aliasedOfPlans.get(payers) ?? payers.filter((id) => hasAlias(accounts.indexOf(id)));
  aliasedOfPlans.set(payers, aliased);
  return aliased;
}

/**
 * The contract calls behind the transactions of a ledger, or of a new record file, that call or create a contract. Results,
 * logs, traces and blocks are made from them, so that all show the same gas. Each call has random numbers of its own (`call
 * 7`), so that one more call does not change those after it. A child call follows its parent in `slots`, and what it has
 * created is added to that one.
 */
export function makeCalls(plan: Plan, { slots, payers }: Timeline): Calls {
  const aliased = aliasedOf(plan, payers);
  const bySlot = new Map<Slot, Call>();
  const gasOf = new Map<BlockFrame, bigint>();
  for (const slot of slots) {
    const { name, parent, entity, result, payer, block } = slot;
    const ethereum = name === 'ETHEREUMTRANSACTION';
    const creates = name === 'CONTRACTCREATEINSTANCE';
    if (!ethereum && !creates && name !== 'CONTRACTCALL') continue;
    const index = bySlot.size;
    const random = plan.random(`call ${index}`);
    const gasLimit = BigInt(random.integer(60, 4000)) * 1000n;
    const gasConsumed = (gasLimit * BigInt(random.integer(40, 100))) / 100n;
    // The network charges at least 80 % of the limit.
    const least = (gasLimit * 4n) / 5n;
    const created = creates && result === 'SUCCESS' && entity !== null ? [entity] : [];
    const call: Call = {
      slot,
      contract: entity,
      // The payer of an Ethereum transaction is the relay that submitted it, not the sender.
      sender: parent?.entity ?? (ethereum && aliased.length > 0 ? random.pick(aliased) : payer),
      amount: parent || random.chance(0.6) ? 0n : BigInt(random.integer(1, 5_000_000)) * 1000n,
      gasLimit,
      // The parent call pays for the gas of its children.
      gasUsed: parent ? 0n : greater(gasConsumed, least),
      gasConsumed,
      gasPrice,
      ethereum,
      creates,
      failed: result !== 'SUCCESS',
      created,
      index,
    };
    bySlot.set(slot, call);
    gasOf.set(block, (gasOf.get(block) ?? 0n) + call.gasUsed);
    if (parent) bySlot.get(parent)?.created.push(...created);
  }
  return { calls: Array.from(bySlot.values()), bySlot, gasOf };
}

function greater(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
