import { type Call, contextOf, type PageReply, type Transport, target, within } from '../client/client.js';
import { type ApiError, ParameterError } from '../errors/errors.js';
import { toTimestamp } from '../values/values.js';
import { ServiceBehindError, TransactionMissingError } from './after-errors.js';
import { Clusters } from './clusters.js';
import { type AfterCall, FreshReply } from './fresh-reply.js';
import type { AfterRules, WatermarkRule } from './rules.js';
import { TransactionSearch, Transactions } from './transactions.js';
import { lookUntil } from './wait-for.js';
import { readAfter, type Written, type WrittenTransaction, writtenAt, writtenBy } from './written.js';

/** Limit for the service to show a write, in milliseconds, if the call has no deadline. */
const defaultLimit = 120_000;

/** State that all calls of a transport share. */
interface Shared {
  readonly clusters: Clusters;
  readonly transactions: Transactions;
}

const sharedByTransport = new WeakMap<Transport, Shared>();

function sharedBy(transport: Transport, rule: WatermarkRule): Shared {
  let shared = sharedByTransport.get(transport);
  if (!shared) {
    const clusters = new Clusters(transport, rule);
    shared = { clusters, transactions: new Transactions(transport, clusters) };
    sharedByTransport.set(transport, shared);
  }
  return shared;
}

/**
 * Sends a call with the option `after`. Returns a reply that is not older than the write in that option. The deadline of
 * the call limits all requests together.
 *
 * @throws ParameterError for bad input.
 * @throws TransactionMissingError if the transaction is not found in time.
 * @throws ServiceBehindError if the service does not show the write in time.
 */
export async function replyAfter<Data>(
  transport: Transport,
  call: Call,
  rules: AfterRules,
): Promise<PageReply<Data>> {
  const { path, query: fullQuery } = target(transport, call);
  const { operation, params, query } = call;
  const { after, ...options } = call.options;
  const refuse = (allowed: string): never => {
    throw new ParameterError({ parameter: 'after', given: after, allowed }, contextOf(call));
  };
  const write =
    readAfter(after) ??
    refuse(
      "a transaction ID, an SDK's TransactionId or TransactionResponse, a consensus timestamp or a Date",
    );
  options.signal?.throwIfAborted();
  const { clusters, transactions } = sharedBy(transport, rules.watermark);
  const proof = rules.proofs[operation.operationId];
  const segments = path.split('/');
  const own: AfterCall = { transport, operation, params, options, query, clusters, proof, segments };
  const deadline = options.deadline ?? transport.defaults.deadline;
  if (typeof write === 'bigint') return freshReply<Data>(own, writtenAt(write), deadline ?? defaultLimit);
  const rule =
    rules.watermark.transaction ?? refuse('a time, as transactions of this service cannot be found');
  const isItself = operation.operationId === rule.operationId && path.endsWith(`/${write.id}`);
  if (isItself) {
    const reply = await transactionReply<Data>(own, write, deadline);
    const written = writtenBy(rule, reply.data);
    if (written && fullQuery === '') transactions.remember(write, written);
    return reply;
  }
  const clock = transport.effects;
  const begin = clock.elapsed();
  const limits = {
    limit: deadline ?? Infinity,
    late: () => lateError(own, write),
    signal: options.signal,
    clock,
  };
  const written = await transactions.find(write, rule, options, limits);
  const limit = deadline === undefined ? defaultLimit : deadline - (clock.elapsed() - begin);
  return freshReply<Data>(own, written, limit);
}

/** Reads a reply that is not older than a write. */
function freshReply<Data>(call: AfterCall, written: Written, limit: number): Promise<PageReply<Data>> {
  const { transport, options } = call;
  const clock = transport.effects;
  const reply = new FreshReply<Data>(call, written);
  const late = (): Error => behindError(call, toTimestamp(written.time), reply.missing);
  return within({ limit, late, signal: options.signal, clock }, (signal) =>
    lookUntil(() => reply.look(signal), signal, clock),
  );
}

/** Reads a transaction as soon as it is found. */
function transactionReply<Data>(
  call: AfterCall,
  transaction: WrittenTransaction,
  deadline: number | undefined,
): Promise<PageReply<Data>> {
  const { transport, operation, params, query, options, clusters } = call;
  const clock = transport.effects;
  const search = new TransactionSearch(transaction, clusters, clock);
  const late = (): Error => lateError(call, transaction, search.missing);
  const limit = deadline ?? search.limit;
  return within({ limit, late, signal: options.signal, clock }, (signal) =>
    search.run((own) => transport.send<Data>({ operation, params, query, options: own }), {
      ...options,
      signal,
    }),
  );
}

function lateError(call: AfterCall, { id, validFrom }: WrittenTransaction, missing?: ApiError): Error {
  const { newest } = call.clusters;
  if (newest !== undefined && newest < validFrom) return behindError(call, id);
  return new TransactionMissingError(id, false, contextOf(call), missing && { cause: missing });
}

function behindError(call: AfterCall, after: string, cause?: Error): ServiceBehindError {
  const { newest } = call.clusters;
  const shortfall = {
    after,
    newest: newest === undefined ? undefined : toTimestamp(newest),
    behind: newest === undefined ? undefined : call.transport.effects.now() - Number(newest / 1_000_000n),
  };
  return new ServiceBehindError(shortfall, contextOf(call), cause && { cause });
}
