import { Cluster } from './cluster.js';
import { type Ledger, makeLedger, type Row, recordFile } from './ledger.js';
import { traits } from './query.js';
import { Random } from './random.js';
import type { Failure, HostSettings, Lie, Scenario } from './scenario.js';
import { type Answer, answer } from './service.js';
import { beginning, type VirtualClock } from './virtual-clock.js';

/** One request, as the history of a run shows it. */
export interface Sent {
  readonly at: number;
  readonly host: number;
  readonly cluster: number;
  readonly query: string;
  readonly outcome: string;
  readonly rows: readonly Row[];
  /** Whether the reply was sent as the cluster made it. */
  readonly isWhole: boolean;
}

/** The hosts of a scenario. `fetch` is all that the client sees of them. */
export class Network {
  readonly ledger: Ledger;
  readonly hosts: readonly Host[];
  readonly history: Sent[] = [];
  /** Requests that have neither a reply nor an end. */
  open = 0;
  /** Each request when it is sent, also one that is aborted later. */
  readonly sent: { readonly at: number; readonly host: number; readonly query: string }[] = [];
  /** The attempts of calls, as the client reports them, by the query of their request. */
  readonly attempts = new Map<string, number>();

  constructor(
    readonly scenario: Scenario,
    readonly clock: VirtualClock,
  ) {
    const random = new Random(scenario.seed, 'network');
    this.ledger = makeLedger(scenario.ledger, random.stream('ledger'));
    this.hosts = scenario.hosts.map(
      (settings, index) => new Host(this, settings, index, random.stream(`host ${index}`)),
    );
  }

  get clusters(): Cluster[] {
    return this.hosts.flatMap(({ clusters }) => clusters);
  }

  readonly onAttempt = ({ url }: { readonly url: string }): void => {
    const { pathname, search } = new URL(url);
    const query = `${pathname}${search}`;
    this.attempts.set(query, (this.attempts.get(query) ?? 0) + 1);
  };

  readonly fetch = async (address: string, { signal }: RequestInit = {}): Promise<Response> => {
    const url = new URL(address);
    const host = this.hosts[Number(url.hostname.slice(4, 5))];
    if (!host) throw new TypeError('fetch failed');
    this.open += 1;
    this.sent.push({ at: this.clock.time, host: host.index, query: `${url.pathname}${url.search}` });
    try {
      return await host.reply(url, signal ?? undefined);
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
  readonly #recent: number[] = [];

  constructor(
    readonly network: Network,
    readonly settings: HostSettings,
    readonly index: number,
    readonly random: Random,
  ) {
    this.clusters = settings.clusters.map(
      (cluster, at) => new Cluster(network.ledger, cluster, beginning, random.stream(`cluster ${at}`)),
    );
  }

  async reply(url: URL, signal: AbortSignal | undefined): Promise<Response> {
    const { settings, random, network } = this;
    const { clock } = network;
    const sent = clock.time;
    const query = `${url.pathname}${url.search}`;
    const note = (outcome: string, cluster = -1, rows: readonly Row[] = [], isWhole = false): void => {
      network.history.push({
        at: sent - beginning,
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
    const read = clock.time;
    await this.#wait(delay - before, signal);
    if (settings.heavy !== undefined && url.pathname === traits[settings.heavy].path) {
      note('503', cluster);
      return broken('status 503', { status: 503, body: '', rows: [] });
    }
    if (isLimited) {
      note('429', cluster);
      return new Response('{"_status":{"messages":[{"message":"Too many requests"}]}}', { status: 429 });
    }
    const own = this.clusters[cluster] as Cluster;
    const made = answer(network.ledger, own, read, url, {
      hasWindows: network.scenario.hasWindows,
      isLoose: settings.isLoose === true,
    });
    const told = settings.lie ? withLie(made, settings.lie) : made;
    const final = settings.ahead ? withTimesAhead(told, settings.ahead) : told;
    note(
      failure && failure !== 'slow' ? failure : String(final.status),
      cluster,
      final.rows,
      !failure || failure === 'slow',
    );
    return failure && failure !== 'slow' ? broken(failure, final) : response(final.status, final.body);
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

function response(status: number, body: string): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

/** The reply of a proxy, or a connection that ends. */
function broken(failure: Failure, { status, body }: Answer): Response {
  switch (failure) {
    case 'status 500':
      return response(500, '{"_status":{"messages":[{"message":"Internal error"}]}}');
    case 'status 503':
      return response(503, '<html>unavailable</html>');
    case 'garbage':
      return response(200, '{"message":"Quota exceeded"}');
    case 'cut off':
      return response(status, body.slice(0, body.length >> 1));
    default:
      throw new TypeError('fetch failed');
  }
}

/** A liar changes one message or block, in each reply that has it. */
function withLie(made: Answer, { kind, number }: { kind: Lie; number: number }): Answer {
  const reply = JSON.parse(made.body);
  const isMessages = Array.isArray(reply.messages);
  const name = isMessages ? 'sequence_number' : 'number';
  const items: Record<string, unknown>[] | undefined = reply.messages ?? reply.blocks;
  if (!items && !('running_hash' in reply)) return made;
  const all = items ?? [reply];
  const index = all.findIndex((item) => item[name] === number || item.sequence_number === number);
  const item = all[index];
  if (!item) return made;
  const hash = 'running_hash' in item ? 'running_hash' : 'hash';
  if (kind === 'content') item.message = btoa('a lie');
  if (kind === 'hash') item[hash] = String(item[hash]).split('').reverse().join('');
  if (kind === 'type') item[hash] = [item[hash]];
  if (kind === 'withheld' && !items)
    return { status: 404, body: '{"_status":{"messages":[{"message":"Not found"}]}}', rows: [] };
  if (kind === 'withheld') all.splice(index, 1);
  if (kind === 'swapped' && all[index + 1]) all.splice(index, 2, all[index + 1] as typeof item, item);
  if (kind === 'end' && items) {
    all.splice(index);
    reply.links = { next: null };
  }
  return { ...made, body: JSON.stringify(reply) };
}

/** Blocks whose record files end later than they do. */
function withTimesAhead(made: Answer, ahead: number): Answer {
  const files = Math.ceil(ahead / recordFile);
  const body = made.body.replace(/"(from|to)":"(\d+)\./g, (_, name: string, seconds: string) => {
    return `"${name}":"${Number(seconds) + (files * recordFile) / 1000}.`;
  });
  return { ...made, body };
}
