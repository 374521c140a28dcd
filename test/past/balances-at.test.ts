import { expect, it } from 'vitest';
import { accountId, timestampOf, transactionIdOf } from '../../scripts/simulate/ledger.js';
import { hbars, otherNames, treasury } from '../../scripts/simulate/past/past-ledger.js';
import { createLedgerClient } from '../../src/ledger.js';
import { balancesAt, holdersAt, PastError } from '../../src/past/past.js';
import { createSandbox } from '../../src/sandbox.js';
import { momentsOf, second, world } from './world.js';

it('a state is checked where there are two snapshots', async () => {
  const { made, ledger } = world(8);
  const middle = (made.begin + made.end) / 2n;
  expect(await balancesAt(ledger, treasury, middle)).toHaveProperty('isChecked', true);
  expect(await balancesAt(ledger, treasury, middle, { check: false })).toHaveProperty('isChecked', false);
  expect(await balancesAt(ledger, treasury, made.end)).toHaveProperty('isChecked', false);
});

it.each([
  ['2025-12-31', 'moment'],
  ['2025-12', 'moment'],
  ['today', 'moment'],
  ['7d', 'moment'],
  ['', 'moment'],
  [Number.NaN, 'moment'],
  [new Date(Number.NaN), 'moment'],
  [new Date(8e12), 'moment'],
])('%s is refused', async (moment, parameter) => {
  const { service, ledger } = world(12);
  const refused = balancesAt(ledger, treasury, moment as Date);
  await expect(refused).rejects.toMatchObject({ name: 'ParameterError', parameter });
  expect(service.requests).toEqual([]);
});

it('a bad account or option is refused, and an unknown account is missing', async () => {
  const { made, ledger } = world(13);
  const at = made.begin + 3600n * second;
  await expect(balancesAt(ledger, {} as string, at)).rejects.toMatchObject({
    parameter: 'idOrAliasOrEvmAddress',
  });
  await expect(balancesAt(ledger, treasury, at, { chek: true } as object)).rejects.toThrow('check');
  await expect(balancesAt(ledger, '0.0.99999', at)).rejects.toMatchObject({ name: 'ApiError', status: 404 });
});

it('the moment of a transaction is right after it', async () => {
  const { made, ledger } = world(14);
  const { time, transfers } = made.transactions[300] ?? { time: 0n, transfers: [] };
  const { account } = transfers.at(-1) ?? { account: '' };
  const state = await balancesAt(ledger, account, transactionIdOf(timestampOf(time)));
  expect(state.balance).toBe(made.sum(account, hbars, time));
});

const smallRows = { tokensInRow: 10, tokensInAccount: 10 };

it.each([
  [49, {}, 'both ends'],
  [120, {}, 'both ends'],
  [120, { tokensInRow: 10 }, 'both ends'],
  [19, smallRows, 'both ends'],
  [20, smallRows, 'the present'],
  [120, smallRows, 'the present'],
  [1300, {}, 'the present'],
])('%i tokens of an account are all read if rows show %j', async (collector, settings, way) => {
  const { made, service, ledger } = world(15, { transactions: 900, hours: 2, collector }, settings);
  const account = made.collector ?? '';
  for (const time of momentsOf(made, way === 'both ends' ? 20 : 2)) {
    service.now = made.end + 60n * second;
    service.requests.length = 0;
    const state = await balancesAt(ledger, account, time);
    expect([...state.tokens].sort()).toEqual(made.tokensOf(account, time).sort());
    const isOfPresent = service.requests.some((request) => request.includes(`/accounts/${account}/tokens`));
    expect(isOfPresent).toBe(way === 'the present');
  }
});

it('an account is the same by each of its names', async () => {
  const { made, ledger } = world(18);
  const account = made.accounts[6] ?? '';
  const time = made.begin + 7200n * second;
  const [evmAddress, alias] = otherNames(account);
  const number = Number(account.split('.')[2]);
  const byId = await balancesAt(ledger, account, time);
  for (const name of [number, BigInt(number), `0.0.0${number}`, evmAddress, alias])
    expect(await balancesAt(ledger, name, time)).toEqual(byId);
});

