import { expect, it } from 'vitest';
// By its inner path: no request is needed to read a period.
import { periodOf } from '../../src/statement/period.js';

const now = Date.parse('2026-06-01T00:00:00Z');
const text = (time: bigint): string => new Date(Number(time / 1_000_000n)).toISOString().slice(0, 16);

it.each([
  ['2025', '2025', undefined, '2025-01-01T00:00', '2026-01-01T00:00'],
  ['2025-12', '2025-12', 'UTC', '2025-12-01T00:00', '2026-01-01T00:00'],
  ['2024-02', '2024-02-29', undefined, '2024-02-01T00:00', '2024-03-01T00:00'],
  ['2025', '2025', 'Europe/Zurich', '2024-12-31T23:00', '2025-12-31T23:00'],
  ['2025-07-01', '2025-07-01', 'Europe/Zurich', '2025-06-30T22:00', '2025-07-01T22:00'],
  // The days on which clocks change have 23 and 25 hours.
  ['2025-03-30', '2025-03-30', 'Europe/Zurich', '2025-03-29T23:00', '2025-03-30T22:00'],
  ['2025-10-26', '2025-10-26', 'Europe/Zurich', '2025-10-25T22:00', '2025-10-26T23:00'],
  ['2025-03-09', '2025-03-10', 'America/New_York', '2025-03-09T05:00', '2025-03-11T04:00'],
  ['2025', '2025', 'Asia/Kolkata', '2024-12-31T18:30', '2025-12-31T18:30'],
  ['2025-01-01', '2025-01-01', 'Pacific/Kiritimati', '2024-12-31T10:00', '2025-01-01T10:00'],
  // A midnight that the clock skips, and one that it shows twice or takes back.
  ['2025-04-25', '2025-04-25', 'Africa/Cairo', '2025-04-24T22:00', '2025-04-25T21:00'],
  ['2025-10-31', '2025-10-31', 'Africa/Cairo', '2025-10-30T22:00', '2025-10-31T22:00'],
  ['2025-10-26', '2025-10-26', 'Atlantic/Azores', '2025-10-26T00:00', '2025-10-27T01:00'],
])('%s to %s in %s', (from, to, timeZone, begin, end) => {
  const period = periodOf({ from, to, timeZone }, now);
  expect([text(period.begin), text(period.end)]).toEqual([begin, end]);
});

it('instants are exact: the first is part of it, and the last is not', () => {
  const options = { from: '1767225600.000000001', to: new Date('2026-02-01T00:00:00Z') };
  expect(periodOf(options, now)).toMatchObject({ begin: 1767225600000000001n, end: 1769904000000000000n });
});

it('a period that is not over ends a minute ago', () => {
  const { requestedEnd, end } = periodOf({ from: '2026', to: '2026' }, now);
  expect([text(requestedEnd), text(end)]).toEqual(['2027-01-01T00:00', '2026-05-31T23:59']);
});

it.each([
  ['2025-02-30', '2025', 'from'],
  ['2025', '2024', 'to'],
  ['2025-01-02', '2025-01-01', 'to'],
  ['7d', '2025', 'from'],
  ['2025', 2025, 'to'],
  ['2027', '2027', 'from'],
  [undefined, '2025', 'from'],
  ['2025', new Date(Number.NaN), 'to'],
])('%s to %s is refused', (from, to, parameter) => {
  const refused = expect.objectContaining({ name: 'ParameterError', parameter });
  expect(() => periodOf({ from, to } as { from: string; to: string }, now)).toThrow(refused);
});
