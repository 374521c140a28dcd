import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTransport } from '../../src/client/client.js';
import { getContractsLogs, gt, gte, lt, lte, ParameterError } from '../../src/ledger.js';
import { nameOf, nameOfItem, type Row } from '../keyset/list.js';
import { listOf } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { VirtualTime } from '../virtual-time.js';
import { patience, runs } from './runs.js';

const list = listOf('getContractsLogs');
const second = 1_000_000_000n;
const week = 604_800n * second;
const begin = 1_767_225_600n * second;
const year = 365n * 86_400n * second;
const topic0 = `0x${'ab'.repeat(32)}`;

/** A service that searches by topic within a week, and requires both bounds. */
class LogService {
  readonly time = new VirtualTime();
  readonly requests: string[] = [];
  readonly #inner: KeysetService;

  constructor(rows: readonly Row[]) {
    this.#inner = new KeysetService({ ...list, emptyWindow: 'next' }, rows, { patience: 20_000 });
  }

  readonly fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address);
    this.requests.push(url.search);
    await new Promise<void>((resolve) => this.time.setTimer(30, resolve));
    const bounds = url.searchParams.getAll('timestamp').map((text) => {
      const [, operator = '', seconds = '', nanoseconds = ''] = /^(\w+):(\d+)\.(\d+)$/.exec(text) ?? [];
      return { operator, value: BigInt(seconds + nanoseconds) };
    });
    const side = (letter: string) => bounds.find(({ operator }) => operator.startsWith(letter));
    const [low, high] = [side('g'), side('l')];
    // A single timestamp is not a range.
    const isOne = url.searchParams.getAll('timestamp').some((text) => /^(eq:)?\d/.test(text));
    const hasTopic = url.searchParams.has('topic0') && !isOne;
    const span =
      low && high
        ? high.value - low.value + 1n - (low.operator === 'gt' ? 1n : 0n) - (high.operator === 'lt' ? 1n : 0n)
        : undefined;
    if ((hasTopic && span === undefined) || (span !== undefined && (span > week || span <= 0n)))
      return Response.json({ _status: { messages: [{ message: 'Timestamp range' }] } }, { status: 400 });
    url.searchParams.delete('topic0');
    const answer = await this.#inner.fetch(url.href, init);
    const page: { links: { next: string | null } } = await answer.json();
    if (page.links.next) page.links.next += `&topic0=${topic0}`;
    return Response.json(page);
  };

  get transport() {
    const options = { baseUrl: 'https://ledger.test', fetch: this.fetch, retry: false } as const;
    return createTransport({ ...options, validation: { response: 'off' }, clock: this.time });
  }
}

async function namesOf(items: AsyncIterable<object>): Promise<string[]> {
  const found: string[] = [];
  for await (const item of items) found.push(nameOfItem(list, item));
  return found;
}

/** A year with bursts, empty months and several logs in the last nanosecond of a week. */
const worlds = fc
  .record({
    bursts: fc.array(
      fc.record({ at: fc.integer({ min: 0, max: 364 * 86_400 }), count: fc.integer({ min: 1, max: 400 }) }),
      { minLength: 1, maxLength: 12 },
    ),
    order: fc.constantFrom('asc' as const, 'desc' as const),
    edge: fc.integer({ min: 1, max: 51 }),
  })
  .map(({ bursts, order, edge }) => {
    const keys = new Set<bigint>();
    for (const { at, count } of bursts)
      for (let index = 0; index < count; index++)
        keys.add(begin + BigInt(at) * second + BigInt(index) * 7_000_001n);
    const onEdge = new Set([begin + BigInt(edge) * week, begin + BigInt(edge) * week - 1n]);
    const firsts = [...new Set([...keys, ...onEdge])].sort((a, b) => (a < b ? -1 : 1));
    const rows: Row[] = firsts.flatMap((first) =>
      Array.from({ length: onEdge.has(first) ? 5 : 1 }, (_, index) => ({
        first,
        second: BigInt(index),
        tag: 0,
      })),
    );
    return { rows, order };
  });

const params = {
  topic0,
  timestamp: [gte('1767225600.000000000'), lt(`${1_767_225_600 + 365 * 86_400}.000000000`)],
  limit: 100,
} as const;

