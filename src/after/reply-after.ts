import { type Call, contextOf, type PageReply, type Transport, target } from '../client/client.js';
import { parameterErrorThrower } from '../errors/errors.js';
import type { AfterCall } from './after-call.js';
import { Clusters } from './clusters.js';
import { freshReply } from './fresh-reply.js';
import type { AfterRules, WatermarkRule } from './rules.js';
import { defaultLimit, findTransaction, lateError, Transactions } from './transactions.js';
import { watermarkOf } from './watermark.js';
import { readAfter, writtenAt, writtenBy } from './written.js';

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
 * requests together. The calls of a transport share their knowledge of clusters and transactions (`sharedBy`).
 */
export async function replyAfter<Data>(
  transport: Transport,
  call: Call,
  { watermark, replyTimesByOperation }: AfterRules,
): Promise<PageReply<Data>> {
  const { path, query: fullQuery } = target(transport, call);
  const { operation, params, query } = call;
  const { after, ...options } = call.options;
  const throwParameterError = (allowed: string): never =>
    parameterErrorThrower(contextOf(call.operation))('after', after, allowed);
  const write =
    readAfter(after) ??
    throwParameterError(
      "a transaction ID, an SDK's TransactionId or TransactionResponse, a consensus timestamp or a Date",
    );
  const { signal, deadline = transport.defaults.deadline } = options;
  signal?.throwIfAborted();
  const { clusters, transactions } = sharedBy(transport, watermark);
  const replyTimes = replyTimesByOperation[operation.operationId];
  const segments = path.split('/');
  const own: AfterCall = { transport, operation, params, options, query, clusters, replyTimes, segments };
  if (typeof write === 'bigint') return freshReply<Data>(own, writtenAt(write), deadline ?? defaultLimit);
  const rule =
    watermark.transaction ?? throwParameterError('a time, as transactions of this service cannot be found');
  if (operation.operationId === rule.operationId && path.endsWith(`/${write.id}`)) {
    const reply = await findTransaction<Data>(own, write, deadline);
    const written = writtenBy(rule, reply.data);
    if (written && fullQuery === '') transactions.remember(write, written);
    return reply;
  }
  const clock = transport.effects;
  const begin = clock.elapsed();
  const limits = { limit: deadline ?? Infinity, late: () => lateError(own, write), signal, clock };
  const written = await transactions.find(own, write, rule, limits);
  const limit = deadline === undefined ? defaultLimit : deadline - (clock.elapsed() - begin);
  return freshReply<Data>(own, written, limit);
}
