import { setTimeout as wait } from 'node:timers/promises';
import {
  createTransport,
  getTopicMessages,
  getTransactions,
  type Transport,
  toTimestamp,
} from '../../../src/ledger.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox.js';
import { type Figure, sideBySide } from '../figure.js';
import type { Setting } from '../workshop.js';

const part = 'scan';
const latency = 50;
const rate = 50;
const limit = 100;
const topicId = '0.0.4001';

/**
 * What a scan of 8 requests at once gains over a walk, with 50 ms between client and service, and how close it comes to
 * the least time that a rate allows. A smoke run takes a tenth of the items.
 */
export default async function scan({ smoke }: Setting): Promise<Figure[]> {
  const sandbox = filled(smoke ? 2_000 : 20_000, smoke ? 1_000 : 10_000);
  const messages: Open = (transport) => getTopicMessages(transport, { topicId, limit });
  const transactions: Open = (transport) => getTransactions(transport, { limit });
  const free = Number.POSITIVE_INFINITY;
  const figures: Figure[] = [];
  // Messages lie close to each other.
  for (const [name, open, least] of [
    ['topic messages', messages, 5],
    ['transactions in bursts', transactions, 2],
  ] as const) {
    const walked = await consume(sandbox, free, open);
    const scanned = await consume(sandbox, free, (transport) => open(transport).scan());
    const limited = await consume(sandbox, rate, (transport) => open(transport).scan());
    if (scanned.count !== walked.count || limited.count !== walked.count)
      throw new Error(`${scanned.count} and ${limited.count} of ${walked.count} ${name} came`);
    const more = ({ requests }: Consumed) => ({ more: `${requests} requests`, headline: true });
    const subject = `${walked.count} ${name}, ${latency} ms to serve each page`;
    const fastest = (walked.count / limit / rate) * 1000;
    figures.push(
      ...sideBySide(
        { part, subject },
        { scan: [scanned.milliseconds], walk: [walked.milliseconds] },
        {
          scan: more(scanned),
          walk: { ...more(walked), target: { least } },
        },
      ),
      ...sideBySide(
        { part, subject: `${subject}, at most ${rate} requests a second` },
        {
          'least time': [fastest],
          scan: [limited.milliseconds],
        },
        { scan: { ...more(limited), target: { most: 1.05 } } },
      ),
    );
  }
  return figures;
}

type Open = (transport: Transport) => AsyncIterable<object> & { scan(): AsyncIterable<object> };
type Consumed = Awaited<ReturnType<typeof consume>>;

/** How many items a list has, how many requests they took, and how long. */
async function consume(
  sandbox: Sandbox,
  requestsPerSecond: number,
  open: (transport: Transport) => AsyncIterable<object>,
) {
  let requests = 0;
  const transport = createTransport({
    baseUrl: sandbox.ledgerUrl,
    requestsPerSecond,
    fetch: async (...given) => {
      requests += 1;
      await wait(latency);
      return sandbox.fetch(...given);
    },
  });
  const begin = performance.now();
  let count = 0;
  for await (const _ of open(transport)) count += 1;
  return { count, requests, milliseconds: performance.now() - begin };
}

/** A sandbox with a topic of so many messages, and so many transactions in bursts of 250 within a second. */
function filled(messages: number, transactions: number): Sandbox {
  const sandbox = createSandbox({ size: 0.1 });
  const { ledger } = sandbox;
  const after = (milliseconds: number): { consensus_timestamp: string } => ({
    consensus_timestamp: toTimestamp((1_767_225_600_000n + BigInt(milliseconds)) * 1_000_000n),
  });
  const repeated = <Item>(
    [item]: readonly Item[],
    length: number,
    change: (index: number) => Partial<Item>,
  ) => Array.from({ length }, (_, index) => Object.assign({}, item, change(index)));
  ledger.messages = repeated(ledger.messages, messages, (index) => ({
    topic_id: topicId,
    sequence_number: BigInt(index + 1),
    ...after(1000 * index),
  }));
  ledger.transactions = repeated(ledger.transactions, transactions, (index) =>
    after(60_000 * Math.floor(index / 250) + 4 * (index % 250)),
  );
  return sandbox;
}
