import type { TopicMessage } from '../../../generated/ledger/types.js';
import { missing } from '../ledger/list.js';
import type { MessageLies } from '../ledger/message-lies.js';
import { routeOf } from '../ledger/route.js';
import { listsById } from '../ledger/service.js';
import { ServiceError } from '../ledger/service-error.js';
import { preview } from '../wire/preview.js';
import { type ListOperation, listNames, listOperation } from './row-list.js';
import type { RowSource, Rows } from './rows.js';

/** The options that decide how a ledger is generated. */
const ofGeneratedData = ['size', 'live', 'clusters', 'description'] as const;

type Options = Readonly<Partial<Record<(typeof ofGeneratedData)[number], unknown>>>;

/**
 * The rows of the option `rows`, with the messages that a host lies about. Options, names of lists and sort keys are checked; the rest of a
 * row is checked by the client that reads it, as each reply is.
 */
export function givenRows(rows: Rows, options: Options): (lies: MessageLies) => RowSource {
  const unused = ofGeneratedData.find((name) => options[name] !== undefined);
  if (unused !== undefined) throw new TypeError(`${unused}: has no effect beside rows`);
  const given = new Map(Object.entries(rows));
  for (const [name, items] of given) new GivenList(name, items).checkKeys();
  const none: readonly object[] = [];
  const rowsOf: RowSource['rowsOf'] = ({ operationId, pathname = '' }) =>
    given.get(pathname) ?? given.get(operationId) ?? none;
  return (lies) => ({
    rowsOf: (asked) => {
      const shown = rowsOf(asked);
      if (asked.operationId !== 'getTopicMessages' || !lies.isSet) return shown;
      const messages = (shown as TopicMessage[]).map((message) => ({
        ...message,
        sequence_number: BigInt(message.sequence_number),
      }));
      return lies.ofMessages(messages);
    },
  });
}

/** The rows of one list, with the name under which errors show them. */
class GivenList {
  readonly #name: string;
  readonly #operation: ListOperation;
  readonly #items: readonly object[];

  constructor(name: string, items: readonly object[] | undefined) {
    const operation = listOperation(name.startsWith('/') ? operationAt(name) : name);
    if (!operation)
      throw new RangeError(
        `rows: expected the operation of a list or its path, got ${preview(name)}. Operations are ${listNames.join(', ')}`,
      );
    this.#name = name.startsWith('/') ? `rows['${name}']` : `rows.${name}`;
    if (!Array.isArray(items))
      throw new TypeError(`${this.#name}: expected an array of rows, got ${preview(items)}`);
    this.#operation = operation;
    this.#items = items;
  }

  /** Without its sort key, a row has no place in a list. */
  checkKeys(): void {
    const keys = listsById.get(this.#operation.operationId)?.ofRows(() => missing).key ?? [];
    for (const [index, row] of this.#items.entries())
      for (const [part, { field, parameter }] of this.#operation.list.key.entries()) {
        const value = (row as Readonly<Record<string, unknown>> | null)?.[field];
        const isKey = value !== undefined && keys[part]?.read(row) !== missing;
        if (isKey) continue;
        throw new TypeError(
          `${this.#name}[${index}].${field}: expected the sort key, a value of ${parameter}, got ${preview(value)}`,
        );
      }
  }
}

function operationAt(path: string): string {
  try {
    return routeOf('GET', `/api/v1${path}`).operation.operationId;
  } catch (error) {
    if (error instanceof ServiceError) return path;
    throw error;
  }
}
