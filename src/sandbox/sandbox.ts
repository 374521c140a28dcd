import { madeOperations } from '../../generated/sandbox/status.js';
import { type Add, makeAdd } from './add.js';
import { VirtualClock } from './clock.js';
import type { LedgerData } from './data/ledger-data.js';
import { ledgerMaker } from './data/make-ledger.js';
import { once } from './data/once.js';
import { descriptions } from './data/plan.js';
import { Random } from './data/random.js';
import { served } from './data/served.js';
import { Faults } from './faults.js';
import { LinkFaults } from './ledger/link-faults.js';
import { MessageLies } from './ledger/message-lies.js';
import { answerRequest, ledgerService, type Service } from './ledger/service.js';
import type { Listener, ListenOptions } from './listen.js';
import type { Cluster, ClusterOptions } from './live/cluster.js';
import type { LiveOptions } from './live/live-options.js';
import { World } from './live/world.js';
import { Player, type Recordings } from './recordings/player.js';
import { givenRows } from './rows/given-rows.js';
import { rowService } from './rows/row-service.js';
import type { Rows } from './rows/rows.js';
import { serviceRequest } from './service-request.js';
import { StatusPage } from './status/status-page.js';
import { makeTruth, type Truth } from './truth/truth.js';
import { toJson } from './wire/json.js';
import { preview } from './wire/preview.js';

/** Options of a sandbox. */
export interface SandboxOptions {
  /** The seed of the generated data. The same seed gives the same data. @default 1 */
  readonly seed?: string | number | undefined;
  /**
   * The rows of your own ledger, in place of generated data: by the `operationId` of their list, in the form in which the service
   * sends them. Filters, orders, pages and links are those of the service. A list without rows is empty. Rows that you add to
   * the end of an array later are served, too. @default generated data
   * @example
   * const topic_id = '0.0.5005';
   * const messages = [1, 2, 3].map((sequence_number) => ({
   *   ...{ topic_id, sequence_number, message: btoa(`no. ${sequence_number}`), payer_account_id: '0.0.1001' },
   *   ...{ consensus_timestamp: `1700000000.00000000${sequence_number}`, chunk_info: null },
   *   ...{ running_hash: btoa('a hash'), running_hash_version: 3 },
   * }));
   * const sandbox = createSandbox({ rows: { getTopicMessages: messages } });
   */
  readonly rows?: Rows | undefined;
  /** A factor for the amount of data. @default 1 */
  readonly size?: number | undefined;
  /** The initial time of the clock, in milliseconds since the Unix epoch. @default 2026-01-01T00:00:00Z */
  readonly now?: number | (() => number) | undefined;
  /**
   * `'virtual'` stands still until it is advanced, `'real'` runs in real time. Several sandboxes can share a
   * `VirtualClock`. @default 'virtual'
   */
  readonly clock?: 'virtual' | 'real' | VirtualClock | undefined;
  /** Simulates weaknesses of the service. `emptyPages`: lists start with empty pages that have a `next` link. @default none */
  readonly weak?: { readonly emptyPages?: boolean | undefined } | undefined;
  /**
   * One request searches at most 60 days of transactions, results and logs, as on public networks. Pages end at the edge
   * of this window, and may be empty before the end of the list. @default false
   */
  readonly windows?: boolean | undefined;
  /**
   * The version of the service whose fields belong together. `'0.154'` sends `access_list` as hexadecimal text, `'0.156'`
   * as an array beside `authorization_list`. @default '0.154'
   */
  readonly description?: '0.154' | '0.156' | undefined;
  /**
   * The most rows of a page, from 1 to 100. The service reduces a larger `limit` to this setting of it, without an error: only
   * `links.next` says whether a list has ended. @default 100
   */
  readonly largestPage?: number | undefined;
  /**
   * The most tokens of an account in a row of a list, such as that of `/balances`: another setting of the service, from 1 to 1000.
   * @default 50
   */
  readonly tokensInRow?: number | undefined;
  /** Accounts have hooks. Public networks return 404 for them. @default true */
  readonly hooks?: boolean | undefined;
  /** Makes the ledger grow with its clock, by one record file every two seconds. @default no growth */
  readonly live?: LiveOptions | undefined;
  /** The clusters that serve the host name, each with its own lag. @default none: replies show the newest state */
  readonly clusters?: readonly ClusterOptions[] | undefined;
  /** How many hosts serve the ledger. With several, each host has the cluster of its index. @default 1 */
  readonly hosts?: number | undefined;
  /**
   * Replies that `recordReplies` has stored: the text of an NDJSON file, or the texts of several files by name. They are served
   * instead of the sandbox's own data. Other requests get a 501, whose message names the nearest recorded ones. @default none
   */
  readonly recordings?: Recordings | undefined;
  /** Answers requests that are not among the `recordings` from the sandbox's own data. @default false */
  readonly fallback?: boolean | undefined;
}

