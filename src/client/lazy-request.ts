import { newCall, parameterErrorFor, type Transport, type TransportCall, type WithResponse } from './call.js';
import type { Operation } from './operation.js';
import type { CallOptions } from './options.js';

/** A call that is sent when it is first awaited, and only once. If it is never awaited, it is never sent. */
export interface LedgerRequest<Data> extends Promise<Data> {
  /** Sends the call and returns the data together with status and headers. */
  withResponse(): Promise<WithResponse<Data>>;
}

export type Send<Data, Own extends TransportCall = TransportCall> = (
  call: Own,
) => Promise<WithResponse<Data>>;

/**
 * The promise that each method of a client returns. A promise of the language starts its work at once; this one sends its
 * call with the first `then`, so that a list can be iterated, scanned or followed without a request for a first page that
 * nobody reads. `await`, `catch` and `finally` all end in `then`. All of them share one result, so a second `await` sends
 * nothing. A list (`LazyList`) extends it.
 */
export class LazyRequest<Data, Own extends TransportCall = TransportCall> implements LedgerRequest<Data> {
  readonly [Symbol.toStringTag] = 'LedgerRequest';
  readonly #call: Own;
  readonly #result: Promise<WithResponse<Data>>;
  #start: (() => void) | undefined;
  #data: Promise<Data> | undefined;
  #signal: AbortSignal | undefined;

  constructor(send: Send<Data, Own>, call: Own) {
    this.#call = call;
    // `send` is registered here to run in the async context of the caller. Engines call `then` without that context.
    this.#result = new Promise<void>((resolve) => {
      this.#start = resolve;
    }).then(() => {
      const signal = this.#signal;
      return send(signal ? { ...call, options: { ...call.options, signal } } : call);
    });
  }

  static callOf(request: unknown): TransportCall | undefined {
    return request instanceof LazyRequest ? request.#call : undefined;
  }

  protected get call(): Own {
    return this.#call;
  }

  withResponse(): Promise<WithResponse<Data>> {
    this.#start?.();
    this.#start = undefined;
    return this.#result;
  }

  /** Replaces the signal of the call. Has no effect after the call was sent, as others may wait for it too. */
  endWith(signal: AbortSignal): void {
    this.#signal = signal;
  }

  // biome-ignore lint/suspicious/noThenProperty: a request is sent when it is awaited
  then<Result = Data, Failure = never>(
    onFulfilled?: ((data: Data) => Result | PromiseLike<Result>) | null,
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    this.#data ??= this.withResponse().then(({ data }) => data);
    return this.#data.then(onFulfilled, onRejected);
  }

  catch<Failure = never>(
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Data | Failure> {
    return this.then(undefined, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Data> {
    return this.then().finally(onFinally);
  }

  /** JSON of a promise is `{}`, so a forgotten `await` would lose the data. */
  toJSON(): never {
    const { operation } = this.#call;
    throw parameterErrorFor(operation, 'request', this, 'awaited before it is written as JSON');
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `LedgerRequest ${this.#call.operation.operationId} (${this.#start ? 'not sent' : 'sent'})`;
  }
}

/** Creates the request of an operation that is not a list, or the one of a list for its first reply only. */
export function call<Data>(
  transport: Transport,
  operation: Operation<Data>,
  params?: object,
  options?: CallOptions,
): LedgerRequest<Data> {
  return new LazyRequest<Data>(
    (ended) => transport.send(ended),
    newCall(transport, operation, params, options),
  );
}