it('where the search for a snapshot ends at a month, the present serves', async () => {
  const { made, service, ledger } = world(
    20,
    { hours: 24 * 130, transactions: 400 },
    { distance: 70 * 1440 },
  );
  for (const time of momentsOf(made, 40)) {
    const account = made.pick(made.accounts);
    // Each wait takes time, and the network ends after some minutes.
    service.now = made.end + 60n * second;
    expect((await balancesAt(ledger, account, time)).balance).toBe(made.sum(account, hbars, time));
  }
  expect(service.requests.some((request) => request.startsWith('/accounts/'))).toBe(true);
});

it('a service that ignores bounds, or sends rows of others, is not believed', async () => {
  const { made, service, ledger } = world(27);
  const [account = '', other = ''] = made.accounts.slice(5);
  const time = made.begin + 7200n * second;
  service.spoil = (path, reply) => {
    if (path !== '/balances') return reply;
    const { balances } = reply as { balances: { account: string }[] };
    return { ...reply, balances: [...balances.map((row) => ({ ...row, account: other })), ...balances] };
  };
  await expect(balancesAt(ledger, account, time)).rejects.toMatchObject({ name: 'ResponseError' });
  service.spoil = undefined;
  service.ignored = 'timestamp';
  await expect(balancesAt(ledger, account, time)).rejects.toMatchObject({ name: 'PastError' });
});

it.each([
  ['2019-09-12T23:59:59Z', false],
  ['2019-09-13T00:00:00Z', true],
  ['2020-09-08T23:59:59Z', true],
  ['2020-09-09T00:00:00Z', false],
])('an error about %s names the errata: %s', (time, isNamed) => {
  const { message } = new PastError('no', BigInt(Date.parse(time)) * 1_000_000n);
  expect(message.includes('known to be inexact')).toBe(isNamed);
});

it('a transaction ends with its children, and its duplicates do not count', async () => {
  const { made, service, ledger } = world(32, { transactions: 900 });
  const times = made.transactions.slice(400).map(({ time }) => time);
  const [parent = 0n, , child = 0n, later = 0n] = times;
  // No transaction of this ledger was scheduled: the reply below is made from one that was not.
  service.ignored = 'scheduled';
  service.spoil = (path, reply) => {
    if (!path.startsWith('/transactions/')) return reply;
    const [row] = (reply as { transactions: object[] }).transactions;
    const rows = [
      { consensus_timestamp: timestampOf(child), nonce: 1 },
      { consensus_timestamp: timestampOf(later), result: 'DUPLICATE_TRANSACTION' },
      { consensus_timestamp: timestampOf(later), scheduled: true },
    ];
    return { transactions: [...rows.map((each) => ({ ...row, ...each })), row] };
  };
  const long = (value: bigint) => ({ low: Number(value), high: 0, unsigned: false });
  const payer = { shard: long(0n), realm: long(0n), num: long(1001n), toString: () => accountId };
  const validStart = { seconds: long(parent / second), nanos: long(parent % second) };
  for (const [id, at] of [
    [`${accountId}@${timestampOf(parent)}`, child],
    [{ accountId: payer, validStart, scheduled: true, nonce: null }, later],
    [{ accountId: payer, validStart, scheduled: false, nonce: null }, child],
  ] as const) {
    expect((await balancesAt(ledger, treasury, id)).at).toBe(timestampOf(at));
  }
  service.spoil = () => ({ transactions: [] });
  const refused = balancesAt(ledger, treasury, `${accountId}@${timestampOf(parent)}`);
  await expect(refused).rejects.toMatchObject({ name: 'ParameterError', parameter: 'moment' });
});

it('a row that is late is no reason to accuse the service', async () => {
  const { made, service, ledger } = world(33, { transactions: 900, hours: 24 });
  // Hours ago, so that each cluster is believed at once.
  const between = made.transactions.slice(100).filter(({ time }) => !service.snapshots.includes(time));
  const { time = 0n, transfers = [] } = between.find(({ transfers }) => transfers.length > 2) ?? {};
  const { account = '', asset = '' } = transfers.at(-1) ?? {};
  service.lost.add(time);
  let lists = 0;
  service.spoil = (path, reply) => {
    if (path === '/transactions') {
      lists += 1;
      service.lost.clear();
    }
    return reply;
  };
  const { balance, tokens } = await balancesAt(ledger, account, time);
  expect(asset === hbars ? balance : tokens.get(asset)).toBe(made.sum(account, asset, time));
  expect(lists).toBe(2);
});

