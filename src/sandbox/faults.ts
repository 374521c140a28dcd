import type { Random } from './data/random.js';
import { checkLimit, RequestCounter, type RequestLimit } from './request-limit.js';
import { preview } from './wire/preview.js';

export type Fault =
  /** `retryAfter` is sent as the header `Retry-After`, in seconds. */
  | { readonly status: number; readonly retryAfter?: number | undefined }
  /** The connection breaks before a reply. */
  | 'reset'
  /** The body of the reply ends in the middle. */
  | 'corrupt'
  /** A proxy in front of the service replies with 502 and an HTML page. */
  | 'html'
  /** Milliseconds, or the least and the most of a random delay. */
  | { readonly delay: number | readonly [number, number] };

/** The error that `fetch` throws for a broken connection. */
export class ConnectionReset extends TypeError {
  constructor() {
    super('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) });
  }
}

export class Faults {
  /** The delay of each reply, in milliseconds. @default 0 */
  latency: number | (() => number) = 0;
  readonly #random: Random;
  readonly #counter = new RequestCounter();
  #limit: RequestLimit | undefined;
  #next: Fault[] = [];
  #rates: { rate: number; fault: Fault }[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  /** The limit of the service. @default no limit */
  get limit(): RequestLimit | undefined {
    return this.#limit;
  }

  set limit(limit: RequestLimit | undefined) {
    if (limit !== undefined) checkLimit(limit);
    this.#limit = limit;
  }

  /** Applies a fault to the next `count` requests, after the faults that are already queued. */
  next(fault: Fault, count = 1): void {
    if (!Number.isInteger(count) || count < 1)
      throw new RangeError(`count: expected a whole number, 1 or more, got ${preview(count)}`);
    const checked = check(fault);
    for (let index = 0; index < count; index++) this.#next.push(checked);
  }

  /** Applies a fault to a random share of all requests, from 0 to 1. At most one fault applies to each request. */
  at(rate: number, fault: Fault): void {
    if (!(rate >= 0 && rate <= 1))
      throw new RangeError(`rate: expected a number from 0 to 1, got ${preview(rate)}`);
    this.#rates.push({ rate, fault: check(fault) });
  }

  /** Removes all faults and the limit. The latency is kept. */
  clear(): void {
    this.#next = [];
    this.#rates = [];
    this.#limit = undefined;
  }

  async apply(
    respond: () => Promise<Response>,
    wait: (milliseconds: number) => Promise<void>,
    now: number,
  ): Promise<Response> {
    const limit = this.#limit;
    const isAccepted = !limit || this.#counter.accepts(now, limit);
    const fault = this.#next.shift() ?? this.#rates.find(({ rate }) => this.#random.chance(rate))?.fault;
    const latency = typeof this.latency === 'function' ? this.latency() : this.latency;
    const delay = typeof fault === 'object' && 'delay' in fault ? this.#pick(fault.delay) : 0;
    if (latency + delay > 0) await wait(latency + delay);
    if (!isAccepted) return faultResponse({ status: 429, retryAfter: limit?.retryAfter });
    if (fault === 'reset') throw new ConnectionReset();
    if (fault === 'html') return edgePage();
    if (fault === 'corrupt') return truncated(await respond());
    if (typeof fault === 'object' && 'status' in fault) return faultResponse(fault);
    return respond();
  }

  #pick(delay: number | readonly [number, number]): number {
    if (typeof delay === 'number') return delay;
    const [least, most] = delay;
    return least + this.#random.next() * (most - least);
  }
}

function check(fault: Fault): Fault {
  if (fault === 'reset' || fault === 'corrupt' || fault === 'html') return fault;
  if (typeof fault !== 'object' || fault === null || !('delay' in fault || 'status' in fault))
    throw new RangeError(
      `fault: expected reset, corrupt, html, or an object with status or delay, got ${preview(fault)}`,
    );
  if ('delay' in fault) {
    const { delay } = fault;
    if (!Array.isArray(delay)) return { delay: atLeastZero('delay', delay as number) };
    const [least, most] = delay.map((each) => atLeastZero('delay', each));
    if (delay.length !== 2 || !(Number(least) <= Number(most)))
      throw new RangeError(`delay: expected a least and a most number, got ${delay.join(', ')}`);
    return { delay: [Number(least), Number(most)] };
  }
  const { status, retryAfter } = fault;
  if (!Number.isInteger(status) || (status !== 429 && (status < 500 || status > 599)))
    throw new RangeError(`status: expected 429 or a status from 500 to 599, got ${preview(status)}`);
  if (retryAfter === undefined) return { status };
  return { status, retryAfter: atLeastZero('retryAfter', retryAfter) };
}

function atLeastZero(what: string, value: number): number {
  if (value >= 0 && value < Infinity) return value;
  throw new RangeError(`${what}: expected a finite number, 0 or more, got ${preview(value)}`);
}

const reasons: Readonly<Record<number, string>> = {
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The error format of the query service. The status page has no documented one. */
function faultResponse({
  status,
  retryAfter,
}: {
  status: number;
  retryAfter?: number | undefined;
}): Response {
  const statusText = reasons[status] ?? 'Server Error';
  const headers = new Headers();
  if (retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(retryAfter)));
  return Response.json({ _status: { messages: [{ message: statusText }] } }, { status, statusText, headers });
}

const page = `<html>
<head><title>502 Bad Gateway</title></head>
<body>
<center><h1>502 Bad Gateway</h1></center>
</body>
</html>
`;

function edgePage(): Response {
  const headers = { 'content-type': 'text/html' };
  return new Response(page, { status: 502, statusText: 'Bad Gateway', headers });
}

async function truncated(response: Response): Promise<Response> {
  if (response.body === null) return response;
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const { status, statusText } = response;
  return new Response(body.slice(0, Math.floor(body.byteLength / 2)), { status, statusText, headers });
}
