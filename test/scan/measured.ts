import { createTransport } from '../../src/client/client.js';
import {
  getAccount,
  getAccounts,
  getContractsLogs,
  getTopicMessages,
  getTransactions,
} from '../../src/ledger.js';
import type { RangedListRequest } from '../../src/scan/scan.js';
import { listOf, numberedMessages } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { chances, type World, windowWidth } from './worlds.js';

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
/** Milliseconds. Items of the last hours, which a cluster may lack, would be walked. */
const longAfterWorlds = 100 * 365 * 86_400_000;
const served = {
  messages: numberedMessages,
  transactions: listOf('getTransactions'),
  logs: listOf('getContractsLogs'),
  account: listOf('getAccount'),
  accounts: listOf('getAccounts'),
};

/** Scans a list, or walks it without concurrency. */
export async function measured(
  list: World['list'],
  keys: readonly bigint[],
  { rate, size, concurrency, latency }: Setting,
  how: 'scan' | 'walk' = 'scan',
): Promise<Measured> {
  const time = new VirtualTime();
  time.setClock(longAfterWorlds);
  const window = { width: windowWidth, begin: keys[0] ?? 0n, now: keys.at(-1) ?? 0n };
  const rows = keys.map((key) =>
    list === 'logs'
      ? { first: key >> 16n, second: key & 0xffffn, tag: 0 }
      : { first: key, second: 0n, tag: 0 },
  );
  const service = new KeysetService(served[list], rows, {
    time,
    latency: latencies[latency](),
    window: list === 'account' ? window : undefined,
    patience: Infinity,
  });
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
    accounts: () => getAccounts(transport, { limit }),
    account: () => getAccount(transport, { idOrAliasOrEvmAddress: '0.0.1001', limit }),
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
