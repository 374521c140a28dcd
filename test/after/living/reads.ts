import { createSandbox, type SandboxOptions } from '../../../src/sandbox.js';
import { KindReader } from './kind-reader.js';
import { Reader } from './reader.js';
import type { Tallies } from './tally.js';

// Simulates reads after a write. Each request goes to a random cluster, and clusters lag.

const file = 2000;

/** A service, and the trials in which its second cluster has stopped. */
export interface ReadWorld {
  /** Milliseconds between the starts of two trials. @default 2000, a record file */
  readonly every?: number;
  readonly clusters: NonNullable<SandboxOptions['clusters']>;
  readonly frozen?: (trial: number) => boolean;
  /** Whether each trial is one of 28 kinds of read. @default the row, the balance and what was made */
  readonly isOfKinds?: true;
}

const late = { share: 0.02, upTo: 1500 };
export const worlds = {
  calm: { clusters: [{ lag: [2000, 4000] }, { lag: [2000, 4000] }] },
  'with clusters apart': { clusters: [{ lag: [2000, 4000] }, { lag: [4000, 10_000] }] },
  'with one of two clusters stopped at times': {
    clusters: [{ lag: [2000, 4000] }, { lag: [2000, 4000] }],
    frozen: (trial: number) => trial % 50 >= 35,
  },
  '28 kinds: two clusters, 2 to 8 s, 2 % faults, 2 % of rows late': {
    isOfKinds: true,
    every: 5000,
    clusters: [
      { lag: [2000, 8000], skew: late },
      { lag: [2000, 8000], skew: late },
    ],
  },
} as const satisfies Record<string, ReadWorld>;

/** Runs one trial for each record file, and counts the results of each kind of read. */
export async function simulateReads(world: ReadWorld, trials: number): Promise<Tallies> {
  const tallies: Tallies = new Map();
  const sandbox = createSandbox({
    seed: 1,
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
    if (cluster) cluster.frozen = world.frozen?.(trial) ?? false;
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
  return tallies;
}
