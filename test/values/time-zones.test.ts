import { afterEach, beforeEach, expect, it } from 'vitest';
import { timestampKind, toDate, toTimestamp } from '../../src/values/values.js';
import { now, spellings } from './spellings-of-times.js';

// Nothing that a person writes means another time elsewhere. The machine that runs the tests is in one zone, so each zone is
// tried here: behind and ahead of UTC, with hours that are not whole, and with a day that its calendar has left out.
const zones = ['America/New_York', 'Asia/Kathmandu', 'Pacific/Apia', 'Australia/Lord_Howe'];

const zoneBefore = process.env.TZ;
beforeEach(() => {
  process.env.TZ = 'UTC';
});
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

/** The result for a value, or the error that refuses it. */
function outcome(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return String(error);
  }
}

const textOf = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (_, each) => (typeof each === 'bigint' ? String(each) : each)));

function meanings(): unknown[] {
  const dates = ['2011-12-30', '2025-03-09', '2025-11-02', '2025-10', '2025', '2026-02-28'];
  const inputs = [...spellings.map(({ input }) => input), ...dates];
  const operators = [undefined, 'gte', 'gt', 'lt', 'lte'] as const;
  return inputs.flatMap((value) => [
    ...operators.map((operator) =>
      textOf(outcome(() => timestampKind.natural?.({ operator, value }, { now, accepts: 'range' }))),
    ),
    textOf(outcome(() => timestampKind.write(value))),
    textOf(outcome(() => toTimestamp(value as string))),
    textOf(outcome(() => toDate(value as string).toISOString())),
  ]);
}

it.each(zones)('a time means the same in %s', (zone) => {
  const inUtc = meanings();
  process.env.TZ = zone;
  expect(new Date(2025, 0, 1).getTimezoneOffset()).not.toBe(0);
  expect(meanings()).toEqual(inUtc);
});
