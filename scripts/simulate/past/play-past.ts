import { createHash } from 'node:crypto';
import {
  balancesAt,
  createLedgerClient,
  holdersAt,
  type LedgerClient,
  type LedgerClientOptions,
} from '../../../src/index.js';
import { Network, urlOf } from '../network.js';
import { brokenPastPromises } from '../promises/past.js';
import { Random } from '../random.js';
import { horizon } from '../scenario.js';
import { beginning, VirtualClock } from '../virtual-clock.js';
import { cornerCasesOf } from './corner-cases.js';
import { drawMoments } from './draw-moments.js';
import { countsOf, type PastCounts } from './past-counts.js';
import { hbars, PastLedger } from './past-ledger.js';
import type { PastRead, PastReading, PastRun } from './past-reading.js';
import type { PastScenario } from './past-scenario.js';
import { PastService } from './past-service.js';

/** The result of one seed. */
export interface PastOutcome extends PastCounts {
  readonly seed: number;
  readonly broken: readonly string[];
  readonly digest: string;
  readonly history: readonly string[];
}

/** Plays the programs of one seed: each reads one moment. */
export async function playPast(scenario: PastScenario): Promise<PastOutcome> {
  const world = new PastWorld(scenario);
  const { clock, network, run } = world;
  const readings: PastReading[] = [];
  const client = world.connect();
  const all = Promise.all(
    world.reads.map(async (read) => {
      readings.push(await world.read(client, read));
    }),
  );
  const isFinished = await clock.run(all, horizon);
  await clock.run(world.close(), clock.elapsed() + 1000);
  network.close();
  const broken = readings.flatMap((reading) => brokenPastPromises(run, reading));
  if (!isFinished) broken.push('ends: a program is still running');
  if (isFinished && clock.pending + network.open > 0)
    broken.push(`nothingLeft: ${clock.pending} timers and ${network.open} requests are left`);
  const history = readings.map(lineOf);
  const digest = createHash('sha256').update(history.join('\n')).digest('hex').slice(0, 16);
  const counts = countsOf(run, readings, (reading) => cornerCasesOf(run, reading));
  return { seed: scenario.seed, broken, digest, history, ...counts };
}

class PastWorld {
  readonly clock: VirtualClock;
  readonly network: Network;
  readonly reads: readonly PastRead[];
  readonly run: PastRun;
  readonly #requests = new Map<string, string[]>();
  readonly #clients: LedgerClient[] = [];

  constructor(scenario: PastScenario) {
    const { seed, balances, moments, clockError } = scenario;
    this.clock = new VirtualClock(new Random(seed, 'client').next);
    this.clock.error = clockError;
    const ledger = new PastLedger(balances, new Random(seed, 'balances'));
    const service = new PastService(ledger, scenario.service, new Random(seed, 'service'));
    const served = { ledger: ledger.rows, serviceOf: service.serviceOf.bind(service) };
    this.network = new Network(scenario, this.clock, served);
    const { clusters } = this.network;
    const snapshots = clusters
      .flatMap((cluster) => [...service.snapshotsOf(cluster)])
      .sort((a, b) => (a < b ? -1 : 1));
    const random = new Random(seed, 'moments');
    this.reads = drawMoments(ledger, snapshots, moments, random);
    this.run = { scenario, ledger, service, network: this.network };
  }

  connect(): LedgerClient {
    const { clock, network } = this;
    const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
      const reading = new Headers(init.headers).get('x-reading') ?? '';
      const { pathname, search } = new URL(url);
      const sent = this.#requests.get(reading) ?? [];
      this.#requests.set(reading, sent);
      sent.push(pathname + search);
      return network.fetch(url, init);
    };
    const hosts = network.hosts.map((_, index) => ({ baseUrl: urlOf(index) }));
    const place = hosts.length === 1 ? hosts[0] : { hosts };
    const client = createLedgerClient({
      ...{ fetch, clock, onInvalidResponse: () => undefined },
      ...place,
    } as LedgerClientOptions);
    this.#clients.push(client);
    return client;
  }

  async close(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.close(0)));
  }

  async read(client: LedgerClient, read: PastRead): Promise<PastReading> {
    const { clock } = this;
    await clock.sleep(read.begin);
    const begin = clock.time;
    const key = String(this.reads.indexOf(read));
    const balances = new Map<string, bigint>();
    const result: Pick<PastReading, 'isChecked' | 'at'> = { isChecked: false, at: undefined };
    let failure: unknown;
    try {
      const reader =
        read.kind === 'account' ? this.#account(client, read, key) : this.#holders(client, read, key);
      for await (const part of reader) {
        if ('result' in part) Object.assign(result, part.result);
        else balances.set(part.name, part.amount);
      }
    } catch (error) {
      failure = error;
    }
    const requests = this.#requests.get(key) ?? [];
    return { read, begin, end: clock.time, balances, error: failure, ...result, requests };
  }

  async *#account(
    client: LedgerClient,
    { name, moment, check }: PastRead,
    key: string,
  ): AsyncGenerator<Part> {
    const state = await balancesAt(client, name, moment, { check, headers: () => ({ 'x-reading': key }) });
    yield { name: hbars, amount: state.balance };
    for (const [token, amount] of state.tokens) yield { name: token, amount };
    yield { result: { isChecked: state.isChecked, at: state.at } };
  }

  /** Some programs stop early, and continue from the cursor in a new client. */
  async *#holders(first: LedgerClient, read: PastRead, key: string): AsyncGenerator<Part> {
    const { name, moment, check, maxRequests, leaves } = read;
    const options = { check, maxRequests, headers: () => ({ 'x-reading': key }) };
    let client = first;
    let from: string | undefined;
    for (let part = 0; ; part += 1) {
      const holders = holdersAt(client, name, moment, { ...options, from });
      let count = 0;
      for await (const { account, balance } of holders) {
        yield { name: account, amount: balance };
        count += 1;
        if (count === leaves && part < 3) break;
      }
      yield { result: { isChecked: holders.isChecked, at: holders.at } };
      if (count !== leaves || part >= 3) return;
      from = holders.cursor;
      client = this.connect();
    }
  }
}

type Part =
  | { readonly name: string; readonly amount: bigint }
  | { readonly result: Pick<PastReading, 'isChecked' | 'at'> };

function lineOf({ read, begin, end, balances, error, isChecked, requests }: PastReading): string {
  const { kind, name, time, drawn, check } = read;
  const outcome =
    error === undefined ? `${balances.size} balances${isChecked ? ', checked' : ''}` : String(error);
  const sum = [...balances.values()].reduce((total, amount) => total + amount, 0n);
  return `${begin - beginning} to ${end - beginning}: ${kind} ${name} at ${time} (${drawn}, check ${check}) → ${outcome}, sum ${sum}, ${requests.length} requests: ${requests.join(' ')}`;
}
