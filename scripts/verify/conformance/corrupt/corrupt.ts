import { Random } from '../../../../src/sandbox/data/random.js';
import type { Recording } from '../../recordings.js';
import { Differences, type PartResult, percent } from '../part.js';
import type { Outcome } from '../replay.js';
import type { Allowed } from './allowed.js';
import { corruptions } from './corruptions.js';
import { members, parseMarked, RecordedValues, writeMarked } from './recorded-values.js';

export interface Judge {
  readonly replay: (recording: Recording) => Promise<Outcome>;
  readonly allowed: (operationId: string, place: string) => Allowed;
}

export interface CorruptOptions {
  readonly seed: string;
  /** The share of all corruptions that has to be noticed, whatever the reasons for the others. */
  readonly leastNoticed?: number;
}

/**
 * Corrupts each reply that the client accepts, once in each kind, at a random place. The client has to notice it. If it does
 * not, the kind may have a reason.
 */
export async function corrupt(
  recordings: readonly Recording[],
  { replay, allowed }: Judge,
  { seed, leastNoticed = 0.995 }: CorruptOptions,
): Promise<PartResult> {
  const random = new Random(seed);
  const values = new RecordedValues();
  const valid: { recording: Recording; operationId: string; before: number }[] = [];
  for (const recording of recordings.filter(({ status }) => status < 300)) {
    const { operationId, rejected, drift } = await replay(recording);
    if (operationId === undefined || rejected) continue;
    valid.push({ recording, operationId, before: drift.length });
    values.add(operationId, parseMarked(recording.body));
  }
  const made = new Map(corruptions.map(({ name }) => [name, 0]));
  const unnoticed = new Differences();
  let notMade = 0;
  for (const { recording, operationId, before } of valid)
    for (const kind of corruptions) {
      const body = parseMarked(recording.body);
      const found = [...members(body)].filter((member) =>
        kind.applies(member, values.of(operationId, member.place)),
      );
      if (found.length === 0) continue;
      // Choose the place first: otherwise nearly all choices would be items of long lists.
      const place = random.pick([...new Set(found.map((member) => member.place))]);
      kind.corrupt(random.pick(found.filter((member) => member.place === place)), () => random.next());
      if (kind.isAllowed?.(allowed(operationId, place))) {
        notMade += 1;
        continue;
      }
      made.set(kind.name, (made.get(kind.name) ?? 0) + 1);
      const { rejected, drift } = await replay({ ...recording, body: writeMarked(body) });
      const where = `${operationId} ${place}`;
      if (!rejected && drift.length === before)
        unnoticed.add(`not noticed: ${kind.name}`, kind.reason, `: ${where}`, where);
    }
  const all = [...made.values()].reduce((sum, count) => sum + count, 0);
  const noticed = all - unnoticed.explained.count - unnoticed.different.count;
  const result = unnoticed.result(
    all,
    ...[...made].map(([name, count]) => `${name}: ${count} made`),
    `${all} corruptions, ${noticed} noticed: ${percent(noticed, all)}; ${notMade} more would be allowed`,
  );
  return { ...result, isInsufficient: all === 0 || noticed / all < leastNoticed };
}
