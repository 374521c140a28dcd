import { expect, it } from 'vitest';
import { hbars } from '../../scripts/simulate/past/past-ledger.js';
import { createLedgerClient } from '../../src/ledger.js';
import { PastError } from '../../src/past/past.js';
import { createSandbox } from '../../src/sandbox.js';
import { type StatementEntry, type StatementOptions, statement } from '../../src/statement/statement.js';
import { second, type World, world } from '../past/world.js';
import { isLarge, sized } from '../setup/large.js';

const hour = 3600n * second;
/** Each transaction has a fee, which is paid to it. */
const collector = '0.0.98';

/** The sum of the changes of an asset in the entries of a statement. */
function changeIn(entries: readonly StatementEntry[], asset: string): bigint {
  const own = entries.filter(({ token_id }) => (token_id ?? hbars) === asset);
  return own.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);
}

async function read({ ledger }: World, account: string, options: StatementOptions) {
  const reading = statement(ledger, account, options);
  const entries: StatementEntry[] = [];
  for await (const entry of reading) entries.push(entry);
  return { entries, reading };
}

const periodOf = ({ begin, end }: World['made']): StatementOptions => ({
  from: begin + hour,
  // Half an hour before the present, so that a snapshot is behind it.
  to: end - hour / 2n,
});

it.each([
  ['snapshots', 'all'],
  ['snapshots without tokens', 'hbars'],
  ['no snapshots', 'none'],
] as const)('with %s, each statement is the transfers of the ledger', async (_, snapshots) => {
  const { made } = world(21, {}, { snapshots });
  const { from, to } = periodOf(made) as { from: bigint; to: bigint };
  const everyFifth = made.accounts.filter((_, index) => isLarge || index % 5 === 3);
  for (const account of [...everyFifth, collector]) {
    // The service does not grow, so no statement waits for long.
    const one = world(21, {}, { snapshots });
    const { entries, reading } = await read(one, account, { from, to });
    const assets = [hbars, ...made.tokens];
    for (const asset of assets) {
      const [opening, closing] = [from, to].map((time) => made.sum(account, asset, time - 1n));
      expect(changeIn(entries, asset)).toBe((closing ?? 0n) - (opening ?? 0n));
      const total = reading.totals?.find(({ token_id }) => (token_id ?? hbars) === asset);
      expect([total?.opening ?? 0n, total?.closing ?? 0n]).toEqual([opening, closing]);
    }
    for (const { consensus_timestamp, balance, token_id, kind } of entries)
      if (kind === 'transfer')
        expect(balance).toBe(
          made.sum(account, token_id ?? hbars, BigInt(consensus_timestamp.replace('.', ''))),
        );
    expect(reading).toMatchObject({ progress: 1, isChecked: snapshots === 'all' });
  }
});

it('a transaction at the very end belongs to the next statement', async () => {
  const one = world(28);
  const { made } = one;
  const { from, to } = periodOf(made) as { from: bigint; to: bigint };
  const inside = made.transactions.filter((each) => each.time > from && each.time < to);
  const { time, transfers } = inside[100] ?? { time: 0n, transfers: [] };
  const { account = '' } = transfers.at(-1) ?? {};
  const [first, second] = [
    await read(one, account, { from, to: time }),
    await read(one, account, { from: time, to }),
  ];
  const whole = await read(one, account, { from, to });
  expect([...first.entries, ...second.entries]).toEqual(whole.entries);
  expect(second.entries[0]?.consensus_timestamp.replace('.', '')).toBe(String(time));
});

it('a transfer that was lost or invented ends it with the asset and the difference', async () => {
  const one = world(22);
  const { made, service } = one;
  const { from, to } = periodOf(made) as { from: bigint; to: bigint };
  const inside = made.transactions.filter(
    ({ time, transfers }) => time > from + hour && time < to - hour && transfers[1]?.asset === hbars,
  );
  const snapshots = new Set(service.snapshots);
  for (let fault = 0; fault < sized(6, 30); fault += 1) {
    const { time, transfers } = made.pick(inside.filter((each) => !snapshots.has(each.time)));
    const { account, amount } = transfers[1] ?? { account: '', amount: 0n };
    service.lost.add(time);
    await expect(read(one, account, { from, to })).rejects.toBeInstanceOf(PastError);
    service.lost.delete(time);
    const token = made.pick(made.tokens);
    service.invent(time + 1n, [{ account, asset: token, amount: 5n }]);
    const message = expect.stringMatching(`in ${token} does not balance.*The difference is -5$`);
    await expect(read(one, account, { from, to })).rejects.toMatchObject({ account, token, message });
    service.invented.length = 0;
    expect(amount).not.toBe(0n);
  }
});

