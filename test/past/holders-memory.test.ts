import { expect, it } from 'vitest';
import { createLedgerClient, holdersAt } from '../../src/index.js';
import { heapInUse } from '../setup/heap.js';
import { VirtualTime } from '../setup/virtual-time.js';

/** `HOLDERS=1000000` reads as many as the largest tokens have. */
const count = Number(process.env.HOLDERS ?? 30_000);
const snapshot = 1_767_225_600;
/** Five minutes later, with two transactions a second. */
const moment = snapshot + 300;
const transactionCount = 600;
const pageSize = 100;

/** In the snapshot, each even number from 1000 has 5. Then each transaction gives 1 to the number after one of them. */
const accountAt = (index: number): string => `0.0.${1000 + 2 * index}`;
const receiverAt = (index: number): string =>
  `0.0.${1001 + 2 * Math.floor((index * count) / transactionCount)}`;

function holdersPage(query: URLSearchParams): object {
  const [operator = '', id = ''] = query.get('account.id')?.split(':') ?? [];
  const number = Number(id.split('.').at(-1) || 0);
  const first = id === '' ? 0 : (number - 1000) / 2 + (operator === 'gt' ? 1 : 0);
  const from = query.get('order') === 'desc' ? count - 1 : first;
  const length = Math.max(0, Math.min(Number(query.get('limit')), count - from));
  const balances = Array.from({ length }, (_, index) => ({ account: accountAt(from + index), balance: 5 }));
  const rest = `order=asc&limit=100&timestamp=lte:${snapshot}.000000000&account.id=gt:${balances.at(-1)?.account}`;
  const next = from + length < count ? `/api/v1/tokens/0.0.999/balances?${rest}` : null;
  return { timestamp: length > 0 ? `${snapshot}.000000000` : null, balances, links: { next } };
}

function transactionsPage(query: URLSearchParams): object {
  const after = query.getAll('timestamp').find((text) => text.startsWith('gt:'));
  const first = (Number(after?.slice(3)) - snapshot) * 2;
  const length = Math.min(pageSize, transactionCount - first);
  const transactions = Array.from({ length }, (_, index) => ({
    consensus_timestamp: (snapshot + (first + index + 1) / 2).toFixed(9),
    transfers: [],
    token_transfers: [{ token_id: '0.0.999', account: receiverAt(first + index), amount: 1 }],
  }));
  const last = transactions.at(-1)?.consensus_timestamp;
  const next = `/api/v1/transactions?timestamp=gt:${last}&timestamp=lte:${moment}.000000000&order=asc&limit=100`;
  return { transactions, links: { next: first + length < transactionCount ? next : null } };
}

it(`holders are read in the requests of a walk, and memory does not grow: ${count}`, async () => {
  let requests = 0;
  const fetch = async (url: string): Promise<Response> => {
    requests += 1;
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith('/tokens/0.0.999'))
      return Response.json({
        token_id: '0.0.999',
        type: 'FUNGIBLE_COMMON',
        created_timestamp: '1600000000.0',
      });
    if (pathname.endsWith('/transactions')) return Response.json(transactionsPage(searchParams));
    const isAfter = searchParams.getAll('timestamp').some((text) => text.startsWith('gt:'));
    return Response.json(
      isAfter ? { timestamp: null, balances: [], links: { next: null } } : holdersPage(searchParams),
    );
  };
  const time = new VirtualTime();
  const now = (): number => (moment + 86_400) * 1000;
  const clock = { now, elapsed: time.elapsed, random: time.random, setTimer: time.setTimer };
  const ledger = createLedgerClient({
    baseUrl: 'https://ledger.test',
    fetch,
    validation: 'off',
    retry: false,
    clock,
  });
  const holders = holdersAt(ledger, '0.0.999', `${moment}.000000000`, { maxRequests: 20_000 });
  let [found, total, before] = [0, 0n, 0];
  for await (const { balance } of holders) {
    found += 1;
    total += balance;
    if (found === 5000) before = await heapInUse();
    if (found === count - 100) expect((await heapInUse()) - before).toBeLessThan(2 ** 20);
  }
  expect(found).toBe(count + transactionCount);
  expect(total).toBe(BigInt(5 * count + transactionCount));
  expect(holders.progress).toBe(1);
  const pages = Math.ceil(count / pageSize) + transactionCount / pageSize;
  // The token, the other snapshot and the last holder, which shows that a full page is the last one.
  const others = 3;
  expect(requests).toBe(pages + others);
}, 600_000);
