import { toNanoseconds, toTimestamp } from '../../src/values/values.js';
import { json } from '../keyset-server.js';
import { lowerBound } from '../lower-bound.js';
import type { VirtualTime } from '../virtual-time.js';
import { type World, windowWidth } from './worlds.js';

const lists = {
  messages: { items: 'messages', parameter: 'sequencenumber', order: 'asc' },
  transactions: { items: 'transactions', parameter: 'timestamp', order: 'desc' },
  logs: { items: 'logs', parameter: 'timestamp', order: 'desc' },
  account: { items: 'transactions', parameter: 'timestamp', order: 'desc' },
} as const;

/** Serves the list of a world quickly, at any number of items, after a delay. */
export class WorldService {
  requests = 0;
  readonly #shift: bigint;

  constructor(
    readonly list: World['list'],
    readonly keys: readonly bigint[],
    readonly time: VirtualTime,
    /** Milliseconds that each reply takes. */
    readonly latency: () => number,
  ) {
    this.#shift = list === 'logs' ? 16n : 0n;
  }

  readonly fetch = async (input: Request | URL | string): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    this.requests += 1;
    await new Promise<void>((resolve) => this.time.setTimer(this.latency(), resolve));
    return json(this.#page(url));
  };

  /** An item in the form of the service. */
  item(key: bigint): Record<string, unknown> {
    if (this.list === 'messages') return { sequence_number: Number(key) };
    if (this.list !== 'logs') return { consensus_timestamp: toTimestamp(key) };
    return { timestamp: toTimestamp(key >> 16n), index: Number(key & 0xffffn) };
  }

  #page({ pathname, searchParams }: URL): object {
    const { items, parameter, order: usual } = lists[this.list];
    const isUp = (searchParams.get('order') ?? usual) === 'asc';
    const limit = Number(searchParams.get('limit') ?? 25);
    const range = this.#range(searchParams, parameter);
    const edge = this.#edge(range, isUp);
    const [low, high] = edge === undefined ? range : isUp ? [range[0], edge] : [edge, range[1]];
    const [from, to] = [lowerBound(this.keys, low), lowerBound(this.keys, high + 1n)];
    const found = isUp
      ? this.keys.slice(from, Math.min(to, from + limit))
      : this.keys.slice(Math.max(from, to - limit), Math.max(from, to)).reverse();
    const last = found.length < limit ? undefined : found.at(-1);
    const side = isUp ? 'g' : 'l';
    const query = [...searchParams].filter(
      ([name, value]) => name !== 'index' && !(name === parameter && value.startsWith(side)),
    );
    const write = (key: bigint): string =>
      this.list === 'messages' ? String(key) : toTimestamp(key >> this.#shift);
    if (last !== undefined && this.list === 'logs')
      query.push([parameter, `${side}te:${write(last)}`], ['index', `${side}t:${last & 0xffffn}`]);
    else if (last !== undefined) query.push([parameter, `${side}t:${write(last)}`]);
    else if (edge !== undefined) query.push([parameter, `${side}t:${write(edge)}`]);
    const hasNext = last !== undefined || edge !== undefined;
    const next = hasNext ? `${pathname}?${query.map((pair) => pair.join('=')).join('&')}` : null;
    const beside = this.list === 'account' ? { account: '0.0.5', balance: null } : {};
    return { ...beside, [items]: found.map((key) => this.item(key)), links: { next } };
  }

  /** The first and the last key that pass the filters. */
  #range(query: URLSearchParams, parameter: string): [bigint, bigint] {
    let [low, high] = [this.keys[0] ?? 0n, this.keys.at(-1) ?? 0n];
    const index = query.get('index')?.split(':');
    for (const filter of query.getAll(parameter)) {
      const [operator = '', text = ''] = filter.split(':');
      const first = this.list === 'messages' ? BigInt(text) : toNanoseconds(text);
      const [least, most] = [first << this.#shift, ((first + 1n) << this.#shift) - 1n];
      const within = index?.[0]?.[0] === operator[0] ? least + BigInt(index?.[1] ?? 0) : undefined;
      const bound = within ?? (operator === 'gt' || operator === 'lte' ? most : least);
      const step = within === undefined ? Number(operator.length === 2) : Number(index?.[0]?.length === 2);
      if (operator.startsWith('g') && bound + BigInt(step) > low) low = bound + BigInt(step);
      if (operator.startsWith('l') && bound - BigInt(step) < high) high = bound - BigInt(step);
    }
    return [low, high];
  }

  /** The end of a request's window, if the range is longer than a window. */
  #edge([low, high]: [bigint, bigint], isUp: boolean): bigint | undefined {
    if (this.list !== 'account' || high - low < windowWidth) return undefined;
    return isUp ? low + windowWidth - 1n : high - windowWidth + 1n;
  }
}
