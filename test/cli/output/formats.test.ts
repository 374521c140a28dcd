import { describe, expect, it } from 'vitest';
import { writerOf } from '../../../src/cli/output/formats.js';
import { ValuesAsSent } from '../../../src/cli/output/value-forms.js';
import { stringifyJson } from '../../../src/index.js';
import { ran } from '../terminal.js';

const items = [
  {
    account: '0.0.3',
    ethereum_nonce: 9223372036854775807n,
    memo: '=1+"a", b\r\nc',
    balance: { balance: -5, tokens: [{ balance: 1 }, { balance: 2 }] },
    alias: '',
    deleted: null,
  },
  { account: '0.0.2', ethereum_nonce: 0n, memo: 'plain', balance: null, alias: ' ', deleted: true },
];

interface Setting {
  readonly isTTY?: 'both';
  readonly columns?: number;
}

/** The output of a list in one page, which is also that of one page for each item. */
async function written(
  args: string,
  rows: readonly object[] = items,
  setting: Setting = {},
): Promise<string> {
  const [whole = '', apart] = await Promise.all(
    [[rows], rows.map((row) => [row])].map(async (pages) => {
      const fetch = async (): Promise<Response> => {
        const accounts = pages.shift() ?? [];
        const next = pages.length > 0 ? '/api/v1/accounts?account.id=lt:0.0.3' : null;
        return new Response(stringifyJson({ accounts, links: { next } }));
      };
      const command = ['getAccounts', '--limit', '2', '--order', 'desc', '--baseUrl', 'https://ledger.test'];
      return (await ran([...command, ...args.split(' ')], { fetch, ...setting })).out;
    }),
  );
  if (!args.includes('table')) expect(apart).toBe(whole);
  return whole;
}

/** The output of a single object. */
const single = async (args: string, reply: object, setting: Setting = {}): Promise<string> => {
  const fetch = async (): Promise<Response> => new Response(stringifyJson(reply));
  const command = ['getToken', '0.0.5', '--baseUrl', 'https://ledger.test', ...args.split(' ')];
  return (await ran(command, { fetch, ...setting })).out;
};

const fields = '--fields account,ethereum_nonce,memo,balance,alias,deleted,evm_address';

it.each(['json', 'ndjson', 'csv', 'table'])('%s is also chosen by a short option', async (format) => {
  expect(await written(`--${format} ${fields}`)).toBe(await written(`--format ${format} ${fields}`));
});

it.each(['json', 'ndjson', 'csv', 'table'])(
  '%s: a reply that is too deep to be written is invalid',
  async (format) => {
    const text = `{"accounts":[{"account":"0.0.2","key":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}],"links":{"next":null}}`;
    const command = [
      'getAccounts',
      '--baseUrl',
      'https://ledger.test',
      '--format',
      format,
      '--fields',
      'key',
    ];
    const { code, err } = await ran(command, { fetch: async () => new Response(text) });
    expect(code).toBe(9);
    expect(err).toMatch(/ResponseError: the reply is too long or nested too deeply to be written\n$/);
  },
);

describe('csv', () => {
  it('follows RFC 4180, with exact numbers and nested values as JSON', async () => {
    expect(await written(`--format csv ${fields}`)).toBe(
      'account,ethereum_nonce,memo,balance,alias,deleted,evm_address\r\n' +
        '0.0.3,9223372036854775807,"=1+""a"", b\r\nc",' +
        '"{""balance"":-5,""tokens"":[{""balance"":1},{""balance"":2}]}","",,\r\n' +
        '0.0.2,0,plain,, ,true,\r\n',
    );
  });

  it.each(['a\rb', 'a\nb', 'a,b', 'a"b', ''])('quotes a cell with %j', async (memo) => {
    const output = await written('--format csv --fields memo', [{ ...items[0], memo }]);
    expect(output).toBe(`memo\r\n"${memo.replace('"', '""')}"\r\n`);
  });

  it('has the declared fields, or the selected ones in their order, nested ones included', async () => {
    expect(await written('--format csv')).toMatch(
      /^account,balance,evm_address,memo,key,created_timestamp,.*/,
    );
    expect(await written('--format csv --fields balance.balance,account')).toBe(
      'balance.balance,account\r\n-5,0.0.3\r\n,0.0.2\r\n',
    );
  });
});

