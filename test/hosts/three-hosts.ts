import type { TransportHooks } from '../../src/client/client.js';
// By its inner path: it is loaded when it is used, which takes real time.
import '../../src/hosts/host-switch.js';
import { createLedgerClient, type Fetch, type LedgerClientOptions } from '../../src/ledger.js';
import { createSandbox, type Sandbox, VirtualClock } from '../../src/sandbox.js';
import { seeded } from '../setup/living-sandbox.js';
import { VirtualTime } from '../setup/virtual-time.js';

export type Trouble = 'dies' | 'hangs' | 'stands still' | 'lags' | '429' | '500' | 'garbage';

export const names = ['https://one.test', 'https://two.test', 'https://three.test'] as const;

/** Three hosts of one growing ledger, on a clock that does not wait. */
export class ThreeHosts {
  readonly time = new VirtualTime();
  readonly random = seeded(7);
  readonly hosts: Sandbox[];
  /** A host that is 30 seconds behind. */
  readonly #late: Sandbox;
  readonly #troubles = new Map<string, Trouble | undefined>();
  /** The requests of each host. */
  readonly sent: Record<string, { readonly url: string; readonly key: string | null }[]> = {};
  /** Replies in the place of a host. */
  intercept: (address: string, init: RequestInit) => Response | undefined = () => undefined;
  /** The share of replies that take two seconds. */
  slow = 0;

  constructor() {
    const { elapsed, setTimer } = this.time;
    const clock = Object.assign(new VirtualClock(elapsed(), this.random), {
      now: elapsed,
      elapsed,
      setTimer,
    });
    const host = (lag: number) =>
      createSandbox({ seed: 5, size: 0.05, live: { rate: 3 }, clusters: [{ lag }], clock });
    this.hosts = [host(1200), host(1500), host(2500)];
    this.#late = host(30_000);
  }

  /** Begins or ends the trouble of a host. A host that lags stands still at first, as time does not go back. */
  set(host: number, trouble: Trouble | undefined): void {
    const name = names[host] ?? '';
    const cluster = this.hosts[host]?.clusters[0];
    const isLate = trouble === 'lags';
    // Reading the ledger imports the files that are due.
    if (cluster && this.hosts[host]?.ledger) cluster.frozen = isLate || trouble === 'stands still';
    this.#troubles.set(name, isLate ? 'stands still' : trouble);
    if (isLate)
      // The clock does not fire timers of 30 seconds.
      this.time.setTimer(30_001, () => {
        if (this.#troubles.get(name)) this.#troubles.set(name, 'lags');
      });
  }

  get requests(): number {
    return Object.values(this.sent).reduce((sum, list) => sum + list.length, 0);
  }

  readonly fetch: Fetch = async (address, init) => {
    const { origin } = new URL(address);
    const trouble = this.#troubles.get(origin);
    this.sent[origin] ??= [];
    this.sent[origin].push({ url: address, key: new Headers(init.headers).get('x-api-key') });
    const own = this.intercept(address, init);
    if (own) return own;
    const isSlow = this.random() < this.slow;
    const latency = trouble === 'hangs' ? Infinity : isSlow ? 2000 : 20 + this.random() * 30;
    await new Promise<void>((resolve, reject) => {
      const cancel = latency === Infinity ? () => undefined : this.time.setTimer(latency, resolve);
      init.signal?.addEventListener('abort', () => {
        cancel();
        reject(init.signal?.reason);
      });
    });
    if (trouble === 'dies') throw new TypeError('fetch failed');
    if (trouble === '429' || trouble === '500') return new Response('', { status: Number(trouble) });
    if (trouble === 'garbage') return new Response('<html>Sorry</html>');
    const sandbox = trouble === 'lags' ? this.#late : this.hosts[names.indexOf(origin as (typeof names)[0])];
    if (!sandbox) throw new TypeError(`no host ${origin}`);
    return sandbox.fetch(address, init);
  };

  connect(
    settings: Omit<LedgerClientOptions, 'hosts' | 'network' | 'baseUrl'> & TransportHooks = {},
    rates: readonly number[] = [],
  ) {
    const hosts = names.map((baseUrl, index) => ({
      baseUrl,
      headers: { 'x-api-key': `key-of-host-${index}` },
      requestsPerSecond: rates[index],
    }));
    const { fetch, time: clock } = this;
    const validation = { response: 'off' } as const;
    return createLedgerClient({ validation, ...settings, fetch, clock, hosts } as LedgerClientOptions);
  }
}
