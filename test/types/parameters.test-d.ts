import type { LedgerClient } from '../../src/index.js';
import type { NamesOf, OperationsOf, ParamsOf, RequiredNames, UndefinedNames } from './call.js';
import type { Kind } from './kind.js';
import type { LedgerParameters } from './ledger-parameters.js';
import { type Differing, none } from './same.js';

// Compiled by npm run typecheck, never run. The compiler reports differences and parameters that are missing on one side.

type Operations = OperationsOf<LedgerClient>;
/** The operations of the table. Others have the parameters of the description. */
type Params = { [Name in keyof LedgerParameters]: ParamsOf<Operations[Name]> };
type ValueOf<Members> = Members[keyof Members];

/** Each operation has the parameters of the table, and no others. */
none<
  Differing<
    { [Name in keyof Params]: NamesOf<Params[Name]> },
    { [Name in keyof LedgerParameters]: keyof LedgerParameters[Name] }
  >
>();

/** A body is required. Path parameters are compared with the description. */
none<
  Differing<
    { [Name in keyof Params]: Extract<RequiredNames<Params[Name]>, 'body'> },
    { [Name in keyof Params]: Extract<keyof LedgerParameters[Name], 'body'> }
  >
>();

/** Only optional parameters may be undefined. */
none<
  Differing<
    { [Name in keyof Params]: UndefinedNames<Params[Name]> },
    { [Name in keyof Params]: Exclude<NamesOf<Params[Name]>, RequiredNames<Params[Name]>> }
  >
>();

/** All parameters may be given at once, in every form that each of them takes. */
none<
  ValueOf<{
    [Name in keyof LedgerParameters]: {
      [Parameter in keyof LedgerParameters[Name]]: TakenBy<LedgerParameters[Name][Parameter]>;
    } extends Params[Name]
      ? never
      : Name;
  }>
>();

/** No parameter takes what it must refuse, of which each value is tried by itself. */
none<
  ValueOf<{
    [Name in keyof LedgerParameters]: ValueOf<{
      [Parameter in keyof LedgerParameters[Name] & keyof Params[Name] & string]: Both<
        RefusedBy<LedgerParameters[Name][Parameter]>,
        Params[Name][Parameter]
      > extends never
        ? never
        : `${Name}: ${Parameter}`;
    }>;
  }>
>();

type TakenBy<Given> = Given extends Kind ? Given['takes'] : never;
type RefusedBy<Given> = Given extends Kind ? Given['refuses'] : never;

/** Members of a union that can be assigned to a type. */
type Both<Members, Target> = Members extends unknown ? ([Members] extends [Target] ? Members : never) : never;