it('continues behind each entry, also in another client, and gives the same', async () => {
  const one = world(23, { transactions: 900 });
  const options = periodOf(one.made);
  const { entries } = await read(one, collector, options);
  expect(entries.length).toBeGreaterThan(300);
  for (const stop of [1, 2, 99, 100, 101, 250, entries.length - 1]) {
    const first = statement(one.ledger, collector, options);
    const begun: StatementEntry[] = [];
    for await (const entry of first) if (begun.push(entry) === stop) break;
    const { cursor } = first;
    const { entries: rest, reading } = await read(one, collector, { ...options, cursor });
    expect([...begun, ...rest]).toEqual(entries);
    expect(reading.totals?.[0]).toMatchObject({ token_id: null, symbol: 'HBAR', decimals: 8 });
  }
  const end = await read(one, collector, options);
  expect((await read(one, collector, { ...options, cursor: end.reading.cursor })).entries).toEqual([]);
});

it('a cursor of another statement is refused', async () => {
  const one = world(24);
  const { made } = one;
  const options = periodOf(made);
  const { reading } = await read(one, collector, options);
  const { cursor } = reading;
  const refused = { name: 'ParameterError', parameter: 'cursor' };
  await expect(read(one, made.accounts[3] ?? '', { ...options, cursor })).rejects.toMatchObject(refused);
  await expect(read(one, collector, { ...options, to: made.end - hour, cursor })).rejects.toMatchObject(
    refused,
  );
  for (const bad of ['', '1', `${cursor}~`, String(cursor).replace(/~[^~]*$/, '~x'), `x${cursor}`])
    await expect(read(one, collector, { ...options, cursor: bad })).rejects.toMatchObject(refused);
});

it('a wrong beginning or cursor is named as what it is', async () => {
  const one = world(24);
  await expect(read(one, collector, { from: 0n, to: '2026' })).rejects.toMatchObject({ parameter: 'from' });
  expect(one.service.requests).toEqual([]);
});

it('a wrong option is refused before a request', async () => {
  const one = world(25);
  const options = periodOf(one.made);
  await expect(
    read(one, collector, { ...options, details: 1 } as object as StatementOptions),
  ).rejects.toThrow('details');
  await expect(read(one, collector, { ...options, timeZone: 'Mars' })).rejects.toMatchObject({
    parameter: 'timeZone',
  });
  expect(one.service.requests).toEqual([]);
  await expect(read(one, collector, { ...options, chek: 1 } as StatementOptions)).rejects.toThrow('chek');
});

it('a period that is not over ends a minute ago, and goes on there', async () => {
  const one = world(26);
  const { made, service } = one;
  service.now = made.end;
  const { from } = periodOf(made);
  const { entries } = await read(one, collector, { from, to: '2026' });
  const last = BigInt(entries.at(-1)?.consensus_timestamp.replace('.', '') ?? '');
  expect(last).toBeLessThan(service.now - 60n * second);
  expect(last).toBeGreaterThan(service.now - 300n * second);
  const first = statement(one.ledger, collector, { from, to: '2026' });
  for await (const _ of first) break;
  service.now += hour;
  const rest = await read(one, collector, { from, to: '2026', cursor: first.cursor });
  expect(rest.entries).toEqual(entries.slice(1));
});

