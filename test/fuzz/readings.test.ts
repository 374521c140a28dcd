// By their inner paths: they are loaded when they are used, which takes real time.
import '../../generated/ledger/bodies.js';
import { expect, it } from 'vitest';
import { repeat } from '../../src/after/wait-for.js';
import { createTransport, type Fetch, type Operation, type Transport } from '../../src/client/client.js';
import * as client from '../../src/index.js';
import type { GrowingListRequest, ListRequest } from '../../src/ledger.js';
import { infiniteQueryOptions } from '../../src/query.js';
import { createSandbox } from '../../src/sandbox.js';
import { longestParams } from '../sandbox/paths.js';
import { declaredOperations, type Service, services } from '../setup/description.js';
import { descriptorOf, fixture, functionOf, plausibleParams } from '../setup/fixtures.js';
import { seeded } from '../setup/living-sandbox.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { announce, patience, runs } from './fuzzing.js';
import { everyType, replaced } from './places.js';

const sandbox = createSandbox({ size: 0.02 });
const start = sandbox.clock.now();

interface Case {
  readonly service: Service;
  readonly operation: Operation;
  readonly params: object;
  readonly transport: Transport;
  readonly settings: client.TransportSettings & { readonly clock: VirtualTime };
  readonly signal: AbortSignal;
}

/** Calls the operation of a case. Only some requests have all of these methods. */
type Call = (options?: object) => GrowingListRequest<object, object>;
type Way = (call: Call, given: Case) => Promise<unknown>;

async function first(items: AsyncIterable<unknown>, most: number): Promise<void> {
  let count = 0;
  for await (const _ of items) if (++count === most) break;
}

const single: Readonly<Record<string, Way>> = {
  await: async (call) => call(),
  withResponse: (call) => call().withResponse(),
  'equal calls': (call) => Promise.all([call(), call()]),
  waitFor: (call, { settings }) => repeat(() => call(), { timeout: 2000 }, settings.clock),
  async parseReply(call, { operation }) {
    const text = client.stringifyJson(await call());
    client.parseReply(operation, text);
    await client.checkReply(operation, text);
  },
  async request(_, { transport, operation, signal }) {
    const path = operation.path.replace(/\{[^{}]+\}/g, '0.0.1001');
    await client.request(transport, { path, int64: true }, { signal });
    await first(client.request(transport, { path }, { signal }), 8);
    await first(client.request(transport, { path, items: operation.items }, { signal }).pages(), 3);
  },
};
const changing: Readonly<Record<string, Way>> = {
  async changes(_, { settings, signal }) {
    const status = client.createStatusClient({ ...settings, baseUrl: sandbox.statusUrl });
    const changes = status.changes({ signal });
    await first(changes, 2);
    await first(status.changes({ from: changes.cursor, signal }), 1);
  },
};
const after: Readonly<Record<string, Way>> = {
  'after a minute ago': async (call) => call({ after: new Date(start - 60_000) }),
  'after now': async (call) => call({ after: new Date(start) }),
  'after a transaction': async (call) => call({ after: sandbox.ledger.transactions.at(-1)?.transaction_id }),
};
const list: Readonly<Record<string, Way>> = {
  iterate: (call) => first(call(), 12),
  toArray: (call) => call().toArray({ limit: 12 }),
  pages: (call) => first(call().pages(), 4),
  'pages without prefetch': (call) => first(call().pages({ prefetch: 0 }), 4),
  async page(call) {
    let page = await call().page();
    if (page.next !== null) page = await call().page(page.next);
    if (page.previous !== null) page = await call().page(page.previous);
    if (page.next !== null) await call().page(page.next);
  },
  async infiniteQueryOptions(_, { service, operation, params, settings, signal }) {
    const created = service === 'ledger' ? client.createLedgerClient : client.createStatusClient;
    const made: unknown = created({ ...settings, baseUrl: 'http://ledger.test' });
    const lists = made as Record<string, () => ListRequest<unknown, unknown>>;
    const query = infiniteQueryOptions(lists, operation.operationId, params);
    const page = await query.queryFn({ signal, pageParam: query.initialPageParam });
    for (const next of [query.getNextPageParam(page), query.getPreviousPageParam(page)])
      if (next !== null) await query.queryFn({ signal, pageParam: next });
  },
};
const ranged: Readonly<Record<string, Way>> = {
  scan: (call) => first(call().scan(), 60),
  'scan in any order': (call) => first(call().scan({ ordered: false, concurrency: 3 }), 60),
  async 'scan from a cursor'(call) {
    const scan = call().scan();
    await first(scan, 4);
    expect(scan.progress ?? 0).toBeLessThanOrEqual(1);
    await first(call().scan({ from: scan.cursor }), 20);
  },
  async split(call) {
    for (const part of await call().split(3)) await first(call().part(part), 8);
  },
};
const growing: Readonly<Record<string, Way>> = {
  follow: (call) => first(call().follow({ giveUpAfter: 60_000 }), 6),
  'follow from now': (call) => first(call().follow({ from: 'now', giveUpAfter: 60_000 }), 1),
  async 'follow from a cursor'(call) {
    const follow = call().follow({ giveUpAfter: 60_000, settle: 0 });
    await first(follow, 5);
    expect([typeof follow.behind, typeof follow.missing]).not.toContain('string');
    await first(call().follow({ from: follow.cursor, giveUpAfter: 60_000 }), 5);
  },
};

const probe = createTransport({ baseUrl: 'http://ledger.test' });

