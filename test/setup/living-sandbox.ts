import {
  createTransport,
  type Fetch,
  type Transport,
  type TransportOptions,
} from '../../src/client/client.js';
import {
  createSandbox,
  type Fault,
  type Sandbox,
  type SandboxOptions,
  VirtualClock,
} from '../../src/sandbox.js';
import { VirtualTime } from './virtual-time.js';

export const minute = 60_000;

/** A sandbox whose clock advances while the client waits, so that hours pass in a moment. */
export class LivingSandbox {
  readonly time = new VirtualTime();
  readonly sandbox: Sandbox;
  readonly random: () => number;
  /** The path and query of each request, its headers, and when it was sent. */
  readonly sent: { readonly path: string; readonly headers: Headers; readonly at: number }[] = [];
  /** Replaces responses. */
  answer: (path: string, respond: () => Promise<Response>) => Response | Promise<Response> = (_, respond) =>
    respond();

  constructor({ seed = 1, ...options }: Omit<SandboxOptions, 'seed'> & { readonly seed?: number } = {}) {
    const { elapsed, setTimer } = this.time;
    this.random = seeded(seed);
    // A test may set the client's system clock. The sandbox keeps the right time.
    const clock = Object.assign(new VirtualClock(elapsed(), this.random), {
      now: elapsed,
      elapsed,
      setTimer,
    });
    this.sandbox = createSandbox({ size: 0.05, ...options, seed, clock });
  }

  /** Fetches as a client does. Its requests are recorded. */
  readonly fetch: Fetch = async (url, init) => {
    const { pathname, search } = new URL(url);
    const path = pathname + search;
    this.sent.push({ path, headers: new Headers(init?.headers), at: this.time.elapsed() });
    return this.answer(path, () => this.sandbox.fetch(url, init));
  };

  /** A new client of the ledger, as in a separate process. */
  connect(settings: Pick<TransportOptions, 'retry' | 'requestsPerSecond' | 'deadline'> = {}): Transport {
    const { fetch, time: clock, sandbox } = this;
    const validation = { response: 'off' } as const;
    return createTransport({ ...settings, baseUrl: sandbox.ledgerUrl, fetch, validation, clock });
  }

  /** Stops the import of files by a cluster from one moment to another, in milliseconds from now. */
  freeze(index: number, from: number, to: number): void {
    for (const [delay, frozen] of [
      [from, true],
      [to, false],
    ] as const)
      this.after(delay, () => {
        const cluster = this.sandbox.clusters[index];
        // Reading the ledger imports the files that are due.
        if (this.sandbox.ledger && cluster) cluster.frozen = frozen;
      });
  }

  /** Delays replies by 20 to 50 ms, and lets this share of requests fail in one of these ways. */
  disturb(
    share = 0,
    failures: readonly Fault[] = [{ status: 429 }, { status: 503 }, 'reset', 'corrupt'],
  ): void {
    const { faults } = this.sandbox;
    faults.latency = () => 20 + this.random() * 30;
    for (const failure of failures) faults.at(share / failures.length, failure);
  }

  /** Calls back a millisecond after the delay, because the clock does not fire timers of 30 and of 120 seconds. */
  after(delay: number, callback: () => void): void {
    this.time.setTimer(delay + 1, callback);
  }

  sleep(delay: number): Promise<void> {
    return new Promise((resolve) => this.after(delay, resolve));
  }
}

/** Milliseconds since the Unix epoch as a consensus timestamp. */
export function stamp(milliseconds: number): string {
  return `${Math.floor(milliseconds / 1000)}.${String(milliseconds % 1000).padStart(3, '0')}000000`;
}

/** A random generator with a seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
