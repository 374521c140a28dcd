import type { AfterRules, TransactionRule, WatermarkRule } from './rules.js';
import { lookUntil } from './wait-for.js';
// Reads after a write: replies that are not older than what was written.

import {
  type Call,
  checkCallOptions,
  contextOf,
  type PageReply,
  type Transport,
  target,
  within,
} from '../client/client.js';
import { type CallContext, ParameterError } from '../errors/errors.js';
import { toTimestamp } from '../values/values.js';
import { ServiceBehindError } from './after-errors.js';
import { Clusters } from './clusters.js';
import { type CallToProve, FreshReply } from './fresh-reply.js';
import { TransactionSearch } from './transaction-search.js';
import { type Watermark, watermarkOf } from './watermark.js';
import { readAfter, type Written, type WrittenTransaction, writtenAt, writtenBy } from './written.js';
import { WrittenTransactions } from './written-transactions.js';

// How long a service may take to come as far, in milliseconds.
const patience = 120_000;

/** What all calls of a transport know of the service and of what was written. */
interface Knowledge {
  readonly watermark: Watermark;
  readonly clusters: Clusters;
  readonly transactions: WrittenTransactions;
}

const knowledge = new WeakMap<Transport, Knowledge>();

function knowledgeOf(transport: Transport, rule: WatermarkRule): Knowledge {
  const known = knowledge.get(transport);
  if (known) return known;
  const watermark = watermarkOf(transport, rule);
  const clusters = new Clusters(watermark, transport.effects);
  const transactions = new WrittenTransactions(transport, watermark, clusters);
  const made = { watermark, clusters, transactions };
  knowledge.set(transport, made);
  return made;
}

/**
 * The reply to a call with the option `after`, not older than that says. The deadline of call or transport limits all of
 * it, where one is given.
 *
 * @throws TransactionMissingError if the transaction is not found in time.
 * @throws ServiceBehindError if the service does not come as far in time.
 */
export async function replyAfter<Data>(
  transport: Transport,
  asked: Call,
  rules: AfterRules,
): Promise<PageReply<Data>> {
  const context = contextOf(asked);
  checkCallOptions(asked.options, context);
  const { operation, params, options, query } = asked;
  const { after, ...others } = options;
  const deadline = others.deadline ?? transport.defaults.deadline;
  const wanted = readAfter(after);
  const refuse = (allowed: string): never => {
    throw new ParameterError({ parameter: 'after', given: after, allowed }, context);
  };
  if (wanted === undefined)
    return refuse(
      "a transaction ID, an SDK's TransactionId or TransactionResponse, a consensus timestamp or a Date",
    );
  const rule = rules.watermark;
  const proof = rules.proofs[operation.operationId];
  const call = { operation, params, options: others, query, proof };
  const read = new ReadAfter<Data>(transport, call, knowledgeOf(transport, rule), deadline, context);
  return read.within(deadline, others.signal, (signal) => {
    if (typeof wanted === 'bigint') return read.fresh(writtenAt(wanted), signal);
    const unknown = 'a moment: nothing describes how this service shows a transaction';
    return read.newerThan(wanted, rule.transaction ?? refuse(unknown), signal);
  });
}

/** One call that has to be newer than what was written. */
class ReadAfter<Data> {
  readonly #transport: Transport;
  readonly #call: CallToProve;
  readonly #known: Knowledge;
  readonly #deadline: number | undefined;
  readonly #context: CallContext;
  /** Makes the error of one whose time is up, as far as it has come. */
  #late: () => Error = () => this.#behind('');

  constructor(
    transport: Transport,
    call: CallToProve,
    known: Knowledge,
    deadline: number | undefined,
    context: CallContext,
  ) {
    this.#transport = transport;
    this.#call = call;
    this.#known = known;
    this.#deadline = deadline;
    this.#context = context;
  }

  /** What work comes to in so many milliseconds; without a limit, as long as it takes. */
  within<Result>(
    limit: number | undefined,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    signal?.throwIfAborted();
    const { effects } = this.#transport;
    return within({ limit: limit ?? Infinity, late: () => this.#late(), signal, clock: effects }, work);
  }

  async newerThan(
    transaction: WrittenTransaction,
    rule: TransactionRule,
    signal: AbortSignal,
  ): Promise<PageReply<Data>> {
    const { watermark, clusters, transactions } = this.#known;
    const search = new TransactionSearch(transaction, watermark, clusters, this.#transport.effects);
    this.#late = () => {
      const { newest } = clusters;
      const isBehind = newest !== undefined && newest < transaction.validFrom;
      return isBehind ? this.#behind(transaction.id) : search.error(false, this.#context);
    };
    const { operation, options } = this.#call;
    const { path, query } = target(this.#transport, this.#call);
    const isItself = operation.operationId === rule.operationId && path.endsWith(`/${transaction.id}`);
    if (!isItself) return this.fresh(await transactions.of(transaction, rule, options, signal), signal);
    const limit = this.#deadline ?? search.limit(this.#transport.effects);
    const reply = await this.within(limit, signal, (ended) =>
      lookUntil(
        () =>
          search.look(
            () => this.#send(ended),
            () => watermark.ask({ ...options, signal: ended }),
          ),
        ended,
        this.#transport.effects,
      ),
    );
    const written = writtenBy(rule, reply.data);
    if (written && query === '') transactions.remember(transaction, written);
    return reply;
  }

  fresh(written: Written, signal: AbortSignal): Promise<PageReply<Data>> {
    const { watermark, clusters } = this.#known;
    const looks = new FreshReply<Data>(this.#transport, this.#call, written, watermark, clusters);
    this.#late = () => this.#behind(toTimestamp(written.time), looks.missing);
    return this.within(this.#deadline ?? patience, signal, (ended) =>
      lookUntil(() => looks.look(ended), ended, this.#transport.effects),
    );
  }

  #send(signal: AbortSignal): Promise<PageReply<Data>> {
    return this.#transport.send<Data>({ ...this.#call, options: { ...this.#call.options, signal } });
  }

  #behind(after: string, cause?: Error): ServiceBehindError {
    const { newest } = this.#known.clusters;
    const { effects } = this.#transport;
    const shortfall = {
      after,
      newest: newest === undefined ? undefined : toTimestamp(newest),
      behind: newest === undefined ? undefined : effects.now() - Number(newest / 1_000_000n),
    };
    return new ServiceBehindError(shortfall, this.#context, cause && { cause });
  }
}