describe('json and ndjson', () => {
  const first =
    '{"account":"0.0.3","ethereum_nonce":9223372036854775807,"memo":"=1+\\"a\\", b\\r\\nc",' +
    '"balance":{"balance":-5,"tokens":[{"balance":1},{"balance":2}]},"alias":"","deleted":null}';
  const second =
    '{"account":"0.0.2","ethereum_nonce":0,"memo":"plain","balance":null,"alias":" ","deleted":true}';

  it('write exact integers, one item on each line', async () => {
    expect(await written('--format ndjson')).toBe(`${first}\n${second}\n`);
    expect(await written('--format json')).toBe(`[\n${first},\n${second}\n]\n`);
    expect(JSON.parse(await written('--format json', []))).toEqual([]);
  });

  it('have the fields that are selected by their paths, also in lists', async () => {
    const paths = 'balance.balance,balance.tokens.balance,balance.tokens.1.balance,key._type';
    expect(await written(`--format ndjson --fields ${paths}`)).toBe(
      '{"balance.balance":-5,"balance.tokens.balance":[1,2],"balance.tokens.1.balance":2,"key._type":null}\n' +
        '{"balance.balance":null,"balance.tokens.balance":null,"balance.tokens.1.balance":null,"key._type":null}\n',
    );
  });

  it.each(['json', 'ndjson'])('write a single object unchanged: %s', async (format) => {
    expect(await single(`--format ${format}`, { decimals: '5' })).toBe('{"decimals":"5"}\n');
  });
});

