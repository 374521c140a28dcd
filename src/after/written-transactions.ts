import { type CallOptions, makeCall, type Operation, type Transport, within } from '../client/client.js';
import type { Clusters } from './clusters.js';
import type { TransactionRule } from './rules.js';
import { SharedWork } from './shared-work.js';
import { TransactionSearch } from './transaction-search.js';
import { lookUntil } from './wait-for.js';
import type { Watermark } from './watermark.js';
import { type Written, type WrittenTransaction, writtenBy } from './written.js';

// Who writes more than these at a time has them looked up again.
const kept = 1000;

/** The transactions that calls of a transport have to be newer than: each is looked up once, whoever asks. */
export class WrittenTransactions {
  readonly #transport: Transport;
  readonly #watermark: Watermark;
  readonly #clusters: Clusters;
  readonly #found = new Map<string, Written>();
  readonly #searches = new Map<string, SharedWork<Written>>();

  constructor(transport: Transport, watermark: Watermark, clusters: Clusters) {
    this.#transport = transport;
    this.#watermark = watermark;
    this.#clusters = clusters;
  }

  /** What a transaction has written, once it is found. The options are those of the call that is the first to ask. */
  async of(
    transaction: WrittenTransaction,
    rule: TransactionRule,
    options: CallOptions,
    signal: AbortSignal,
  ): Promise<Written> {
    const name = nameOf(transaction);
    const found = this.#found.get(name);
    if (found) return found;
    const open = this.#searches.get(name);
    const search = open?.isOpen
      ? open
      : new SharedWork((ended) => this.#find(transaction, rule, options, ended));
    this.#searches.set(name, search);
    try {
      return await search.join(signal);
    } finally {
      if (this.#searches.get(name) === search && !search.isOpen) this.#searches.delete(name);
    }
  }

  /** Remembers what a transaction has written. */
  remember(transaction: WrittenTransaction, written: Written): void {
    this.#found.set(nameOf(transaction), written);
    const [oldest] = this.#found.keys();
    if (this.#found.size > kept && oldest !== undefined) this.#found.delete(oldest);
  }

  async #find(
    transaction: WrittenTransaction,
    rule: TransactionRule,
    options: CallOptions,
    signal: AbortSignal,
  ): Promise<Written> {
    const { effects } = this.#transport;
    const { operationId, path: template } = rule;
    const path = template.replace(/\{[^}]+\}/, transaction.id);
    const operation: Operation = { operationId, method: 'GET', path };
    const search = new TransactionSearch(transaction, this.#watermark, this.#clusters, effects);
    const late = (): Error => search.error(false, { operationId, method: 'GET', url: path });
    return within({ limit: search.limit(effects), late, signal, clock: effects }, async (ended) => {
      const call = { ...makeCall(operation, {}, { ...options, signal: ended }), query: transaction.query };
      const ask = () => this.#transport.send(call);
      const learn = () => this.#watermark.ask(call.options);
      const { data } = await lookUntil(() => search.look(ask, learn), ended, effects);
      const written = writtenBy(rule, data);
      if (!written) throw late();
      this.remember(transaction, written);
      return written;
    });
  }
}

function nameOf({ id, query }: WrittenTransaction): string {
  return `${id}?${query}`;
}
