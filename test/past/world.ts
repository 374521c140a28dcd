import { Cluster } from '../../scripts/simulate/cluster.js';
import { Row } from '../../scripts/simulate/ledger.js';
import { itemOf, PastLedger, type Transfer } from '../../scripts/simulate/past/past-ledger.js';
import { PastService, type PastServiceSettings } from '../../scripts/simulate/past/past-service.js';
import { Random } from '../../scripts/simulate/random.js';
import type { ClusterService } from '../../scripts/simulate/shown-rows.js';
import { beginning } from '../../scripts/simulate/virtual-clock.js';
import { type Clock, createLedgerClient, type LedgerClient } from '../../src/ledger.js';

export const second = 1_000_000_000n;

interface LedgerOptions {
  readonly accounts?: number;
  readonly tokens?: number;
  readonly transactions?: number;
  readonly hours?: number;
  /** So many tokens of one account. */
  readonly collector?: number;
}

/** A ledger of the simulation, which the tests of this room look into. */
class MadeLedger extends PastLedger {
  readonly end = BigInt(beginning) * 1_000_000n;

  constructor(seed: number, options: LedgerOptions) {
    const { accounts = 40, tokens = 6, transactions = 600, hours = 6, collector = 0 } = options;
    const present = { rate: 0, seconds: 0, collector, holders: 0 };
    super({ accounts, tokens, old: transactions, hours, ...present }, new Random(seed, 'balances'));
  }

  pick<Item>(items: readonly Item[]): Item {
    return this.random.pick(items);
  }
}

/** One service name with two clusters, which answer in turns and have snapshots of their own. A test may spoil its replies. */
class MadeService extends PastService {
  readonly requests: string[] = [];
  /** The present, in nanoseconds. */
  now: bigint;
  /** A parameter that the service does not look at. */
  ignored: string | undefined;
  /** Replaces a reply of the service. Undefined becomes a 404. */
  spoil: ((path: string, reply: object) => object | undefined) | undefined;
  readonly #clusters: readonly Cluster[];
  readonly #services: readonly ClusterService[];

  constructor(made: MadeLedger, seed: number, settings: Partial<PastServiceSettings>) {
    const usual = { snapshots: 'all', distance: 15, skipped: 0 } as const;
    super(made, { ...usual, ...settings }, new Random(seed, 'service'));
    this.now = made.end + 600n * second;
    const cluster = { lag: [0, 0], late: 0, incomplete: 0, index: 0 } as const;
    this.#clusters = [1, 2].map(
      (number) => new Cluster(made.rows, cluster, beginning, new Random(seed, `cluster ${number}`)),
    );
    const habits = { hasWindows: false, isLoose: false };
    this.#services = this.#clusters.map((one) => this.serviceOf(one, habits));
  }

  /** The times of the snapshots of all clusters. */
  get snapshots(): bigint[] {
    return this.#clusters.flatMap((cluster) => [...this.snapshotsOf(cluster)]).sort((a, b) => Number(a - b));
  }

  invent(time: bigint, transfers: readonly Transfer[]): void {
    const keys = { list: 'getTransactions', first: time, second: 0n, nanoseconds: time, file: 0 } as const;
    this.invented.push(new Row(keys, itemOf({ time, result: 'SUCCESS', transfers })));
  }

  readonly fetch = async (input: string): Promise<Response> => {
    const url = new URL(input);
    const path = url.pathname.replace('/api/v1', '');
    this.requests.push(path + url.search);
    if (this.ignored !== undefined) url.searchParams.delete(this.ignored);
    const cluster = this.#services[this.requests.length % 2] as ClusterService;
    const { status, body } = cluster.answer(Number(this.now / 1_000_000n), url);
    const reply: object = JSON.parse(body);
    const spoilt = status === 200 && this.spoil ? this.spoil(path, reply) : reply;
    if (spoilt === undefined) return new Response('{}', { status: 404 });
    // The text has integers that `JSON.parse` would round.
    const text = spoilt === reply ? body : JSON.stringify(spoilt);
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  };
}

export interface World {
  readonly made: MadeLedger;
  readonly service: MadeService;
  readonly ledger: LedgerClient;
  readonly clock: Clock;
}

/** A service and a client of it. Nothing waits: a timer of the client ends at once. */
export function world(
  seed: number,
  ledgerOptions: LedgerOptions = {},
  serviceSettings: Partial<PastServiceSettings> = {},
): World {
  const made = new MadeLedger(seed, ledgerOptions);
  const service = new MadeService(made, seed, serviceSettings);
  let elapsed = 0;
  const clock = {
    now: () => Number(service.now / 1_000_000n),
    elapsed: () => elapsed,
    random: () => 0.5,
    setTimer: (delay: number, callback: () => void) => {
      // Limits of calls are not reached.
      const isLimit = delay >= 30_000;
      const timer = isLimit
        ? undefined
        : setTimeout(() => {
            elapsed += delay;
            service.now += BigInt(Math.ceil(delay)) * 1_000_000n;
            callback();
          });
      return () => clearTimeout(timer);
    },
  };
  const { fetch } = service;
  const validation = { response: 'off' } as const;
  return {
    made,
    service,
    ledger: createLedgerClient({ baseUrl: 'http://made.test', fetch, clock, validation }),
    clock,
  };
}

/** Moments over the whole ledger, some of them those of transactions. */
export function momentsOf(made: MadeLedger, count: number): bigint[] {
  return Array.from({ length: count }, (_, index) => {
    if (index % 3 === 0) return made.pick(made.transactions).time;
    return made.begin + (BigInt(index) * (made.end - made.begin)) / BigInt(count);
  });
}
