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

export class LazyRequest<Data> implements LedgerRequest<Data> {
  readonly [Symbol.toStringTag] = 'LedgerRequest';
  readonly #operationId: string;
  readonly #result: Promise<WithResponse<Data>>;
  #start: () => void = () => undefined;
  #state = 'not sent';

  constructor(send: () => Promise<WithResponse<Data>>, operationId: string) {
    this.#operationId = operationId;
    // Registered now and run when started, so that it runs in the async context of the call: the job in which an
    // engine calls `then` has none.
    this.#result = new Promise<void>((resolve) => {
      this.#start = resolve;
    }).then(send);
  }

  withResponse(): Promise<WithResponse<Data>> {
    this.#state = 'sent';
    this.#start();
    return this.#result;
  }

  // biome-ignore lint/suspicious/noThenProperty: being awaited is what sends it
  then<Result = Data, Failure = never>(
    onFulfilled?: ((data: Data) => Result | PromiseLike<Result>) | null,
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    return this.withResponse()
      .then(({ data }) => data)
      .then(onFulfilled, onRejected);
  }

  catch<Failure = never>(
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Data | Failure> {
    return this.then(undefined, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Data> {
    return this.then().finally(onFinally);
  }

  /** What `console.log` shows on Node. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `LedgerRequest ${this.#operationId} (${this.#state})`;
  }
}
