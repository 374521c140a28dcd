import fc from 'fast-check';
import {
  checkReply,
  createTransport,
  type Fetch,
  type Int64,
  type Operation,
  type Transport,
  type TransportSettings,
} from '../../src/client/client.js';
import {
  ApiError,
  NetworkError,
  ParameterError,
  ResponseError,
  TimeoutError,
} from '../../src/errors/errors.js';
import { anyText } from '../setup/any-text.js';
import { VirtualTime } from '../setup/virtual-time.js';

/** The number of cases, shared by all tests of the suite. */
const allRuns = Number(process.env.FUZZ_RUNS ?? 25_000);

/** `FUZZ_SEED` repeats a run. fast-check names seed and path of a failure too. */
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

// Stack traces are slow to make for so many errors, so only repeated runs have them.
if (process.env.FUZZ_SEED === undefined) Error.stackTraceLimit = 0;

/** Parameters of a property that gets a share of all cases. */
export function runs(share: number): fc.Parameters<unknown> {
  const numRuns = Math.max(1, Math.round(allRuns * share));
  return { numRuns, seed };
}

/** A timeout that no test reaches, in proportion to the number of cases. */
export const patience = Math.max(300_000, allRuns * 3);

/** Prints how to repeat a run. */
export function announce(what: string, cases: number): void {
  console.log(`${what}: ${cases} cases, FUZZ_SEED=${seed}`);
}

const ownErrors = [ApiError, NetworkError, ParameterError, ResponseError, TimeoutError];

const prototypes = [Object.prototype, Array.prototype, Function.prototype];
const before = prototypes.map((prototype) => Reflect.ownKeys(prototype).length);

/** The outcome of a case: data, or one of the client's own errors. Any other error fails the case. */
export async function outcome(
  work: () => PromiseLike<unknown>,
  abortReason?: object,
): Promise<{ data: unknown } | { error: unknown }> {
  const result = await settled(work, abortReason);
  // No `expect` here and below: it takes longer than most cases.
  if (prototypes.some((prototype, index) => Reflect.ownKeys(prototype).length !== before[index]))
    throw new Error('a prototype has another member');
  return result;
}

async function settled(
  work: () => PromiseLike<unknown>,
  abortReason?: object,
): Promise<{ data: unknown } | { error: unknown }> {
  try {
    return { data: await work() };
  } catch (error) {
    if (error !== abortReason && !ownErrors.some((ownError) => error instanceof ownError)) throw error;
    return { error };
  }
}

const expectBigint = (value: unknown): unknown => {
  if (value === null || value === undefined || typeof value === 'bigint') return value;
  throw new Error(`a declared 64-bit integer is ${typeof value} ${String(value)}`);
};
const anyValue = (value: unknown): unknown => value;
const lenient: Int64 = Object.assign(anyValue, { wide: anyValue }) as Int64;
Object.assign(lenient, { lenient });
const strict: Int64 = Object.assign(expectBigint, { wide: expectBigint, lenient });

/** Fails unless every declared 64-bit integer is a bigint. */
export function expectBigints({ decode }: Operation, data: unknown): void {
  decode?.(data, strict);
}

/** Fails unless the generated validator accepts the text. */
export async function expectValid(operation: Operation, text: string): Promise<void> {
  await checkReply(operation, text.replace(/^\uFEFF/, ''));
}

export const origin = 'http://ledger.test';

/** A transport without delays. It counts requests, which must stay on one origin. */
export class Bench {
  readonly time = new VirtualTime();
  readonly transport: Transport;
  /** Requests of the current case. */
  sent = 0;
  #fetch: Fetch = async () => new Response('{}');

  constructor(options: TransportSettings & { readonly baseUrl?: string } = {}) {
    const fetch: Fetch = async (url, init) => {
      this.sent += 1;
      if (this.sent > 30) throw new Error('a case does not end');
      if (new URL(url).origin !== origin) this.#strays.push(url);
      return this.#fetch(url, init);
    };
    this.transport = createTransport({
      baseUrl: origin,
      retry: false,
      onInvalidResponse: () => {},
      ...options,
      fetch,
      clock: this.time,
    });
  }

  readonly #strays: string[] = [];

  /** Runs a case with the replies of `fetch`. */
  async run(
    fetch: Fetch,
    work: (transport: Transport) => PromiseLike<unknown>,
    abortReason?: object,
  ): Promise<{ data: unknown } | { error: unknown }> {
    this.#fetch = fetch;
    this.sent = 0;
    const result = await outcome(() => work(this.transport), abortReason);
    if (this.sent > 30) throw new Error('a case does not end');
    if (this.#strays.length > 0) throw new Error(`strays to ${this.#strays}`);
    return result;
  }
}

/** Hostile names and texts. */
export const nasty: readonly string[] = [
  ...`
    __proto__ constructor prototype toString valueOf hasOwnProperty then toJSON length . .. ../../other
    //evil.test http://evil.test/ ?a=b # % %2e%2e %ff 0.0.1 0.0.1@1.2 0.0.1@ eq: gte:gte:1 ne:0.0.5
    lt:1767225600.5 1e400 -0 9007199254740993 99999999999999999999999999 0x {id} $&
  `
    .trim()
    .split(/\s+/),
  ...['', '\\\\evil.test', '\u0000', '\r\nx: y', '\ud800', '\udc00x', '\ue000', '\ufeff'],
];

export const text = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ maxLength: 12 }),
  anyText(8),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 6 })
    .map((codes) => String.fromCharCode(...codes)),
  fc
    .tuple(fc.constantFrom(...nasty), fc.constantFrom(2, 50, 3000))
    .map(([part, times]) => part.repeat(times)),
);
