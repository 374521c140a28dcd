import { describe, expect, it } from 'vitest';
import type { Transport } from '../../src/client/client.js';
import * as ledger from '../../src/ledger.js';
import type { ClusterOptions } from '../../src/sandbox.js';
import { LivingSandbox, minute } from '../setup/living-sandbox.js';
import { type ReadKind, readKinds, type Write } from './read-kinds.js';

/** Four ways to read. Without the option, some replies are stale or missing. */
const ways = {
  'a kept client': ({ transactionId }: Write) => ({ after: transactionId }),
  'a kept client, by date': (_: Write, now: number) => ({ after: new Date(now) }),
  'a new client': ({ transactionId }: Write) => ({ after: transactionId }),
  'no option': () => ({}),
} as const;

type Way = keyof typeof ways;

const none = Object.fromEntries(Object.keys(ways).map((way) => [way, []])) as unknown as Record<
  Way,
  string[]
>;

/** Reads back writes of each kind in each way. Returns the wrong replies and the requests of each way. */
async function readBack(world: LivingSandbox, rounds: number) {
  const { time, sandbox } = world;
  const kept: Partial<Record<Way, Transport>> = {
    'a kept client': world.connect(),
    'a kept client, by date': world.connect(),
  };
  const wrong = structuredClone(none);

  async function read(way: Way, [name, kind]: readonly [string, ReadKind], write: Write): Promise<void> {
    const [operationId = ''] = name.split(/\W/);
    const open = Reflect.get(ledger, operationId) as (...args: object[]) => PromiseLike<unknown>;
    const options = { ...ways[way](write, time.elapsed()), headers: { 'x-way': way }, deadline: 100_000 };
    const fault = await open(kept[way] ?? world.connect(), kind.params?.(write) ?? {}, options).then(
      (reply) => kind.isFresh?.(reply, write, sandbox.truth) === false && 'stale',
      (error) => !(name.endsWith('does not exist') && error.status === 404) && String(error),
    );
    // A reply that shows no time of the write is not proven to be new.
    if (fault && !kind.isTimeless) wrong[way].push(`${name}: ${fault}`);
  }

  /** The next successful transaction of one of these types. */
  async function nextWrite(writes: readonly string[] | undefined): Promise<Write> {
    for (;;) {
      const seen = sandbox.ledger.transactions.length;
      await world.sleep(200);
      for (const one of sandbox.ledger.transactions.slice(seen)) {
        const account = one.transfers?.find(({ amount }) => amount < 0n)?.account;
        const isPlain = one.result === 'SUCCESS' && one.nonce === 0 && !one.scheduled;
        if (!account || !isPlain || writes?.includes(String(one.name)) === false) continue;
        const [transactionId, time, entity] = [
          one.transaction_id,
          one.consensus_timestamp,
          one.entity_id,
        ].map(String) as [string, string, string];
        const held = sandbox.ledger.relationships.find(({ value }) => value.token_id === entity);
        return { transactionId, time, account, entity, holder: String(held?.owner) };
      }
    }
  }

  async function run(): Promise<void> {
    const underWay: Promise<void>[] = [];
    for (let round = 0; round < rounds; round++)
      for (const kind of Object.entries(readKinds)) {
        const write = await nextWrite(kind[1].writes);
        for (const way of Object.keys(ways) as Way[]) underWay.push(read(way, kind, write));
        await world.sleep(3000);
      }
    await Promise.all(underWay);
  }

  await time.run(run());
  const requestsOf = (way: Way): number =>
    world.sent.filter(({ headers }) => headers.get('x-way') === way).length;
  return { wrong, requests: requestsOf('a kept client') / (rounds * Object.keys(readKinds).length) };
}

const activities = { message: 2, transfer: 2, call: 2, account: 1, token: 1, topic: 1, contract: 1 };
const live = { rate: 2, activities };
describe('20 kinds of read after a write', () => {
  it('are never stale, and cost a kept client about three requests', async () => {
    const cluster: ClusterOptions = { lag: [2000, 8000], skew: { share: 0.02, upTo: 1500 } };
    const world = new LivingSandbox({ live, clusters: [cluster, cluster] });
    world.disturb(0.02, [{ status: 429, retryAfter: 1 }, { status: 503 }, 'reset', { delay: 1000 }]);
    const { wrong, requests } = await readBack(world, 2);
    expect(wrong).toEqual({ ...none, 'no option': expect.anything() });
    expect(wrong['no option'].length).toBeGreaterThan(20);
    // Eight worlds took 2.9 to 3.13.
    expect(requests).toBeLessThan(3.3);
  });

  it('are never stale while one of two clusters is stopped at times', async () => {
    const cluster: ClusterOptions = { lag: [2000, 4000] };
    const world = new LivingSandbox({ live, clusters: [cluster, cluster] });
    world.disturb();
    for (let start = 0.5; start < 6; start += 1.5) world.freeze(1, start * minute, (start + 0.6) * minute);
    const { wrong, requests } = await readBack(world, 1);
    expect(wrong).toEqual({ ...none, 'no option': expect.anything() });
    expect(wrong['no option'].length).toBeGreaterThan(10);
    expect(requests).toBeLessThan(12);
  });
});
