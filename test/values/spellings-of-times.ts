// The meaning of each way to write a time, for a person at 2026-07-01T15:30:00Z. Written before the code.

export const now = Date.parse('2026-07-01T15:30:00Z');

/** The value that is sent, or the message of the refusal. */
type Meaning = string | RegExp;

export interface Spelling {
  readonly input: unknown;
  /** Alone, as the filter of a list of items that have a time. */
  readonly list: Meaning;
  /** Alone, where the reply shows a state at a moment. */
  readonly moment: Meaning;
  readonly gte: Meaning;
  readonly gt: Meaning;
  readonly lt: Meaning;
  readonly lte: Meaning;
}

/** A calendar period: all of it, its first nanosecond, or its last one. */
function period(input: string, first: number, end: number): Spelling {
  const [begin, last] = [`${first}.000000000`, `${end - 1}.999999999`];
  return {
    input,
    list: `gte:${begin} lt:${end}.000000000`,
    moment: /lte:/,
    gte: `gte:${begin}`,
    gt: `gt:${last}`,
    lt: `lt:${begin}`,
    lte: `lte:${last}`,
  };
}

/** A moment that is written less exactly than the service stores times: alone, it would match by chance only. */
function instant(input: unknown, text: string, isExact = false): Spelling {
  const bounds = { gte: `gte:${text}`, gt: `gt:${text}`, lt: `lt:${text}`, lte: `lte:${text}` };
  return { input, list: isExact ? text : /nine decimals/, moment: text, ...bounds };
}

/** A time that is counted from now. Alone, it may mean that moment or all since then. */
function relative(input: string, text: string): Spelling {
  return { ...instant(input, text), list: /gte:/, moment: /lte:/ };
}

function refused(input: unknown, reason: RegExp): Spelling {
  return { input, list: reason, moment: reason, gte: reason, gt: reason, lt: reason, lte: reason };
}

const sdk = (seconds: number, nanos: number): object => {
  const long = (low: number): object => ({ low, high: 0, unsigned: false });
  return { seconds: long(seconds), nanos: long(nanos) };
};

export const spellings: readonly Spelling[] = [
  period('2025-12-31', 1767139200, 1767225600),
  period('2024-02-29', 1709164800, 1709251200),
  period('2025-12', 1764547200, 1767225600),
  period('2025', 1735689600, 1767225600),
  // The first ledger began in this year.
  period('2019', 1546300800, 1577836800),
  period('today', 1782864000, 1782950400),
  period('yesterday', 1782777600, 1782864000),
  relative('7d', '1782315000.000000000'),
  relative('24h', '1782833400.000000000'),
  relative('90m', '1782914400.000000000'),
  relative('30s', '1782919770.000000000'),
  relative('2w', '1781710200.000000000'),
  relative('now', '1782919800.000000000'),
  instant('2025-12-31T12:00', '1767182400.000000000'),
  instant('2025-12-31T12:00Z', '1767182400.000000000'),
  instant('2025-12-31 12:00', '1767182400.000000000'),
  instant('2025-12-31T12:00:05', '1767182405.000000000'),
  instant('2025-12-31T12:00:05Z', '1767182405.000000000'),
  instant('2025-12-31T12:00:05.5Z', '1767182405.500000000'),
  instant('2025-12-31T12:00:05.123456789Z', '1767182405.123456789', true),
  instant('2025-12-31T12:00:05+01:00', '1767178805.000000000'),
  instant('1767182405', '1767182405'),
  instant('1767182405.5', '1767182405.500000000', true),
  instant('1767182405.000000000', '1767182405.000000000', true),
  instant('1767182405.123456789', '1767182405.123456789', true),
  instant(new Date('2025-12-31T12:00:05Z'), '1767182405.000000000'),
  instant(1767182405123456789n, '1767182405.123456789', true),
  instant(sdk(1767182405, 123456789), '1767182405.123456789', true),
  // The beginning, before which nothing is.
  { ...instant('0', '0'), lt: /2019/, lte: /2019/ },
  { ...instant(0n, '0.000000000', true), lt: /2019/, lte: /2019/ },
  { ...instant(new Date(0), '0.000000000'), lt: /2019/, lte: /2019/ },
  // Years without a ledger, and units that are not seconds.
  refused('2015', /2019/),
  refused('2018-12-31', /2019/),
  refused('1970', /2019/),
  refused('5', /2019/),
  refused('20251231', /2019/),
  refused(2025n, /2019/),
  refused(1767182405n, /2019/),
  refused(1767182405123n, /2019/),
  refused(new Date(1767182405), /2019/),
  refused(sdk(5, 0), /2019/),
  refused('1767182405123', /seconds/),
  refused('1767182405123456789', /seconds/),
  refused(1767182405, /bigint/),
  refused(2025, /bigint/),
  refused('2025-02-30', /2026-01-01/),
  refused('2025-13', /2026-01-01/),
  refused('2025-1-1', /2026-01-01/),
  refused('2025/12/31', /2026-01-01/),
  refused('31.12.2025', /2026-01-01/),
  refused('12/31/2025', /2026-01-01/),
  refused('Dec 31 2025', /2026-01-01/),
  refused('2025-W52', /2026-01-01/),
  refused('2025-12-31T25:00Z', /2026-01-01/),
  refused('last week', /7d/),
  refused('-7d', /7d/),
  refused('7 days', /7d/),
  refused('1mo', /7d/),
  refused('', /2026-01-01/),
  refused(' ', /2026-01-01/),
  refused(new Date(Number.NaN), /2026-01-01/),
  refused(true, /2026-01-01/),
];
