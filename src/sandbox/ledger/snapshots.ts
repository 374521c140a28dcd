import type { LedgerData } from '../data/ledger-data.js';
import { fromTimestamp } from '../wire/timestamps.js';
import { largestLong } from './kinds.js';
import type { Condition } from './query.js';

/** The service stores all balances with the first record file that ends this long after the last snapshot. */
const snapshotInterval = 15n * 60n * 1_000_000_000n;

const times = new WeakMap<readonly object[], { length: number; times: bigint[] }>();

/** When the service has stored the balances, oldest first. */
function snapshotTimes({ blocks }: Pick<LedgerData, 'blocks'>): readonly bigint[] {
  const known = times.get(blocks);
  if (known?.length === blocks.length) return known.times;
  const ends = blocks
    .flatMap(({ timestamp }) => (timestamp?.to ? [fromTimestamp(timestamp.to)] : []))
    .sort((a, b) => (a < b ? -1 : 1));
  const found: bigint[] = [];
  for (const end of ends) if (end >= (found.at(-1) ?? -snapshotInterval) + snapshotInterval) found.push(end);
  times.set(blocks, { length: blocks.length, times: found });
  return found;
}

/**
 * The snapshot that the service chooses for conditions on the time: the newest within them, and not before the first day of
 * the month before. An equality means "at or before". So only a lower bound means the newest snapshot of all.
 */
export function snapshotFor(
  ledger: Pick<LedgerData, 'blocks' | 'timestamp'>,
  conditions: readonly Condition[],
): bigint | undefined {
  const { lower, upper } = rangeOf(conditions);
  const excluded = conditions.filter(({ operator }) => operator === 'ne').map(({ value }) => value);
  const now = fromTimestamp(ledger.timestamp);
  const begin = monthBefore(upper < now ? upper : now, 1);
  return snapshotTimes(ledger).findLast(
    (time) => time <= upper && time >= lower && time >= begin && !excluded.includes(time),
  );
}

/** Both ends belong to the range. An equality is an upper bound. */
export function rangeOf(conditions: readonly Condition[]): { lower: bigint; upper: bigint } {
  let lower = 0n;
  let upper = largestLong;
  for (const { operator, value } of conditions) {
    const time = BigInt(value);
    const [least, most] = [operator === 'gt' ? time + 1n : time, operator === 'lt' ? time - 1n : time];
    if (operator.startsWith('g') && least > lower) lower = least;
    if (/^(eq|lte?)$/.test(operator) && most < upper) upper = most;
  }
  return { lower, upper };
}

/** The first day of the month that is some months before a time. */
export function monthBefore(time: bigint, months: number): bigint {
  const date = new Date(Number(time / 1_000_000n));
  return BigInt(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months)) * 1_000_000n;
}
