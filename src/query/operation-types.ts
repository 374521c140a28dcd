import type { CallOptions } from '../index.js';

/** The arguments of any operation. */
type Input = [params?: object | undefined, options?: CallOptions | undefined];

/** The members of a client that are not operations. */
type OtherMembers = 'GET' | 'POST' | 'close' | symbol;

/** The names of the operations of a client that return such a request. `never`: whatever their parameters are. */
export type NameOf<Client, Request> = {
  [Name in keyof Client]: Client[Name] extends (params: never, options?: CallOptions) => Request
    ? Name
    : never;
}[Exclude<keyof Client, OtherMembers>];

/**
 * The operation of a client. As long as its name is not written, `Name` is the union of all names. Then it is one general function, as
 * an editor would show a union of all operations.
 */
export type OperationOf<Client, Name extends keyof Client> =
  NameOf<Client, unknown> extends Name ? (...input: Input) => unknown : Client[Name];

/** The arguments of an operation: its parameters, and options of the call. */
export type InputOf<Operation> = Operation extends (...input: infer Arguments extends Input) => unknown
  ? Arguments
  : never;

/** A client with some of its operations. */
export type Operate<Name extends string, Request> = Readonly<Record<Name, (...input: Input) => Request>>;

/**
 * Sends a call that the signal of a query ends, and the signal of its options as well. React Native has no `AbortSignal.any`, and Node
 * keeps what that returns in the memory of a signal that lives as long as the process.
 */
export async function sendWith<Reply>(
  options: CallOptions | undefined,
  signal: AbortSignal,
  send: (options: CallOptions) => PromiseLike<Reply>,
): Promise<Reply> {
  const own = options?.signal;
  if (own === undefined) return send({ ...options, signal });
  // The call refuses a value that is not a signal.
  if (typeof Object(own).addEventListener !== 'function') return send({ ...options });
  const either = new AbortController();
  const watched = [own, signal].map((each) => ({ each, abort: () => either.abort(each.reason) }));
  for (const { each, abort } of watched) {
    if (each.aborted) abort();
    else each.addEventListener('abort', abort);
  }
  try {
    return await send({ ...options, signal: either.signal });
  } finally {
    for (const { each, abort } of watched) each.removeEventListener('abort', abort);
  }
}
