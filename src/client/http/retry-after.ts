/**
 * Milliseconds that a reply asks to wait, by its `Retry-After` in seconds or as a date; undefined if it does not say.
 * Of several, as two proxies may write them, the largest. A date is counted from the reply's own `Date`, as the two
 * clocks need not agree.
 */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const sent = Date.parse(headers.get('date') ?? '');
  const asked = value
    // The comma inside a date is followed by the day of the month.
    .split(/,(?! ?\d\d[ -])/)
    .map((each) => milliseconds(each.trim(), Number.isNaN(sent) ? now : sent))
    .filter((each) => !Number.isNaN(each));
  return asked.length > 0 ? asked.reduce((max, each) => Math.max(max, each), 0) : undefined;
}

function milliseconds(value: string, sent: number): number {
  // Part of a second is not HTTP, but is sent.
  if (/^\d+(?:\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000);
  // Date.parse takes almost anything; the date that HTTP means begins with the day of the week.
  return /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(value) ? Date.parse(value) - sent : Number.NaN;
}
