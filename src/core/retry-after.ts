/**
 * Milliseconds that a reply asks to wait, by its `Retry-After` in seconds or as a date; undefined if it does not say.
 * A date is counted from the reply's own `Date`, as the two clocks need not agree.
 */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d{1,10}$/.test(value)) return Number(value) * 1000;
  // Date.parse takes almost anything; the date that HTTP means begins with the day of the week.
  const date = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(date)) return undefined;
  const sent = Date.parse(headers.get('date') ?? '');
  return Math.max(0, date - (Number.isNaN(sent) ? now : sent));
}
