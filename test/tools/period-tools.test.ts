import { encodeEventTopics, erc20Abi } from 'viem';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLedgerClient } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
// By its inner path: it is a part of several tools.
import { spokenFilter, spokenPeriod } from '../../src/tools/spoken-times.js';
import { createTools } from '../../src/tools.js';
import { type Json, objectsOf } from './agent.js';

const dayLength = 86_400_000;

/** Tools a day after the last transaction: a statement of a younger period waits for clusters that lag. */
function toolsOf(create = createTools) {
  const sandbox = createSandbox();
  const { clock, fetch, ledgerUrl: baseUrl } = sandbox;
  const tomorrow = {
    now: () => clock.now() + dayLength,
    elapsed: () => clock.elapsed(),
    random: () => clock.random(),
    setTimer: (...timer: Parameters<typeof clock.setTimer>) => clock.setTimer(...timer),
  };
  const queries: URLSearchParams[] = [];
  const ledger = createLedgerClient({
    baseUrl,
    clock: tomorrow,
    fetch: (url, init) => {
      queries.push(new URL(String(url)).searchParams);
      return fetch(url, init);
    },
  });
  const tools = create({ ledger });
  const ask = async (name: string, input: object): Promise<Json> =>
    objectsOf(await tools.find((tool) => tool.name === name)?.execute(input));
  return { ask, sandbox, queries };
}

const only = (object: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, object[name]]));

describe('a statement', () => {
  it('adds up all that the transactions of the ledger moved', async () => {
    const { ask, sandbox } = toolsOf();
    const { untrusted_data, note } = await ask('statement', {
      account: '0.0.1001',
      from: 'last month',
      limit: 2,
    });
    const [begin, end] = [Date.UTC(2025, 11, 1) / 1000, Date.UTC(2026, 0, 1) / 1000];
    const december = sandbox.ledger.transactions.filter(
      ({ consensus_timestamp }) => Number(consensus_timestamp) >= begin && Number(consensus_timestamp) < end,
    );
    const transfers = december
      .flatMap((transaction) => transaction.transfers)
      .filter(({ account }) => account === '0.0.1001');
    const change = transfers.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    expect(change).not.toBe(0n);
    const [hbars, ...tokens] = untrusted_data.totals;
    const [opening = 0n, received = 0n, sent = 0n, fees = 0n, rewards = 0n, closing = 0n] = Object.values(
      only(hbars, ['opening', 'received', 'sent', 'fees', 'rewards', 'closing']),
    ).map((amount) => BigInt(amount as string));
    expect(closing - opening).toBe(change);
    expect(received - sent - fees + rewards).toBe(change);
    let sumOfFees = 0n;
    // Of a hundred long entries, an answer has as many as fit, and says where to continue.
    for (let skip: string | undefined = '0'; skip !== undefined; ) {
      const input = { account: '0.0.1001', from: 'last month', limit: 100, skip: Number(skip) };
      const page = await ask('statement', input);
      for (const { kind, amount } of page.untrusted_data.entries)
        if (kind === 'fee') sumOfFees -= BigInt(amount);
      skip = /"skip":(\d+)/.exec(page.note ?? '')?.[1];
    }
    expect(sumOfFees).toBe(fees);
    // Only what has changed.
    for (const token of tokens) expect(token.opening).not.toBe(token.closing);
    expect(untrusted_data).toMatchObject({ account: '0.0.1001', from: '2025-12-01', to: '2025-12-31' });
    expect(note).toMatch(/^2 of \d+ entries are shown\. The rest: the same call with "skip":2$/);
  });

  it('continues after the entries that were shown', async () => {
    const { ask } = toolsOf();
    const question = { account: '0.0.1001', from: '2025-12' };
    const all = (await ask('statement', { ...question, limit: 7 })).untrusted_data.entries;
    const rest = await ask('statement', { ...question, limit: 3, skip: 4 });
    expect(rest.untrusted_data.entries).toEqual(all.slice(4));
    expect(rest.untrusted_data.totals).toBeUndefined();
    expect(rest.note).toBe('3 entries are shown. The rest: the same call with "skip":7');
  });

  it('refuses a period that it does not know', async () => {
    const { ask } = toolsOf();
    expect(await ask('statement', { account: '0.0.1001', from: 'last decade' })).toMatchObject({
      error: 'ParameterError',
      untrusted_data: { message: expect.stringContaining('from must be a day, month or year') },
    });
  });
});

