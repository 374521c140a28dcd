import { createLedgerClient, type Fetch } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import { holds } from '../keyset/query.js';
import { VirtualTime } from '../setup/virtual-time.js';

export const topicId = '0.0.4999';
export const count = 60;

const sandbox = createSandbox({ size: 0.5 });
for (let index = 0; index < count; index++)
  sandbox.add.message({ topic_id: topicId, message: btoa(`${index}`), running_hash_version: 3 });
const { fetch, clock, ledgerUrl: baseUrl } = sandbox;
const honest = createLedgerClient({ baseUrl, fetch, clock });
export const messages = await honest.getTopicMessages({ topicId }).toArray();
/** The blocks that the service has. The numbers do not begin with 0. */
export const blocks = (await honest.getBlocks({ order: 'asc' }).toArray()).slice(-count);
export const firstBlock = Number(blocks[0]?.number);

export interface Moment {
  /** The number of the request, from 0. */
  readonly request: number;
  /** Milliseconds since the first one. */
  readonly at: number;
}

/** Whether a service shows an item in its reply to a request. `place` counts the items from 1. */
export type Shows = (place: number, moment: Moment) => boolean;

/** A service behind one name, whose clusters may differ. Each reply takes 20 ms. */
export function service(shows: Shows) {
  const time = new VirtualTime();
  const begin = time.elapsed();
  const sent: string[] = [];
  const reply: Fetch = async (address, init) => {
    const { pathname, searchParams, search } = new URL(address);
    const moment = { request: sent.length, at: time.elapsed() - begin };
    sent.push(pathname + decodeURIComponent(search));
    await new Promise<void>((resolve) => time.setTimer(20, resolve));
    init?.signal?.throwIfAborted();
    const isBlocks = pathname.endsWith('/blocks');
    const all: readonly object[] = isBlocks ? blocks : messages;
    const timeOf = (index: number): string =>
      String(isBlocks ? blocks[index]?.timestamp?.from : messages[index]?.consensus_timestamp);
    const numberOf = (index: number): string => String(index + (isBlocks ? firstBlock : 1));
    const bounds = [...searchParams].flatMap(([name, text]) => {
      const [, operator = 'eq', value = text] = /^(\w+):(.*)$/.exec(text) ?? [];
      const read = name === 'timestamp' ? timeOf : numberOf;
      return name === 'order' || name === 'limit' ? [] : [{ operator, value, read }];
    });
    const found = Array.from(all, (item, index) => ({ item, index })).filter(
      ({ index }) =>
        shows(index + 1, moment) &&
        bounds.every(({ operator, value, read }) =>
          holds(nanoseconds(read(index)), operator, nanoseconds(value)),
        ),
    );
    const order = searchParams.get('order') ?? (isBlocks ? 'desc' : 'asc');
    if (order === 'desc') found.reverse();
    const limit = Number(searchParams.get('limit') ?? 25);
    const page = found.slice(0, limit);
    const key = isBlocks ? 'block.number' : 'sequencenumber';
    const behind = `${order === 'desc' ? 'lt' : 'gt'}:${numberOf(page.at(-1)?.index ?? 0)}`;
    const next = page.length < limit ? null : `${pathname}?order=${order}&limit=${limit}&${key}=${behind}`;
    const items = page.map(({ item }) => item);
    const body = { [isBlocks ? 'blocks' : 'messages']: items, links: { next } };
    return new Response(
      JSON.stringify(body, (_, value) => (typeof value === 'bigint' ? Number(value) : value)),
    );
  };
  const client = createLedgerClient({
    baseUrl: 'https://service.test',
    fetch: reply,
    clock: time,
    onInvalidResponse: () => undefined,
  });
  return { client, time, sent };
}

/** Numbers and times as integers that can be compared. */
function nanoseconds(text: string): bigint {
  return BigInt(text.replace('.', ''));
}
