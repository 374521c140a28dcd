import { ledgerHelp } from '../../generated/ledger/help.js';
import { statusHelp } from '../../generated/status/help.js';
import { isRecord, type Operation, type OperationHelp, type ParameterRule } from '../generated-code.js';
import * as ledger from '../ledger.js';
import * as status from '../status.js';

/** One operation as a command. */
export interface Entry {
  readonly service: 'ledger' | 'status';
  readonly operation: Operation;
  readonly help: OperationHelp;
  /** Names of what stands in its path, in their order. */
  readonly pathNames: readonly string[];
  /** Its other parameters, but for the size of a page. */
  readonly options: Readonly<Record<string, ParameterRule>>;
  /** Whether what it answers is a list, and not a thing with a list in it. */
  readonly isList: boolean;
}

/** Every operation of both services, by name. */
export const catalogue: ReadonlyMap<string, Entry> = new Map(
  [...entriesOf('ledger', ledger, ledgerHelp), ...entriesOf('status', status, statusHelp)].map((entry) => [
    entry.operation.operationId,
    entry,
  ]),
);

function entriesOf(
  service: Entry['service'],
  exports: object,
  help: Readonly<Record<string, OperationHelp>>,
): Entry[] {
  return Object.values(exports)
    .filter(isOperation)
    .flatMap((operation) => {
      const words = help[operation.operationId];
      return words ? [entryOf(service, operation, words)] : [];
    });
}

function entryOf(service: Entry['service'], operation: Operation, help: OperationHelp): Entry {
  const names = [...operation.path.matchAll(/\{(.+?)\}/g)].map(([, name]) => String(name));
  const others = Object.entries(operation.parameters ?? {}).filter(
    // How many items are wanted is asked of the command, which makes the pages.
    ([name]) => name !== 'limit' && !names.includes(name),
  );
  const isThing = operation.path.endsWith('}');
  return {
    service,
    operation,
    help,
    pathNames: names,
    options: Object.fromEntries(others),
    isList: operation.items !== undefined && !isThing,
  };
}

function isOperation(value: unknown): value is Operation {
  return isRecord(value) && typeof value.operationId === 'string' && typeof value.path === 'string';
}
