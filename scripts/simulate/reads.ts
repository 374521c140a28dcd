import { createSandbox, type SandboxOptions } from '../../src/sandbox.js';
import { KindReader } from './kind-reader.js';
import { Reader } from './reader.js';
import type { Tallies } from './tally.js';

// What one reads of a ledger who has just written to it, from clusters that lag, one drawn per request.

const file = 2000;

/** A world, and in which of its trials one of two clusters stands still. */
export interface ReadWorld {
  readonly name: string;
  /** A share of the trials, where each is alone. */
  readonly share?: number;
  /** After how many milliseconds the next one begins. @default a record file */
  readonly every?: number;
  readonly clusters: NonNullable<SandboxOptions['clusters']>;
  readonly frozen?: (trial: number) => boolean;
  /** Whether each trial is one of 28 kinds of read. @default the row, the balance and what was made */
  readonly isOfKinds?: true;
  /** The second cluster stops at random: every so many seconds on average, for 10 to 180 s. */
  readonly stopsEvery?: number;
}

const late = { share: 0.02, upTo: 1500 };
const lagging = [
  { lag: [2000, 8000], skew: late },
  { lag: [2000, 8000], skew: late },
] as const;

export const worlds: readonly ReadWorld[] = [
  { name: 'calm: two clusters, 2 to 4 s', clusters: [{ lag: [2000, 4000] }, { lag: [2000, 4000] }] },
  {
    name: 'calm, a write a minute by one client',
    share: 0.05,
    every: 60_000,
    clusters: [{ lag: [2000, 4000] }, { lag: [2000, 4000] }],
  },
  { name: 'clusters apart: 2 to 4 s, 4 to 10 s', clusters: [{ lag: [2000, 4000] }, { lag: [4000, 10_000] }] },
  {
    name: 'one of two stands still in 30 % of the trials',
    clusters: [{ lag: [2000, 4000] }, { lag: [2000, 4000] }],
    // For ten minutes at a time.
    frozen: (trial) => trial % 1000 >= 700,
  },
  {
    name: '28 kinds: two clusters, 2 to 8 s, 2 % faults, 2 % of rows late',
    isOfKinds: true,
    every: 5000,
    clusters: lagging,
  },
  {
    name: '28 kinds, a cluster stops at random',
    isOfKinds: true,
    every: 5000,
    clusters: lagging,
    stopsEvery: 300,
  },
];

// A ledger that has grown longer takes longer to look something up in.
const trialsOfLedger = 1000;

/** Runs trials in a world, one with each record file, and answers how each kind of read went. */
export async function simulateReads(world: ReadWorld, trials: number): Promise<Tallies> {
  const tallies: Tallies = new Map();
  for (let left = trials, seed = 1; left > 0; left -= trialsOfLedger, seed++)
    await simulateLedger(world, Math.min(left, trialsOfLedger), seed, tallies);
  return tallies;
}

async function simulateLedger(
  world: ReadWorld,
  trials: number,
  seed: number,
  tallies: Tallies,
): Promise<void> {
  const sandbox = createSandbox({
    seed,
    size: 0.05,
    live: world.isOfKinds
      ? {
          rate: 2,
          activities: { message: 2, transfer: 2, call: 2, account: 1, token: 1, topic: 1, contract: 1 },
        }
      : {
          rate: 2000 / (world.every ?? 2000),
          activities: { message: 40, transfer: 40, account: 8, token: 8, topic: 8 },
        },
    clusters: world.clusters,
  });
  const { clock, faults } = sandbox;
  if (world.isOfKinds) {
    faults.latency = () => 20 + clock.random() * 60;
    for (const fault of [{ status: 429, retryAfter: 1 }, { status: 503 }, 'reset', { delay: 1000 }] as const)
      faults.at(0.005, fault);
  }
  const underWay = new Set<Promise<void>>();
  const reader = world.isOfKinds ? new KindReader(sandbox, tallies) : new Reader(sandbox, tallies);
  const isStopped = stops(world.stopsEvery, clock.random);
  await clock.advance(file);
  let seen = sandbox.ledger.transactions.length;
  let next = clock.now();
  for (let trial = 0; trial < trials; ) {
    await clock.advance(200);
    if (clock.now() < next) {
      seen = sandbox.ledger.transactions.length;
      continue;
    }
    const { transactions } = sandbox.ledger;
    const written = transactions
      .slice(seen)
      .find(
        ({ result, nonce, scheduled, name }) =>
          result === 'SUCCESS' &&
          nonce === 0 &&
          !scheduled &&
          (reader.writes?.includes(String(name)) ?? true),
      );
    seen = transactions.length;
    const [, cluster] = sandbox.clusters;
    if (cluster) cluster.frozen = world.frozen?.(trial) ?? isStopped(clock.now());
    const account = written?.transfers?.find(({ amount }) => amount < 0n)?.account;
    if (!written || !account) continue;
    trial += 1;
    next = clock.now() + (world.every ?? 0);
    const run = reader.run({
      transactionId: String(written.transaction_id),
      time: String(written.consensus_timestamp),
      account: String(account),
      name: String(written.name),
      entity: String(written.entity_id),
      holder: String(
        sandbox.ledger.relationships.find(({ value }) => value.token_id === written.entity_id)?.owner,
      ),
    });
    underWay.add(run);
    void run.finally(() => underWay.delete(run));
  }
  while (underWay.size > 0) await clock.advance(file);
}

/** Tells whether the second cluster is stopped at a moment. Moments only grow. */
function stops(every: number | undefined, random: () => number): (now: number) => boolean {
  if (every === undefined) return () => false;
  let [from, to] = [0, 0];
  return (now) => {
    if (now >= to) {
      from = now + 2000 * every * random();
      to = from + 10_000 + 170_000 * random();
    }
    return now >= from;
  };
}
