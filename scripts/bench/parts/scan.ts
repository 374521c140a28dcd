import { setTimeout as wait } from 'node:timers/promises';
import {
  createTransport,
  getTopicMessages,
  getTransactions,
  type Transport,
  toTimestamp,
} from '../../../src/ledger.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox.js';
import { repeated } from '../bodies.js';
import type { Figure } from '../figure.js';
import { measure } from '../measure.js';
import type { Setting } from '../part-runner.js';

const topicId = '0.0.4001';
const [latency, limit, rate] = [50, 100, 50];

/**
 * Compares a scan of 8 concurrent requests with a walk, with a latency of 50 ms, and with the shortest time that a rate limit
 * allows. The lists are messages of one topic at close intervals, and transactions in bursts.
 */
export default function scan({ smoke }: Setting): Promise<Figure[]> {
  const count = smoke ? 1_000 : 20_000;
  const sandbox = filledSandbox(count);
  const messages = (by: Transport) => getTopicMessages(by, { topicId, limit });
  const transactions = (by: Transport) => getTransactions(by, { limit });
  const comparisons = [
    { items: 'topic messages', least: 5, listOf: messages },
    { items: 'transactions in bursts', least: 2, listOf: transactions },
  ].flatMap(({ items, least, listOf }) => {
    const contender = (by: 'walk' | 'scan' | 'limited') => async (): Promise<void> => {
      const transport = createTransport({
        baseUrl: sandbox.ledgerUrl,
        requestsPerSecond: by === 'limited' ? rate : Infinity,
        fetch: async (...args) => {
          await wait(latency);
          return sandbox.fetch(...args);
        },
      });
      const list = listOf(transport);
      let received = 0;
      for await (const _ of by === 'walk' ? list : list.scan()) received += 1;
      if (received !== count) throw new Error(`the ${by} returned ${received} ${items}, expected ${count}`);
    };
    const subject = `${count} ${items}, ${latency} ms to serve each page`;
    return [
      {
        part: 'scan',
        subject,
        contenders: { scan: contender('scan'), walk: contender('walk') },
        more: { walk: { target: { least } } },
      },
      {
        part: 'scan',
        subject: `${subject}, at most ${rate} requests a second`,
        contenders: {
          'least time': () => ({ overriddenDuration: (1000 * count) / limit / rate }),
          scan: contender('limited'),
        },
        more: { scan: { target: { most: 1.05 } } },
      },
    ];
  });
  return measure(comparisons, { rounds: 1, warmUps: 0 });
}

/** A sandbox with a topic of `count` messages, and as many transactions in bursts of 250 within a second. */
function filledSandbox(count: number): Sandbox {
  const sandbox = createSandbox({ size: 0.1 });
  const { ledger } = sandbox;
  const at = (milliseconds: number) => toTimestamp((1_767_225_600_000n + BigInt(milliseconds)) * 1_000_000n);
  ledger.messages = repeated(ledger.messages.slice(0, 1), count, (index) => ({
    topic_id: topicId,
    sequence_number: BigInt(index + 1),
    consensus_timestamp: at(1000 * index),
  }));
  ledger.transactions = repeated(ledger.transactions.slice(0, 1), count, (index) => ({
    consensus_timestamp: at(60_000 * Math.floor(index / 250) + 4 * (index % 250)),
  }));
  return sandbox;
}
