import { describe, expect, it } from 'vitest';
import { collection } from '../../scripts/simulate/past/past-ledger.js';
// By its inner path: what completion offers.
import { candidates } from '../../src/cli/help/completion.js';
import { second, world } from '../past/world.js';
import { memoryFiles, ran } from './terminal.js';

const { made, service } = world(41, { accounts: 2300, tokens: 2, transactions: 9000 });
const [token = ''] = made.tokens;
const account = made.holdersOf(token, made.end)[5]?.[0] ?? '';
const time = made.begin + 9000n * second;
const at = '2026-06-30T20:30:00Z';

type Fetch = typeof service.fetch;

async function run(args: readonly string[], { fetch = service.fetch as Fetch, files = memoryFiles() } = {}) {
  const settings = { fetch, files, now: () => Number(service.now / 1_000_000n) };
  const ended = await ran([...args, '--baseUrl', 'https://made.invalid'], settings);
  // The made-up replies lack fields that nobody reads here.
  return { ...ended, err: ended.err.replaceAll(/^get.* does not match the description.*\n/gm, '') };
}

const holders = (ledger: typeof made): string[] => ledger.holdersOf(token, time).map((row) => row.join());

describe('balances', () => {
  const state = {
    account,
    at: '1782851400.000000000',
    balance: made.sum(account, 'hbars', time),
    isChecked: true,
  };

  it('prints what an account held, in each format', async () => {
    const balance = String(state.balance);
    const held = made
      .tokensOf(account, time)
      .map(([id, amount]) => `{"token_id":"${id}","balance":${amount}}`);
    const json = await run(['balances', account, '--at', at]);
    expect(json).toEqual({
      code: 0,
      err: '',
      out: `{"account":"${account}","at":"${state.at}","balance":${balance},"tokens":[${held}],"collections":[],"isChecked":true}\n`,
    });
    const csv = await run([
      'balances',
      account,
      '--at',
      at,
      '--csv',
      '--fields',
      'account,balance,isChecked',
    ]);
    expect(csv.out).toBe(`account,balance,isChecked\r\n${account},${balance},true\r\n`);
    const table = await run(['balances', account, '--at', at, '--table']);
    expect(table.out).toMatch(new RegExp(`^account +${account}\nbalance +${balance}\n`));
    const ndjson = await run([
      'balances',
      account,
      '--at',
      state.at,
      '--ndjson',
      '--fields',
      'tokens.balance',
    ]);
    expect(ndjson.out).toBe(
      `{"tokens.balance":[${made.tokensOf(account, time).map(([, amount]) => amount)}]}\n`,
    );
  });

  it.each([
    [['balances'], 'account has no value'],
    [['balances', account], 'at has no value'],
    [['balances', account, '--at', '2026-01-01'], '--at must be one instant such as'],
    [['balances', account, '--at', '2999-01-01T00:00:00Z'], '--at must be a moment of the past'],
    [['balances', 'x y', '--at', at], 'account must be'],
    [['balances', account, '--at', at, '--limit', '3'], 'there is no option --limit'],
    [['holders', token, '--at', at, '--all'], 'there is no option --all'],
    [['holders', token, '--at', at, '--max-requests', '0'], '--max-requests must be an integer'],
    [['holders', token, '--at', at, '--max-requests', '1'], '--max-requests must be at least '],
    [['holders', token, '--at', at, '--max-requests', 'x'], '--max-requests must be an integer'],
    [['holders', collection, '--at', at], 'token must be a fungible token'],
  ])('%j is wrong use', async (args, message) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).toContain(`ledger-query-client ${args[0]} --help explains the usage`);
  });

  it('ends with 3 for an account that does not exist', async () => {
    expect(await run(['balances', '0.0.99999', '--at', at])).toMatchObject({ code: 3, out: '' });
  });

  it('ends with 11 if the service has lost a transfer', async () => {
    const lost = made.transactions.findLast((one) => one.time < time);
    service.lost.add(lost?.time ?? 0n);
    const { code, out, err } = await run(['balances', lost?.transfers[1]?.account ?? '', '--at', at]);
    service.lost.clear();
    expect({ code, out }).toEqual({ code: 11, out: '' });
    expect(err).toMatch(/^PastError: the balance of .* the service has lost or invented a transfer\n$/);
  });
});

describe('holders', () => {
  it('prints each holder, in each format', async () => {
    const rows = holders(made);
    const csv = await run(['holders', token, '--at', at, '--csv']);
    expect(csv).toEqual({ code: 0, err: '', out: `account,balance\r\n${rows.join('\r\n')}\r\n` });
    const ndjson = await run(['holders', token, '--at', at]);
    expect(ndjson.out.split('\n')).toHaveLength(rows.length + 1);
    const first = await run(['holders', token, '--at', at, '--json', '--limit', '3']);
    expect(JSON.parse(first.out)).toHaveLength(3);
    const table = await run(['holders', token, '--at', at, '--table', '--limit', '3']);
    expect(table.out.trimEnd().split('\n')).toHaveLength(4);
  });

  it('says whether they were checked', async () => {
    expect((await run(['holders', token, '--at', at, '--check'])).err).toBe(
      'Checked: two snapshots lead to each balance.\n',
    );
    const late = ['holders', token, '--at', '2026-07-01T00:00:00Z', '--check'];
    expect((await run(late)).err).toBe('Not checked: there are no two snapshots.\n');
  });

  it('continues an unfinished file, and gives the same', async () => {
    const files = memoryFiles();
    const args = ['holders', token, '--at', at, '--output', 'holders.csv', '--resume'];
    let left = 12;
    const failing: Fetch = async (input) => {
      left -= 1;
      return left < 0 ? new Response('', { status: 403 }) : service.fetch(input);
    };
    expect(await run(args, { fetch: failing, files })).toMatchObject({ code: 4 });
    expect(files.stored.has('holders.csv.part')).toBe(true);
    const sent = service.requests.length;
    expect(await run(args, { files })).toMatchObject({ code: 0 });
    expect(files.stored.get('holders.csv')?.bytes.toString()).toBe(
      `account,balance\r\n${holders(made).join('\r\n')}\r\n`,
    );
    expect(service.requests.slice(sent).some((request) => request.includes('account.id=gt'))).toBe(true);
  });
});

it('help and completion know them', async () => {
  const { out } = await ran(['holders', '--help']);
  expect(out).toMatch(
    /^ledger-query-client holders <token> \[--options\]\n\nList the holders of a token at a moment\./,
  );
  for (const option of ['--at', '--check', '--max-requests', '--limit', '--output FILE', '--resume'])
    expect(out).toContain(`${option} `);
  expect(out).not.toMatch(/--all|--follow|--verify/);
  expect((await ran(['--help'])).out).toMatch(
    /Balances of the past, and statements:\n {2}balances <account> /,
  );
  expect(candidates(['bal'])).toEqual([['balances', 'Get the balances of an account at a moment']]);
  expect(candidates(['holders', '0.0.5', '--max'])).toEqual([['--max-requests', expect.any(String)]]);
  expect((await ran(['holder', '0.0.5'])).err).toContain('Did you mean holders?');
});
