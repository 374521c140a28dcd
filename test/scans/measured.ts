import { burst } from '../../src/client/http/rate-limit.js';
import { createTransport } from '../../src/client/transport.js';
import { getAccount, getContractsLogs, getTopicMessages, getTransactions } from '../../src/ledger.js';
import type { RangedListRequest } from '../../src/scan/ranged-list-request.js';
import { VirtualTime } from '../virtual-time.js';
import { WorldService } from './world-service.js';
import { chances, type World } from './worlds.js';

/** How a list is scanned. */
export interface Setting {
  /** Requests a second; infinite where there is no limit. */
  readonly rate: number;
  /** How many items a page has. */
  readonly size: number;
  readonly concurrency: number;
  readonly latency: 'even' | 'uneven';
}

/** The result of a scan. */
export interface Measured {
  readonly keys: readonly string[];
  readonly requests: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** 50 ms; or 5 to 500, of which the half is less than 16. */
const latencies = {
  even: () => () => 50,
  uneven: () => {
    const chance = chances(11);
    return () => 5 * 100 ** (chance() ** 2);
  },
};
/** Its mean, in milliseconds. */
export const meanLatency = { even: 50, uneven: 63.8 };

/** Scans a list, or walks it where no concurrency is given. */
export async function measured(
  list: World['list'],
  keys: readonly bigint[],
  { rate, size, concurrency, latency }: Setting,
  how: 'scan' | 'walk' = 'scan',
): Promise<Measured> {
  const time = new VirtualTime();
  const service = new WorldService(list, keys, time, latencies[latency]());
  const transport = createTransport({
    baseUrl: 'https://ledger.test',
    fetch: service.fetch,
    validation: 'off',
    requestsPerSecond: rate,
    clock: time,
  });
  const limit = size;
  const requests = {
    messages: () => getTopicMessages(transport, { topicId: '0.0.5', limit }),
    transactions: () => getTransactions(transport, { limit }),
    logs: () => getContractsLogs(transport, { limit }),
    account: () => getAccount(transport, { idOrAliasOrEvmAddress: '0.0.5', limit }),
  };
  const request: RangedListRequest<object, object> = requests[list]();
  const begin = time.elapsed();
  const found = await time.run(texts(how === 'scan' ? request.scan({ concurrency }) : request));
  return { keys: found, requests: service.requests, duration: time.elapsed() - begin };
}

async function texts(items: AsyncIterable<object>): Promise<string[]> {
  const found: string[] = [];
  for await (const item of items) found.push(Object.values(item).join());
  return found;
}

/**
 * The least time that a scan could take: as many requests as a walk, of which the first and the last come before and
 * after all others. The requests that the rate allows at once are used.
 */
export function leastTime(walk: number, { rate, concurrency, latency }: Setting): number {
  const each = meanLatency[latency];
  const limited = (1000 * Math.max(0, walk - burst)) / rate;
  return Math.max(limited, (walk * each) / concurrency) + 2 * each;
}
