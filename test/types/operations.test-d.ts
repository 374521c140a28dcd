import type * as ledger from '../../generated/ledger/operations.js';
import type * as status from '../../generated/status/operations.js';
import type {
  LedgerClient,
  LedgerGetPaths,
  LedgerPostPaths,
  StatusClient,
  StatusGetPaths,
} from '../../src/index.js';
import type { OperationsOf, Seen, WithoutTransport } from './call.js';
import type { LedgerOperations } from './ledger-operations.js';
import type { Expected, Row } from './row.js';
import { type Differing, none } from './same.js';
import type { StatusOperations } from './status-operations.js';

// Compiled by npm run typecheck, never run. What differs, or stands on one side only, is named by the compiler.

type Methods<Client> = { [Name in keyof OperationsOf<Client>]: Seen<Client[Name]> };
type Functions<Module> = {
  [Name in keyof Module as Module[Name] extends (...input: never[]) => unknown ? Name : never]: Seen<
    WithoutTransport<Module[Name]>
  >;
};
type Routes<Get, Post> = { [Path in keyof Get & string as `GET ${Path}`]: Seen<Get[Path]> } & {
  [Path in keyof Post & string as `POST ${Path}`]: Seen<Post[Path]>;
};

type ByName<Rows> = { [Name in keyof Rows]: Expected<Rows[Name]> };
type ByRoute<Rows> = {
  [Name in keyof Rows as Rows[Name] extends Row ? Rows[Name]['route'] : never]: Expected<Rows[Name]>;
};

/** A client has the methods of the table and no others, which take and answer what the table says. */
none<Differing<Methods<LedgerClient>, ByName<LedgerOperations>>>();
none<Differing<Methods<StatusClient>, ByName<StatusOperations>>>();

/** So do the functions that are imported one by one. */
none<Differing<Functions<typeof ledger>, ByName<LedgerOperations>>>();
none<Differing<Functions<typeof status>, ByName<StatusOperations>>>();

/** So do the paths. */
none<Differing<Routes<LedgerGetPaths, LedgerPostPaths>, ByRoute<LedgerOperations>>>();
none<Differing<Routes<StatusGetPaths, Record<never, never>>, ByRoute<StatusOperations>>>();