describe('a year of logs by topic', () => {
  it(
    'is complete by a walk and by a scan, in windows that the service accepts',
    async () => {
      await fc.assert(
        fc.asyncProperty(worlds, async ({ rows, order }) => {
          const expected = rows.map((row) => nameOf(list, row));
          if (order === 'desc') expected.reverse();
          const [walked, scanned] = [new LogService(rows), new LogService(rows)];
          const walk = namesOf(getContractsLogs(walked.transport, { ...params, order }));
          expect(await walked.time.run(walk)).toEqual(expected);
          const scan = namesOf(getContractsLogs(scanned.transport, { ...params, order }).scan());
          expect(await scanned.time.run(scan)).toEqual(expected);
          const windows = Number(year / week) + 1;
          const pages = Math.ceil(rows.length / 100);
          expect(walked.requests.length).toBeLessThanOrEqual(1.1 * (windows + pages));
          expect(scanned.requests.length).toBeLessThanOrEqual(2 * walked.requests.length + 8);
        }),
        runs(7),
      );
    },
    patience,
  );

  it('ends now if the range has no end', async () => {
    const day = 86_400n * second;
    const rows = [0n, day].map((after) => ({ first: begin + after, second: 0n, tag: 0 }));
    const service = new LogService(rows);
    // The clock of the test begins with the range.
    service.time.advance(3_600_000);
    const timestamp = gte('1767225600.000000000');
    const items = namesOf(getContractsLogs(service.transport, { topic0, timestamp }));
    expect(await service.time.run(items)).toEqual(['1767225600.000000000 0']);
    expect(service.requests).toHaveLength(1);
    expect(decodeURIComponent(service.requests[0] ?? '')).toContain('timestamp=lte:1767229200.000000000');
  });

  it('is at least five times as fast by a scan', async () => {
    const rows = Array.from({ length: 8_000 }, (_, index) => ({
      first: begin + (BigInt(index) * year) / 8_000n,
      second: 0n,
      tag: 0,
    }));
    const took = async (read: (service: LogService) => Promise<string[]>): Promise<number> => {
      const service = new LogService(rows);
      const from = service.time.elapsed();
      expect(await service.time.run(read(service))).toHaveLength(8_000);
      return service.time.elapsed() - from;
    };
    const walk = await took(({ transport }) =>
      namesOf(getContractsLogs(transport, { ...params, order: 'asc' })),
    );
    const scan = await took(({ transport }) =>
      namesOf(getContractsLogs(transport, { ...params, order: 'asc' }).scan()),
    );
    expect(walk / scan).toBeGreaterThan(5);
  });

  it.each([{}, { timestamp: lt('1767225600.000000000') }])('must have a lower bound: %o', async (range) => {
    const { transport, requests, time } = new LogService([]);
    const request = getContractsLogs(transport, { topic0, ...range });
    const reason =
      /^getContractsLogs: timestamp .*must be a range with a lower bound, gt or gte, beside topic0/i;
    await expect(time.run(request.pages().next())).rejects.toThrow(reason);
    await expect(time.run(request.scan().next())).rejects.toThrow(reason);
    await expect(time.run(request.withResponse())).rejects.toThrow(reason);
    expect(requests).toEqual([]);
  });

  it('is refused as one page, with a hint to the method that works', async () => {
    const { transport, requests, time } = new LogService([]);
    const error: unknown = await time.run(
      getContractsLogs(transport, params).then(undefined, (reason: unknown) => reason),
    );
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toMatchObject({
      parameter: 'timestamp',
      message: expect.stringMatching(
        /within 7 days for one page; iterate the list, or scan it, for a wider range/,
      ),
    });
    expect(requests).toEqual([]);
  });

  it('is read in windows without a topic as well if its range is bounded', async () => {
    const rows = [0n, 10n, 20n].map((weeks) => ({ first: begin + weeks * week, second: 0n, tag: 0 }));
    const service = new LogService(rows);
    const bounded = [gt('1767225599.999999999'), lte(`${1_767_225_600 + 200 * 86_400}.000000000`)] as const;
    const items = namesOf(getContractsLogs(service.transport, { timestamp: bounded, order: 'asc' }));
    expect(await service.time.run(items)).toEqual(rows.map((row) => nameOf(list, row)));
    // An open range is sent unchanged.
    const open = new LogService(rows);
    const all = namesOf(
      getContractsLogs(open.transport, { timestamp: gte('1767225600.000000000'), order: 'asc' }),
    );
    expect(await open.time.run(all)).toHaveLength(3);
    expect(open.requests).toHaveLength(1);
  });
});
