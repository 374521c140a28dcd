import {
  type CallOptions,
  createTransport,
  type Fetch,
  type TransportSettings,
} from '../../src/client/client.js';
import { getContracts } from '../../src/ledger.js';
import { rejection } from '../setup/thrown.js';
import { VirtualTime } from '../setup/virtual-time.js';

/** An empty page of contracts. */
export const page = (next: string | null = null): Response =>
  Response.json({ contracts: [], links: { next } });

/** A reply with a status and a Retry-After in seconds. */
export const busy =
  (status: number, seconds?: number): (() => Response) =>
  () =>
    new Response('', { status, headers: seconds === undefined ? {} : { 'retry-after': String(seconds) } });

/** A `fetch` whose reply never comes. */
export const never: Fetch = () => new Promise(() => undefined);

/**
 * Equal calls on a virtual clock, each with a request of its own, and the times of these requests. A list of replies repeats
 * its last one.
 */
export function calling(replies: Fetch | readonly (() => Response)[], options: TransportSettings = {}) {
  const time = new VirtualTime();
  const begin = time.elapsed();
  const sent: number[] = [];
  const fetch: Fetch = async (...input) => {
    const reply =
      typeof replies === 'function' ? replies : replies[Math.min(sent.length, replies.length - 1)];
    sent.push(time.elapsed() - begin);
    return reply ? reply(...input) : page();
  };
  const settings = { baseUrl: 'http://ledger.test', fetch, coalesce: false, maxConcurrency: Infinity };
  const transport = createTransport({ ...settings, ...options, clock: time });
  const call = (own: CallOptions = {}): Promise<string> =>
    getContracts(transport, {}, own).then(() => 'data');
  return {
    time,
    sent,
    transport,
    call,
    elapsed: () => time.elapsed() - begin,
    /** The reason that a call rejects with. */
    failing: (own?: CallOptions): Promise<unknown> => time.run(rejection(call(own))),
  };
}
