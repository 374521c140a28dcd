/** The first and the last day, as dates. */
interface Period {
  readonly first: string;
  readonly last: string;
}

/**
 * A period that is named by its distance from today, in UTC: `yesterday`, `last week`. Weeks begin on Monday. It is here because
 * only agents write so: the filters of the client have `gte:7d`, and each bundle would be larger.
 */
export function spokenPeriod(text: string, now: number): Period | undefined {
  const [words, which, unit] = /^(today|yesterday|(this|last) (week|month|year))$/.exec(text)?.slice(1) ?? [];
  if (words === undefined) return undefined;
  const date = new Date(now);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const back = which === 'last' || words === 'yesterday' ? 1 : 0;
  const monday = day - ((date.getUTCDay() + 6) % 7) - 7 * back;
  if (unit === 'week') return days([year, month, monday], [year, month, monday + 6]);
  if (unit === 'month') return days([year, month - back, 1], [year, month - back + 1, 0]);
  if (unit === 'year') return days([year - back, 0, 1], [year - back, 11, 31]);
  return days([year, month, day - back], [year, month, day - back]);
}

/** A day may be before or behind its month. */
function days(...edges: readonly (readonly [year: number, month: number, day: number])[]): Period {
  const [first = '', last = ''] = edges.map((parts) =>
    new Date(Date.UTC(...parts)).toISOString().slice(0, 10),
  );
  return { first, last };
}

/**
 * A filter for times, whose operator means the first or the last of such days. Without an operator, it is a range, unless the
 * parameter takes one moment. The client knows single days.
 */
export function spokenFilter(value: unknown, now: number, isMoment = false): unknown {
  const [, operator, words = ''] = /^(?:([gl]te?):)?([a-z]+ [a-z]+)$/.exec(String(value)) ?? [];
  const period = spokenPeriod(words, now);
  if (!period || (operator === undefined && isMoment)) return value;
  if (operator === undefined) return [`gte:${period.first}`, `lte:${period.last}`];
  return operator === 'gte' || operator === 'lt'
    ? `${operator}:${period.first}`
    : `${operator}:${period.last}`;
}
