import { madeOperations } from '../../generated/sandbox/status.js';
import { type Add, makeAdd } from './add.js';
import { VirtualClock } from './clock.js';
import type { LedgerData } from './data/ledger-data.js';
import { once } from './data/once.js';
import { Random } from './data/random.js';
import { Faults } from './faults.js';
import { LinkFaults } from './ledger/link-faults.js';
import { answerLedger } from './ledger/service.js';
import type { Listener } from './listen.js';
import type { Cluster, ClusterOptions } from './live/cluster.js';
import type { LiveOptions } from './live/live-options.js';
import { World } from './live/world.js';
import { serviceRequest } from './service-request.js';
import { StatusPage } from './status/status-page.js';
import { makeTruth, type Truth } from './truth/truth.js';
import { toJson } from './wire/json.js';

/** How a sandbox is made. */
export interface SandboxOptions {
  /** What the data is made from: the same seed, the same data. @default 1 */
  readonly seed?: string | number | undefined;
  /** How much data there is, by a factor. @default 1 */
  readonly size?: number | undefined;
  /** Where its clock begins, in milliseconds since the Unix epoch. @default 2026-01-01T00:00:00Z */
  readonly now?: number | (() => number) | undefined;
  /** One that stands until it is moved on, one that goes by itself, or one that several sandboxes share. @default 'virtual' */
  readonly clock?: 'virtual' | 'real' | VirtualClock | undefined;
  /** Weak sides of the service to show: pages that come empty first, with a `next`. @default none */
  readonly weak?: { readonly emptyPages?: boolean | undefined } | undefined;
  /**
   * Whether one request searches at most 60 days of transactions, results and logs, as on public networks: pages end
   * at the window's edge, and may be empty before the end of the list. @default false
   */
  readonly windows?: boolean | undefined;
  /** Whether accounts have hooks; public networks answer 404. @default true */
  readonly hooks?: boolean | undefined;
  /** How the ledger grows while its clock goes: a record file every two seconds. @default it stands */
  readonly live?: LiveOptions | undefined;
  /** Clusters that stand behind the one name, each with a lag of its own. @default none: what is true is answered */
  readonly clusters?: readonly ClusterOptions[] | undefined;
}

/** A ledger and a status page in memory, which speak both interfaces. */
export interface Sandbox {
  /** Answers requests as both services, as `fetch` does; give it to a client, or put it in the place of `fetch`. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Base URL of the query service behind `fetch`. */
  readonly ledgerUrl: string;
  /** Base URL of the status service behind `fetch`. */
  readonly statusUrl: string;
  /** The time of both services, which a test moves on. A client takes it as its effects. */
  readonly clock: VirtualClock;
  /** What the ledger holds. A test may add to it, or change it; clusters learn of what `add` adds alone. */
  readonly ledger: LedgerData;
  /** Puts things into the ledger, one of a kind at a time: what is not said of them is as usual. */
  readonly add: Add;
  /** The clusters, which can be frozen, and seen into. */
  readonly clusters: readonly Cluster[];
  /** Lets one cluster answer all requests to come; without an index any of them does, by clockRandom. */
  pin(index?: number): void;
  /** What a perfect reader of a list would get, by the name of its operation: what tests are judged by. */
  readonly truth: Truth;
  /** The status page, on which a test may open incidents and schedule maintenances. */
  readonly status: StatusPage;
  /** Latency, errors and broken connections, by rate or for the next requests. */
  readonly faults: Faults;
  /** Wrong `links.next`. */
  readonly links: LinkFaults;
  /** Begins anew with the data that it was made with, and without faults; its clock goes on. */
  reset(): void;
  /** Serves the same on a loopback port, where time passes; Node only. */
  listen(port?: number): Promise<Listener>;
}

const firstOfJanuary = Date.UTC(2026, 0, 1);
const host = 'http://sandbox.invalid';

/**
 * Makes a service of one's own: no network, no key, no limits, and the same replies every time.
 *
 * @param options What its data is made from, and whether and how its ledger lives.
 * @example
 * const sandbox = createSandbox({ seed: 7 });
 * const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
 */
export function createSandbox({
  seed = 1,
  size = 1,
  now = firstOfJanuary,
  clock: clockOption = 'virtual',
  weak = {},
  windows = false,
  hooks = true,
  live,
  clusters = [],
}: SandboxOptions = {}): Sandbox {
  const clockRandom = new Random(`${seed} clock`);
  const first = typeof now === 'number' ? now : now();
  const clock =
    typeof clockOption === 'object' ? clockOption : new VirtualClock(first, () => clockRandom.next());
  const start = clock.now();
  if (clockOption === 'real') clock.run();
  const faults = new Faults(new Random(`${seed} faults`));
  const links = new LinkFaults();
  const traits = { windows, hooks, links, emptyPages: weak.emptyPages ?? false, now: clock.now };
  const begin = (): { world: World; status: () => StatusPage } => ({
    world: new World({ seed, size, start, live, clusters }, clock.now),
    status: once(() => new StatusPage(new Random(`${seed} status`), clock.now)),
  });
  let { world, status } = begin();
  const fetch: Sandbox['fetch'] = (input, init) => {
    const request = serviceRequest(input, init);
    const { pathname } = new URL(request.url);
    return faults.apply(
      async () =>
        pathname.startsWith('/api/v2/')
          ? answerStatus(status(), request.method, pathname.slice('/api/v2'.length))
          : answerLedger(world.current(), request, traits),
      (delay) => clock.sleep(delay, request.signal),
    );
  };
  return {
    fetch,
    ledgerUrl: host,
    statusUrl: `${host}/api/v2`,
    clock,
    get ledger() {
      world.catchUp();
      return world.ledger;
    },
    get clusters() {
      return world.clusters;
    },
    get status() {
      return status();
    },
    pin: (index) => world.pin(index),
    truth: makeTruth((moment) => world.ledgerAt(moment)),
    add: makeAdd(() => world, clock.now),
    faults,
    links,
    reset: () => {
      faults.clear();
      links.clear();
      ({ world, status } = begin());
    },
    listen: async (port) => {
      clock.run();
      return (await import('./listen.js')).listen(fetch, port);
    },
  };
}

function answerStatus(status: StatusPage, method: string, path: string): Response {
  const found = status.reply(path) ?? madeOperations.find((one) => one.path === path)?.reply;
  const reply = method === 'GET' ? found : undefined;
  const headers = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' };
  return reply
    ? new Response(toJson(reply), { headers })
    : new Response('{"error":"not found"}', { status: 404, headers });
}
