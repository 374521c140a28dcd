import { expect, it } from 'vitest';
import { timestampOf, transactionIdOf } from '../../scripts/simulate/ledger.js';
import { collection, otherNames, type PastTransaction } from '../../scripts/simulate/past/past-ledger.js';
import { ClientError, type ParameterError } from '../../src/ledger.js';
import { balancesAt, type HoldersAtOptions, holdersAt } from '../../src/past/past.js';
import { second, type World, world } from './world.js';

async function holders({ ledger }: World, token: string, time: bigint, options?: HoldersAtOptions) {
  const found: [string, bigint][] = [];
  for await (const { account, balance } of holdersAt(ledger, token, time, options))
    found.push([account, balance]);
  return found;
}

it('pages of two clusters, with snapshots of other times, are brought to one moment', async () => {
  const all = world(21, { accounts: 700, tokens: 1, transactions: 4000 });
  const [token = ''] = all.made.tokens;
  // At its own time, each snapshot has a transaction.
  for (const time of all.service.snapshots.slice(-24).map((snapshot) => snapshot + second))
    expect(await holders(all, token, time)).toEqual(all.made.holdersOf(token, time));
});

it('each page of a snapshot is read once, and the transactions to the nearer one', async () => {
  const all = world(22, { accounts: 1500, tokens: 1, transactions: 9000, hours: 3 });
  const [token = ''] = all.made.tokens;
  const time = all.made.end - 3600n * second;
  const found = await holders(all, token, time);
  expect(found).toEqual(all.made.holdersOf(token, time));
  const pages = (part: string): number =>
    all.service.requests.filter((request) => request.includes(part)).length;
  const snapshotPages = Math.ceil(all.service.rowsOfHolders(token, time) / 100);
  expect(pages('/balances')).toBeLessThanOrEqual(snapshotPages + 3);
  // Snapshots are 15 minutes apart, so the nearer one is at most half of that away.
  const distance = 450n * second;
  const near = all.made.transactions.filter(
    (each) => each.time > time - distance && each.time < time + distance,
  );
  expect(pages('/transactions')).toBeLessThanOrEqual(Math.ceil(near.length / 100));
});

it('continues from a cursor, and shows its progress', async () => {
  const all = world(23, { accounts: 700, tokens: 1, transactions: 4000 });
  const [token = ''] = all.made.tokens;
  const time = all.made.begin + 9000n * second;
  const found: [string, bigint][] = [];
  let cursor: string | undefined;
  for (let part = 0; part < 100; part += 1) {
    const some = holdersAt(all.ledger, token, time, { from: cursor });
    let count = 0;
    let progress = 0;
    for await (const { account, balance } of some) {
      found.push([account, balance]);
      expect(some.progress).toBeGreaterThanOrEqual(progress);
      progress = some.progress ?? 0;
      cursor = some.cursor;
      count += 1;
      if (count === 97) break;
    }
    if (count < 97) break;
  }
  expect(found).toEqual(all.made.holdersOf(token, time));
  const other = holders(all, token, time + 1n, { from: cursor });
  await expect(other).rejects.toMatchObject({ name: 'ParameterError', parameter: 'from' });
  const begun = holdersAt(all.ledger, token, time, { from: cursor });
  expect([begun.cursor, begun.progress, begun.at, begun.isChecked]).toEqual([
    cursor,
    undefined,
    undefined,
    false,
  ]);
});

it('an expensive reading is refused by its first pages', async () => {
  const all = world(24, { accounts: 50, tokens: 1, transactions: 9000, hours: 2 });
  const [token = ''] = all.made.tokens;
  const refused = holders(all, token, all.made.end - 3000n * second, { maxRequests: 2 });
  await expect(refused).rejects.toMatchObject({ name: 'ParameterError', parameter: 'maxRequests' });
  // Whether a cluster has reached the moment takes others.
  const ofData = all.service.requests.filter((request) => !request.startsWith('/blocks'));
  expect(ofData.length).toBeLessThan(7);
});

