import type { Topic } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { since } from './calendar.js';
import { cyclicItem } from './cyclic-item.js';
import { anyKey, keyOrNone } from './keys.js';
import type { Plan } from './plan.js';
import type { Timeline } from './timeline.js';

const subjects = ['audit trail', 'sensor readings', 'prices', 'votes', 'shipments', 'notary'] as const;

export function makeTopics(plan: Plan, { stableAccounts, creations }: Timeline): Topic[] {
  const random = plan.random('topics');
  return plan.topics.map((id, index) => {
    const creation = creations.get(id);
    const created = creation?.time ?? plan.calendar.earlier(random, 0.2, 0.4);
    const deleted = plan.deleted.has(id);
    const hasFee = index % 5 === 3;
    const renewed = index % 4 !== 2;
    const fee = {
      amount: BigInt(random.integer(1, 90)) * 100_000n,
      collector_account_id: random.pick(stableAccounts),
      denominating_token_id: index % 10 === 3 ? null : cyclicItem(plan.tokens, 0),
    };
    return {
      admin_key: keyOrNone(random, 0.7),
      auto_renew_account: renewed ? random.pick(stableAccounts) : null,
      auto_renew_period: renewed ? 7_776_000n : null,
      created_timestamp: index === 6 ? null : toTimestamp(created),
      custom_fees: { created_timestamp: toTimestamp(created), fixed_fees: hasFee ? [fee] : [] },
      deleted: index === 6 ? null : deleted,
      fee_exempt_key_list: hasFee ? [anyKey(random, index), anyKey(random, index + 1)] : [],
      fee_schedule_key: hasFee ? anyKey(random, index) : null,
      memo: index % 6 === 5 ? '' : `${cyclicItem(subjects, index)} ${index + 1}`,
      submit_key: keyOrNone(random, 0.5),
      timestamp: since(
        !creation && (deleted || index % 3 === 1) ? plan.calendar.earlier(random, 0.95, 1) : created,
      ),
      topic_id: id,
    };
  });
}
