import { Random } from '../../../src/sandbox/data/random.js';
import type { Recording } from '../recordings.js';
import { counted, type Outcome } from '../replay.js';
import type { Allowed } from './allowed.js';
import { type Kind, kinds } from './kinds.js';
import { members, parseMarked, RecordedValues, writeMarked } from './recorded-values.js';

export interface Detection {
  readonly kind: Kind;
  count: number;
  readonly undetected: string[];
  readonly allowed: string[];
}

export interface Judge {
  readonly replay: (recording: Recording) => Promise<Outcome>;
  readonly allowed: (operationId: string, place: string) => Allowed;
}

export async function corrupt(
  recordings: readonly Recording[],
  { replay, allowed }: Judge,
  seed: string,
): Promise<Detection[]> {
  const random = new Random(seed);
  const values = new RecordedValues();
  const valid: { recording: Recording; operationId: string; before: number }[] = [];
  for (const recording of recordings.filter(({ status }) => status < 300)) {
    const { operationId, rejected, drift } = await replay(recording);
    if (operationId === undefined || rejected) continue;
    valid.push({ recording, operationId, before: drift.length });
    values.add(operationId, parseMarked(recording.body));
  }
  const results = kinds.map((kind): Detection => ({ kind, count: 0, undetected: [], allowed: [] }));
  for (const { recording, operationId, before } of valid)
    for (const result of results) {
      const { kind } = result;
      const body = parseMarked(recording.body);
      const found = [...members(body)].filter((member) =>
        kind.fits(member, values.of(operationId, member.place)),
      );
      if (found.length === 0) continue;
      // Choose the place first: otherwise nearly all choices would be items of long lists.
      const place = random.pick([...new Set(found.map((member) => member.place))]);
      const where = `${operationId} ${place}`;
      kind.corrupt(random.pick(found.filter((member) => member.place === place)), () => random.next());
      if (kind.isAllowed?.(allowed(operationId, place))) {
        result.allowed.push(where);
        continue;
      }
      result.count += 1;
      const { rejected, drift } = await replay({ ...recording, body: writeMarked(body) });
      if (!rejected && drift.length === before) result.undetected.push(where);
    }
  return results;
}

export function corruptionReport(
  results: readonly Detection[],
  share = 0.995,
): { lines: string[]; isEnough: boolean } {
  const made = results.reduce((sum, { count }) => sum + count, 0);
  const detected = made - results.flatMap(({ undetected }) => undetected).length;
  const allowed = results.flatMap((result) => result.allowed).length;
  const lines = results.flatMap(({ kind, count, undetected, allowed }) => [
    `${kind.name}: ${count} made, ${percent(count - undetected.length, count)} noticed`,
    ...places(`undetected: ${kind.reason ?? 'a gap of the description'}`, undetected),
    ...places('not made, because the description allows them', allowed),
  ]);
  const total = `${made} corruptions, ${detected} noticed: ${percent(detected, made)}; ${allowed} more would be allowed`;
  return { lines: [...lines, total], isEnough: made > 0 && detected / made >= share };
}

function places(title: string, found: readonly string[]): string[] {
  return found.length > 0 ? [`  ${title}:`, ...counted(found).map((line) => `    ${line}`)] : [];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`;
}
