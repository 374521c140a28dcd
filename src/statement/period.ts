import { noContext, parameterErrorThrower } from '../errors/errors.js';
import { nanoseconds, type TimestampValue, toNanoseconds } from '../values/values.js';

/** The beginning and the end of a statement. */
export interface PeriodOptions {
  /** Where it begins: an instant, which is part of it, or a day, month or year such as `2025-12`, with its beginning. */
  readonly from: TimestampValue;
  /**
   * Where it ends: an instant, which is not part of it, or a day, month or year, with its end. If it is later than a minute ago, the
   * statement ends a minute ago.
   */
  readonly to: TimestampValue;
  /** The time zone of days, months and years, such as `Europe/Zurich`. @default UTC */
  readonly timeZone?: string | undefined;
}

/** In nanoseconds. */
export interface Period {
  readonly begin: bigint;
  /** The end that the caller has asked for. It is not included. */
  readonly requestedEnd: bigint;
  /** Where the statement ends: there, or a minute ago if that is earlier. */
  readonly end: bigint;
}

/** Throws the `ParameterError` of a parameter of this room. */
export const throwParameterError = /*#__PURE__*/ parameterErrorThrower(noContext);

const form = 'a day, month or year such as 2025-12, or one instant such as 2025-12-01T12:00:00Z';
const calendarForm = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;
const dayLength = 86_400_000;

/**
 * A statement ends at the latest so long before the present, in nanoseconds. Rows of one record file were seen to become visible 1.5 s
 * apart, and clusters to lag by some seconds. A minute is far more than both together.
 */
const settlingTime = nanoseconds(60_000);

export function periodOf({ from, to: upTo, timeZone = 'UTC' }: PeriodOptions, now: number): Period {
  const clock = clockOf(timeZone);
  const begin = edgeOf('from', from, clock);
  const requestedEnd = edgeOf('to', upTo, clock);
  const latest = nanoseconds(now) - settlingTime;
  if (begin <= 0n || begin >= latest)
    throwParameterError('from', from, 'a time of the past, after 1970 began');
  if (requestedEnd <= begin) throwParameterError('to', upTo, 'later than from');
  return { begin, requestedEnd, end: requestedEnd < latest ? requestedEnd : latest };
}

/** The beginning of `from`, or the end of `to`. An instant is both. */
function edgeOf(name: 'from' | 'to', value: TimestampValue, clock: Intl.DateTimeFormat): bigint {
  const [text, year, month, day] = calendarForm.exec(String(value)) ?? [];
  if (text === undefined) return instantOf(name, value);
  const parts: [number, number, number] = [Number(year), Number(month ?? 1) - 1, Number(day ?? 1)];
  // The 30th of February would be the 2nd of March. The number 2025 may be a year, or seconds.
  const isDate = new Date(Date.UTC(...parts)).toJSON().startsWith(text);
  if (!isDate || typeof value !== 'string') throwParameterError(name, value, form);
  const smallest = [year, month, day].filter((part) => part !== undefined).length - 1;
  // The end of a month is the beginning of the next one. `Date.UTC` carries the 32nd day and the 13th month over.
  if (name === 'to') parts[smallest] = Number(parts[smallest]) + 1;
  return nanoseconds(beginOfDay(Date.UTC(...parts), clock));
}

function instantOf(name: string, value: TimestampValue): bigint {
  try {
    return toNanoseconds(value);
  } catch {
    return throwParameterError(name, value, form);
  }
}

/**
 * The moment at which clocks of the zone first show a midnight. `midnight` is that of the same day in UTC. The offset of the zone
 * changes at most once within two days, so that of a day before or that of a day after holds. If the clocks skip the midnight, the
 * earlier offset gives the moment at which they do.
 */
function beginOfDay(midnight: number, clock: Intl.DateTimeFormat): number {
  const before = midnight - offsetAt(midnight - dayLength, clock);
  const after = midnight - offsetAt(midnight + dayLength, clock);
  const isMidnight = (moment: number): boolean => moment + offsetAt(moment, clock) === midnight;
  return [before, after].find(isMidnight) ?? before;
}

/** The clock of a zone minus that of UTC, in milliseconds. */
function offsetAt(moment: number, clock: Intl.DateTimeFormat): number {
  // The text between the parts is no number, and is not used.
  const parts = clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]);
  const { year, month, day, hour, minute, second } = Object.fromEntries(parts);
  return Date.UTC(year, month - 1, day, hour, minute, second) - moment;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const format = { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23', timeZone } as const;
  try {
    // Parts in the digits of this locale can be read as numbers, and its years have four of them.
    return new Intl.DateTimeFormat('en-CA', format);
  } catch {
    return throwParameterError('timeZone', timeZone, 'a time zone such as UTC or Europe/Zurich');
  }
}
