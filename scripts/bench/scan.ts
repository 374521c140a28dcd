import { setTimeout as wait } from 'node:timers/promises';
import { burst } from '../../src/core/http/rate-limit.js';
import type { RangedListRequest } from '../../src/core/scan/ranged-list-request.js';
import {
  createTransport,
  getTopicMessages,
  getTransactions,
  type Transport,
  toTimestamp,
} from '../../src/ledger.js';
import { createSandbox, type Sandbox } from '../../src/sandbox.js';
import type { Figure, Target } from './figure.js';
import { ratios } from './statistics.js';
import type { Part } from './workshop.js';

const part = 'scan';
const latency = 50;
const limit = 100;
const topicId = '0.0.4001';

/**
 * What a scan of 8 requests at once gains over a walk, with 50 ms between client and service: messages of one topic,
 * which lie close to each other, and transactions in bursts. A smoke run takes a tenth of the items.
 */
export const scan: Part = async ({ smoke }) => {
  const sandbox = filled(smoke ? 2_000 : 20_000, smoke ? 1_000 : 10_000);
  let requests = 0;
  const open = (requestsPerSecond: number): Transport =>
    createTransport({
      baseUrl: sandbox.ledgerUrl,
      requestsPerSecond,
      fetch: async (...given) => {
        requests += 1;
        await wait(latency);
        return sandbox.fetch(...given);
      },
    });
  const free = open(Number.POSITIVE_INFINITY);
  const figures = [
    ...(await compare('topic messages', { least: 5 }, () => getTopicMessages(free, { topicId, limit }))),
    ...(await compare('transactions in bursts', { least: 2 }, () => getTransactions(free, { limit }))),
  ];
  const rate = 50;
  requests = 0;
  const { milliseconds } = await timed(getTopicMessages(open(rate), { topicId, limit }).scan());
  // The requests of the burst were paid for before the scan began.
  const share = (requests - burst) / (milliseconds / 1000) / rate;
  figures.push({
    part,
    subject: `topic messages under a limit of ${rate} requests a second`,
    name: 'scan',
    headline: true,
    amount: { value: milliseconds, unit: 'ms' },
    ratio: { ...ratios([share], [1]), of: 'the rate' },
    target: smoke ? undefined : { least: 0.95 },
  });
  return figures;
};

async function compare(
  name: string,
  target: Target,
  list: () => RangedListRequest<object, object>,
): Promise<Figure[]> {
  const walk = await timed(list());
  const scanned = await timed(list().scan());
  if (scanned.count !== walk.count) throw new Error(`${scanned.count} of ${walk.count} ${name} came`);
  const place = { part, subject: `${walk.count} ${name}, ${latency} ms to serve each page` };
  return [
    { ...place, name: 'walk with prefetch', amount: { value: walk.milliseconds, unit: 'ms' } },
    {
      ...place,
      name: 'scan, times as fast',
      headline: true,
      amount: { value: scanned.milliseconds, unit: 'ms' },
      ratio: { ...ratios([walk.milliseconds], [scanned.milliseconds]), of: 'walk' },
      target,
    },
  ];
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
  const [message, transaction] = [ledger.messages[0], ledger.transactions[0]];
  if (!message || !transaction) throw new Error('the sandbox is empty');
  const after = (milliseconds: number): string =>
    toTimestamp((1_767_225_600_000n + BigInt(milliseconds)) * 1_000_000n);
  ledger.messages = Array.from({ length: messages }, (_, index) => ({
    ...message,
    topic_id: topicId,
    sequence_number: BigInt(index + 1),
    consensus_timestamp: after(1000 * index),
  }));
  ledger.transactions = Array.from({ length: transactions }, (_, index) => ({
    ...transaction,
    consensus_timestamp: after(60_000 * Math.floor(index / 250) + 4 * (index % 250)),
  }));
  return sandbox;
}
