import type { CallOptions, Transport } from '../../src/index.js';

/** A method of a client. */
export type Call = (...input: never[]) => Promise<unknown>;

/** Methods of a client that are operations. */
export type OperationsOf<Client> = Omit<
  Client,
  'transport' | 'description' | 'request' | 'close' | symbol | 'changes' | 'GET' | 'POST'
>;

/** The item type of a list. `never` for other operations. */
export type ItemOf<Request> = Request extends AsyncIterable<infer Item> ? Item : never;

/** The items of `pages` of a list; never for other operations. */
export type WalkedPageOf<Request> = Request extends { pages(): AsyncIterable<infer Page> } ? Page : never;

/** The items of `toArray` of a list; never for other operations. */
export type GatheredOf<Request> = Request extends { toArray(): Promise<infer Items> } ? Items : never;

/** The result of `withResponse`. */
export type DataOf<Request> = Request extends {
  withResponse(): Promise<{ data: infer Data; response: Response }>;
}
  ? Data
  : never;

/** The public types of a method. */
export type Seen<Method> = Method extends (...input: infer Input) => infer Request
  ? {
      // Converted to a function, because compilers disagree about optional members of tuples.
      input: (...input: Input) => void;
      page: Awaited<Request>;
      data: DataOf<Request>;
      item: ItemOf<Request>;
      walked: WalkedPageOf<Request>;
      gathered: GatheredOf<Request>;
    }
  : never;

/** An imported operation without its transport parameter. */
export type WithoutTransport<Operation> = Operation extends (
  transport: Transport,
  ...input: infer Input
) => infer Request
  ? (...input: Input) => Request
  : never;

/** The parameters of a method, required or optional. */
export type ParamsOf<Method> = Method extends (params: infer Params, options?: CallOptions) => unknown
  ? NonNullable<Params>
  : never;

/** Names of parameters; never if the method has none. */
export type NamesOf<Params> = string extends keyof Params ? never : keyof Params;
