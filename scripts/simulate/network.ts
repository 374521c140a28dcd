import { Cluster } from './cluster.js';
import { type Ledger, makeLedger, pathOf, type Row, recordFile } from './ledger.js';
import { forgedFrom, withLie } from './lies.js';
import { Random } from './random.js';
import type { Failure, HostSettings, Scenario } from './scenario.js';
import { type Answer, ClusterService, type Habits, RowIndex } from './shown-rows.js';
import { beginning, type VirtualClock } from './virtual-clock.js';

/** One request, as the history of a run shows it. */
export interface Sent {
  readonly at: number;
  /** When its reply arrived. */
  readonly end: number;
  readonly host: number;
  readonly cluster: number;
  readonly query: string;
  readonly outcome: string;
  readonly rows: readonly Row[];
  /** Whether the reply was sent as the cluster made it. */
  readonly isWhole: boolean;
}

/** The share of the replies that a cache mixes up. */
const mixedUp = 0.2;

/** Milliseconds in which no host replies. */
const moment = 5;

/** A ledger, and how a cluster of it answers. */
export interface Served {
  readonly ledger: Ledger;
  readonly serviceOf: (cluster: Cluster, habits: Habits) => ClusterService;
}

function listsOf({ seed, ledger: settings }: Scenario): Served {
  const ledger = makeLedger(settings, new Random(seed, 'ledger'));
  const index = new RowIndex(ledger);
  return { ledger, serviceOf: (cluster, habits) => new ClusterService(index, cluster, habits) };
}

/** The hosts of a scenario. `fetch` is all that the client sees of them. */
export class Network {
  readonly hosts: readonly Host[];
  readonly history: Sent[] = [];
  #awaited = { length: 0, callback: (): void => undefined };
  #cancelAwaited: (() => void) | undefined;
  /** Requests that have neither a reply nor an end. */
  open = 0;
  /** Each request when it is sent, also one that is aborted later. */
  readonly sent: { readonly at: number; readonly host: number; readonly query: string }[] = [];
  /** The attempts of calls, as the client reports them, by the query of their request. */
  readonly attempts = new Map<string, number>();

  constructor(
    readonly scenario: Scenario,
    readonly clock: VirtualClock,
    readonly served: Served = listsOf(scenario),
  ) {
    const random = new Random(scenario.seed, 'network');
    this.hosts = scenario.hosts.map(
      (settings, index) => new Host(this, settings, index, random.stream(`host ${index}`)),
    );
  }

  get ledger(): Ledger {
    return this.served.ledger;
  }

  get clusters(): Cluster[] {
    return this.hosts.flatMap(({ clusters }) => clusters);
  }

  readonly onAttempt = ({ url }: { readonly url: string }): void => {
    const { pathname, search } = new URL(url);
    const query = `${pathname}${search}`;
    this.attempts.set(query, (this.attempts.get(query) ?? 0) + 1);
  };

  /** Calls back a moment after so many more requests were sent. */
  afterRequest(count: number, callback: () => void): void {
    this.#awaited = { length: this.sent.length + count, callback };
  }

  /** The programs are over: nobody awaits a request any more. */
  close(): void {
    this.#cancelAwaited?.();
  }

  readonly fetch = async (address: string, { signal }: RequestInit = {}): Promise<Response> => {
    const url = new URL(address);
    const host = this.hosts[Number(url.hostname.slice(4, 5))];
    if (!host) throw new TypeError('fetch failed');
    this.open += 1;
    this.sent.push({ at: this.clock.time, host: host.index, query: `${url.pathname}${url.search}` });
    const { length, callback } = this.#awaited;
    if (this.sent.length === length) this.#cancelAwaited = this.clock.setTimer(moment, callback);
    try {
      const reply = await host.reply(url, signal ?? undefined);
      reply.headers.set('date', new Date(this.clock.time).toUTCString());
      return reply;
    } finally {
      this.open -= 1;
    }
  };
}

export function urlOf(host: number): string {
  return `http://host${host}.test`;
}

class Host {
  readonly clusters: readonly Cluster[];
  readonly #services: readonly ClusterService[];
  readonly #recent: number[] = [];
  /** Whole replies, by their paths, of a cache that mixes them up. */
  readonly #cached = new Map<string, Answer[]>();
  /** The messages of a liar who writes them anew. */
  readonly #forged: ReadonlyMap<number, object>;

  constructor(
    readonly network: Network,
    readonly settings: HostSettings,
    readonly index: number,
    readonly random: Random,
  ) {
    this.clusters = settings.clusters.map(
      (cluster, at) => new Cluster(network.ledger, cluster, beginning, random.stream(`cluster ${at}`)),
    );
    const habits = { hasWindows: network.scenario.hasWindows, isLoose: settings.isLoose === true };
    this.#services = this.clusters.map((cluster) => network.served.serviceOf(cluster, habits));
    const { lie } = settings;
    this.#forged = lie?.kind === 'rewritten' ? forgedFrom(network.ledger, lie.number) : new Map();
  }