describe('the holders of a token', () => {
  it('continue as long as there are more of them, and no longer', async () => {
    const { ask } = toolsOf();
    const question = { token: '0.0.2001', at: '2025-12-31T12:00:00Z' };
    const read = (limit: number, cursor?: string) => ask('balances_at', { ...question, limit, cursor });
    let cursor: string | undefined;
    let part = await read(50);
    while (part.next !== undefined) {
      cursor = part.next;
      part = await read(50, cursor);
    }
    const { holders } = part.untrusted_data;
    expect(holders.length).toBeGreaterThan(1);
    expect(await read(holders.length, cursor)).toEqual(part);
    const { next } = await read(holders.length - 1, cursor);
    expect((await read(1, next)).untrusted_data.holders).toEqual(holders.slice(-1));
  });
});

describe('the events of a contract', () => {
  const events = ['event Transfer(address indexed from, address indexed to, uint256 value)'];

  it('are searched by their topic, decoded, and read on', async () => {
    const { ask, queries } = toolsOf();
    const first = await ask('contract_events', { contract: '0.0.3001', events, limit: 1 });
    expect(queries.at(-1)?.getAll('topic0')).toEqual(
      encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' }),
    );
    const both = await ask('contract_events', { contract: '0.0.3001', events, limit: 2 });
    const second = await ask('read_on', { cursor: first.next });
    const { logs } = both.untrusted_data;
    expect([...first.untrusted_data.logs, ...second.untrusted_data.logs]).toEqual(logs);
    for (const { eventName, args } of logs) {
      expect(eventName).toBe('Transfer');
      expect(args.value).toMatch(/^\d+$/);
    }
  });

  it('are requested by declarations, not by names', async () => {
    const { ask } = toolsOf();
    const { error, advice } = await ask('contract_events', { contract: '0.0.3001', events: ['Transfer'] });
    expect([error, advice]).toEqual([
      'InputError',
      'Each of events must be a declaration such as "event Paused(address account)".',
    ]);
  });

  afterEach(() => vi.doUnmock('viem'));

  it('need viem, and say so', async () => {
    vi.doMock('viem', () => {
      throw new Error("Cannot find package 'viem'");
    });
    vi.resetModules();
    const fresh = await import('../../src/tools.js');
    const { ask } = toolsOf(fresh.createTools);
    const { error, advice } = await ask('contract_events', { contract: '0.0.3001', events });
    expect(error).toBe('InputError');
    expect(advice).toMatch(/^The package viem is not installed\. getContractLogsByContractId /);
  });
});

describe('times as people say them', () => {
  // A Wednesday.
  const now = Date.parse('2025-12-31T23:59:59Z');
  const newYear = Date.parse('2026-01-01T00:00:00Z');
  const monday = Date.parse('2026-03-02T00:00:00Z');
  const sunday = Date.parse('2026-03-01T12:00:00Z');

  it.each([
    ['today', now, '2025-12-31', '2025-12-31'],
    ['yesterday', newYear, '2025-12-31', '2025-12-31'],
    ['this week', now, '2025-12-29', '2026-01-04'],
    ['last week', now, '2025-12-22', '2025-12-28'],
    ['this week', monday, '2026-03-02', '2026-03-08'],
    ['this week', sunday, '2026-02-23', '2026-03-01'],
    ['this month', now, '2025-12-01', '2025-12-31'],
    ['last month', newYear, '2025-12-01', '2025-12-31'],
    ['last month', monday, '2026-02-01', '2026-02-28'],
    ['this year', now, '2025-01-01', '2025-12-31'],
    ['last year', newYear, '2025-01-01', '2025-12-31'],
  ])('%s at %i is from %s to %s', (text, moment, first, last) => {
    expect(spokenPeriod(text, moment)).toEqual({ first, last });
  });

  it.each(['last decade', 'week', 'Last week ', 'last month and a day'])('%s is none', (text) => {
    expect(spokenPeriod(text, now)).toBeUndefined();
    expect(spokenFilter(text, now)).toBe(text);
  });

  it.each([
    ['last month', ['gte:2025-11-01', 'lte:2025-11-30']],
    ['gte:last month', 'gte:2025-11-01'],
    ['lt:last month', 'lt:2025-11-01'],
    ['gt:last month', 'gt:2025-11-30'],
    ['lte:last month', 'lte:2025-11-30'],
    ['eq:last month', 'eq:last month'],
    ['2025-12', '2025-12'],
  ])('the filter %s is %j', (text, expected) => {
    expect(spokenFilter(text, now)).toEqual(expected);
  });

  it('filter what is called', async () => {
    const { ask, queries } = toolsOf();
    const last = {
      operation: 'getTransactions',
      params: { 'account.id': '0.0.1001', timestamp: 'last month' },
    };
    await ask('call_operation', last);
    const range = { ...last.params, timestamp: ['gte:last month', 'lt:this month'] };
    await ask('call_operation', { ...last, params: range });
    const december = ['gte:1764547200.000000000', 'lt:1767225600.000000000'];
    expect(queries.map((query) => query.getAll('timestamp'))).toEqual([
      ['gte:1764547200.000000000', 'lte:1767225599.999999999'],
      december,
    ]);
  });
});
