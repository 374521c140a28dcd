import { ledgerHelp } from '../../generated/ledger/help.js';
import { statusHelp } from '../../generated/status/help.js';
import { isRecord, type Operation, type OperationHelp, type ParameterRule } from '../core.js';
import * as ledger from '../ledger.js';
import * as status from '../status.js';
import { type Answer, answers } from './answers.js';

export interface Entry {
  readonly service: 'ledger' | 'status';
  readonly operation: Operation;
  readonly help: OperationHelp;
  readonly pathNames: readonly string[];
  /** Its query parameters, without `limit`: the option `--limit` is the number of items, not the size of a page. */
  readonly query: Readonly<Record<string, ParameterRule>>;
  readonly isList: boolean;
  /** Reads what no single operation answers. */
  readonly answer?: Answer['read'];
}

export const catalogue: ReadonlyMap<string, Entry> = new Map([
  ...entriesOf('ledger', ledger, ledgerHelp),
  ...entriesOf('status', status, statusHelp),
  ...answers.map(({ operation, help, read }): [string, Entry] => [
    operation.operationId,
    { ...entryOf('ledger', operation, help), answer: read },
  ]),
]);

function entriesOf(
  service: Entry['service'],
  exports: object,
  helpTexts: Readonly<Record<string, OperationHelp>>,
): [string, Entry][] {
  return Object.values(exports)
    .filter(isOperation)
    .sort((a, b) => (a.operationId < b.operationId ? -1 : 1))
    .flatMap((operation): [string, Entry][] => {
      const help = helpTexts[operation.operationId];
      if (help) return [[operation.operationId, entryOf(service, operation, help)]];
      return [];
    });
}

function entryOf(service: Entry['service'], operation: Operation, help: OperationHelp): Entry {
  const { path, parameters = {} } = operation;
  const pathNames = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => String(name));
  const query = Object.entries(parameters).filter(([name]) => name !== 'limit' && !pathNames.includes(name));
  const isList = help.reply === undefined;
  return { service, operation, help, pathNames, query: Object.fromEntries(query), isList };
}

function isOperation(value: unknown): value is Operation {
  return isRecord(value) && typeof value.operationId === 'string' && typeof value.path === 'string';
}
