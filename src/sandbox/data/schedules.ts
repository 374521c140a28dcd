import type { Schedule, ScheduleSignature } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import { day, second } from './calendar.js';
import { cyclicItem } from './cyclic-item.js';
import { keyOrNone } from './keys.js';
import type { PastDraft } from './past-draft.js';
import type { Plan } from './plan.js';
import type { Random } from './random.js';
import { standIn } from './stand-in.js';
import type { Slot, Timeline } from './timeline.js';

const signers = [
  'ED25519',
  'ECDSA_SECP256K1',
  'CONTRACT',
  'RSA_3072',
  'ED25519',
  'ECDSA_384',
  'UNKNOWN',
] as const;

/** A schedule, with the transaction that has created it, and the one that it has executed, if they are in the ledger. */
export interface PlannedSchedule {
  readonly id: string;
  readonly index: number;
  readonly deleted: boolean;
  readonly creation: Slot | undefined;
  readonly run: Slot | undefined;
  /** When it was created. */
  readonly created: bigint;
}

export function planSchedules(plan: Plan, { slots, creations }: Timeline): PlannedSchedule[] {
  const executed = slots.filter(({ scheduled }) => scheduled);
  return plan.schedules.map((id, index) => {
    const random = plan.random(`schedule time ${index}`);
    const creation = creations.get(id);
    const deleted = plan.deleted.has(id);
    const run = creation || deleted ? undefined : executed.shift();
    const created = (): bigint => {
      if (creation) return creation.time;
      if (!run) return plan.calendar.earlier(random, 0.7, 1);
      return plan.calendar.between(random, run.validStart + second, run.validStart + 9n * second);
    };
    return { id, index, deleted, creation, run, created: created() };
  });
}

/** A scheduled transaction has the ID of the one that created its schedule. */
export function scheduleDrafts(schedules: readonly PlannedSchedule[]): PastDraft[] {
  return schedules.flatMap(({ id, run, created }) => {
    if (!run) return [];
    const { payer, validStart } = run;
    return [{ time: created, name: 'SCHEDULECREATE', payer, entity: id, validStart }];
  });
}

export function makeSchedules(
  plan: Plan,
  { stableAccounts }: Timeline,
  schedules: readonly PlannedSchedule[],
): Schedule[] {
  return schedules.map((planned) =>
    standIn<Schedule>({ schedule_id: planned.id }, () => makeSchedule(plan, stableAccounts, planned)),
  );
}

function makeSchedule(
  plan: Plan,
  stableAccounts: readonly string[],
  { id, index, deleted, creation, run, created }: PlannedSchedule,
): Schedule {
  const random = plan.random(`schedule ${index}`);
  const creator = creation?.payer ?? run?.payer ?? random.pick(stableAccounts);
  const expires = index % 3 === 0 ? (run?.time ?? created) + 30n * day : null;
  return {
    admin_key: keyOrNone(random, 0.6),
    consensus_timestamp: toTimestamp(created),
    creator_account_id: creator,
    deleted,
    executed_timestamp: run?.timestamp ?? null,
    expiration_time: expires === null ? null : toTimestamp(expires),
    memo: index % 4 === 3 ? '' : `payment run ${index + 1}`,
    payer_account_id: run ? creator : random.pick(stableAccounts),
    schedule_id: id,
    signatures: Array.from(
      { length: signatureCount(index, { isNew: creation !== undefined, isExecuted: run !== undefined }) },
      (_, at) => sign(random, cyclicItem(signers, index + at), created + BigInt(at * 7), index + at),
    ),
    transaction_body: random.base64(random.integer(40, 90)),
    wait_for_expiry: expires !== null && !run && index % 2 === 0,
  };
}

/** A schedule whose signers have not signed yet has no signatures. One that was created by a stored transaction has one. */
function signatureCount(
  index: number,
  { isNew, isExecuted }: { isNew: boolean; isExecuted: boolean },
): number {
  if (isNew) return 1;
  if (!isExecuted && index % 4 === 2) return 0;
  return 1 + (index % 3);
}

function sign(random: Random, type: string, time: bigint, index: number): ScheduleSignature {
  const signature = random.base64(type === 'RSA_3072' ? 384 : 64);
  return {
    consensus_timestamp: toTimestamp(time),
    // The network does not need the prefix of a key that no other signer has.
    public_key_prefix: index % 7 === 6 ? '' : random.base64(index % 5 === 4 ? 6 : 32),
    // The service breaks base64 lines after 76 characters.
    signature: signature.replace(/.{76}(?=.)/g, '$&\n'),
    type,
  };
}