describe('a table', () => {
  it('has columns, numbers on the right, and no control characters', async () => {
    const noisy = [
      { account: 'a\u001B[31m', ethereum_nonce: 5n },
      { account: 'longer', ethereum_nonce: 1234567890123456789n },
    ];
    expect(await written('--format table --fields account,ethereum_nonce', noisy)).toBe(
      'account           ethereum_nonce\n' +
        'a\\u001b[31m                    5\n' +
        'longer       1234567890123456789\n',
    );
  });

  it.each([
    [60, 'account  balance.balance  memo            key._type  deleted', 14],
    [46, 'account  balance.balance  memo', 16],
    [38, 'account  balance.balance  deleted', 16],
    [5, 'account', 18],
  ])('has the columns that people look for first, as many as fit in %d', async (columns, head, leftOut) => {
    const rows = items.map((item) => ({ ...item, ethereum_nonce: undefined, alias: undefined }));
    const { out, err } = await ran(['getAccounts', '--baseUrl', 'https://ledger.test'], {
      fetch: async () => new Response(stringifyJson({ accounts: rows, links: { next: null } })),
      isTTY: 'both',
      columns,
    });
    expect(out.split('\n')[0]).toBe(head);
    expect(err).toContain(
      `Columns left out: ${leftOut}. Choose with --fields from those in getAccounts --help, or use --format json.`,
    );
  });

  it('may have more rows than a function takes arguments', () => {
    const writer = writerOf({
      format: 'table',
      fields: ['account'],
      declared: { columns: [], fields: [], base64: [] },
      isSingle: false,
      width: Number.POSITIVE_INFINITY,
      onTerminal: false,
      view: { raw: true, times: undefined, amounts: undefined, expand: undefined, timeZone: 'UTC' },
      asSent: new ValuesAsSent(),
    });
    const rows = Array.from({ length: 150_000 }, () => ({ account: 'a' }));
    expect(writer.batch(rows, 0).match(/^a$/gm)).toHaveLength(rows.length);
  });

  it('cuts sentences to the rest of the room, and aligns wide characters', async () => {
    const rows = ['投票が締め切られました。 Über', 'no'].map((memo) => ({
      account: '0.0.2',
      memo,
    }));
    const setting = { isTTY: 'both', columns: 28 } as const;
    expect(await written('--format table', rows, setting)).toBe(
      'account  memo\n0.0.2    投票が締め切られま…\n0.0.2    no\n',
    );
    expect(await written('--format table --fields memo,account', rows, setting)).toBe(
      'memo                           account\n投票が締め切られました。 Über  0.0.2\nno                             0.0.2\n',
    );
  });

  it('gives half-width forms of Katakana and Hangul one column', async () => {
    const rows = ['ｱﾎﾟﾛﾛ', 'ﾡＡ'].map((memo) => ({ memo, account: '0.0.2' }));
    expect(await written('--format table --fields memo,account', rows)).toBe(
      'memo   account\nｱﾎﾟﾛﾛ  0.0.2\nﾡＡ    0.0.2\n',
    );
  });

  it.each([
    ['a middle dot', 'a · b', 5],
    ['a wide space', '投票\u3000中', 8],
    ['Bopomofo', 'ㄅㄆ', 4],
    ['squared units', '㎏', 2],
    ['a Korean syllable in parts', '한'.normalize('NFD'), 2],
    ['a flag', '🇩🇪', 2],
    ['an emoji', '🚀', 2],
    ['a rare Chinese character', '\u{20BB7}', 2],
  ])('gives %s its columns', async (_, memo, columns) => {
    const rows = [memo, 'twelve chars'].map((text) => ({ memo: text, account: '0.0.2' }));
    const table = await written('--format table --fields memo,account', rows);
    expect(table.split('\n')[1]).toBe(`${memo}${' '.repeat(12 - columns)}  0.0.2`);
  });

  it('shows base64 as text if it is printable', async () => {
    const texts = ['für Übersee ✓', 'two\nlines', '\u001B[2J', '\u0000', '\u{E000}', 'a\u202Eb'];
    const encoded = [...texts.map((text) => Buffer.from(text).toString('base64')), '/w==', 'plain'];
    const transactions = encoded.map((memo_base64, at) => ({
      memo_base64,
      consensus_timestamp: `${9 - at}.000000000`,
    }));
    const run = async (name: string, reply: object, ...args: string[]) =>
      (
        await ran([name, ...args, '--baseUrl', 'https://ledger.test', '--format', 'table'], {
          fetch: async () => new Response(stringifyJson(reply)),
        })
      ).out;
    const list = await run('getTransactions', { transactions }, '--fields', 'memo_base64');
    const [, , control, zero, unassigned] = encoded;
    const shown = ['für Übersee ✓', 'two\\nlines', control, zero, unassigned, 'a\\u202eb', '/w==', 'plain'];
    expect(list.split('\n').slice(1, -1)).toEqual(shown);
    // The reply is one list: each of its items has its lines.
    const single = await run('getTransaction', { transactions: transactions.slice(0, 2) }, '0.0.2-1-1');
    expect(single).toBe(
      'consensus_timestamp  1970-01-01 00:00:09 UTC\nmemo_base64          für Übersee ✓\n\n' +
        'consensus_timestamp  1970-01-01 00:00:08 UTC\nmemo_base64          two\\nlines\n',
    );
    const messages = [{ message: 'cGxhaW4=' }];
    const inUtf8 = ['0.0.5', '--encoding', 'utf-8', '--fields', 'message'];
    expect(await run('getTopicMessages', { messages }, ...inUtf8)).toBe('message\ncGxhaW4=\n');
    expect(await run('getTopicMessages', { messages }, '0.0.5', '--fields', 'message')).toBe(
      'message\nplain\n',
    );
  });

  it('has a line for each field of a single object, those that people look for first', async () => {
    const token = { supply: { total: 5, parts: [1, 2] }, metadata: 'f'.repeat(40), token_id: '0.0.2' };
    expect(await single('--format table', token, { isTTY: 'both', columns: 27 })).toBe(
      'token_id      0.0.2\n' +
        `metadata      ${'f'.repeat(12)}…\n` +
        'supply.total  5\n' +
        'supply.parts  [1,2]\n',
    );
  });
});
