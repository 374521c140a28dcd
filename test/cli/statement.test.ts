import { describe, expect, it } from 'vitest';
import { hbars } from '../../scripts/simulate/past/past-ledger.js';
import { formatUnits } from '../../src/index.js';
import { second, world } from '../past/world.js';
import { memoryFiles, ran } from './terminal.js';

const { made, service } = world(51, { accounts: 20, tokens: 2, transactions: 1500 });
const account = made.accounts[4] ?? '';
const period = ['--from', '2026-06-30T19:00:00Z', '--to', '2026-06-30T22:00:00Z'];
const [begin, end] = [1n, 4n].map((hours) => made.begin + hours * 3600n * second - 1n) as [bigint, bigint];

type Fetch = typeof service.fetch;

async function run(args: readonly string[], { fetch = service.fetch as Fetch, files = memoryFiles() } = {}) {
  const settings = { fetch, files, now: () => Number(service.now / 1_000_000n) };
  const ended = await ran([...args, '--baseUrl', 'https://made.invalid'], settings);
  return { ...ended, err: ended.err.replaceAll(/^get.* does not match the description.*\n/gm, '') };
}

const balanceLine = (asset: string, name: string, decimals: number): string => {
  const [opening, closing] = [begin, end].map((time) =>
    formatUnits(made.sum(account, asset, time), decimals),
  );
  return `${name}: opening ${opening}, closing ${closing}, balanced\n`;
};

describe('statement', () => {
  it('prints each entry, and what each asset was and is', async () => {
    const { code, out, err } = await run([
      'statement',
      account,
      ...period,
      '--csv',
      '--times',
      'iso',
      '--amounts',
      'hbar',
    ]);
    expect(code).toBe(0);
    const [head = '', ...rows] = out.trimEnd().split('\r\n');
    expect(head).toMatch(/^consensus_timestamp,amount,symbol,balance,kind,memo,name,others,/);
    // The account pays for all transactions, so the service also lists those in which it only gets an NFT.
    const own = made.transactions.filter(
      ({ time, transfers }) =>
        time > begin && time <= end && transfers.some((each) => each.account === account),
    );
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(own.length);
    expect(rows[0]).toMatch(/^2026-06-30T19:\d\d:\d\d\.\d{9}Z,-?\d+(\.\d+)?,(HBAR|T),/);
    expect(err.startsWith(balanceLine(hbars, 'HBAR', 8))).toBe(true);
    const moved = new Set(
      own
        .flatMap(({ transfers }) => transfers.filter((each) => each.account === account))
        .map(({ asset }) => asset),
    );
    const tokens = made.tokens.filter((token) => moved.has(token) || made.sum(account, token, end) > 0n);
    expect(tokens.length).toBeGreaterThan(0);
    for (const token of tokens) expect(err).toContain(balanceLine(token, `T (${token})`, 0));
    expect(err.split('\n')).toHaveLength(2 + tokens.length);
  });

  it('is for people in a table, and exact in NDJSON', async () => {
    const table = await run(['statement', account, ...period, '--table', '--time-zone', 'Europe/Zurich']);
    expect(table.out.split('\n')[1]).toMatch(/^2026-06-30 21:\d\d:\d\d GMT\+2 +-?\d/);
    const ndjson = await run(['statement', account, ...period, '--limit', '1']);
    expect(JSON.parse(ndjson.out)).toMatchObject({
      token_id: null,
      symbol: 'HBAR',
      decimals: 8,
      kind: 'transfer',
    });
    expect(ndjson.err).toBe('');
  });

  it('ends with 11 if it does not balance', async () => {
    const lost = made.transactions.find(
      ({ time, transfers }) =>
        time > begin + 3600n * second && transfers.some((each) => each.account === account),
    );
    service.lost.add(lost?.time ?? 0n);
    const { code, err } = await run(['statement', account, ...period]);
    service.lost.clear();
    expect(code).toBe(11);
    expect(err).toMatch(
      /^PastError: the statement of \S+ in \S+ does not balance: .*The difference is -?\d+\n$/,
    );
  });

  it('continues an unfinished file, and gives the same bytes', async () => {
    const files = memoryFiles();
    const before = service.requests.length;
    const whole = await run(['statement', '0.0.98', ...period, '--csv']);
    const args = ['statement', '0.0.98', ...period, '--output', 'year.csv', '--resume'];
    // The last page is missing, which comes before the balances at the end.
    let left = service.requests.length - before - 4;
    const failing: Fetch = async (input) => {
      left -= 1;
      return left < 0 ? new Response('', { status: 403 }) : service.fetch(input);
    };
    expect(await run(args, { fetch: failing, files })).toMatchObject({ code: 4 });
    expect(files.stored.has('year.csv.part')).toBe(true);
    const resumed = await run(args, { files });
    expect(resumed).toMatchObject({ code: 0, err: whole.err });
    expect(files.stored.get('year.csv')?.bytes.toString()).toBe(whole.out);
  });

  it.each([
    [['statement'], 'account has no value'],
    [['statement', account], 'from has no value'],
    [['statement', account, '--from', '7d', '--to', '2026'], '--from must be a day, month or year'],
    [['statement', account, '--from', '2026', '--to', '2025'], '--to must be later than from'],
    [['statement', account, ...period, '--time-zone', 'Mars'], '--time-zone must be a time zone'],
    [['statement', account, ...period, '--all'], 'there is no option --all'],
  ])('%j is wrong use', async (args, message) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});

describe('tax', () => {
  it('has the documented columns, which add up to the same', async () => {
    const { out, code } = await run(['tax', account, ...period, '--csv']);
    expect(code).toBe(0);
    const [head, ...rows] = out
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','));
    expect(head).toEqual(['time', 'sent', 'received', 'fee', 'asset', 'id', 'note']);
    const [token = ''] = made.tokens;
    const sum = rows
      .filter(([, , , , asset]) => asset === token)
      .reduce(
        (total, [, sent, received, fee]) =>
          total + BigInt(received || 0) - BigInt(sent || 0) - BigInt(fee || 0),
        0n,
      );
    expect(sum).toBe(made.sum(account, token, end) - made.sum(account, token, begin));
    expect(rows[0]?.[0]).toMatch(/^2026-06-30T19:\d\d:\d\d\.\d{3}Z$/);
    expect(rows.every(([, ...amounts]) => amounts.slice(0, 3).filter(Boolean).length === 1)).toBe(true);
  });
});

