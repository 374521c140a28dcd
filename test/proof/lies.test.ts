import { expect, it } from 'vitest';
import {
  createLedgerClient,
  type LedgerClient,
  ProofError,
  ResponseError,
  type TopicMessage,
} from '../../src/index.js';
import { createSandbox, type MessageLie } from '../../src/sandbox.js';
import { seeded } from '../living-sandbox.js';
import { VirtualTime } from '../virtual-time.js';

type Messages = ReturnType<LedgerClient['getTopicMessages']>;

/** `PROOF_LIES=10000 npx vitest run test/proof/lies.test.ts` tries more of them. */
const runs = Number(process.env.PROOF_LIES ?? 60);
const count = 120;

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

/** What the list has returned, also before an error. */
const read: TopicMessage[] = [];

async function collect(items: AsyncIterable<TopicMessage>, until = Infinity): Promise<TopicMessage[]> {
  const all: TopicMessage[] = [];
  for await (const item of items) {
    read.push(item);
    if (all.push(item) >= until) break;
  }
  return all;
}

const ways: Record<string, (list: Messages, gap: { missing?: bigint }) => Promise<TopicMessage[]>> = {
  walk: (list) => collect(list),
  toArray: (list) => list.toArray(),
  pages: async (list) => {
    const all: TopicMessage[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list.page(cursor);
      read.push(...page.items);
      all.push(...page.items);
      cursor = page.next;
    }
    return all;
  },
  scan: (list) => collect(list.scan()),
  'scan without order': async (list) => {
    const all = await collect(list.scan({ ordered: false, concurrency: 3 }));
    return all.sort((a, b) => Number(a.sequence_number - b.sequence_number));
  },
  // It waits for a message that is left out.
  follow: async (list, gap) => {
    const follow = list.follow({
      onGap: ({ missing }) => {
        gap.missing = BigInt(missing);
        void follow.return();
      },
    });
    return collect(follow, count);
  },
  split: async (list) => {
    const parts: TopicMessage[][] = [];
    for (const part of await list.split(4)) parts.push(await collect(list.part(part)));
    return parts.flat();
  },
  resume: async (list) => {
    const all: TopicMessage[] = [];
    for (let from: string | undefined; all.length < count; ) {
      const scan = list.scan({ from });
      const some = await collect(scan, 50);
      if (some.length === 0) break;
      all.push(...some);
      from = scan.cursor;
    }
    return all;
  },
};

it(`each of ${runs} lies ends in a ProofError or in the true list`, {
  timeout: 60_000 + runs * 500,
}, async () => {
  const sandbox = createSandbox({ size: 0.1 });
  const topicId = '0.0.4999';
  for (let index = 0; index < count; index++)
    sandbox.add.message({
      topic_id: topicId,
      message: btoa('x'.repeat(1 + (index % 9))),
      running_hash_version: 3,
    });
  const time = new VirtualTime();
  const baseUrl = sandbox.ledgerUrl;
  const client = createLedgerClient({
    baseUrl,
    fetch: sandbox.fetch,
    clock: time,
    validation: { response: 'off' },
  });
  const truth = await client.getTopicMessages({ topicId }).toArray();
  expect(truth).toHaveLength(count);
  const verify = { sequenceNumber: BigInt(count), runningHash: String(truth.at(-1)?.running_hash) };
  const random = seeded(Number(process.env.PROOF_SEED ?? 1));
  const pick = <Value>(all: readonly Value[]) => all[Math.floor(random() * all.length)] as Value;
  const outcomes: Record<string, number> = {};
  for (let run = 0; run < runs; run++) {
    const [kind, way] = [pick(kinds), pick(Object.keys(ways))];
    const order = way === 'walk' ? pick(['asc', 'desc'] as const) : 'asc';
    const number = 2 + Math.floor(random() * (count - 3));
    const limit = pick([10, 25, 40]);
    sandbox.lies.set(kind, { topicId, sequenceNumber: number });
    const gap: { missing?: bigint } = {};
    read.length = 0;
    const list = client.getTopicMessages({ topicId, order, limit }, { verify });
    const what = `${kind} of ${number}, read by ${way}, ${order}, limit ${limit}`;
    const result = await time.run(
      ways[way]?.(list, gap).catch((error: unknown) => error) ?? Promise.resolve(),
    );
    // Without an anchor before it, a chain with new hashes shows its lie at the end only.
    if (kind !== 'rehashed' && kind !== 'forked') expect(truth, what).toEqual(expect.arrayContaining(read));
    if (!(result instanceof Error)) {
      const expected = order === 'asc' ? truth : [...truth].reverse();
      expect(result, what).toEqual(expected.slice(0, Number(gap.missing ?? Infinity) - 1));
    } else if (result instanceof ProofError) {
      // A service that changes all hashes is found out by the anchor, otherwise by the first message that does not fit.
      const named = ['rehashed', 'forked'].includes(kind) ? [count] : [number, number + 1];
      if (way === 'walk' && order === 'asc') expect(named, what).toContain(Number(result.sequenceNumber));
    } else if (!(result instanceof ResponseError)) throw result;
    const outcome = result instanceof Error ? result.name : gap.missing ? 'waits' : 'true list';
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  console.log(`${runs} lies:`, outcomes);
  expect(outcomes.ProofError).toBeGreaterThan(runs / 2);
});
