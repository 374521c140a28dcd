// How a client fares while one of three hosts has a trouble for ten minutes, in virtual time.

// Loading takes real time, while this clock would advance.
import '../../generated/ledger/after.js';
import '../../src/after/reply-after.js';
import '../../src/client/http/waiting.js';
import '../../src/client/other-replies.js';
import '../../src/client/request/more-query.js';
import '../../src/follow/follower.js';
import '../../src/hosts/host-switch.js';
import '../../src/lists/list-pages.js';
import '../../src/scan/scanner.js';
import '../load-validators.js';
import '../../src/scan/split.js';
import { between, createLedgerClient, type Fetch, gte, type LedgerClient } from '../../src/ledger.js';
import { createSandbox, type Fault } from '../../src/sandbox.js';

/** The faults of the first host. `undefined`: it replies, but stops importing files, or is 30 seconds behind. */
export const troubles = {
  dies: 'reset',
  hangs: { delay: 1e9 },
  'stands still': undefined,
  lags: undefined,
  'answers 429': { status: 429 },
  'answers 500': { status: 500 },
  'answers HTML': 'html',
  'sends half of each body': 'corrupt',
} as const satisfies Record<string, Fault | undefined>;

export type Trouble = keyof typeof troubles;

/** How a client uses the hosts: with the option `hosts`, only the first with retries, or in turns by its own `fetch`. */
export const switches = ['hosts', 'one host', 'turns'] as const;

export interface TroubledRun {
  calls: number;
  /** Requests, of all hosts and of each. */
  requests: number;
  sent: Record<string, number>;
  failed: number;
  /** Replies that are older than their `after`. */
  stale: number;
  /** Items of walks, scans and of a followed list. */
  lost: number;
  twice: number;
  /** Milliseconds. */
  p99: number;
}

export interface TroubledOptions {
  readonly seed: number;
  readonly trouble: Trouble | undefined;
  readonly by: (typeof switches)[number];
  /** Seconds of the trouble. It begins after 30 seconds, and a minute follows it. @default 600 */
  readonly seconds?: number;
}

