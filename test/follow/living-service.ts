import { lowerBound } from '../lower-bound.js';
import type { VirtualTime } from '../virtual-time.js';

/** An event: its time and its number. */
export interface Event {
  readonly time: bigint;
  readonly number: bigint;
}

/** Properties of the clusters behind one host name. */
export interface Nature {
  /** The lag of each in milliseconds: lower and upper limit, or a function of the milliseconds since the start. */
  readonly lags: readonly (readonly [number, number] | ((elapsed: number) => number))[];
  /** The share of late rows, and their maximum delay in milliseconds. */
  readonly late?: { readonly share: number; readonly by: number };
  /** The period in which the last cluster has stopped, in milliseconds after the start. */
  readonly frozen?: readonly [number, number];
  /** Repeated stops of the last cluster: milliseconds at the end of each period, and the period. */
  readonly stops?: { readonly for: number; readonly every: number };
  /** Milliseconds between two files of a cluster that catches up. @default 0 */
  readonly pace?: number;
  /** The share of requests that fail in one of many ways. */
  readonly faults?: number;
}

const file = 2000;
const nanoseconds = 1_000_000n;

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

/** Events in bursts, from `begin` on for so many milliseconds. */
export function bursts(begin: number, length: number, count: number, random: () => number): Event[] {
  const times: bigint[] = [];
  while (times.length < count) {
    const at = begin + random() * length;
    const size = random() < 0.1 ? Math.ceil(random() * 150) : 1;
    for (let index = 0; index < size && times.length < count; index++)
      times.push(BigInt(Math.floor(at * 1000)) * 1000n + BigInt(Math.floor(random() * 900_000_000)));
  }
  return [...new Set(times)]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((time, index) => ({ time, number: BigInt(index + 1) }));
}

/**
 * Several clusters behind one host name, which show the same rows with a lag: transactions, messages of a topic, and
 * blocks. It shares no code with the client.
 */
export class LivingService {
  requests = 0;
  readonly urls: string[] = [];
  /** Changes a reply before it is sent. */
  spoil: (body: unknown, path: string) => unknown = (body) => body;
  readonly #events: readonly Event[];
  /** The keys of the events, ascending, for binary search. */
  readonly #keys: Readonly<Record<keyof Event, readonly bigint[]>>;
  readonly #time: VirtualTime;
  readonly #nature: Nature;
  readonly #random: () => number;
  readonly #begin: number;
  /** The time at which each cluster shows each event, in milliseconds. */
  readonly #shows: readonly (readonly number[])[];
  /** The time at which each cluster shows each file. */
  readonly #files: readonly (readonly number[])[];