/** One host of a simulated ledger. */
export interface SandboxHost {
  /** Base URL of the query service behind the sandbox's `fetch`. */
  readonly ledgerUrl: string;
  /** Simulates latency, errors and broken connections, for a share of all requests or for the next ones. */
  readonly faults: Faults;
  /** Simulates wrong `links.next`. */
  readonly links: LinkFaults;
  /** Lies about topic messages, which a client with `verify` notices. */
  readonly lies: MessageLies;
  /** Starts a server on a loopback port, with a clock that runs in real time. Node only. */
  listen(port?: number, options?: ListenOptions): Promise<Listener>;
}

/** A simulated mirror node and status page in memory. */
export interface Sandbox extends SandboxHost {
  /** A `fetch` that both services answer. Pass it to a client, or replace the global `fetch` with it. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Base URL of the status service behind `fetch`. */
  readonly statusUrl: string;
  /** The clock of both services. A test advances it. Pass it to a client as the option `clock`. */
  readonly clock: VirtualClock;
  /** The data of the ledger. A test may change it. Clusters receive only objects that `add` adds. */
  readonly ledger: LedgerData;
  /** Adds objects to the ledger. Fields without a value get a default. */
  readonly add: Add;
  /** The clusters. A test can freeze them and read their data. */
  readonly clusters: readonly Cluster[];
  /** Selects the cluster that answers all further requests. Without an index, each request selects a random cluster. */
  pin(index?: number): void;
  /** The correct content of each list, by `operationId`. Tests compare results with it. */
  readonly truth: Truth;
  /** The status page. A test can open incidents and schedule maintenances. */
  readonly status: StatusPage;
  /** The hosts of the ledger. The sandbox itself is the first. */
  readonly hosts: readonly SandboxHost[];
  /** Restores the initial data and removes all faults. The clock is not reset. */
  reset(): void;
}

const firstOfJanuary = Date.UTC(2026, 0, 1);
const firstUrl = 'http://sandbox.invalid';