describe('a value of a reply that has no other form', () => {
  const [token = ''] = made.tokens;
  const warning =
    /^Printed as the service has sent them, because they have no other form: amounts: \d+\.\n$/m;

  /** The service with other decimals of a token. */
  const withDecimals = (decimals: unknown): Fetch => {
    return async (input) => {
      const reply = await service.fetch(input);
      if (!/\/tokens\?/.test(String(input))) return reply;
      const data = await reply.json();
      for (const each of data.tokens) if (each.token_id === token) each.decimals = decimals;
      return Response.json(data);
    };
  };

  it.each([256, 4_294_967_295])('is printed as it is, with decimals %j', async (decimals) => {
    const fetch = withDecimals(decimals);
    const tax = await run(['tax', account, ...period, '--csv'], { fetch });
    expect(tax).toMatchObject({ code: 0, err: expect.stringMatching(warning) });
    const raw = await run(['tax', account, ...period, '--csv']);
    // The decimals of the tokens of this ledger are 0, so their amounts are the same.
    expect(tax.out).toBe(raw.out);
    expect(raw.err).not.toMatch(warning);
    for (const form of [['--csv', '--amounts', 'hbar'], ['--table'], ['--ndjson', '--amounts', 'hbar']]) {
      const { code, err } = await run(['statement', account, ...period, ...form], { fetch });
      expect({ code, err }).toEqual({ code: 0, err: expect.stringMatching(warning) });
    }
    // Only what was asked for is converted.
    const { code, err } = await run(['statement', account, ...period, '--ndjson', '--limit', '3'], {
      fetch,
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('may be a memo that is not base64', async () => {
    const fetch: Fetch = async (input) => {
      const reply = await service.fetch(input);
      const text = await reply.text();
      return new Response(text.replaceAll(/"memo_base64":"[^"]*"/g, '"memo_base64":"%%%"'), reply);
    };
    const { code, out } = await run(['tax', account, ...period, '--csv'], { fetch });
    expect(code).toBe(0);
    expect(out).toContain('%%%');
  });
});
