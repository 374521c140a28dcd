import { describe, expect, it } from 'vitest';
import { stringifyJson } from '../../../src/index.js';
import { ran } from '../terminal.js';

const transactions = [
  {
    consensus_timestamp: '1767225600.123456789',
    charged_tx_fee: 123_456n,
    transfers: [
      { account: '0.0.3', amount: 10n, is_approval: false },
      { account: '0.0.2', amount: -9_007_199_254_740_993n, is_approval: false },
    ],
    memo_base64: 'aGk=',
  },
  { consensus_timestamp: '1751371200.000000001', charged_tx_fee: 0n, transfers: [], memo_base64: null },
];

async function written(args: string): Promise<string> {
  const fetch = async (): Promise<Response> =>
    new Response(stringifyJson({ transactions, links: { next: null } }));
  return (await ran(['getTransactions', '--baseUrl', 'https://ledger.test', ...args.split(' ')], { fetch }))
    .out;
}

const fields = '--fields consensus_timestamp,charged_tx_fee,transfers.amount';

describe('a table', () => {
  it('shows times with their zone and hbars, or with --raw what the service sends', async () => {
    expect(await written(`--table ${fields},memo_base64`)).toBe(
      'consensus_timestamp      charged_tx_fee  transfers.amount        memo_base64\n' +
        '2026-01-01 00:00:00 UTC    0.00123456 ℏ  [10,-9007199254740993]  hi\n' +
        '2025-07-01 12:00:00 UTC             0 ℏ  []\n',
    );
    expect(await written(`--table --raw ${fields}`)).toBe(
      'consensus_timestamp   charged_tx_fee  transfers.amount\n' +
        '1767225600.123456789          123456  [10,-9007199254740993]\n' +
        '1751371200.000000001               0  []\n',
    );
  });

  it('shows a long list by its length', async () => {
    expect(await written('--table --fields transfers')).toBe('transfers\n2 items\n[]\n');
    expect(await written('--table --raw --fields transfers')).toMatch(/^transfers\n\[\{"account":"0\.0\.3"/);
  });
});

it.each([
  [
    '--csv',
    'consensus_timestamp,charged_tx_fee,transfers.amount\r\n1767225600.123456789,123456,"[10,-9007199254740993]"\r\n',
  ],
  [
    '--csv --raw',
    'consensus_timestamp,charged_tx_fee,transfers.amount\r\n1767225600.123456789,123456,"[10,-9007199254740993]"\r\n',
  ],
  [
    '--ndjson',
    '{"consensus_timestamp":"1767225600.123456789","charged_tx_fee":123456,"transfers.amount":[10,-9007199254740993]}\n',
  ],
])('%s has what the service sends', async (format, first) => {
  expect((await written(`${format} ${fields}`)).startsWith(first)).toBe(true);
});

it('has times in ISO 8601, and amounts in hbars, if asked', async () => {
  expect(await written(`--csv --times iso --amounts hbar ${fields}`)).toBe(
    'consensus_timestamp,charged_tx_fee,transfers.amount\r\n' +
      '2026-01-01T00:00:00.123456789Z,0.00123456,"[""0.0000001"",""-90071992.54740993""]"\r\n' +
      '2025-07-01T12:00:00.000000001Z,0,[]\r\n',
  );
  expect(await written(`--ndjson --times ns ${fields}`)).toBe(
    '{"consensus_timestamp":1767225600123456789,"charged_tx_fee":123456,"transfers.amount":[10,-9007199254740993]}\n' +
      '{"consensus_timestamp":1751371200000000001,"charged_tx_fee":0,"transfers.amount":[]}\n',
  );
});

it('has a row for each entry of an expanded list, and none for an empty list', async () => {
  expect(
    await written('--csv --expand transfers --fields consensus_timestamp,transfers.account,transfers.amount'),
  ).toBe(
    'consensus_timestamp,transfers.account,transfers.amount\r\n' +
      '1767225600.123456789,0.0.3,10\r\n' +
      '1767225600.123456789,0.0.2,-9007199254740993\r\n',
  );
  const [head = ''] = (await written('--csv --expand transfers')).split('\r\n');
  expect(head.split(',')).toEqual(expect.arrayContaining(['transfers.account', 'transfers.amount']));
  expect(head.split(',')).not.toContain('transfers');
  expect(await written('--ndjson --expand transfers --fields transfers.account')).toBe(
    '{"transfers.account":"0.0.3"}\n{"transfers.account":"0.0.2"}\n',
  );
});

it.each([
  ['--times utc', '--times: expected iso or ns, got utc'],
  ['--amounts tinybar', '--amounts: expected hbar, got tinybar'],
  ['--expand memo_base64', '--expand: expected an inner list, such as '],
  ['--expand transfers --json', '--expand writes rows'],
  ['--expand transfers.amount', '--expand: expected an inner list, such as '],
])('%s is wrong use', async (option, message) => {
  const { code, err } = await ran(['getTransactions', ...option.split(' ')]);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

describe('a value that cannot be converted is written as the service sends it', () => {
  const time = '253402300800000.000000000';
  const supply = '9'.repeat(1001);
  const replies = [
    { created_timestamp: time, total_supply: '5', decimals: '300' },
    { created_timestamp: time, total_supply: supply, decimals: '2' },
  ];

  it.each(replies)('%#', async (reply) => {
    const fetch = async (): Promise<Response> => new Response(stringifyJson(reply));
    const command = ['getToken', '0.0.5', '--baseUrl', 'https://ledger.test'];
    const json = await ran([...command, '--json', '--times', 'iso', '--amounts', 'hbar'], { fetch });
    expect(json.code).toBe(0);
    expect(JSON.parse(json.out)).toEqual(reply);
    const table = await ran([...command, '--table', '--fields', 'created_timestamp,total_supply'], { fetch });
    expect(table.code).toBe(0);
    expect(table.out).toContain(time);
    expect(table.out).toContain(reply.total_supply.slice(0, 40));
  });
});
