import type { ContractResponse } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { day, since } from './calendar.js';
import { cyclicItem } from './cyclic-item.js';
import { anyKey } from './keys.js';
import { addressOf, type Plan } from './plan.js';
import type { Random } from './random.js';
import { standIn } from './stand-in.js';
import type { Slot, Timeline } from './timeline.js';

export function makeContracts(plan: Plan, { stableAccounts, creations }: Timeline): ContractResponse[] {
  return plan.contracts.map((id, index) =>
    standIn<ContractResponse>({ contract_id: id, evm_address: addressOf(plan, id) }, () =>
      makeContract(plan, stableAccounts, { id, index, creation: creations.get(id) }),
    ),
  );
}

interface Made {
  readonly id: string;
  readonly index: number;
  readonly creation: Slot | undefined;
}

function makeContract(
  plan: Plan,
  stableAccounts: readonly string[],
  { id, index, creation }: Made,
): ContractResponse {
  const random = plan.random(`contract ${index}`);
  const created = creation?.time ?? plan.calendar.earlier(random, 0.2, 0.4);
  const deleted = plan.deleted.has(id);
  const isIncomplete = index % 40 === 12 && !creation;
  const code = bytecode(random);
  return {
    admin_key: index % 3 === 0 ? null : anyKey(random, index),
    auto_renew_account: index % 4 === 3 ? null : random.pick(stableAccounts),
    auto_renew_period: isIncomplete ? null : 7_776_000n,
    bytecode: isIncomplete ? '0x' : `0x608060405234801561000f575f80fd5b50${code}`,
    contract_id: id,
    created_timestamp: isIncomplete ? null : toTimestamp(created),
    deleted,
    evm_address: addressOf(plan, id),
    expiration_timestamp: isIncomplete ? null : toTimestamp(created + 400n * day),
    file_id: index % 2 === 0 ? cyclicItem(plan.files, index / 2) : null,
    max_automatic_token_associations: isIncomplete ? null : random.pick([-1, 0, 10]),
    memo: index % 5 === 4 ? '' : `${cyclicItem(kinds, index)} ${index + 1}`,
    nonce: isIncomplete ? null : BigInt(random.integer(1, 9)),
    obtainer_id: deleted ? random.pick(stableAccounts) : null,
    permanent_removal: deleted ? index % 2 === 0 : null,
    proxy_account_id: index % 50 === 21 ? random.pick(plan.nodeAccounts) : null,
    runtime_bytecode: isIncomplete ? '0x' : `0x${code}`,
    timestamp: since(deleted && !creation ? plan.calendar.earlier(random, 0.6, 1) : created),
  };
}

const kinds = ['market', 'vault', 'registry', 'lottery', 'escrow', 'oracle'] as const;

function bytecode(random: Random): string {
  return `608060405234801561000f575f80fd5b50600436106100${random.hex(random.integer(20, 120))}`;
}