it('the estimate of a checked reading is twice as high, and is refused by one less only', async () => {
  const all = world(36, { accounts: 50, tokens: 1, transactions: 9000, hours: 2 });
  const [token = ''] = all.made.tokens;
  const refusal = (options: HoldersAtOptions) =>
    holders(all, token, all.made.end - 3000n * second, options).then(
      () => undefined,
      (error: ParameterError) => Number(/at least (\d+)/.exec(error.allowed)?.[1]),
    );
  // Each cluster has snapshots of its own, and answers every second request.
  const estimates = async (check: boolean) =>
    new Set([await refusal({ check, maxRequests: 3 }), await refusal({ check, maxRequests: 3 })]);
  const once = [...(await estimates(false))].map(Number);
  expect(await estimates(true)).toEqual(new Set(once.map((estimate) => 2 * estimate)));
  expect(await refusal({ maxRequests: Math.max(...once) })).toBeUndefined();
  expect(await refusal({ maxRequests: Math.min(...once) - 1 })).toBeGreaterThan(3);
});

it('a row that is late is no reason to accuse the service', async () => {
  const all = world(37, { transactions: 900, tokens: 2 });
  const { made, service } = all;
  const snapshots = new Set(service.snapshots);
  const { time, transfers } = made.transactions.slice(400).find((each) => {
    const isMoved = each.transfers.some(({ asset }) => asset.startsWith('0.0.'));
    return isMoved && !snapshots.has(each.time);
  }) as PastTransaction;
  const token = transfers.find(({ asset }) => asset.startsWith('0.0.'))?.asset ?? '';
  service.lost.add(time);
  let lists = 0;
  service.spoil = (path, reply) => {
    if (path === '/transactions') lists += 1;
    // The first reading needs two lists, one on each side of the moment.
    if (lists === 2) service.lost.clear();
    return reply;
  };
  expect(await holders(all, token, time, { check: true })).toEqual(made.holdersOf(token, time));
  expect(service.lost.size).toBe(0);
});

it('without snapshots, a token that changes each time while it is read is an error', async () => {
  const all = world(38, { tokens: 1 }, { snapshots: 'none' });
  const { made, service } = all;
  const [token = ''] = made.tokens;
  const account = made.accounts[9] ?? '';
  const time = made.end - 60n * second;
  // The present is nearer than the beginning of the token.
  service.now = made.end + 60n * second;
  service.spoil = (path, reply) => {
    const isRepeated = service.requests.at(-2)?.includes('/balances');
    if (!path.endsWith('/balances') || isRepeated) return reply;
    service.invent(service.now - 20n * second, [{ account, asset: token, amount: 1n }]);
    service.now += 20n * second;
    return reply;
  };
  await expect(holders(all, token, time)).rejects.toMatchObject({ name: 'PastError', token });
  expect(service.invented.length).toBeGreaterThan(5);
});

it.each(['holders', 'account', 'transaction'] as const)(
  'a page of a proxy is a ResponseError: %s',
  async (kind) => {
    const { made, service, ledger } = world(39);
    const at = made.transactions[300]?.time ?? 0n;
    const account = made.accounts[6] ?? '';
    service.spoil = (path, reply) =>
      /(tokens|accounts|transactions)\/[^/]+$/.test(path) ? { message: 'quota' } : reply;
    const read = {
      holders: () => holdersAt(ledger, made.tokens[0] ?? '', made.end).next(),
      account: () => balancesAt(ledger, otherNames(account)[0], made.end),
      transaction: () => balancesAt(ledger, account, transactionIdOf(timestampOf(at))),
    };
    await expect(read[kind]()).rejects.toMatchObject({ name: 'ResponseError' });
  },
);

it('NFTs are refused, and a token that is not created yet has no holders', async () => {
  const all = world(26);
  const refused = holders(all, collection, all.made.end);
  await expect(refused).rejects.toMatchObject({ name: 'ParameterError', parameter: 'token' });
  const sent = all.service.requests.length;
  const none = holdersAt(all.ledger, all.made.tokens[0] ?? '', all.made.begin - second, { check: true });
  expect(await none.next()).toMatchObject({ done: true });
  expect(none.isChecked).toBe(false);
  expect(all.service.requests.slice(sent)).toHaveLength(1);
});

