import { describe, expect, it } from 'vitest';
import { stringifyJson } from '../../../src/index.js';
import { ran } from '../terminal.js';

const items = [
  {
    account: '0.0.3',
    balance: 9223372036854775807n,
    memo: '=1+"a", b\r\nc',
    key: { _type: 'ED25519', weight: -5 },
    empty: '',
    nothing: null,
  },
  { account: '0.0.2', balance: 0n, memo: 'plain', key: null, empty: ' ', nothing: true },
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
        const balances = pages.shift() ?? [];
        const next = pages.length > 0 ? '/api/v1/tokens/0.0.5/balances?account.id=lt:0.0.3' : null;
        return new Response(stringifyJson({ timestamp: '1.000000000', balances, links: { next } }));
      };
      const command = ['getTokenBalances', '0.0.5', '--limit', '2', '--baseUrl', 'https://ledger.test'];
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

const fields = '--fields account,balance,memo,key,empty,nothing,absent';

describe('csv', () => {
  it('follows RFC 4180, with exact numbers and nested values as JSON', async () => {
    expect(await written(`--format csv ${fields}`)).toBe(
      'account,balance,memo,key,empty,nothing,absent\r\n' +
        '0.0.3,9223372036854775807,"=1+""a"", b\r\nc","{""_type"":""ED25519"",""weight"":-5}","",,\r\n' +
        '0.0.2,0,plain,, ,true,\r\n',
    );
  });

  it.each(['a\rb', 'a\nb', 'a,b', 'a"b', ''])('quotes a cell with %j', async (memo) => {
    const output = await written('--format csv --fields memo', [{ ...items[0], memo }]);
    expect(output).toBe(`memo\r\n"${memo.replace('"', '""')}"\r\n`);
  });

  it('has the declared fields, or the selected ones in their order, nested ones included', async () => {
    expect(await written('--format csv')).toBe(
      'account,balance,decimals\r\n0.0.3,9223372036854775807,\r\n0.0.2,0,\r\n',
    );
    expect(await written('--format csv --fields key.weight,account')).toBe(
      'key.weight,account\r\n-5,0.0.3\r\n,0.0.2\r\n',
    );
  });
});

describe('json and ndjson', () => {
  const first =
    '{"account":"0.0.3","balance":9223372036854775807,"memo":"=1+\\"a\\", b\\r\\nc",' +
    '"key":{"_type":"ED25519","weight":-5},"empty":"","nothing":null}';
  const second = '{"account":"0.0.2","balance":0,"memo":"plain","key":null,"empty":" ","nothing":true}';

  it('write exact integers, one item on each line', async () => {
    expect(await written('--format ndjson')).toBe(`${first}\n${second}\n`);
    expect(await written('--format json')).toBe(`[\n${first},\n${second}\n]\n`);
    expect(JSON.parse(await written('--format json', []))).toEqual([]);
  });

  it('have the fields that are selected by their paths', async () => {
    expect(await written('--format ndjson --fields balance,key.weight,no.such')).toBe(
      '{"balance":9223372036854775807,"key.weight":-5,"no.such":null}\n' +
        '{"balance":0,"key.weight":null,"no.such":null}\n',
    );
  });

  it.each(['json', 'ndjson'])('write a single object unchanged: %s', async (format) => {
    expect(await single(`--format ${format}`, { decimals: '5' })).toBe('{"decimals":"5"}\n');
  });
});

describe('a table', () => {
  it('has columns, numbers on the right, and no control characters', async () => {
    const noisy = [
      { account: 'a\u001B[31m', balance: 5n },
      { account: 'longer', balance: 1234567890123456789n },
    ];
    expect(await written('--format table --fields account,balance', noisy)).toBe(
      'account                  balance\n' +
        'a\\u001b[31m                    5\n' +
        'longer       1234567890123456789\n',
    );
  });

  it('has as many columns as fit, those without nested values first', async () => {
    const narrow = { isTTY: 'both', columns: 32 } as const;
    expect(await written('--format table', items, narrow)).toBe(
      'account              balance\n0.0.3    9223372036854775807\n0.0.2                      0\n',
    );
    expect(
      await written('--format table --fields key._type,account', items, { ...narrow, columns: 10 }),
    ).toBe('key._type  account\nED25519    0.0.3\n           0.0.2\n');
  });

  it('has a line for each field of a single object', async () => {
    const token = { token_id: '0.0.2', supply: { total: 5, parts: [1, 2] }, bytes: 'f'.repeat(40) };
    expect(await single('--format table', token, { isTTY: 'both', columns: 27 })).toBe(
      'token_id      0.0.2\n' +
        'supply.total  5\n' +
        'supply.parts  [1,2]\n' +
        `bytes         ${'f'.repeat(12)}…\n`,
    );
  });
});
