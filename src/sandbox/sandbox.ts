import { sleep, systemEffects } from '../core/http/effects.js';
import { stringify } from '../core/request/stringify.js';
import type { LedgerData } from './data/ledger-data.js';
import { makeLedger } from './data/make-ledger.js';
import { Random } from './data/random.js';
import { Faults } from './faults.js';
import type { Weaknesses } from './ledger/select.js';
import { answerLedger } from './ledger/service.js';
import type { Listener } from './listen.js';
import { StatusPage } from './status/status-page.js';

/** How a sandbox is made. */
export interface SandboxOptions {
  /** What the data is made from: the same seed, the same data. @default 1 */
  readonly seed?: string | number | undefined;
  /** How much data there is, by a factor. @default 1 */
  readonly size?: number | undefined;
  /** The present in milliseconds since the Unix epoch. @default 2026-01-01T00:00:00Z, so that data does not change by the day */
  readonly now?: (() => number) | undefined;
  /** Weak sides of the service to show. @default none */
  readonly weak?: Partial<Weaknesses> | undefined;
}

/** A ledger and a status page in memory, which speak both interfaces. */
export interface Sandbox {
  /** Answers requests as both services; give it to a client as its `fetch`, with `ledgerUrl` or `statusUrl`. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Base URL of the query service behind `fetch`. */
  readonly ledgerUrl: string;
  /** Base URL of the status service behind `fetch`. */
  readonly statusUrl: string;
  /** What the ledger holds. A test may add to it, or change it. */
  readonly ledger: LedgerData;
  /** The status page, on which a test may open incidents and schedule maintenances. */
  readonly status: StatusPage;
  /** Latency, errors and broken connections, by rate or for the next requests. */
  readonly faults: Faults;
  /** Serves the same on a loopback port; Node only. */
  listen(port?: number): Promise<Listener>;
}

const firstOfJanuary = Date.UTC(2026, 0, 1);
const host = 'http://sandbox.invalid';

/** Makes a service of one's own: no network, no key, no limits, and the same replies every time. */
export function createSandbox({
  seed = 1,
  size = 1,
  now = () => firstOfJanuary,
  weak = {},
}: SandboxOptions = {}): Sandbox {
  const ledger = makeLedger({ seed, size, now: now() });
  const status = new StatusPage(new Random(`${seed} status`), now);
  const faults = new Faults(new Random(`${seed} faults`));
  const weaknesses = { standingNext: false, emptyPages: false, ...weak };
  const respond = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/api/v2/'))
      return answerStatus(status, request.method, pathname.slice('/api/v2'.length));
    const body = {
      bytes: new Uint8Array(await request.arrayBuffer()),
      contentType: request.headers.get('content-type') ?? '',
    };
    return answerLedger(
      ledger,
      { method: request.method, path: pathname, query: search.slice(1), body },
      weaknesses,
    );
  };
  const fetch = (request: Request): Promise<Response> =>
    faults.apply(
      () => respond(request),
      (delay) => sleep(delay, request.signal, systemEffects),
    );
  return {
    fetch,
    ledgerUrl: host,
    statusUrl: `${host}/api/v2`,
    ledger,
    status,
    faults,
    listen: async (port) => (await import('./listen.js')).listen(fetch, port),
  };
}

function answerStatus(status: StatusPage, method: string, path: string): Response {
  const reply = method === 'GET' ? status.reply(path) : undefined;
  const headers = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' };
  return reply
    ? new Response(stringify(reply), { headers })
    : new Response('{"error":"not found"}', { status: 404, headers });
}
