import { burst, createTransport } from '../../src/client/client.js';
import { getAccount, getContractsLogs, getTopicMessages, getTransactions } from '../../src/ledger.js';
import type { RangedListRequest } from '../../src/scan/scan.js';
import { VirtualTime } from '../virtual-time.js';
import { WorldService } from './world-service.js';
import { chances, type World } from './worlds.js';

/** The conditions of a scan. */
export interface Setting {
  /** Requests per second; Infinity without a limit. */
  readonly rate: number;
  /** The number of items on a page. */
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

/** 50 ms, or 5 to 500 ms with a median of 16 ms. */
const latencies = {
  even: () => () => 50,
  uneven: () => {
    const chance = chances(11);
    return () => 5 * 100 ** (chance() ** 2);
  },
};
/** The mean latency in milliseconds. */
export const meanLatency = { even: 50, uneven: 63.8 };

/** Scans a list, or walks it without concurrency. */
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
 * The shortest possible time of a scan: as many requests as a walk, of which the first and the last come before and
 * after all others. The requests that the rate allows at once are used.
 */
export function leastTime(walk: number, { rate, concurrency, latency }: Setting): number {
  const each = meanLatency[latency];
  const limited = (1000 * Math.max(0, walk - burst)) / rate;
  return Math.max(limited, (walk * each) / concurrency) + 2 * each;
}
