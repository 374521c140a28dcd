import type { CallOptions } from '../index.js';

/** The arguments of any operation. */
type Input = [params?: object | undefined, options?: CallOptions | undefined];

/** The names of the operations of a client that return such a request. */
export type NameOf<Client, Request> = {
  [Name in keyof Client]: Client[Name] extends (params: never, options?: CallOptions) => Request
    ? Name
    : never;
}[Exclude<keyof Client, 'GET' | 'POST' | 'close' | symbol>];

/** The operation of a client. Before its name is written, an editor shows any operation instead of a union of all. */
export type OperationOf<Client, Name extends keyof Client> =
  NameOf<Client, unknown> extends Name ? (...input: Input) => unknown : Client[Name];

/** The arguments of an operation: its parameters, and options of the call. */
export type InputOf<Operation> = Operation extends (...input: infer Arguments extends Input) => unknown
  ? Arguments
  : never;

/** A client with some of its operations. */
export type Operate<Name extends string, Request> = Readonly<Record<Name, (...input: Input) => Request>>;

/** Adds the signal of a query to the options of its call. Either signal ends the call. */
export function withSignal(options: CallOptions | undefined, signal: AbortSignal): CallOptions {
  return { ...options, signal: options?.signal ? AbortSignal.any([options.signal, signal]) : signal };
}
