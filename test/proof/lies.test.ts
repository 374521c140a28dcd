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
import { ways as chainWays } from './ways.js';

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

type Gap = { missing?: bigint };

const ways: Record<string, (list: Messages, into: TopicMessage[], gap: Gap) => Promise<unknown>> = {
  ...chainWays,
  // It waits for a message that is left out.
  follow: async (list, into, gap) => {
    const follow = list.follow({
      onGap: ({ missing }) => {
        gap.missing = BigInt(missing);
        void follow.return();
      },
    });
    for await (const message of follow) if (into.push(message) >= count) break;
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
    const order = way === 'follow' ? 'asc' : pick(['asc', 'desc'] as const);
    const number = 2 + Math.floor(random() * (count - 3));
    const limit = pick([10, 25, 40]);
    sandbox.lies.set(kind, { topicId, sequenceNumber: number });
    const gap: Gap = {};
    const read: TopicMessage[] = [];
    const list = client.getTopicMessages({ topicId, order, limit }, { verify });
    const what = `${kind} of ${number}, read by ${way}, ${order}, limit ${limit}`;
    const result = await time.run(
      ways[way]?.(list, read, gap).catch((error: unknown) => error) ?? Promise.resolve(),
    );
    if (way === 'scan without order') read.sort((a, b) => Number(a.sequence_number - b.sequence_number));
    // Without an anchor before it, a chain with new hashes shows its lie at the end only.
    if (kind !== 'rehashed' && kind !== 'forked') expect(truth, what).toEqual(expect.arrayContaining(read));
    if (!(result instanceof Error)) {
      const isDown = order === 'desc' && way !== 'scan without order';
      const expected = isDown ? [...truth].reverse() : truth;
      expect(read, what).toEqual(expected.slice(0, Number(gap.missing ?? Infinity) - 1));
    } else if (result instanceof ProofError) {
      // A service that changes all hashes is found out by the anchor, otherwise by the first message that does not fit.
      const named = ['rehashed', 'forked'].includes(kind) ? [count] : [number, number + 1];
      if (way === 'iteration' && order === 'asc')
        expect(named, what).toContain(Number(result.sequenceNumber));
    } else if (!(result instanceof ResponseError)) throw result;
    const outcome = result instanceof Error ? result.name : gap.missing ? 'waits' : 'true list';
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  console.log(`${runs} lies:`, outcomes);
  expect(outcomes.ProofError).toBeGreaterThan(runs / 2);
});