/** Runs lookups, reads with `after`, walks, scans and a follow at fixed times. */
export async function runWithTrouble({
  seed,
  trouble,
  by,
  seconds = 600,
}: TroubledOptions): Promise<TroubledRun> {
  const sandbox = createSandbox({
    seed,
    size: 0.05,
    live: { rate: 2 },
    hosts: 4,
    clusters: [{ lag: [1000, 3000] }, { lag: [2000, 4000] }, { lag: [2000, 6000] }, { lag: 30_000 }],
  });
  const { clock, hosts, clusters } = sandbox;
  const [first, , , late] = hosts.map(({ ledgerUrl }) => ledgerUrl) as [string, string, string, string];
  for (const { faults } of hosts) faults.latency = () => 20 + clock.random() * 30;
  const run: TroubledRun = {
    calls: 0,
    requests: 0,
    sent: {},
    failed: 0,
    stale: 0,
    lost: 0,
    twice: 0,
    p99: 0,
  };
  let isLate = false;
  const fetch: Fetch = (url, init) => {
    const { host } = new URL(url);
    run.requests += 1;
    run.sent[host] = (run.sent[host] ?? 0) + 1;
    return sandbox.fetch(isLate ? url.replace(`${first}/`, `${late}/`) : url, init);
  };
  const urls = hosts.slice(0, 3).map(({ ledgerUrl }) => ledgerUrl);
  let turn = 0;
  const takeTurns: Fetch = (url, init) => fetch(url.replace(first, urls[turn++ % 3] ?? ''), init);
  const settings = { clock, validation: { response: 'off' } } as const;
  const client =
    by === 'hosts'
      ? createLedgerClient({ ...settings, fetch, hosts: urls.map((baseUrl) => ({ baseUrl })) })
      : createLedgerClient({ ...settings, fetch: by === 'turns' ? takeTurns : fetch, baseUrl: first });

  const durations: number[] = [];
  let open = 0;
  const all: Promise<void>[] = [];
  const end = new AbortController();
  const keys = () => sandbox.ledger.transactions.map((one) => String(one.consensus_timestamp)).sort();
  const count = async (call: Promise<void>): Promise<void> => {
    run.calls += 1;
    await call.catch(() => {
      run.failed += Number(!end.signal.aborted);
    });
  };
  const call = async (work: () => Promise<void>): Promise<void> => {
    open += 1;
    await count(work());
    open -= 1;
  };
  /** The items of a list up to its newest one are those of the ledger, each once. */
  const check = (items: readonly string[], from = items[0] ?? ''): void => {
    const newest = items.reduce((a, b) => (a > b ? a : b), '');
    const seen = new Set(items);
    run.twice += items.length - seen.size;
    run.lost += keys().filter((key) => key >= from && key <= newest && !seen.has(key)).length;
  };
  const lookUp = async (index: number): Promise<void> => {
    const begin = clock.elapsed();
    await lookups[index % lookups.length]?.(client, sandbox.ledger.blocks[0]?.number ?? 0n);
    durations.push(clock.elapsed() - begin);
  };
  const readAfter = async (index: number): Promise<void> => {
    const written = sandbox.ledger.transactions.reduce((a, b) => (keyOf(a) > keyOf(b) ? a : b));
    const after = keyOf(written);
    const payer = written.transaction_id?.split('-')[0] ?? '';
    const { transactions } =
      index % 2 === 0
        ? await client.getTransactions({ limit: 1 }, { after })
        : await client.getAccount({ idOrAliasOrEvmAddress: payer }, { after });
    const isShown = transactions?.some((one) => keyOf(one) >= after);
    run.stale += Number(!isShown);
  };
  const walk = async (index: number): Promise<void> => {
    const from = `${Math.floor(clock.now() / 1000) - 40}.000000000`;
    const order = index % 2 === 0 ? 'desc' : 'asc';
    const items = await client.getTransactions({ order, limit: 10, timestamp: gte(from) }).toArray();
    check(items.map(keyOf), from);
  };
  const scan = async (): Promise<void> => {
    const now = Math.floor(clock.now() / 1000);
    const [from, to] = [`${now - 120}.000000000`, `${now}.000000000`] as const;
    const items: string[] = [];
    for await (const item of client.getTransactions({ limit: 10, timestamp: between(from, to) }).scan())
      items.push(keyOf(item));
    check(items, from);
  };
  const followed: string[] = [];
  const follow = async (): Promise<void> => {
    const { signal } = end;
    for await (const item of client.getTransactions({}, { signal }).follow({ from: 'now' }))
      followed.push(keyOf(item));
  };

  function begin(): void {
    const fault = trouble && troubles[trouble];
    if (fault) hosts[0]?.faults.at(1, fault);
    const isStill = trouble === 'stands still' || trouble === 'lags';
    // Reading the ledger imports the files that are due.
    if (isStill && sandbox.ledger && clusters[0]) clusters[0].frozen = true;
  }

  const [from, to] = [30, 30 + seconds];
  const following = count(follow());
  for (let second = 0; second < to + 60; second++) {
    if (second === from) begin();
    isLate = trouble === 'lags' && second >= from + 30 && second < to;
    if ((isLate || second === to) && clusters[0]) clusters[0].frozen = false;
    if (second === to) hosts[0]?.faults.clear();
    for (let quarter = 0; quarter < 4; quarter++) {
      all.push(call(() => lookUp(4 * second + quarter)));
      if (quarter === 1 && second % 5 === 0) all.push(call(() => readAfter(second / 5)));
      if (quarter === 2 && second % 6 === 0) all.push(call(() => walk(second / 6)));
      if (quarter === 3 && second % 12 === 0) all.push(call(scan));
      await clock.advance(250);
    }
  }
  while (open > 0) await clock.advance(1000);
  end.abort();
  await clock.advance(1000);
  await Promise.all([...all, following]);
  check(followed);
  durations.sort((a, b) => a - b);
  // A call that failed has no duration, and counts as one that never ends.
  run.p99 = durations[Math.floor(4 * (to + 60) * 0.99)] ?? Infinity;
  return run;
}

const lookups: readonly ((client: LedgerClient, block: bigint) => PromiseLike<unknown>)[] = [
  (client) => client.getBlocks({ limit: 1 }),
  (client) => client.getAccount({ idOrAliasOrEvmAddress: '0.0.98' }),
  (client, block) => client.getBlock({ hashOrNumber: block }),
  (client) => client.getToken({ tokenId: '0.0.2001' }),
];

function keyOf({ consensus_timestamp }: { readonly consensus_timestamp?: string | null }): string {
  return String(consensus_timestamp);
}