it('the decimals of a young token and its custom fees are not those of a cluster that lacks it', async () => {
  const one = world(29);
  const { made, service } = one;
  service.now = made.end;
  const { from } = periodOf(made);
  const account = made.accounts.find((each) => made.tokensOf(each, made.end).length > 0) ?? '';
  let lists = 0;
  let details = 0;
  service.spoil = (path, reply) => {
    if (path.startsWith('/transactions/')) {
      details += 1;
      return details === 1 ? undefined : reply;
    }
    if (path !== '/tokens' || !service.requests.at(-1)?.includes('token.id')) return reply;
    lists += 1;
    return lists === 1 ? { tokens: [], links: { next: null } } : reply;
  };
  const { entries } = await read(one, account, { from, to: made.end, details: true });
  expect(lists).toBeGreaterThan(1);
  expect(details).toBeGreaterThan(1);
  for (const { token_id, symbol } of entries) expect(symbol).not.toBe(token_id);
  const other = world(29);
  other.service.spoil = (path, reply) => (path === '/tokens' ? { tokens: [], links: { next: null } } : reply);
  other.service.now = made.end;
  await expect(read(other, account, { from, to: made.end })).rejects.toThrow('does not show the token');
});

it.each([
  ['an hour', 3600, 703411],
  ['no time', 0, 707353],
])('the rate of an hour is the one that does not expire before it: in %s', async (_, seconds, cents) => {
  const { made, service, clock } = world(30);
  const rateOf = (cent_equivalent: number, expiration_time: number) => ({
    cent_equivalent,
    expiration_time,
    hbar_equivalent: 30_000,
  });
  const fetch = async (input: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(input);
    if (!pathname.endsWith('/exchangerate')) return service.fetch(input);
    const expires = Number(searchParams.get('timestamp')?.split('.')[0]) + seconds;
    const [current_rate, next_rate] = [rateOf(703411, expires), rateOf(707353, expires + 3600)];
    return Response.json({ current_rate, next_rate, timestamp: '1.0' });
  };
  const ledger = createLedgerClient({ baseUrl: 'http://made.test', fetch, clock, validation: 'off' });
  let count = 0;
  for await (const { fee_rate_cents } of statement(ledger, collector, { ...periodOf(made), rates: true })) {
    count += 1;
    expect(fee_rate_cents).toBe(cents / 30_000);
  }
  expect(count).toBeGreaterThan(0);
});

it('reads custom fees and the rates of hours if asked', async () => {
  const sandbox = createSandbox({ seed: 3 });
  const requests: string[] = [];
  const ledger = createLedgerClient({
    baseUrl: sandbox.ledgerUrl,
    fetch: (url, init) => {
      requests.push(String(url));
      return sandbox.fetch(url, init);
    },
  });
  const withFees = await Promise.all(
    sandbox.ledger.transactions.slice(-60).map(async ({ transaction_id }) => {
      const { transactions } = await ledger.getTransaction({ transactionId: transaction_id });
      return transactions.filter(({ assessed_custom_fees: fees = [] }) => fees.length > 0);
    }),
  );
  const [found] = withFees.flat();
  const [fee] = found?.assessed_custom_fees ?? [];
  const account = fee?.effective_payer_account_ids[0] ?? '0.0.1001';
  const options = { from: '2025-12-31', to: '2025-12-31', details: true, rates: true };
  requests.length = 0;
  const entries: StatementEntry[] = [];
  for await (const entry of statement(ledger, account, options)) entries.push(entry);
  const own = entries.find((entry) => entry.consensus_timestamp === found?.consensus_timestamp);
  const fees = entries.flatMap(({ custom_fees = [] }) => custom_fees);
  expect({ own: own !== undefined, fees: fees.length > 0 }).toEqual({
    own: found !== undefined,
    fees: found !== undefined,
  });
  const ids = new Set(entries.map(({ consensus_timestamp }) => consensus_timestamp));
  expect(requests.filter((url) => url.includes('/transactions/'))).toHaveLength(ids.size);
  const hours = new Set(
    entries.map(({ consensus_timestamp }) => Math.floor(Number(consensus_timestamp) / 3600)),
  );
  expect(requests.filter((url) => url.includes('exchangerate'))).toHaveLength(hours.size);
  expect(entries.every(({ fee_rate_cents = 0 }) => fee_rate_cents > 0)).toBe(true);
});
