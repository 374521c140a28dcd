import { expect, it } from 'vitest';
import { createLedgerClient, statement } from '../../src/index.js';
import { memoryFiles, ran } from '../cli/terminal.js';
import { heapInUse } from '../setup/heap.js';
import { sized } from '../setup/large.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { account, MadeYear, tokenCount } from './made-year.js';

/** `ENTRIES=1000000` reads more of them. Each transaction has two. */
const count = Number(process.env.ENTRIES ?? sized(20_000, 100_000));
/** So many replies before the service stops: ten times before the end. */
const replies = Math.floor(count / 2000) + 8;
const year = new MadeYear(count / 2);
const now = (): number => (year.end + 86_400) * 1000;
const period = { from: '2025', to: String(year.end) };

function clientOf() {
  const time = new VirtualTime();
  const clock = { now, elapsed: time.elapsed, random: time.random, setTimer: time.setTimer };
  const fetch = async (url: string): Promise<Response> => Response.json(year.reply(new URL(url)));
  return createLedgerClient({ baseUrl: 'https://ledger.test', fetch, validation: 'off', clock });
}

it(`takes its pages, one request for 100 tokens and two balances, and memory does not grow: ${count}`, async () => {
  year.requests.length = 0;
  const entries = statement(clientOf(), account, period);
  let [found, before] = [0, 0];
  for await (const { balance } of entries) {
    found += 1;
    if (found === 5000) before = await heapInUse();
    if (found === count - 100) expect((await heapInUse()) - before).toBeLessThan(2 ** 20);
    if (found === count - 1) expect(balance).toBe(BigInt((count / 2) * 3));
  }
  expect(found).toBe(count);
  expect(entries.totals).toHaveLength(1 + tokenCount);
  const kindOf = (request: string): string => request.split('?')[0]?.split('/')[3] ?? '';
  const counts: Record<string, number> = {};
  for (const request of year.requests) counts[kindOf(request)] = (counts[kindOf(request)] ?? 0) + 1;
  // Each balance takes two snapshots and the transactions between them. One of more than 50 tokens is read from the account.
  const pages = Math.floor(count / 200) + 1;
  expect(counts.transactions).toBeLessThanOrEqual(pages + 2);
  expect(counts.balances).toBe(4);
  // Those of the statement, and those of the closing balance.
  expect(counts.tokens).toBeLessThanOrEqual(2 * Math.ceil(tokenCount / 100) + 2);
}, 600_000);

it('stopped ten times and continued, the file has the same bytes', async () => {
  let left = Number.POSITIVE_INFINITY;
  const fetch = async (input: string | URL | Request): Promise<Response> => {
    left -= 1;
    if (left < 0) return new Response('', { status: 403 });
    return Response.json(year.reply(new URL(String(input))));
  };
  const args = ['statement', account, '--from', '2025', '--to', period.to, '--csv'];
  const run = (more: readonly string[], files = memoryFiles()) =>
    ran([...args, ...more, '--baseUrl', 'https://ledger.test'], { fetch, files, now });
  const whole = await run([]);
  const files = memoryFiles();
  let ends = 0;
  for (left = replies; (await run(['--output', 'year.csv', '--resume'], files)).code !== 0; left = replies)
    ends += 1;
  expect(ends).toBeGreaterThanOrEqual(10);
  expect(files.stored.get('year.csv')?.bytes.toString()).toBe(whole.out);
  expect(whole.out.split('\r\n')).toHaveLength(count + 2);
}, 600_000);
