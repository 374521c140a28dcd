// Times and delays in messages, which people read.

const secondsEnd = 8_640_000_000_000n;
const nanosecondsPerSecond = 1_000_000_000n;

/**
 * A time as people write it: 2026-01-01T00:00:00.5Z, exact and without zeros at the end.
 *
 * @param time In nanoseconds since the Unix epoch, or in seconds as the service writes it. Any other text is returned as it is.
 */
export function isoTime(time: bigint | string): string {
  if (typeof time === 'string') {
    const [, seconds, fraction = ''] = /^(\d{1,12})\.(\d{1,9})$/.exec(time) ?? [];
    if (seconds === undefined) return time;
    return isoTime(BigInt(seconds) * nanosecondsPerSecond + BigInt(fraction.padEnd(9, '0')));
  }
  const seconds = time / nanosecondsPerSecond;
  // A Date holds no later time, and none of a ledger is before 1970.
  if (time < 0n || seconds >= secondsEnd) return `${time} ns`;
  const second = new Date(Number(seconds) * 1000).toISOString().slice(0, -'.000Z'.length);
  const fraction = String(time % nanosecondsPerSecond).padStart(9, '0');
  const [shortest] = /^\d*[1-9]/.exec(fraction) ?? [];
  return shortest === undefined ? `${second}Z` : `${second}.${shortest}Z`;
}

const units = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
] as const;

/** A delay in the largest unit that fits, with three digits: 332 days, 1.5 minutes, 250 ms. */
export function delayInWords(milliseconds: number): string {
  const [size, name] = units.find(([length]) => Math.abs(milliseconds) >= length) ?? [1, 'ms'];
  const count = Number((milliseconds / size).toPrecision(3));
  if (name === 'ms') return `${count} ms`;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
