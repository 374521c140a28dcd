import type { Fetch } from '../src/client/client.js';
import { toNanoseconds, toTimestamp } from '../src/values/values.js';
import { json } from './keyset-server.js';
import { lowerBound } from './lower-bound.js';
import type { VirtualTime } from './virtual-time.js';

/** Numbers from 1. */
export function numbers(count: number): bigint[] {
  return Array.from({ length: count }, (_, index) => BigInt(index + 1));
}

/** Timestamps of transactions in bursts within a second, about an hour apart. */
export function bursts(count: number, size: number): bigint[] {
  const hour = 3_600_000_000_000n;
  const start = 1_767_225_600_000_000_000n;
  return Array.from({ length: count }, (_, index) => {
    const burst = BigInt(Math.floor(index / size));
    const within = BigInt(index % size) * (1_000_000_000n / BigInt(size));
    return start + burst * hour + ((burst * 7919n) % 60n) * (hour / 120n) + within;
  });
}

/** Replaces a reply by another page, another response, or an error. */
export type Fault = (request: number, page: Page, url: URL) => Page | Response | undefined;

export interface Page {
  items: Record<string, unknown>[];
  next: string | null;
}

const kinds = {
  messages: {
    parameter: 'sequencenumber',
    field: 'sequence_number',
    read: BigInt,
    write: Number,
    order: 'asc',
  },
  transactions: {
    parameter: 'timestamp',
    field: 'consensus_timestamp',
    read: toNanoseconds,
    write: toTimestamp,
    order: 'desc',
  },
} as const;

/** Serves long lists of topic messages or transactions quickly. Each reply takes 50 ms of a virtual clock. */
export class NumberedList {
  requests = 0;
  mostUnderWay = 0;
  items = 0;
  /** When each request was sent, and its query. */
  readonly sent: { at: number; query: string; signal: AbortSignal | null | undefined }[] = [];
  #underWay = 0;

  constructor(
    readonly property: keyof typeof kinds,
    /** In ascending order. */
    readonly keys: readonly bigint[],
    readonly time: VirtualTime,
    readonly fault: Fault = () => undefined,
    readonly latency = 50,
  ) {}

  readonly fetch: Fetch = async (address, { signal }) => {
    const url = new URL(address);
    const index = this.requests++;
    this.sent.push({ at: this.time.now(), query: url.search.slice(1), signal });
    this.#underWay += 1;
    this.mostUnderWay = Math.max(this.mostUnderWay, this.#underWay);
    await new Promise<void>((resolve) => this.time.setTimer(this.latency, resolve));
    this.#underWay -= 1;
    const page = this.#page(url);
    const answer = this.fault(index, page, url) ?? page;
    if (answer instanceof Response) return answer;
    this.items += answer.items.length;
    return json({ [this.property]: answer.items, links: { next: answer.next } });
  };

  #page({ pathname, searchParams }: URL): Page {
    const { parameter, field, read, write, order: usual } = kinds[this.property];
    const order = searchParams.get('order') ?? usual;
    const limit = Number(searchParams.get('limit') ?? 25);
    let [from, to] = [0, this.keys.length];
    for (const filter of searchParams.getAll(parameter)) {
      const [operator = '', text = ''] = filter.split(':');
      const value = read(text);
      if (operator.startsWith('g'))
        from = Math.max(from, lowerBound(this.keys, value + (operator === 'gt' ? 1n : 0n)));
      else if (operator.startsWith('l'))
        to = Math.min(to, lowerBound(this.keys, value + (operator === 'lte' ? 1n : 0n)));
    }
    const found =
      order === 'asc'
        ? this.keys.slice(from, Math.min(to, from + limit))
        : this.keys.slice(Math.max(from, to - limit), Math.max(from, to)).reverse();
    const last = found.at(-1);
    if (last === undefined || found.length < limit)
      return { items: found.map((key) => ({ [field]: write(key) })), next: null };
    const side = order === 'asc' ? 'g' : 'l';
    const kept = [...searchParams].filter(([name, value]) => name !== parameter || !value.startsWith(side));
    const query = [...kept, [parameter, `${side}t:${write(last)}`]].map((pair) => pair.join('=')).join('&');
    return { items: found.map((key) => ({ [field]: write(key) })), next: `${pathname}?${query}` };
  }
}
