import type { Bound, ParameterKind, TimePlace } from './kinds.js';
import { instantKind, readTimestamp } from './timestamps.js';

// Times in parameters that are not one nanosecond: a day, a month, a year, or a duration before now.

/** Milliseconds since 1970. The end is not included. */
interface Period {
  readonly begin: number;
  readonly end: number;
}

/**
 * 2019-09-13, when the mainnet of Hedera began: no Hiero ledger has an older time. An older one is a slip, such as a year or
 * milliseconds in place of seconds. 0 stands for the beginning.
 */
const firstLedger = Date.UTC(2019, 8, 13);

const beforeLedgers = 'a time after 2019-09-13, when the first ledger began, or 0 for the beginning';

/** Whether a time in nanoseconds is one at which no ledger existed. Nothing is before 0, the beginning. */
export function isBeforeLedgers(nanoseconds: bigint, isUpperBound = true): boolean {
  const isBeginning = nanoseconds === 0n && !isUpperBound;
  return !isBeginning && nanoseconds < BigInt(firstLedger) * 1_000_000n;
}

const dayLength = 86_400_000;
/** A time is a number of nanoseconds in 64 bits, which end in 2262. */
const endOfTime = Date.UTC(2262, 0);
const unitLengths: Readonly<Record<string, number>> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: dayLength,
  w: 7 * dayLength,
};

/**
 * The bounds that a calendar period or a relative time stands for, or what to write in its place. Undefined for any other
 * value.
 *
 * A period alone is all of its moments. With an operator it is the edge that the operator means: `gte` and `lt` its first
 * nanosecond, `lte` and `gt` its last one.
 */
function naturalBounds({ operator, value }: Bound, place: TimePlace): readonly Bound[] | string | undefined {
  if (typeof value !== 'string') return undefined;
  const moment = relativeMoment(value, place.now);
  const isAlone = operator === undefined || operator === 'eq';
  if (moment !== undefined) {
    if (!isAlone && operator.startsWith('l') && isBeforeLedgers(BigInt(moment) * 1_000_000n))
      return beforeLedgers;
    if (!isAlone) return [{ operator, value: instant(moment) }];
    if (place.accepts === 'range') return `given with an operator, such as gte:${value} for all since then`;
    return momentForm(value, place);
  }
  const period = calendarPeriod(value, place.now);
  if (!period) return undefined;
  if (period.end <= firstLedger) return beforeLedgers;
  if (period.end > endOfTime) return 'a time before 2262';
  const [first, last] = [instant(period.begin), lastInstant(period.end)];
  switch (operator) {
    case 'gte':
    case 'lt':
      return [{ operator, value: first }];
    case 'gt':
    case 'lte':
      return [{ operator, value: last }];
    case 'ne':
      return `one instant for ne; all but ${value} are two ranges: lt:${value} and gt:${value}`;
    default:
      if (place.accepts !== 'range') return momentForm(value, place);
      return [
        { operator: 'gte', value: first },
        { operator: 'lt', value: instant(period.end) },
      ];
  }
}

function momentForm(text: string, { accepts }: TimePlace): string {
  const instant = 'one instant such as 2026-01-01T12:00:00Z';
  if (accepts === 'edge') return `${instant}, or given with an operator: lte:${text} for the state then`;
  return instant;
}

function relativeMoment(text: string, now: number): number | undefined {
  if (text === 'now') return now;
  const [, count, unit = ''] = /^(\d{1,6})([smhdw])$/.exec(text) ?? [];
  const length = unitLengths[unit];
  if (length === undefined) return undefined;
  return Math.max(0, now - Number(count) * length);
}

function calendarPeriod(text: string, now: number): Period | undefined {
  const today = now - (now % dayLength);
  if (text === 'today') return { begin: today, end: today + dayLength };
  if (text === 'yesterday') return { begin: today - dayLength, end: today };
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${month ?? '01'}-${day ?? '01'}`;
  const begin = Date.parse(`${date}T00:00Z`);
  // The 30th of February would be the 2nd of March.
  if (Number.isNaN(begin) || !new Date(begin).toJSON().startsWith(date)) return undefined;
  if (day !== undefined) return { begin, end: begin + dayLength };
  const monthAfter = month === undefined ? 12 : Number(month);
  return { begin, end: Date.UTC(Number(year), monthAfter) };
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** The last nanosecond before a whole second. */
function lastInstant(end: number): string {
  return instant(end - 1000).replace('.000Z', '.999999999Z');
}

const exactForm =
  'a range such as [gte(…), lt(…)], a date such as 2026-01-31 for the whole day, or alone a time with nine decimals';

/** Whether a time may be that of one item. A time of whole seconds or milliseconds is so by chance only. */
function isExact(input: unknown): boolean {
  if (typeof input !== 'string') return !(input instanceof Date);
  return /^\d+\.\d+$|\.\d{9}(Z|[+-]\d\d:\d\d)?$/.test(input);
}

/** A time in a parameter. */
export const timestampKind: ParameterKind = {
  ...instantKind,
  natural: naturalBounds,
  slip({ bare, operator = 'eq' }, input, accepts) {
    const isUpper = operator.startsWith('l');
    if (isBeforeLedgers(readTimestamp(bare) ?? 0n, isUpper)) return beforeLedgers;
    const isOfItem = accepts === 'range' && operator === 'eq';
    return isOfItem && !isExact(input) ? exactForm : undefined;
  },
};
