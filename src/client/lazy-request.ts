import type { Call } from './request/call.js';
import type { Transport } from './transport.js';

/** A call, and what sends it. */
export interface TransportCall extends Call {
  readonly transport: Transport;
}

/** A call's data and the response that it came with, whose body has been read. */
export interface WithResponse<Data> {
  data: Data;
  response: Response;
}

/**
 * A call that is sent when it is first awaited, once however often that is. One that is never awaited is never sent.
 */
export interface LedgerRequest<Data> extends Promise<Data> {
  /** The data together with status and headers. */
  withResponse(): Promise<WithResponse<Data>>;
}

/** Sends a call; the signal ends it, beside the one that the caller gave. */
export type Send<Data> = (signal: AbortSignal | undefined) => Promise<WithResponse<Data>>;

/** A promise to all who ask, pending until someone waits for it. */
export class LazyRequest<Data> extends Promise<Data> implements LedgerRequest<Data> {
  static {
    // Not of each request: V8 makes the `then` of all promises slower once one has a constructor of its own.
    Object.defineProperty(LazyRequest.prototype, 'constructor', {
      get(this: LazyRequest<unknown>) {
        return new Heard(() => this.#wanted());
      },
    });
  }

  override readonly [Symbol.toStringTag] = 'LedgerRequest';
  readonly #call: TransportCall;
  readonly #result: Promise<WithResponse<Data>>;
  // No function is written as the value of a property here: V8 makes those old at once, and what such a one can reach,
  // the data of its request among it, would outlive the collections of what is young.
  #start: (() => void) | undefined;
  readonly #resolve: (data: Data) => void;
  readonly #reject: (reason: unknown) => void;
  #isWanted = false;
  #signal: AbortSignal | undefined;
  #state = 'not sent';

  constructor(send: Send<Data>, call: TransportCall) {
    let resolve: (data: Data) => void = () => undefined;
    let reject: (reason: unknown) => void = () => undefined;
    super((resolveIt, rejectIt) => {
      resolve = resolveIt;
      reject = rejectIt;
    });
    this.#call = call;
    this.#resolve = resolve;
    this.#reject = reject;
    // Registered now and run when started, so that it runs in the async context of the call: the job in which an
    // engine calls `then` has none.
    this.#result = new Promise<void>((start) => {
      this.#start = start;
    }).then(() => send(this.#signal));
  }

  /** What a request asks for; undefined if it is none of ours. Nothing is sent. */
  static callOf(request: unknown): TransportCall | undefined {
    return request instanceof LazyRequest ? request.#call : undefined;
  }

  withResponse(): Promise<WithResponse<Data>> {
    this.#state = 'sent';
    this.#start?.();
    return this.#result;
  }

  /** What `signal` aborts, if that is known before it is sent: afterwards others may wait for it as well. */
  endWith(signal: AbortSignal): void {
    this.#signal = signal;
  }

  // biome-ignore lint/suspicious/noThenProperty: being awaited is what sends it
  override then<Result = Data, Failure = never>(
    onFulfilled?: ((data: Data) => Result | PromiseLike<Result>) | null,
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    this.#wanted();
    return super.then(onFulfilled, onRejected);
  }

  /** Settled only for one who waits: a failure that `withResponse` tells is no unhandled rejection as well. */
  #wanted(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.withResponse().then(({ data }) => this.#resolve(data), this.#reject);
  }

  /** What `console.log` shows on Node. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `LedgerRequest ${this.#call.operation.operationId} (${this.#state})`;
  }
}

/**
 * Browsers and edge runtimes wait for what is a promise with the engine's own `then`, not with that of the object. The
 * engine's asks the constructor which promise to make, so that is heard of here; it is a plain one.
 */
class Heard {
  readonly #asked: () => void;

  constructor(asked: () => void) {
    this.#asked = asked;
  }

  get [Symbol.species](): PromiseConstructor {
    this.#asked();
    return Promise;
  }
}