it('a token is created with its first holder', async () => {
  const all = world(26);
  const { made, service } = all;
  const token = made.tokens.at(-1) ?? '';
  const isOfToken = ({ asset }: { asset: string }): boolean => asset === token;
  const time = made.transactions.find(({ transfers }) => transfers.some(isOfToken))?.time ?? 0n;
  const created_timestamp = timestampOf(time);
  service.spoil = (path, reply) => (path === `/tokens/${token}` ? { ...reply, created_timestamp } : reply);
  expect(made.holdersOf(token, time)).toHaveLength(1);
  expect(await holders(all, token, time)).toEqual(made.holdersOf(token, time));
  expect(await holders(all, token, time - 1n)).toEqual([]);
});

it('before the first snapshot, there is one way only', async () => {
  const all = world(40, { transactions: 9000 });
  const { made, service, ledger } = all;
  const [token = ''] = made.tokens;
  const time = (service.snapshots[0] ?? 0n) - second;
  expect(made.holdersOf(token, time).length).toBeGreaterThan(0);
  expect(await holders(all, token, time, { check: true })).toEqual(made.holdersOf(token, time));
  const checked = holdersAt(ledger, token, time, { check: true });
  await checked.next();
  expect(checked.isChecked).toBe(false);
});

it('without snapshots, the transactions to the creation of the token or to the present are read', async () => {
  const all = world(41, { tokens: 1, transactions: 9000, hours: 2 }, { snapshots: 'none' });
  const { made, service } = all;
  const [token = ''] = made.tokens;
  service.now = made.end + second;
  // All of them are on 90 pages, and those of a minute on one.
  for (const time of [made.begin + 60n * second, made.end - 60n * second]) {
    const sent = service.requests.length;
    expect(await holders(all, token, time)).toEqual(made.holdersOf(token, time));
    const lists = service.requests.slice(sent).filter((request) => request.startsWith('/transactions'));
    expect(lists.length).toBeLessThan(10);
  }
});

it('no holder follows an abort, although its page has more', async () => {
  const all = world(21, { accounts: 100, tokens: 1 });
  const controller = new AbortController();
  const reason = new Error('enough');
  const list = holdersAt(all.ledger, all.made.tokens[0] ?? '', all.made.end, { signal: controller.signal });
  let count = 0;
  const reading = async (): Promise<void> => {
    for await (const _ of list) {
      count += 1;
      if (count === 2) controller.abort(reason);
    }
  };
  await expect(reading()).rejects.toBe(reason);
  expect(count).toBe(2);
});

it('without snapshots, each present page is requested behind the one before it', async () => {
  const all = world(44, { accounts: 700, tokens: 1, transactions: 4000, hours: 24 }, { snapshots: 'none' });
  const { made, service } = all;
  const [token = ''] = made.tokens;
  service.now = made.end + second;
  const time = made.end - 60n * second;
  const expected = made.holdersOf(token, time);
  expect(expected.length).toBeGreaterThan(200);
  expect(await holders(all, token, time)).toEqual(expected);
  const pages = service.requests.filter((request) => /\/balances\?.*order=asc/.test(request));
  const bounds = new Set(pages.map((request) => /account\.id=(gt:[\d.]+)/.exec(request)?.[1]));
  expect(bounds.size).toBe(Math.ceil(service.rowsOfHolders(token, made.end) / 100));
});

it('a balance below 0 shows a lost transfer, also in one way', async () => {
  const all = world(42, { tokens: 1, transactions: 900 });
  const { made, service } = all;
  const [token = ''] = made.tokens;
  const account = made.accounts[7] ?? '';
  const time = made.begin + 7200n * second;
  const amount = -made.sum(account, token, made.end) - 10n ** 15n;
  const snapshots = service.snapshots;
  const before = snapshots.filter((each) => each <= time).reduce((a, b) => (a > b ? a : b));
  const after = snapshots.filter((each) => each > time).reduce((a, b) => (a < b ? a : b));
  // In between, the moment is nearer to the snapshot before it.
  const moment = before + (after - before) / 4n;
  service.invent(before + 1n, [{ account, asset: token, amount }]);
  await expect(holders(all, token, moment)).rejects.toMatchObject({ name: 'PastError', account, token });
});

