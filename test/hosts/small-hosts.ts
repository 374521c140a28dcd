import type { Clock, TransportHooks } from '../../src/client/client.js';
import { createLedgerClient, type LedgerClientOptions, toTimestamp } from '../../src/ledger.js';
import { names } from './three-hosts.js';

type Reply = (host: number, path: string, init: RequestInit) => unknown;

/** Hosts that reply at once: with the JSON that `reply` returns, a response, or a failure for undefined. */
export function smallHosts(
  clock: Clock,
  reply: Reply,
  settings: Partial<Omit<LedgerClientOptions, 'hosts' | 'network' | 'baseUrl'>> & TransportHooks = {},
  count = 2,
) {
  /** The hosts of the calls, without probes, in their order. */
  const calls: number[] = [];
  const client = createLedgerClient({
    retry: { baseDelay: 1 },
    onInvalidResponse: () => undefined,
    ...settings,
    clock,
    hosts: names.slice(0, count).map((baseUrl) => ({ baseUrl })),
    fetch: async (address, init) => {
      const { origin, pathname, search } = new URL(address);
      const host = names.indexOf(origin as (typeof names)[0]);
      if (!pathname.endsWith('/blocks')) calls.push(host);
      const body = await reply(host, pathname + search, init);
      if (body === undefined) throw new TypeError('fetch failed');
      return body instanceof Response ? body : Response.json(body);
    },
  } as LedgerClientOptions);
  return { client, calls };
}

const at = (milliseconds: number): string => toTimestamp(BigInt(Math.round(milliseconds)) * 1_000_000n);

/** The reply of a probe and of `getTransactions`, whose newest row has the time. */
export const blocks = (time: number) => ({
  blocks: [{ number: 1, timestamp: { from: at(time), to: at(time) } }],
  links: { next: null },
});
export const transactions = (time: number) => ({
  transactions: [{ consensus_timestamp: at(time) }],
  links: { next: null },
});