  async reply(url: URL, signal: AbortSignal | undefined): Promise<Response> {
    const { settings, random, network } = this;
    const { clock } = network;
    const sent = clock.time;
    const query = `${url.pathname}${url.search}`;
    const note = (outcome: string, cluster = -1, rows: readonly Row[] = [], isWhole = false): void => {
      network.history.push({
        at: sent - beginning,
        end: clock.time - beginning,
        host: this.index,
        cluster,
        query,
        outcome,
        rows,
        isWhole,
      });
    };
    const isLimited = this.#isLimited(sent);
    const failure = random.chance(settings.share) ? random.pick(settings.failures) : undefined;
    const cluster = random.from(0, this.clusters.length - 1);
    const [least, most] = settings.latency;
    const latency = random.from(least, most);
    const [deadFrom, deadTo] = settings.dead ?? [0, 0];
    if (sent - beginning >= deadFrom && sent - beginning < deadTo) {
      note('dead', cluster);
      await this.#wait(Infinity, signal);
    }
    const [downFrom, downTo] = settings.down ?? [0, 0];
    if (sent - beginning >= downFrom && sent - beginning < downTo) {
      note('503', cluster);
      return broken('status 503', { status: 503, body: '', rows: [] });
    }
    // A reply shows the moment at which the service has read its rows, somewhere on its way.
    const delay = failure === 'slow' ? latency + 20_000 : latency;
    const before = Math.floor(delay * random.next());
    await this.#wait(before, signal);
    const made = (this.#services[cluster] as ClusterService).answer(clock.time, url);
    await this.#wait(delay - before, signal);
    if (settings.heavy !== undefined && url.pathname === pathOf(settings.heavy)) {
      note('503', cluster);
      return broken('status 503', { status: 503, body: '', rows: [] });
    }
    if (settings.refuses !== undefined && url.pathname === pathOf(settings.refuses)) {
      note('403', cluster);
      return response({ status: 403, body: '<html>Forbidden</html>' });
    }
    if (isLimited) {
      note('429', cluster);
      return new Response('{"_status":{"messages":[{"message":"Too many requests"}]}}', { status: 429 });
    }
    const told = settings.lie ? withLie(made, settings.lie, this.#forged) : made;
    const own = settings.ahead ? withTimesAhead(told, settings.ahead) : told;
    const final = settings.mixesUp ? this.#mixedUp(url.pathname, own) : own;
    note(
      failure && failure !== 'slow' ? failure : String(final.status),
      cluster,
      final.rows,
      !failure || failure === 'slow',
    );
    return failure && failure !== 'slow' ? broken(failure, final) : response(final);
  }

  #mixedUp(path: string, own: Answer): Answer {
    const cached = this.#cached.get(path) ?? [];
    this.#cached.set(path, [...cached, own]);
    return cached.length > 0 && this.random.chance(mixedUp) ? this.random.pick(cached) : own;
  }

  #isLimited(now: number): boolean {
    const { perSecond = Infinity } = this.settings;
    while ((this.#recent[0] ?? now) < now - 1000) this.#recent.shift();
    if (this.#recent.length >= perSecond) return true;
    this.#recent.push(now);
    return false;
  }

  #wait(delay: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        cancel();
        reject(signal?.reason);
      };
      const cancel =
        delay === Infinity
          ? () => undefined
          : this.network.clock.setTimer(delay, () => {
              signal?.removeEventListener('abort', end);
              resolve();
            });
      if (signal?.aborted) return end();
      signal?.addEventListener('abort', end, { once: true });
    });
  }
}

function response({ status, body }: Omit<Answer, 'rows'>): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

/** The reply of a proxy, or a connection that ends. */
function broken(failure: Failure, { status, body }: Answer): Response {
  switch (failure) {
    case 'status 500':
      return response({ status: 500, body: '{"_status":{"messages":[{"message":"Internal error"}]}}' });
    case 'status 503':
      return response({ status: 503, body: '<html>unavailable</html>' });
    case 'garbage':
      return response({ status: 200, body: '{"message":"Quota exceeded"}' });
    case 'cut off':
      return response({ status, body: body.slice(0, body.length >> 1) });
    default:
      throw new TypeError('fetch failed');
  }
}

/** Blocks whose record files end later than they do. */
function withTimesAhead(made: Answer, ahead: number): Answer {
  const files = Math.ceil(ahead / recordFile);
  const body = made.body.replace(/"(from|to)":"(\d+)\./g, (_, name: string, seconds: string) => {
    return `"${name}":"${Number(seconds) + (files * recordFile) / 1000}.`;
  });
  return { ...made, body };
}