it.each([
  ['all transactions of one page', [[60, 1]]],
  [
    'an even first page, and a burst later',
    [
      [150, 2000],
      [300, 1],
    ],
  ],
])('the estimate is not too high for %s', async (_, bursts) => {
  const all = world(43, { tokens: 1, transactions: 80, hours: 24 }, { snapshots: 'none' });
  const { made, service } = all;
  const [token = ''] = made.tokens;
  let at = made.begin + second;
  for (const [count = 0, milliseconds = 0] of bursts)
    for (let index = 0; index < count; index += 1) {
      at += BigInt(milliseconds) * 1_000_000n;
      service.invent(at, []);
    }
  const time = made.begin + 400n * second;
  expect(await holders(all, token, time, { maxRequests: 8 })).toEqual(made.holdersOf(token, time));
});

it('a service that sends the same holders again ends with an error', async () => {
  const all = world(30, { accounts: 700, tokens: 1, transactions: 4000 });
  const [token = ''] = all.made.tokens;
  all.service.ignored = 'account.id';
  const read = holders(all, token, all.made.begin + 9000n * second);
  await expect(read).rejects.toMatchObject({ name: 'ResponseError' });
  all.service.ignored = 'timestamp';
  const other = holders(all, token, all.made.begin + 9000n * second);
  await expect(other).rejects.toMatchObject({ name: 'PastError' });
});

it.each([
  ['account', ['x', '', null, 7, '0.0.-1', '0.0.99999999999999999999999']],
  ['balance', [null, 'x', -5]],
])('rows with an odd %s end in holders or in an error of the client', async (field, values) => {
  const all = world(31, { accounts: 300, tokens: 1, transactions: 1500 });
  const [token = ''] = all.made.tokens;
  for (const value of values) {
    all.service.spoil = (path, reply) => {
      if (!path.endsWith('/balances')) return reply;
      const { balances } = reply as { balances: object[] };
      return {
        ...reply,
        balances: balances.map((row, at) => (at % 9 === 3 ? { ...row, [field]: value } : row)),
      };
    };
    const ended = await holders(all, token, all.made.begin + 9000n * second).catch((error: unknown) => error);
    if (ended instanceof Error) expect(ended).toBeInstanceOf(ClientError);
    if (ended instanceof Error) expect(ended.name).not.toBe('NetworkError');
  }
});

it('a lost or invented transfer is an error with both balances, of holders and of an account', async () => {
  const all = world(45, { transactions: 900, tokens: 2 });
  const { made, service, ledger } = all;
  const changes = made.transactions
    .filter(({ time }) => !service.snapshots.includes(time) && time > made.begin + 3600n * second)
    .flatMap(({ time, transfers }) => transfers.map((transfer) => ({ ...transfer, time })))
    .filter(
      ({ account, asset, time }) => made.sum(account, asset, time) !== made.sum(account, asset, time - 1n),
    )
    .filter(({ asset, time }) => made.tokens.includes(asset) && time < made.end - 7200n * second);
  expect(changes.length).toBeGreaterThan(20);
  for (const { account, asset: token, amount, time } of changes.slice(0, 20)) {
    for (const kind of ['lost', 'invented']) {
      if (kind === 'lost') service.lost.add(time);
      else service.invent(time + 500n, [{ account, asset: token, amount: amount * 2n }]);
      const failure = { name: 'PastError', ways: expect.anything() };
      await expect(holders(all, token, time, { check: true })).rejects.toMatchObject({ ...failure, token });
      await expect(balancesAt(ledger, account, time)).rejects.toMatchObject({ ...failure, account });
      service.lost.clear();
      service.invented.length = 0;
    }
  }
});