/**
 * Creates a simulated mirror node and status page, without network, keys or rate limits. Replies are reproducible.
 *
 * @param options The amount of data and its seed, the clock, the growth of the ledger and its clusters.
 * @example
 * const sandbox = createSandbox({ seed: 7 });
 * const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const {
    seed = 1,
    size = 1,
    now = firstOfJanuary,
    clock: clockOption = 'virtual',
    weak = {},
    windows = false,
    description = '0.154',
    hooks = true,
    largestPage = 100,
    tokensInRow = 50,
    live,
    clusters = [],
    hosts: hostCount = 1,
    recordings,
    fallback = false,
    rows,
  } = options;
  const player = recordings === undefined ? undefined : new Player(recordings);
  if (!descriptions.includes(description))
    throw new RangeError(
      `description: expected one of ${descriptions.join(', ')}, got ${preview(description)}`,
    );
  checkWithin('largestPage', largestPage, 100);
  checkWithin('tokensInRow', tokensInRow, 1000);
  const given = rows && givenRows(rows, options);
  const clockRandom = new Random(`${seed} clock`);
  const startTime = typeof now === 'number' ? now : now();
  const clock =
    typeof clockOption === 'object' ? clockOption : new VirtualClock(startTime, () => clockRandom.next());
  const start = clock.now();
  if (clockOption === 'real') clock.run();
  const makeLedger = ledgerMaker({ seed, size, now: start, description });
  const begin = (): { world: World | undefined; status: () => StatusPage } => ({
    world: given
      ? undefined
      : new World({ seed, size, start, description, live, clusters, makeLedger }, clock.now),
    status: once(() => new StatusPage(new Random(`${seed} status`), clock.now)),
  });
  let state = begin();
  /** The generated ledger with its clusters. */
  const world = (): World => {
    if (state.world) return state.world;
    throw new TypeError('a sandbox with the option rows has no generated ledger: change your rows');
  };
  const hosts = Array.from({ length: hostCount }, (_, index) => {
    const faults = new Faults(new Random(`${seed} faults${index || ''}`));
    const links = new LinkFaults();
    const lies = new MessageLies();
    const limits = { largestPage, tokensInRow };
    const traits = { windows, hooks, links, ...limits, emptyPages: weak.emptyPages ?? false, now: clock.now };
    const ofRows = given && rowService(given(lies), traits);
    const service = (): Service =>
      ofRows ?? ledgerService(lies.of(served(world().current(hostCount > 1 ? index : undefined))), traits);
    const answer: Sandbox['fetch'] = async (input, init) => {
      const request = serviceRequest(input, init);
      const { pathname } = new URL(request.url);
      return faults.apply(
        async () => {
          const recorded = await player?.reply(request, fallback);
          if (recorded) return recorded;
          if (pathname.startsWith('/api/v2/'))
            return answerStatus(state.status(), request.method, pathname.slice('/api/v2'.length));
          return lies.reply(pathname, await answerRequest(service(), request));
        },
        (delay) => clock.sleep(delay, request.signal),
        clock.elapsed(),
      );
    };
    const listen = async (port?: number, options?: ListenOptions): Promise<Listener> => {
      clock.run();
      return (await import('./listen.js')).listen(answer, port, options);
    };
    const ledgerUrl = index === 0 ? firstUrl : firstUrl.replace('//', `//host-${index}.`);
    return { answer, ledgerUrl, faults, links, lies, listen };
  });
  const [first] = hosts as [(typeof hosts)[0], ...typeof hosts];
  const fetch: Sandbox['fetch'] = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return (hosts.find(({ ledgerUrl }) => url.startsWith(`${ledgerUrl}/`)) ?? first).answer(input, init);
  };
  return {
    fetch,
    hosts,
    ledgerUrl: firstUrl,
    statusUrl: `${firstUrl}/api/v2`,
    clock,
    get ledger() {
      world().catchUp();
      return world().ledger;
    },
    get clusters() {
      return state.world?.clusters ?? [];
    },
    get status() {
      return state.status();
    },
    pin: (index) => world().pin(index),
    truth: makeTruth((moment) => world().ledgerAt(moment)),
    add: makeAdd(world, clock.now),
    faults: first.faults,
    links: first.links,
    lies: first.lies,
    listen: first.listen,
    reset: () => {
      for (const { faults, links, lies } of hosts) {
        faults.clear();
        links.clear();
        lies.clear();
      }
      player?.reset();
      state = begin();
    },
  };
}

function checkWithin(name: string, value: number, most: number): void {
  if (Number.isInteger(value) && value >= 1 && value <= most) return;
  throw new RangeError(`${name}: expected an integer from 1 to ${most}, got ${preview(value)}`);
}

function answerStatus(status: StatusPage, method: string, path: string): Response {
  const found = status.reply(path) ?? madeOperations.find((one) => one.path === path)?.reply;
  const reply = method === 'GET' ? found : undefined;
  const headers = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' };
  if (reply) return new Response(toJson(reply), { headers });
  return new Response('{"error":"not found"}', { status: 404, headers });
}
