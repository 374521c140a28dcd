import { Random } from '../../../src/sandbox/data/random.js';
import type { Recording } from '../recordings.js';
import type { Outcome } from '../replay.js';
import type { Allowed } from './allowed.js';
import { RecordedValues } from './habits.js';
import { members, parseMarked, writeMarked } from './json.js';
import { type Kind, kinds } from './kinds.js';

export interface Detection {
  readonly kind: Kind;
  count: number;
  readonly undetected: Map<string, number>;
  readonly allowed: Map<string, number>;
}

export interface Judge {
  readonly replay: (recording: Recording) => Promise<Outcome>;
  readonly allowed: (operationId: string, place: string) => Allowed;
}

/**
 * Corrupts each recorded reply once in each way that applies, at a place that the seed determines, and counts how many
 * corruptions a replay detects.
 */
export async function corrupt(
  recordings: readonly Recording[],
  { replay, allowed }: Judge,
  seed: string,
): Promise<Detection[]> {
  const corruptor = new Corruptor(seed);
  const valid: { recording: Recording; operationId: string }[] = [];
  for (const recording of recordings.filter(({ status }) => status < 300)) {
    const { operationId, rejected, drift } = await replay(recording);
    if (operationId === undefined || rejected || drift.length > 0) continue;
    valid.push({ recording, operationId });
    corruptor.add(operationId, recording);
  }
  const results = kinds.map(
    (kind): Detection => ({ kind, count: 0, undetected: new Map(), allowed: new Map() }),
  );

  for (const { recording, operationId } of valid) {
    for (const result of results) {
      const corrupted = corruptor.corrupt(recording, operationId, result.kind);
      if (!corrupted) continue;
      const where = `${operationId} ${corrupted.place}`;
      if (result.kind.isAllowed?.(allowed(operationId, corrupted.place))) {
        result.allowed.set(where, (result.allowed.get(where) ?? 0) + 1);
        continue;
      }
      result.count += 1;
      const { rejected, drift } = await replay(corrupted.recording);
      if (!rejected && drift.length === 0)
        result.undetected.set(where, (result.undetected.get(where) ?? 0) + 1);
    }
  }
  return results;
}

class Corruptor {
  readonly #values = new RecordedValues();
  readonly #random: Random;

  constructor(seed: string) {
    this.#random = new Random(seed);
  }

  add(operationId: string, { body }: Recording): void {
    this.#values.add(operationId, parseMarked(body));
  }

  corrupt(
    recording: Recording,
    operationId: string,
    kind: Kind,
  ): { recording: Recording; place: string } | undefined {
    const body = parseMarked(recording.body);
    const found = [...members(body)].filter((member) =>
      kind.fits(member, this.#values.of(operationId, member.place)),
    );
    if (found.length === 0) return undefined;
    // Choose the place first: otherwise nearly all choices would be items of long lists.
    const place = this.#random.pick([...new Set(found.map((member) => member.place))]);
    kind.corrupt(this.#random.pick(found.filter((member) => member.place === place)), () =>
      this.#random.next(),
    );
    return { recording: { ...recording, body: writeMarked(body) }, place };
  }
}