it('snapshots before the first token do not show that later ones have tokens', async () => {
  const { made, service, ledger } = world(50, { tokens: 1 }, { snapshots: 'hbars' });
  const hour = 3600n * second;
  const created_timestamp = timestampOf(made.begin + 2n * hour);
  service.spoil = (path, reply) => (path.startsWith('/tokens/') ? { ...reply, created_timestamp } : reply);
  const later = made.begin + 4n * hour;
  const account = made.accounts.find((each) => made.tokensOf(each, later).length > 0) ?? '';
  expect(account).not.toBe('');
  await balancesAt(ledger, account, made.begin + hour).catch(() => undefined);
  const { tokens } = await balancesAt(ledger, account, later);
  expect([...tokens].sort()).toEqual(made.tokensOf(account, later).sort());
});

it('snapshots with tokens do not show that those before them have any', async () => {
  const { made, service, ledger } = world(51, { tokens: 1 });
  const hour = 3600n * second;
  const change = timestampOf(made.begin + 4n * hour);
  service.spoil = (path, reply) => {
    const { timestamp, balances } = reply as { timestamp?: string | null; balances?: object[] };
    if (!path.endsWith('/balances') || !timestamp || timestamp >= change) return reply;
    if (path !== '/balances') return { ...reply, timestamp: null, balances: [] };
    return { ...reply, balances: balances?.map((row) => ({ ...row, tokens: [] })) };
  };
  const time = made.begin + 2n * hour;
  const account = made.accounts.find((each) => made.tokensOf(each, time).length > 0) ?? '';
  await balancesAt(ledger, account, made.begin + 5n * hour);
  const { tokens } = await balancesAt(ledger, account, time);
  expect([...tokens].sort()).toEqual(made.tokensOf(account, time).sort());
});

it('a client sends one request to learn whether snapshots have tokens, and another for an older one', async () => {
  const { made, service, ledger } = world(51, { tokens: 1 });
  const hour = 3600n * second;
  const account = made.accounts.find((each) => made.tokensOf(each, made.end).length === 0) ?? '';
  expect(account).not.toBe('');
  const questionsAt = async (time: bigint): Promise<number> => {
    service.requests.length = 0;
    await balancesAt(ledger, account, time);
    return service.requests.filter((request) => request.startsWith('/tokens?type=FUNGIBLE_COMMON')).length;
  };
  expect(await questionsAt(made.begin + 4n * hour)).toBe(1);
  expect(await questionsAt(made.begin + 5n * hour)).toBe(0);
  expect(await questionsAt(made.begin + 4n * hour)).toBe(0);
  expect(await questionsAt(made.begin + 2n * hour)).toBeGreaterThan(0);
});

it('an account is requested, without its transactions, only if nothing shows that it exists', async () => {
  const { made, service, ledger } = world(51, { tokens: 1, transactions: 100, hours: 24 });
  // The balances of a snapshot name its time.
  const isLookup = (request: string): boolean =>
    request.startsWith('/accounts/') && !request.includes('timestamp');
  const lookups = (): string[] => service.requests.filter(isLookup);
  const time = made.begin + 12n * 3600n * second;
  for (const account of made.accounts.slice(0, 12)) await balancesAt(ledger, account, time);
  expect(lookups()).toEqual([]);
  await expect(balancesAt(ledger, '0.0.99999', time)).rejects.toMatchObject({ status: 404 });
  expect(lookups()).toEqual(['/accounts/0.0.99999?transactions=false']);
});

it('a cluster that lacks a young token is no reason to accuse the service', async () => {
  const { made, service, ledger } = world(36);
  const middle = (made.begin + made.end) / 2n;
  const account = made.accounts.find((each) => made.tokensOf(each, middle).length > 0) ?? '';
  let lists = 0;
  service.spoil = (path, reply) => {
    if (path !== '/tokens' || !service.requests.at(-1)?.includes('token.id')) return reply;
    lists += 1;
    return lists === 1 ? { tokens: [], links: { next: null } } : reply;
  };
  const { tokens } = await balancesAt(ledger, account, middle);
  expect([...tokens].sort()).toEqual(made.tokensOf(account, middle).sort());
  expect(lists).toBeGreaterThan(1);
  const other = world(36);
  other.service.spoil = (path, reply) => (path === '/tokens' ? { tokens: [] } : reply);
  await expect(balancesAt(other.ledger, account, middle)).rejects.toThrow('does not show the token');
});

