import { Random } from '../../../src/sandbox/data/random.js';
import type { Recording } from '../recordings.js';
import type { Outcome } from '../replay.js';
import type { Allowed } from './allowed.js';
import { Habits } from './habits.js';
import { members, parseMarked, writeMarked } from './json.js';
import { type Kind, kinds } from './kinds.js';

/** What became of the corruptions of one kind. */
export interface Noticed {
  readonly kind: Kind;
  made: number;
  /** How often nobody noticed, by operation and place. */
  readonly unnoticed: Map<string, number>;
  /** The same of what the descriptions allow: it is no corruption, though no recording has it. */
  readonly allowed: Map<string, number>;
}

/** What a corruption is judged by. */
export interface Judge {
  readonly replay: (recording: Recording) => Promise<Outcome>;
  readonly allowed: (operationId: string, place: string) => Allowed;
}

/**
 * Spoils each recorded reply once in each way that it can be spoilt in, in a place that the seed chooses, and counts
 * what a replay notices of it.
 */
export async function corrupt(
  recordings: readonly Recording[],
  { replay, allowed }: Judge,
  seed: string,
): Promise<Noticed[]> {
  const habits = new Habits();
  const sound: { recording: Recording; operationId: string }[] = [];
  for (const recording of recordings.filter(({ status }) => status < 300)) {
    const { operationId, rejected, drift } = await replay(recording);
    if (operationId === undefined || rejected || drift.length > 0) continue;
    sound.push({ recording, operationId });
    habits.add(operationId, parseMarked(recording.body));
  }
  const results = kinds.map((kind): Noticed => ({ kind, made: 0, unnoticed: new Map(), allowed: new Map() }));
  const random = new Random(seed);
  for (const { recording, operationId } of sound) {
    for (const result of results) {
      const spoilt = spoil(recording, operationId, result.kind, habits, random);
      if (!spoilt) continue;
      const where = `${operationId} ${spoilt.place}`;
      if (result.kind.isAllowed?.(allowed(operationId, spoilt.place))) {
        result.allowed.set(where, (result.allowed.get(where) ?? 0) + 1);
        continue;
      }
      result.made += 1;
      const { rejected, drift } = await replay(spoilt.recording);
      if (!rejected && drift.length === 0)
        result.unnoticed.set(where, (result.unnoticed.get(where) ?? 0) + 1);
    }
  }
  return results;
}

/** The recording with one value of one place spoilt; undefined where no place has what it takes. */
function spoil(
  recording: Recording,
  operationId: string,
  { fits, spoil }: Kind,
  habits: Habits,
  random: Random,
): { recording: Recording; place: string } | undefined {
  const body = parseMarked(recording.body);
  const found = [...members(body)].filter((member) => fits(member, habits.of(operationId, member.place)));
  if (found.length === 0) return undefined;
  // Places first, so that a page of long lists does not hide what stands beside them.
  const place = random.pick([...new Set(found.map((member) => member.place))]);
  spoil(random.pick(found.filter((member) => member.place === place)), () => random.next());
  return { recording: { ...recording, body: writeMarked(body) }, place };
}