/** Every way to read each operation. */
const readings = services.flatMap((service) =>
  declaredOperations(service).flatMap((declared) => {
    const { operationId } = declared;
    const call = functionOf(service, operationId);
    const operation = descriptorOf(service, operationId);
    const params = plausibleParams(declared);
    const request = call(probe, params);
    const { request: undescribed, ...others } = single;
    const ways = {
      ...others,
      ...(operation.method === 'GET' && { undescribed }),
      ...(service === 'status' && changing),
      ...(operation.after && after),
      ...('pages' in request && list),
      ...('scan' in request && ranged),
      ...('follow' in request && growing),
    };
    // A few items have all that many have.
    const few = (_: string, value: unknown): unknown => (Array.isArray(value) ? value.slice(0, 3) : value);
    const text = JSON.stringify(JSON.parse(fixture(service, operationId)), few);
    const limit = operation.parameters?.limit && { limit: 5 };
    const inSandbox =
      service === 'ledger' && !declared.deprecated && 'pages' in request
        ? { ...longestParams(sandbox.ledger, operationId), ...limit }
        : undefined;
    return Object.entries(ways).map(([name, read]) => ({
      ...{ service, operation, call, params, text, inSandbox, name },
      read: read as Way,
    }));
  }),
);

const headers = [
  ...['retry-after 1e9', 'retry-after 0', 'retry-after Mon,x', 'content-type x', 'content-length -1'],
  ...['location //', 'location http://ledger.test/api/v1/blocks', 'date x', 'x-cluster-id __proto__'],
  ...[`cache-control max-age=${'9'.repeat(400)}`, `age ${'9'.repeat(400)}`, 'age x'],
].map((header) => header.split(' ') as [string, string]);

const statuses = [...Array.from({ length: 15 }, () => 200), 400, 404, 404, 429, 500, 503, 204, 302];
const twentyDays = 20 * 86_400_000;

it('of every type are data or an error of the client, however they are read', {
  timeout: patience * 4,
}, async () => {
  const { numRuns = 0, seed = 0 } = runs(0.04);
  const random = seeded(seed);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const faults = new Map<string, string>();
  let [replies, withData] = [0, 0];

  async function runCase(): Promise<void> {
    const { service, operation, call, text, inSandbox, name, read, ...reading } = pick(readings);
    const isFixture = !inSandbox || random() < 0.5;
    const params = isFixture ? reading.params : inSandbox;
    const replacements = Array.from({ length: pick([1, 1, 2]) }, () => ({
      at: random(),
      json: pick(everyType),
    }));
    // Which replies are changed.
    const begin = pick([0, 0, 1, 2, 3, 5]);
    const end = begin + pick([1, 1, 2, Infinity]);
    const status = pick(statuses);
    const init = { status, headers: Array.from({ length: pick([0, 0, 1, 2]) }, () => pick(headers)) };
    const validation = pick(['warn', 'off', 'off', 'throw'] as const);
    const most = name.startsWith('follow') || name === 'changes' ? 60 : 25;
    const over = new AbortController();
    const clock = new VirtualTime();
    clock.setClock(start - clock.now());
    let sent = 0;
    const fetch: Fetch = async (url, request) => {
      const index = sent++;
      replies += 1;
      if (sent > most) over.abort('over');
      if (sent > 2 * most) throw new Error('sends requests without end');
      const { pathname, search } = new URL(url);
      // The requests of `after`, beside its own.
      const isOther = pathname.endsWith('/blocks') || pathname.startsWith('/api/v1/transactions/');
      const base = service === 'ledger' ? sandbox.ledgerUrl : sandbox.statusUrl;
      const fetched =
        isFixture && !isOther && name !== 'changes'
          ? undefined
          : await sandbox.fetch(`${base}${pathname}${search}`, request);
      const body = (await fetched?.text()) ?? text;
      if (index < begin || index >= end) return new Response(body, { status: fetched?.status ?? 200 });
      return new Response(status === 204 ? null : replaced(body, replacements), init);
    };
    const retry = pick([false, { retries: 1 }] as const);
    const limits = { deadline: 50_000, timeout: 20_000, retry, onInvalidResponse: () => undefined };
    const settings = { ...limits, fetch, clock, validation };
    const transport = createTransport({ ...settings, baseUrl: 'http://ledger.test' });
    const { signal } = over;
    const open = (options = {}): unknown => call(transport, params, { signal, ...options });
    const work = read(open as Call, { service, operation, params, transport, settings, signal });
    const cancels: (() => void)[] = [];
    const hangs = new Promise((_, reject) => {
      cancels.push(clock.setTimer(twentyDays, () => reject(new Error('hangs'))));
    });
    try {
      await clock.run(Promise.race([work, hangs]));
      withData += 1;
    } catch (error) {
      // The error of a request shows no mistake of the client that became its cause.
      const causes = error instanceof client.NetworkError ? [error, error.cause] : [error];
      const isDeep = name === 'parseReply' && error instanceof client.ParameterError;
      const fault = causes.find((each) => each !== 'over' && !isDeep && !isExpected(each));
      if (fault === undefined) return;
      const given = JSON.stringify({ begin, end, init, validation, replacements }).slice(0, 500);
      faults.set(`${fault}`, `${operation.operationId} ${name}: ${given}\n${(fault as Error).stack}`);
    } finally {
      for (const cancel of cancels) cancel();
    }
  }

  for (let run = 0; run < numRuns; run++) await runCase();
  announce(`readings of ${replies} replies, ${withData} of them with data`, numRuns);
  expect(Array.from(faults.values())).toEqual([]);
  expect(withData).toBeGreaterThan(numRuns / 3);
});

/** A reply is no reason for a ParameterError. */
function isExpected(error: unknown): boolean {
  if (error instanceof client.ParameterError) return false;
  return error instanceof client.ClientError || error === undefined;
}
