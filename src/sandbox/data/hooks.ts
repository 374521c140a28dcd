import type { Hook, HookStorage } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { cyclicItem } from './cyclic-item.js';
import { keyOrNone } from './keys.js';
import type { Owned } from './ledger-data.js';
import type { Plan } from './plan.js';
import type { Timeline } from './timeline.js';
import { largestInteger } from './tokens.js';

export interface Hooks {
  hooks: Hook[];
  hookStorage: Owned<HookStorage>[];
}

/** The hook IDs of the first account. Owners choose their hook IDs. */
const firstAccountHooks = [1n, 2n, 3n, 7n, 4_294_967_296n, 9_007_199_254_740_993n, largestInteger] as const;

export function makeHooks(plan: Plan, { stableAccounts }: Timeline): Hooks {
  const random = plan.random('hooks');
  const hooks: Hook[] = [];
  const hookStorage: Owned<HookStorage>[] = [];
  const add = (owner: string, number: bigint, slots: number): void => {
    const created = plan.calendar.earlier(random, 0.4, 0.6);
    const deleted = number === 3n;
    const isIncomplete = number === 7n;
    hooks.push({
      admin_key: keyOrNone(random, 0.5),
      contract_id: cyclicItem(plan.contracts, hooks.length),
      created_timestamp: isIncomplete ? null : toTimestamp(created),
      deleted,
      extension_point: 'ACCOUNT_ALLOWANCE_HOOK',
      hook_id: number,
      owner_id: owner,
      timestamp_range: isIncomplete
        ? null
        : { from: toTimestamp(deleted ? plan.calendar.earlier(random, 0.8, 1) : created), to: null },
      type: 'EVM',
    });
    for (let slot = 0; slot < slots; slot++) {
      const key = slot % 3 === 0 ? random.hex(32) : slot.toString(16).padStart(64, '0');
      hookStorage.push({
        owner: `${owner}/${number}`,
        value: {
          key: `0x${key}`,
          value: slot % 10 === 9 ? null : `0x${random.hex(random.pick([2, 20, 32])).padStart(64, '0')}`,
          timestamp: toTimestamp(plan.calendar.earlier(random, 0.6, 1)),
        },
      });
    }
  };
  const firstAccount = cyclicItem(stableAccounts, 0);
  for (const number of firstAccountHooks) add(firstAccount, number, storedValues(number, plan));
  stableAccounts.forEach((owner, index) => {
    if (index > 0 && index % 20 === 0) add(owner, BigInt(random.integer(1, 9)), 2);
  });
  return { hooks, hookStorage };
}

/** The first hook has more values than a page, and the third has none. */
function storedValues(hook: bigint, plan: Plan): number {
  if (hook === 1n) return plan.count(120);
  return hook === 3n ? 0 : 3;
}
