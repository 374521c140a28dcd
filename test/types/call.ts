import type { CallOptions, Transport } from '../../src/index.js';

/** A method of a client. */
export type Call = (...input: never[]) => Promise<unknown>;

/** Methods of a client that are operations. */
export type OperationsOf<Client> = Omit<
  Client,
  'transport' | 'description' | 'request' | 'changes' | 'GET' | 'POST'
>;

/** The item type of a list. `never` for other operations. */
export type ItemOf<Request> = Request extends AsyncIterable<infer Item> ? Item : never;

/** What `pages` of a list gives; never for what is no list. */
export type WalkedPageOf<Request> = Request extends { pages(): AsyncIterable<infer Page> } ? Page : never;

/** What `toArray` of a list gives; never for what is no list. */
export type GatheredOf<Request> = Request extends { toArray(): Promise<infer Items> } ? Items : never;

/** What `withResponse` gives. */
export type DataOf<Request> = Request extends {
  withResponse(): Promise<{ data: infer Data; response: Response }>;
}
  ? Data
  : never;

/** All that can be seen of a method from outside. A list may have more methods than those looked at here. */
export type Seen<Method> = Method extends (...input: infer Input) => infer Request
  ? {
      // As a function again: compilers differ in whether what is left out of a tuple may be undefined.
      input: (...input: Input) => void;
      page: Awaited<Request>;
      data: DataOf<Request>;
      item: ItemOf<Request>;
      walked: WalkedPageOf<Request>;
      gathered: GatheredOf<Request>;
    }
  : never;

/** An imported operation without the transport that it takes first. */
export type WithoutTransport<Operation> = Operation extends (
  transport: Transport,
  ...input: infer Input
) => infer Request
  ? (...input: Input) => Request
  : never;

/** Parameters of a method, whether or not they may be left out. */
export type ParamsOf<Method> = Method extends (params: infer Params, options?: CallOptions) => unknown
  ? NonNullable<Params>
  : never;

/** Names of parameters; none where only the absence of all is typed. */
export type NamesOf<Params> = string extends keyof Params ? never : keyof Params;

/** Names that may be given as undefined. */
export type UndefinedNames<Params> = {
  [Name in NamesOf<Params>]: undefined extends Required<Params>[Name] ? Name : never;
}[NamesOf<Params>];

/** Names that must be given. */
export type RequiredNames<Params> = {
  [Name in NamesOf<Params>]: Record<never, never> extends Pick<Params, Name> ? never : Name;
}[NamesOf<Params>];
