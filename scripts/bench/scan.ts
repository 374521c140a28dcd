// What a scan gains over a walk, with 50 ms between client and service: messages of one topic, which lie close to each
// other, and transactions in bursts.
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { RangedListRequest } from '../../src/core/ranged-list-request.js';
import {
  createTransport,
  getTopicMessages,
  getTransactions,
  type Transport,
  toTimestamp,
} from '../../src/ledger.js';
import { createSandbox, type Sandbox } from '../../src/sandbox.js';

/** One figure of a benchmark. */
interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it has to come up to. */
  readonly target: string;
}

const latency = 50;
const limit = 100;
const topicId = '0.0.4001';

/** Measures both lists with a walk and a scan of 8 requests at once; a smoke run takes a tenth of the items. */
export async function scan({ smoke }: { smoke: boolean }): Promise<Row[]> {
  const sandbox = filled(smoke ? 2_000 : 20_000, smoke ? 1_000 : 10_000);
  const open = (requestsPerSecond: number): Transport =>
    createTransport({
      baseUrl: sandbox.ledgerUrl,
      requestsPerSecond,
      fetch: async (request) => {
        requests += 1;
        await wait(latency);
        return sandbox.fetch(request);
      },
    });
  let requests = 0;
  const rows: Row[] = [];
  const compare = async (
    name: string,
    target: string,
    list: () => RangedListRequest<object, object>,
  ): Promise<void> => {
    const walk = await timed(list());
    const scanned = await timed(list().scan());
    if (scanned.count !== walk.count) throw new Error(`${scanned.count} of ${walk.count} ${name} came`);
    rows.push(
      { name: `${name}: walk`, value: walk.milliseconds, unit: 'ms', target: '' },
      { name: `${name}: scan`, value: scanned.milliseconds, unit: 'ms', target: '' },
      {
        name: `${name}: scan over walk`,
        value: walk.milliseconds / scanned.milliseconds,
        unit: 'times',
        target,
      },
    );
  };
  const free = open(Number.POSITIVE_INFINITY);
  await compare('topic messages', '>= 5', () => getTopicMessages(free, { topicId, limit }));
  await compare('transactions in bursts', '>= 2', () => getTransactions(free, { limit }));

  const rate = 50;
  const limited = open(rate);
  requests = 0;
  const { milliseconds } = await timed(getTopicMessages(limited, { topicId, limit }).scan());
  const used = (requests / (milliseconds / 1000) / rate) * 100;
  rows.push({ name: `use of ${rate} requests a second`, value: used, unit: '%', target: '>= 95' });
  return rows;
}

/** How long it takes to consume a list. */
async function timed(list: AsyncIterable<object>): Promise<{ count: number; milliseconds: number }> {
  const begin = performance.now();
  let count = 0;
  for await (const _ of list) count += 1;
  return { count, milliseconds: performance.now() - begin };
}

/** A sandbox with a topic of so many messages, and so many transactions in bursts of 250 within a second. */
function filled(messages: number, transactions: number): Sandbox {
  const sandbox = createSandbox({ size: 0.1 });
  const { ledger } = sandbox;
  const start = 1_767_225_600_000_000_000n;
  const [message, transaction] = [ledger.messages[0], ledger.transactions[0]];
  if (!message || !transaction) throw new Error('the sandbox is empty');
  ledger.messages = Array.from({ length: messages }, (_, index) => ({
    ...message,
    topic_id: topicId,
    sequence_number: BigInt(index + 1),
    consensus_timestamp: toTimestamp(start + BigInt(index) * 1_000_000_000n),
  }));
  const burst = 250;
  const minute = 60_000_000_000n;
  ledger.transactions = Array.from({ length: transactions }, (_, index) => {
    const begin = start + BigInt(Math.floor(index / burst)) * minute;
    return { ...transaction, consensus_timestamp: toTimestamp(begin + BigInt(index % burst) * 4_000_000n) };
  });
  return sandbox;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, value, unit, target } of await scan({ smoke: process.argv.includes('--smoke') }))
    console.log(
      `${name.padEnd(40)} ${value.toFixed(value < 100 ? 2 : 0).padStart(8)} ${unit.padEnd(6)} ${target}`,
    );
}
