import type { CallOptions } from '../client/client.js';

/** What any operation is called with. */
type Input = [params?: object | undefined, options?: CallOptions | undefined];

/** Operations of a client that answer with such a request, by name. */
export type NameOf<Client, Request> = {
  [Name in keyof Client]: Client[Name] extends (params: never, options?: CallOptions) => Request
    ? Name
    : never;
}[Exclude<keyof Client, 'GET' | 'POST'>];

/** What an operation is called with: its parameters, and options of the call. */
export type InputOf<Operation> = Operation extends (...input: infer Given extends Input) => unknown
  ? Given
  : never;

/** A client by nothing but some of its operations. */
export type Operate<Name extends string, Request> = Readonly<Record<Name, (...input: Input) => Request>>;

/** Options of a call that another signal ends as well. */
export function withSignal(options: CallOptions | undefined, signal: AbortSignal): CallOptions {
  return { ...options, signal: options?.signal ? AbortSignal.any([options.signal, signal]) : signal };
}
