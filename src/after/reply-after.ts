import {
  type Call,
  contextOf,
  defaultDeadline,
  type PageReply,
  type Transport,
  target,
} from '../client/client.js';
import { parameterErrorThrower } from '../errors/errors.js';
import type { AfterCall } from './after-call.js';
import { Clusters } from './clusters.js';
import { freshReply } from './fresh-reply.js';
import type { AfterRules, WatermarkRule } from './rules.js';
import { findTransaction, lateError, Transactions } from './transactions.js';
import { watermarkOf } from './watermark.js';
import { readAfter, type WrittenTransaction, writtenAt, writtenBy } from './written.js';

const sharedByTransport = new WeakMap<Transport, { clusters: Clusters; transactions: Transactions }>();

function sharedBy(transport: Transport, rule: WatermarkRule) {
  let shared = sharedByTransport.get(transport);
  if (!shared) {
    shared = { clusters: new Clusters(watermarkOf(transport, rule)), transactions: new Transactions() };
    sharedByTransport.set(transport, shared);
  }
  return shared;
}

/**
 * Returns a reply that is not older than the write. The transport calls it for a call with the option `after`. A
 * transaction is looked up first: it says when it happened and what it changed (`Written`), from which `freshReply`
 * judges replies. A call that reads this transaction itself needs no second request. The deadline of the call limits all
 * requests together; without one, the search and the reading have limits of their own. The calls of a transport share
 * their knowledge of clusters and transactions (`sharedBy`).
 */
export async function replyAfter<Data>(
  transport: Transport,
  call: Call,
  { watermark, replyTimesByOperation }: AfterRules,
): Promise<PageReply<Data>> {
  const request = target(transport, call);
  const { operation, params, query } = call;
  const { after, ...options } = call.options;
  const throwParameterError = (allowed: string): never =>
    parameterErrorThrower(contextOf(call.operation))('after', after, allowed);
  const write =
    readAfter(after) ??
    throwParameterError(
      "a transaction ID, an SDK's TransactionId or TransactionResponse, a consensus timestamp or a Date",
    );
  options.signal?.throwIfAborted();
  const { clusters, transactions } = sharedBy(transport, watermark);
  const replyTimes = replyTimesByOperation[operation.operationId];
  const segments = request.path.split('/');
  const afterCall: AfterCall = {
    transport,
    operation,
    params,
    options,
    query,
    clusters,
    replyTimes,
    segments,
  };
  const { deadline = transport.defaults.deadline } = options;
  if (typeof write === 'bigint')
    return freshReply<Data>(afterCall, writtenAt(write), deadline ?? defaultDeadline);
  const transactionRule =
    watermark.transaction ?? throwParameterError('a time, as transactions of this service cannot be found');
  if (operation.operationId === transactionRule.operationId && isReadOf(write, request)) {
    const reply = await findTransaction<Data>(afterCall, write, deadline);
    const written = writtenBy(transactionRule, reply.data);
    if (written && request.query === '') transactions.remember(write, written);
    return reply;
  }
  const clock = transport.effects;
  const begin = clock.elapsed();
  const late = (): Error => lateError(afterCall, write);
  const limits = { limit: deadline ?? Infinity, late, signal: options.signal, clock };
  const written = await transactions.find(afterCall, write, transactionRule, limits);
  if (deadline === undefined) return freshReply<Data>(afterCall, written, defaultDeadline);
  return freshReply<Data>(afterCall, written, deadline - (clock.elapsed() - begin));
}

/**
 * Whether a request reads the transaction itself. Without a query, a service shows all transactions of the ID that it has: one
 * that schedules another shares its ID, and is there long before that.
 */
function isReadOf(
  { id, isFirst }: WrittenTransaction,
  { path, query }: { path: string; query: string },
): boolean {
  return path.endsWith(`/${id}`) && (isFirst || query !== '');
}
