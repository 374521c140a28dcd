import { ledgerHelp } from '../../generated/ledger/help.js';
import { statusHelp } from '../../generated/status/help.js';
import { isRecord, type Operation, type OperationHelp } from '../core.js';
import * as ledger from '../ledger.js';
import * as status from '../status.js';

type FieldHelp = NonNullable<OperationHelp['reply']>;

export interface Entry {
  readonly service: 'ledger' | 'status';
  readonly operation: Operation;
  readonly help: OperationHelp;
  /** The reply of `getAccount` is not a list: it is an account that has a list. */
  readonly isList: boolean;
  /** The texts of the reply, or of each item of a list. */
  readonly shown: FieldHelp | undefined;
  /** Those of the reply, or of each item of a list. */
  readonly fields: readonly string[];
  /** Every name of a field that the description has, at any depth. */
  readonly names: ReadonlySet<string>;
}

/** The fields that decoding an event adds to a log. */
const eventFields = ['eventName', 'args', 'reason'];

/** Every operation that reads, by its name. The server can call no other operation. */
export const catalogue: ReadonlyMap<string, Entry> = new Map([
  ...entriesOf('ledger', ledger, ledgerHelp),
  ...entriesOf('status', status, statusHelp),
]);

function entriesOf(
  service: Entry['service'],
  exports: object,
  helpTexts: Readonly<Record<string, OperationHelp>>,
): [string, Entry][] {
  return Object.values(exports)
    .filter(isReadOperation)
    .flatMap((operation): [string, Entry][] => {
      const help = helpTexts[operation.operationId];
      const isList = operation.items !== undefined && !operation.path.endsWith('}');
      if (!help) return [];
      const shown = isList ? help.items : help.reply;
      const fields = topFields(shown);
      const names = namesOf(operation, help);
      return [[operation.operationId, { service, operation, help, isList, shown, fields, names }]];
    });
}

function namesOf({ items = '' }: Operation, { reply, items: item }: OperationHelp): Set<string> {
  const paths = [...(reply?.fields ?? []), ...(item?.fields ?? [])];
  return new Set([items, ...paths.flatMap((path) => path.split('.'))]);
}

/** The logs of a contract, which have what they say by its events in addition. Undefined only if the description lacks them. */
export const eventsEntry = withFields(catalogue.get('getContractLogsByContractId'), eventFields);

function withFields(entry: Entry | undefined, fields: readonly string[]): Entry | undefined {
  if (!entry?.shown) return undefined;
  const shown = { ...entry.shown, fields: [...entry.shown.fields, ...fields] };
  return { ...entry, shown, names: new Set([...entry.names, ...fields]) };
}

/** The fields that people look for come first. */
export function topFields({ columns = [] }: Partial<FieldHelp> = {}): string[] {
  return [...new Set(columns.map((path) => path.split('.')[0] ?? ''))];
}

function isReadOperation(value: unknown): value is Operation {
  return isRecord(value) && 'operationId' in value && (value.method === 'GET' || value.isRead === true);
}