  constructor(
    events: readonly Event[],
    time: VirtualTime,
    nature: Nature,
    random: () => number,
    length: number,
  ) {
    this.#events = events;
    this.#keys = { time: events.map(({ time }) => time), number: events.map(({ number }) => number) };
    this.#time = time;
    this.#nature = nature;
    this.#random = random;
    this.#begin = time.elapsed();
    const count = Math.ceil(length / file) + 1;
    const { lags, frozen, stops, pace = 0 } = nature;
    this.#files = lags.map((lag, cluster) => {
      let last = -Infinity;
      return Array.from({ length: count }, (_, index) => {
        const closed = (index + 1) * file;
        let at = closed + (typeof lag === 'function' ? lag(closed) : lag[0] + random() * (lag[1] - lag[0]));
        if (cluster === lags.length - 1) {
          at = frozen && at >= frozen[0] && at < frozen[1] ? frozen[1] : at;
          if (stops && at % stops.every >= stops.every - stops.for) at += stops.every - (at % stops.every);
        }
        last = Math.max(at, last + pace);
        return this.#begin + last;
      });
    });
    this.#shows = this.#files.map((files) =>
      events.map(({ time: at }) => {
        const index = Math.floor((Number(at / nanoseconds) - this.#begin) / file);
        const { share = 0, by = 0 } = nature.late ?? {};
        // Rows from before the start are visible at once.
        const shows = index < 0 ? 0 : (files[index] ?? Infinity);
        return shows + (random() < share ? random() * by : 0);
      }),
    );
  }

  /** The first time at which any cluster showed an event. */
  visible(event: Event): number {
    return Math.min(...this.#shows.map((shows) => shows[Number(event.number) - 1] ?? Infinity));
  }

  readonly fetch = async (address: string, { signal }: RequestInit): Promise<Response> => {
    this.requests += 1;
    const url = new URL(address);
    this.urls.push(`${url.pathname}${url.search}`);
    await new Promise<void>((resolve) => this.#time.setTimer(20 + this.#random() * 30, resolve));
    signal?.throwIfAborted();
    const cluster = Math.floor(this.#random() * this.#nature.lags.length);
    if (this.#random() < (this.#nature.faults ?? 0)) return this.#fault();
    const limit = Number(url.searchParams.get('limit') ?? 25);
    const isUp = (url.searchParams.get('order') ?? 'desc') === 'asc';
    if (url.pathname.endsWith('/blocks')) return this.#blocks(cluster);
    const isMessages = url.pathname.endsWith('/messages');
    const isLogs = url.pathname.endsWith('/logs');
    const [parameter, key] = isMessages
      ? ['sequencenumber', 'number' as const]
      : ['timestamp', 'time' as const];
    // Each log has index 0, so no log comes after it in the same nanosecond.
    const isBehind = url.searchParams.get('index')?.startsWith('gt:') === true;
    const read = (parameter: string, isTime: boolean) =>
      url.searchParams.getAll(parameter).map((text) => {
        const [, operator = 'eq', value = ''] = /^(?:(\w+):)?(.*)$/.exec(text) ?? [];
        const [whole = '', fraction = ''] = value.split('.');
        return {
          operator: operator === 'gte' && isBehind ? 'gt' : operator,
          bound: BigInt(isTime ? whole + fraction.padEnd(9, '0') : whole),
        };
      });
    const filters = read(parameter, !isMessages);
    const times = isMessages ? read('timestamp', true) : [];
    const refusal = isLogs && !fitsWindow(filters);
    if (refusal) return Response.json({ _status: { messages: [{ message: 'Too wide' }] } }, { status: 400 });
    const range = within(this.#keys[key], filters, within(this.#keys.time, times));
    const rows = this.#page(this.#shows[cluster] ?? [], range, isUp, limit);
    const last = rows.at(-1);
    const write = (value: bigint): string => (isMessages ? String(value) : timestamp(value));
    const next =
      last && rows.length === limit
        ? `${url.pathname}?limit=${limit}&order=${isUp ? 'asc' : 'desc'}&${parameter}=${isUp ? 'gt' : 'lt'}:${write(last[key])}`
        : null;
    const items = rows.map(({ time, number }) =>
      isLogs
        ? { timestamp: timestamp(time), index: 0 }
        : {
            consensus_timestamp: timestamp(time),
            ...(isMessages ? { sequence_number: Number(number) } : {}),
          },
    );
    const list = isLogs ? 'logs' : isMessages ? 'messages' : 'transactions';
    return Response.json(this.spoil({ [list]: items, links: { next } }, url.pathname));
  };

  /** The first visible rows of a range, in walking order. */
  #page(shows: readonly number[], [from, to]: Range, isUp: boolean, limit: number): Event[] {
    const now = this.#time.elapsed();
    const rows: Event[] = [];
    for (let count = 0; count < to - from && rows.length < limit; count++) {
      const index = isUp ? from + count : to - 1 - count;
      const event = this.#events[index];
      if (event && (shows[index] ?? 0) <= now) rows.push(event);
    }
    return rows;
  }

  #blocks(cluster: number): Response {
    const now = this.#time.elapsed();
    const files = this.#files[cluster] ?? [];
    const index = files.findLastIndex((at) => at <= now);
    const to = BigInt(this.#begin + (index + 1) * file) * nanoseconds;
    const blocks = index < 0 ? [] : [{ number: index, timestamp: { from: '0.0', to: timestamp(to) } }];
    return Response.json({ blocks, links: { next: null } });
  }

  #fault(): Response {
    const kind = Math.floor(this.#random() * 4);
    if (kind === 0)
      throw new TypeError('fetch failed', {
        cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }),
      });
    if (kind === 1) return new Response('{"messages":[{"seq', { status: 200 });
    return Response.json(
      { _status: { messages: [{ message: 'Busy' }] } },
      { status: kind === 2 ? 429 : 503 },
    );
  }
}

interface Filter {
  readonly operator: string;
  readonly bound: bigint;
}

/** Start, and end (exclusive). */
type Range = readonly [from: number, to: number];

/** The part of a key range that passes all filters. */
function within(keys: readonly bigint[], filters: readonly Filter[], range: Range = [0, keys.length]): Range {
  let [from, to] = range;
  for (const { operator, bound } of filters) {
    const [at, behind] = [lowerBound(keys, bound), lowerBound(keys, bound + 1n)];
    if (!operator.startsWith('l')) from = Math.max(from, operator === 'gt' ? behind : at);
    if (!operator.startsWith('g')) to = Math.min(to, operator === 'lt' ? at : behind);
  }
  return [from, to];
}

const week = 604_800_000_000_000n;

/** A search by topic needs a range of at most a week. */
function fitsWindow(filters: readonly Filter[]): boolean {
  const low = filters.find(({ operator }) => operator.startsWith('g'))?.bound;
  const high = filters.find(({ operator }) => operator.startsWith('l'))?.bound;
  return low !== undefined && high !== undefined && high - low <= week;
}

function timestamp(value: bigint): string {
  return `${value / 1_000_000_000n}.${String(value % 1_000_000_000n).padStart(9, '0')}`;
}