it.each(['all', 'none'] as const)(
  'options are those of each request, with snapshots: %s',
  async (snapshots) => {
    const { made, service, clock } = world(34, {}, { snapshots });
    service.now = made.end + second;
    const received: (string | null)[] = [];
    const fetch = async (input: string, init: RequestInit): Promise<Response> => {
      received.push(new Headers(init.headers).get('x-key'));
      return service.fetch(input);
    };
    const ledger = createLedgerClient({
      baseUrl: 'http://made.invalid',
      fetch,
      clock,
      validation: { response: 'off' },
    });
    const options = { headers: { 'x-key': 'k' } };
    await balancesAt(ledger, made.accounts[5] ?? '', made.end, options);
    for await (const _ of holdersAt(ledger, made.tokens[0] ?? '', made.end, { ...options, check: true }));
    expect(received.length).toBeGreaterThan(6);
    expect(new Set(received)).toEqual(new Set(['k']));
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(balancesAt(ledger, treasury, made.end, { signal })).rejects.toThrow('enough');
    await expect(holdersAt(ledger, made.tokens[0] ?? '', made.end, { signal }).next()).rejects.toThrow(
      'enough',
    );
  },
);

it('an unknown account is missing in a sandbox whose clock stands still', async () => {
  const { clock, fetch, ledgerUrl } = createSandbox({ size: 0.1 });
  const ledger = createLedgerClient({ baseUrl: ledgerUrl, fetch, clock });
  const state = balancesAt(ledger, '0.0.999999', new Date('2025-12-31T12:00:00Z'));
  await expect(state).rejects.toMatchObject({ name: 'ApiError', status: 404 });
});

it('before it was created, an account had nothing, which takes two requests', async () => {
  const { made, service, ledger } = world(61);
  const account = made.accounts.at(-2) ?? '';
  for (const time of [made.begin - 86_400n * second, made.begin - second]) {
    service.requests.length = 0;
    const state = await balancesAt(ledger, account, time);
    expect([state.balance, state.tokens.size, state.isChecked]).toEqual([0n, 0, false]);
    expect(service.requests).toHaveLength(2);
  }
  await expect(balancesAt(ledger, '0.0.99999', made.begin - second)).rejects.toMatchObject({ status: 404 });
});

it('before the first snapshot of the network, the first one after the moment serves', async () => {
  const days = 20;
  const { made, service, ledger } = world(62, { hours: 24 * days, transactions: 3000 }, { distance: 15 });
  const hidden = service.snapshots.filter((time) => time < made.begin + BigInt(days - 5) * 86_400n * second);
  // The service has stored balances for the last days only.
  const shown = service.snapshotsOf.bind(service);
  service.snapshotsOf = (cluster) => shown(cluster).filter((time) => !hidden.includes(time));
  const first = service.snapshots[0] ?? 0n;
  const account =
    made.accounts.find((each) => made.tokensOf(each, made.begin + 9n * 86_400n * second).length > 0) ?? '';
  for (const time of [made.begin + 9n * 86_400n * second, first - second]) {
    service.requests.length = 0;
    const state = await balancesAt(ledger, account, time);
    expect(state.balance).toBe(made.sum(account, hbars, time));
    expect([...state.tokens].sort()).toEqual(made.tokensOf(account, time).sort());
    const lists = service.requests.filter((request) => request.startsWith('/transactions?'));
    // Nothing after the first snapshots is read.
    const last = timestampOf(first + 3600n * second);
    expect(lists.filter((request) => !/lte(?::|%3A)\d/.test(request))).toEqual([]);
    for (const request of lists) expect((/lte(?::|%3A)([\d.]+)/.exec(request)?.[1] ?? '') < last).toBe(true);
    expect(service.requests.length).toBeLessThan(40);
  }
});
