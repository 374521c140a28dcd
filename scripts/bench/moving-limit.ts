// How a client fares with a limit that is not announced and moves every minute, in virtual time.

// Loading takes real time, while this clock would advance.
import '../../generated/ledger/after.js';
import '../../src/after/reply-after.js';
import '../../src/client/http/waiting.js';
import '../../src/client/other-replies.js';
import '../../src/follow/follower.js';
import '../../src/lists/list-pages.js';
import '../../src/scan/scanner.js';
import '../load-validators.js';
import { createLedgerClient, type Fetch, type TransportSettings } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';

interface Phase {
  readonly limit: number;
  /** The share of the limit that was used, from ten seconds after the move. */
  readonly used: number;
}

interface LimitRun {
  readonly phases: readonly Phase[];
  /** The share of all replies that were 429. */
  readonly refused: number;
}

export interface LimitOptions extends TransportSettings {
  /** Whether the client sees a 429 as what it is. Otherwise, it sees another transient failure. @default true */
  readonly isVisible?: boolean;
  /** Milliseconds of each reply. @default 50 */
  readonly latency?: number;
  /** Milliseconds between two moves. @default 60000 */
  readonly every?: number;
}

const settling = 10_000;

/** Runs 20 followers, a scan, and 64 lookups at a time, which use up what the others leave. */
export async function runWithLimits(
  limits: readonly number[],
  { isVisible = true, latency = 50, every = 60_000, ...settings }: LimitOptions = {},
): Promise<LimitRun> {
  const sandbox = createSandbox({ size: 0.2, live: { rate: 2 } });
  const { clock, faults } = sandbox;
  let limit = 0;
  let isSettled = false;
  let [accepted, refused, used] = [0, 0, 0];
  faults.latency = latency;
  faults.limit = { perSecond: () => limit };
  const fetch: Fetch = async (url, init) => {
    const response = await sandbox.fetch(url, init);
    if (response.status === 429) {
      refused += 1;
      return isVisible ? response : new Response('', { status: 503 });
    }
    accepted += 1;
    used += Number(isSettled);
    return response;
  };
  const end = new AbortController();
  const { signal } = end;
  const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch, clock, ...settings });
  const untilEnd = async (work: () => Promise<unknown>): Promise<void> => {
    // Without the signal: Node warns if more than ten waits listen to one.
    while (!signal.aborted) await work().catch(() => clock.sleep(10));
  };
  const read = async (items: AsyncIterable<unknown>): Promise<void> => {
    for await (const _ of items);
  };
  const follow = (index: number) =>
    read(ledger.getTransactions({ limit: 5 + index }, { signal }).follow({ from: 'now' }));
  let block = 0;
  const work = [
    ...Array.from({ length: 20 }, (_, index) => untilEnd(() => follow(index))),
    untilEnd(() => read(ledger.getTransactions({ limit: 1 }, { signal }).scan())),
    ...Array.from({ length: 64 }, () =>
      untilEnd(async () => ledger.getBlock({ hashOrNumber: block++ }, { signal })),
    ),
  ];
  const phases: Phase[] = [];
  for (limit of limits) {
    await clock.advance(settling);
    [isSettled, used] = [true, 0];
    await clock.advance(every - settling);
    isSettled = false;
    phases.push({ limit, used: (used * 1000) / (limit * (every - settling)) });
  }
  end.abort();
  await clock.advance(1000);
  await Promise.all(work);
  return { phases, refused: refused / (accepted + refused) };
}
