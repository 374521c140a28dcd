import { expect, it } from 'vitest';
import {
  createLedgerClient,
  type LedgerClient,
  ProofError,
  type TopicMessage,
  verifyMessage,
} from '../../src/index.js';
import { createSandbox, type MessageLie } from '../../src/sandbox.js';
import { sized } from '../setup/large.js';
import { seeded } from '../setup/living-sandbox.js';
import { failure } from '../setup/thrown.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { ways as chainWays } from './ways.js';

type Messages = ReturnType<LedgerClient['getTopicMessages']>;
type Order = 'asc' | 'desc';

const runs = sized(40, 2000);
const count = sized(60, 120);

const kinds: readonly MessageLie[] = [
  'text',
  'payer',
  'time',
  'left out',
  'renumbered',
  'inserted',
  'swapped',
  'moved',
  'rehashed',
  'forked',
  'version',
  'repeated page',
  'old page',
];

/** The first message whose hash does not fit; the anchor if each fits. */
async function firstMisfit(shown: readonly TopicMessage[], order: Order): Promise<number> {
  const misfits: number[] = [];
  for (const [at, message] of shown.entries()) {
    const fits = await verifyMessage(shown[at - 1], message).then(
      () => true,
      () => false,
    );
    if (!fits) misfits.push(Number(message.sequence_number));
  }
  return (order === 'asc' ? misfits[0] : misfits.at(-1)) ?? count;
}

const ways: Record<string, (list: Messages, into: TopicMessage[], count: number) => Promise<unknown>> = {
  ...chainWays,
  follow: async (list, into, count) => {
    for await (const item of list.follow({ giveUpAfter: 60_000 })) if (into.push(item) >= count) break;
  },
  'resumed scans without order': async (list, into, count) => {
    for (let from: string | undefined, before = -1; before < into.length; ) {
      before = into.length;
      const scan = list.scan({ from, ordered: false, concurrency: 3 });
      for await (const item of scan) if (into.push(item) >= before + count / 3) break;
      from = scan.cursor;
    }
  },
};

const readings = Object.keys(ways).flatMap((way) =>
  (way === 'follow' ? (['asc'] as const) : (['asc', 'desc'] as const)).map((order) => [way, order] as const),
);
const cases = kinds.flatMap((kind) => readings.map(([way, order]) => ({ kind, way, order })));

const isOrdered = (way: string) => !way.endsWith('without order');

/** Reads a list, and returns the error that ended it. Items without order are sorted, and may be repeated. */
async function read(list: Messages, way: string, into: TopicMessage[], count: number): Promise<unknown> {
  const error = await failure(ways[way]?.(list, into, count) ?? Promise.reject(way));
  if (!isOrdered(way)) {
    const items = new Map(into.map((item) => [item.sequence_number, item]));
    into.splice(0, Infinity, ...items.values());
    into.sort((a, b) => Number(a.sequence_number - b.sequence_number));
  }
  return error;
}

const topicId = '0.0.4999';
const random = seeded(1);

async function world(size: number) {
  const sandbox = createSandbox({ size: 0.1 });
  for (let index = 0; index < size; index++)
    sandbox.add.message({
      topic_id: topicId,
      message: btoa('x'.repeat(1 + (index % 99))),
      running_hash_version: 3,
    });
  const time = new VirtualTime();
  const { fetch, ledgerUrl: baseUrl } = sandbox;
  const validation = { response: 'off' } as const;
  const client = createLedgerClient({ baseUrl, fetch, clock: time, validation, retry: { retries: 30 } });
  const truth = await client.getTopicMessages({ topicId }).toArray();
  const verify = { sequenceNumber: BigInt(size), runningHash: String(truth.at(-1)?.running_hash) };
  return { sandbox, time, client, truth, verify };
}

it(`each of ${runs} lies ends in a ProofError or in the true list`, async () => {
  const { sandbox, time, client, truth, verify } = await world(count);
  const outcomes = new Map<string, { trueList: number; proofError: number }>();
  for (let run = 0; run < runs; run++) {
    // Every case once, in a mixed order.
    const { kind, way, order } = cases[(run * 89) % cases.length] as (typeof cases)[number];
    const isUnordered = !isOrdered(way);
    const number = 2 + Math.floor(random() * (count - 3));
    const limit = 10 + Math.floor(random() * 30);
    sandbox.lies.set(kind, { topicId, sequenceNumber: number });
    const what = `${kind} of ${number}, read by ${way}, ${order}, limit ${limit}`;
    const expected = order === 'asc' || isUnordered ? truth : [...truth].reverse();
    const items: TopicMessage[] = [];
    const list = client.getTopicMessages({ topicId, order, limit }, { verify });
    const error = await time.run(read(list, way, items, count));
    if (error === undefined) expect(items, what).toEqual(expected);
    else {
      expect(error, `${what}: ${String(error)}`).toBeInstanceOf(ProofError);
      // Before the anchor, a chain with new hashes shows no lie.
      const isForged = kind === 'rehashed' || kind === 'forked';
      if (!isForged && !isUnordered) expect(items, what).toEqual(expected.slice(0, items.length));
      // A follow waits for the message itself, and a lie about a page does not change the list.
      const isListed = !kind.endsWith('page') && !(way === 'follow' && kind === 'left out');
      if (isListed && !isUnordered) {
        const shown = await time.run(client.getTopicMessages({ topicId }).toArray());
        expect(Number(Object(error).sequenceNumber), what).toBe(await firstMisfit(shown, order));
      }
    }
    for (const name of [kind, `${way}, ${order}`]) {
      const { trueList = 0, proofError = 0 } = outcomes.get(name) ?? {};
      const isTrue = error === undefined ? 1 : 0;
      outcomes.set(name, { trueList: trueList + isTrue, proofError: proofError + 1 - isTrue });
    }
  }
  if (runs > cases.length) console.table(Object.fromEntries(outcomes));
  // Only a page may be the true one: the first one, which has no page before it.
  for (const kind of kinds) if (!kind.endsWith('page')) expect(outcomes.get(kind)?.trueList, kind).toBe(0);
});

const honest = sized(2_500, 200_000);

it(`none of ${honest} honest messages is refused, whatever the network does`, async () => {
  const { sandbox, time, client, truth, verify } = await world(
    Math.min(Math.ceil(honest / readings.length), 5_000),
  );
  for (const fault of ['reset', { status: 503 }, { status: 429, retryAfter: 1 }] as const)
    sandbox.faults.at(0.04, fault);
  sandbox.faults.at(0.5, { delay: [10, 5_000] });
  const hashes = truth.map(({ running_hash }) => running_hash);
  for (let sum = 0, run = 0; sum < honest; run++) {
    const [way, order] = readings[run % readings.length] as (typeof readings)[number];
    const items: TopicMessage[] = [];
    const limit = 10 + Math.floor(random() * 91);
    const list = client.getTopicMessages({ topicId, order, limit }, { verify });
    expect(await time.run(read(list, way, items, truth.length)), way).toBeUndefined();
    const own = items.map(({ running_hash }) => running_hash);
    if (order === 'desc' && isOrdered(way)) own.reverse();
    expect(own.join(), way).toBe(hashes.join());
    sum += items.length;
  }
});
