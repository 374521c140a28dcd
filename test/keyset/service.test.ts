import { expect, it } from 'vitest';
import { nameOfItem, type Row } from './list.js';
import { listOf } from './lists.js';
import { KeysetService } from './service.js';

// Checks the simulated lists against known replies of the deployed service.

function row(first: bigint | number, second: bigint | number = 0): Row {
  return { first: BigInt(first), second: BigInt(second), tag: 0 };
}

const day = 86_400_000_000_000n;
const begin = 1_600_000_000_000_000_000n;
const accounts = [row(1001), row(1002), row(1003), row(1004)];
const times = [1, 2, 3, 4].map((second) => row(second * 1_000_000_000));
const nfts = [row(1, 5), row(1, 6), row(2, 1), row(2, 9), row(3, 4), row(3, 7)];
const logs = [row(1_000_000_000, 1), row(1_000_000_000, 2), row(1_000_000_000, 3)];
const windowed = [row(begin + 10n * day, 4), row(begin + 150n * day, 6)];
const [old, recent, edge] = ['1600864000.000000000', '1612960000.000000000', '1612096000.000000001'];

/** The keys of the items and the query of next, or the status of an error. */
type Answer = readonly [items: string, next: string | null] | readonly [status: number];

it.each<[string, readonly Row[], readonly (readonly [query: string, ...answer: Answer])[]]>([
  [
    'getAccounts',
    accounts,
    [
      ['limit=2', '0.0.1001, 0.0.1002', 'limit=2&account.id=gt:0.0.1002'],
      ['limit=2&order=desc', '0.0.1004, 0.0.1003', 'limit=2&order=desc&account.id=lt:0.0.1003'],
      // A single bound moves to the end. One of several is replaced in place.
      ['account.id=gte:0.0.1002&limit=1', '0.0.1002', 'limit=1&account.id=gt:0.0.1002'],
      [
        'account.id=lt:0.0.1004&account.id=gte:1002&limit=1',
        '0.0.1002',
        'account.id=lt:0.0.1004&account.id=gt:0.0.1002&limit=1',
      ],
      // The query does not advance, unless it has another bound.
      ['account.id=1001&account.id=1003&limit=1', '0.0.1001', 'account.id=1001&account.id=1003&limit=1'],
      ['account.id=ne:0.0.1001&limit=2', '0.0.1002, 0.0.1003', 'account.id=ne:0.0.1001&limit=2'],
      ['account.id=1001&account.id=1003&account.id=gt:1001&limit=2', '0.0.1003', null],
      ['foo=1', 400],
      ['limit=0', 400],
      ['account.id=lt:0.0.274877906944', 400],
      [Array.from({ length: 101 }, (_, index) => `account.id=${index}`).join('&'), 400],
    ],
  ],
  [
    'getTopicMessages',
    [row(7)],
    [
      ['sequencenumber=gt:5&limit=1', '7', 'sequencenumber=gt:5&limit=1&timestamp=gt:1767225607.000000049'],
      ['sequencenumber=0', 400],
    ],
  ],
  ['getBlocks', [row(1), row(2)], [['block.number=1&block.number=2', '', null]]],
  [
    'getContractsResults',
    times,
    [['timestamp=gte:3&timestamp=lt:3&limit=1', '4.000000000', expect.anything()]],
  ],
  ['getTransactions', times, [['timestamp=gte:3&timestamp=lt:3', '', null]]],
  ['getContractState', [], [['slot=ne:1', 400]]],
  [
    'getNftsByAccountId',
    nfts,
    [
      ['limit=2', '0.0.3 7, 0.0.3 4', 'limit=2&token.id=lte:0.0.3&serialnumber=lt:4'],
      // If the bounds meet, the service returns each side separately, and an item on both sides twice.
      [
        'token.id=gte:3&token.id=lte:3&serialnumber=gt:3&serialnumber=lt:7',
        '0.0.3 7, 0.0.3 4, 0.0.3 4',
        null,
      ],
      ['token.id=3&serialnumber=gt:3&serialnumber=lt:7', '0.0.3 4', null],
      // Crossed bounds are two sides as well.
      ['token.id=gte:3&token.id=lte:1&serialnumber=gt:4&serialnumber=lt:6', '0.0.3 7, 0.0.1 5', null],
      ['serialnumber=gt:1', 400],
      ['token.id=lte:3&serialnumber=gt:1', 400],
      ['token.id=1&token.id=2', 400],
      ['token.id=ne:1', 400],
    ],
  ],
  [
    'getContractsLogs',
    logs,
    [
      ['timestamp=gte:1&timestamp=lte:1&index=gt:1&index=lt:3', '1.000000000 2', null],
      ['timestamp=gt:0&index=1', 400],
      ['timestamp=lt:1&timestamp=gt:1', '1.000000000 3, 1.000000000 2, 1.000000000 1', null],
    ],
  ],
  [
    'getTransactions',
    windowed,
    [
      ['limit=5', recent, `limit=5&timestamp=lt:${edge}`],
      [`timestamp=lt:${edge}`, '', 'timestamp=lt:1606912000.000000001'],
      ['limit=5&timestamp=lt:1602000000', old, null],
      ['order=asc', old, 'order=asc&timestamp=gt:1605183999.999999999'],
      ['timestamp=lte:9999999999', 503],
    ],
  ],
  ['getContractsResults', windowed, [[`limit=5&timestamp=lt:${edge}`, '', null]]],
  [
    'getContractsLogs',
    windowed,
    [
      ['limit=5', `${recent} 6`, `limit=5&timestamp=lte:${edge}&index=lt:6`],
      // An empty window is a failure, unless it is the whole range.
      [`timestamp=lt:${edge}`, 500],
      [`timestamp=lt:${edge}&timestamp=gt:1610000000`, '', null],
    ],
  ],
  [
    'getAccount',
    windowed,
    [
      ['timestamp=lt:1600000000', 404],
      ['timestamp=lte:1600000000', '', null],
      ['timestamp=gte:1700000000&timestamp=lt:1700000000', 404],
      ['timestamp=lte:9223372036.854775807', 503],
    ],
  ],
])('the list of %s, case %#, has the replies of the service', async (name, rows, answers) => {
  const list = listOf(name);
  const window = { width: 60n * day, begin, now: begin + 200n * day };
  const nature = rows === windowed ? { window, birth: begin } : {};
  for (const [query, ...expected] of answers) {
    const { fetch } = new KeysetService(list, rows, nature);
    const response = await fetch(`https://ledger.test${list.path}?${query}`);
    const { [list.items]: items = [], links } = await response.json();
    const names = items.map((item: object) => nameOfItem(list, item)).join(', ');
    const next = links?.next && String(links.next).slice(list.path.length + 1);
    expect(response.status === 200 ? [names, next] : [response.status], query).toEqual(expected);
  }
});
