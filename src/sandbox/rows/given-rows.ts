import type { TopicMessage } from '../../../generated/ledger/types.js';
import { once } from '../data/once.js';
import { missing } from '../ledger/list.js';
import type { MessageLies } from '../ledger/message-lies.js';
import { routeOf } from '../ledger/route.js';
import { listsById } from '../ledger/service.js';
import { ServiceError } from '../ledger/service-error.js';
import { toJson } from '../wire/json.js';
import { preview } from '../wire/preview.js';
import { type ListOperation, listNames, listOperation } from './row-list.js';
import type { RowSource, Rows } from './rows.js';

/** The options that decide how a ledger is generated. */
const ofGeneratedData = ['size', 'live', 'clusters', 'description'] as const;

type Options = Readonly<Partial<Record<(typeof ofGeneratedData)[number], unknown>>>;

export interface GivenRows {
  /** Checks rows as the client checks a reply. It loads the client's checks, so the first request waits for it. */
  readonly checkItems: () => Promise<void>;
  /** The rows, with the messages that a host lies about. */
  readonly lying: (lies: MessageLies) => RowSource;
}

/** The rows of the option `rows`. What can be checked at once is checked: options, names of lists and sort keys. */
export function givenRows(rows: Rows, options: Options): GivenRows {
  const unused = ofGeneratedData.find((name) => options[name] !== undefined);
  if (unused !== undefined) throw new TypeError(`${unused}: has no effect beside rows`);
  const lists = Object.entries(rows).map(([name, items]) => new GivenList(name, items));
  for (const list of lists) list.checkKeys();
  const none: readonly object[] = [];
  const rowsOf: RowSource['rowsOf'] = ({ operationId, pathname = '' }) =>
    rows[pathname] ?? rows[operationId] ?? none;
  return {
    checkItems: once(async () => {
      for (const list of lists) await list.checkItems();
    }),
    lying: (lies) => ({
      rowsOf: (asked) => {
        const shown = rowsOf(asked);
        if (asked.operationId !== 'getTopicMessages' || !lies.isSet) return shown;
        const messages = (shown as TopicMessage[]).map((message) => ({
          ...message,
          sequence_number: BigInt(message.sequence_number),
        }));
        return lies.ofMessages(messages);
      },
    }),
  };
}

/** The rows of one list, with the name under which errors show them. */
class GivenList {
  readonly #name: string;
  readonly #operation: ListOperation;
  readonly #items: readonly object[];

  constructor(name: string, items: readonly object[]) {
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

  async checkItems(): Promise<void> {
    const { operationId, list } = this.#operation;
    const { checkReply, ResponseError, ...operations } = await import('../../ledger.js');
    const operation = operations[`${operationId}Operation` as 'getBlocksOperation'];
    const text = toJson({ [list.property]: this.#items, links: { next: null } });
    try {
      await checkReply(operation, text);
    } catch (error) {
      if (!(error instanceof ResponseError)) throw error;
      // What a reply has beside its items is not given.
      const pointer = `/${list.property}/`;
      const issue = error.issues.find(({ instancePath }) => instancePath.startsWith(pointer));
      if (!issue) return;
      const [index, ...fields] = issue.instancePath.slice(pointer.length).split('/');
      const place = [`${this.#name}[${index}]`, ...fields].join('.');
      throw new TypeError(`${place}: expected ${issue.expected}, got ${issue.got}`);
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
