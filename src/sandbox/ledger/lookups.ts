import type { ContractResponse, TransactionDetail } from '../../../generated/ledger/types.js';
import { fromTimestamp } from '../wire/timestamps.js';
import { contractId, entityId, findExecution, tokenId } from './find-entity.js';
import { shownNft, shownResult, shownTransaction } from './list-views.js';
import { isAt, type Lookups, orNotFound } from './lookup.js';
import { tokenAt } from './past.js';
import { compare, conditionsOn, lastValue } from './query.js';
import { notFound, unavailable } from './service-error.js';
import { rangeOf } from './snapshots.js';

export const lookups: Lookups = {
  getBlock: ({ blocks }, { path: { hashOrNumber } }) => {
    if (/^\d{1,19}$/.test(hashOrNumber)) {
      const searched = BigInt(hashOrNumber);
      return orNotFound(blocks.find(({ number }) => BigInt(number ?? -1) === searched));
    }
    const hash = `0x${hashOrNumber.replace(/^0x/i, '').toLowerCase()}`;
    return orNotFound(blocks.find((block) => block.hash?.startsWith(hash)));
  },
  getContract: (ledger, { path: { contractIdOrAddress }, query }) => {
    const id = contractId(ledger, contractIdOrAddress, 'also deleted');
    const contract = orNotFound(ledger.contracts.find(({ contract_id }) => contract_id === id));
    const version = versionsOf(contract).find(({ timestamp }) => isAt(query, timestamp?.from, timestamp?.to));
    return orNotFound(version);
  },
  getContractResultByIdAndTimestamp: (ledger, { path: { contractIdOrAddress, timestamp }, query }) => {
    const id = contractId(ledger, contractIdOrAddress);
    const { result } = orNotFound(
      ledger.executions.find((one) => one.result.contract_id === id && one.result.timestamp === timestamp),
    );
    return shownResult(result, ledger, query);
  },
  getContractResultByTransactionIdOrHash: (ledger, { path: { transactionIdOrHash }, query }) => {
    // The service sends the text of the last value to the database, with its operator.
    const isOperatorSent = query.pairs.findLast(({ name }) => name === 'nonce')?.text.includes(':');
    if (transactionIdOrHash.includes('-') && isOperatorSent) throw unavailable();
    const nonce = Number(lastValue(query, 'nonce') ?? 0);
    const { result } = orNotFound(findExecution(ledger, transactionIdOrHash, nonce));
    return shownResult(result, ledger, query);
  },
  getSchedule: ({ schedules }, { path: { scheduleId } }) =>
    orNotFound(schedules.find(({ schedule_id }) => schedule_id === entityId(scheduleId))),
  getTransaction: ({ transactions }, { path: { transactionId }, query }) => {
    const bare = transactionId.replace(/^0x/i, '');
    const nonce = lastValue(query, 'nonce');
    const scheduled = lastValue(query, 'scheduled');
    // A hash in hexadecimal or base64 has no dot.
    const isId = transactionId.includes('.');
    const of = transactions.filter(
      (one) =>
        (isId ? one.transaction_id === transactionId : matchesHash(one, bare)) &&
        (nonce === undefined || BigInt(one.nonce ?? 0) === nonce) &&
        (scheduled === undefined || String(one.scheduled) === scheduled),
    );
    if (of.length === 0) throw notFound();
    // The inner transactions of a batch follow it, if it is found by its ID.
    const batches = of
      .filter(({ name }) => isId && name === 'ATOMICBATCH')
      .map((one) => one.consensus_timestamp);
    const inner = transactions.filter(
      ({ nonce: own, parent_consensus_timestamp: parent }) => !own && parent && batches.includes(parent),
    );
    return { transactions: [...inTime(of), ...inTime(inner)].map(shownTransaction) };
  },
  getTopicMessageByIdAndSequenceNumber: ({ messages }, { path: { topicId, sequenceNumber } }) =>
    orNotFound(
      messages.find(
        ({ topic_id, sequence_number, consensus_timestamp }) =>
          topic_id === entityId(topicId) &&
          (sequenceNumber.includes('.')
            ? consensus_timestamp === sequenceNumber
            : BigInt(sequence_number) === BigInt(sequenceNumber)),
      ),
    ),
  getTopicMessageByTimestamp: ({ messages }, { path: { timestamp } }) =>
    orNotFound(messages.find(({ consensus_timestamp }) => consensus_timestamp === timestamp)),
  getToken: (ledger, { path, query }) => {
    const token = orNotFound(ledger.tokens.find(({ token_id }) => token_id === tokenId(path.tokenId)));
    const last = conditionsOn(query, 'timestamp').slice(-1);
    if (last.length === 0) return token;
    const { upper } = rangeOf(last);
    if (fromTimestamp(token.created_timestamp ?? '0') > upper) throw notFound();
    return tokenAt(ledger, token, upper);
  },
  getNft: (ledger, { path }) => {
    const nft = ledger.nfts.find(
      ({ token_id, serial_number }) =>
        token_id === tokenId(path.tokenId) && String(serial_number) === path.serialNumber,
    );
    return shownNft(orNotFound(nft), ledger);
  },
};

/** Oldest first. */
function inTime(transactions: readonly TransactionDetail[]): TransactionDetail[] {
  const time = (one: TransactionDetail): bigint => fromTimestamp(one.consensus_timestamp ?? '0');
  return [...transactions].sort((a, b) => compare(time(a), time(b)));
}

/** The present version of a contract, and the one before it changed. A contract changes only when it is deleted. */
function versionsOf(contract: ContractResponse): ContractResponse[] {
  const { created_timestamp: from, timestamp } = contract;
  if (!from || !timestamp?.from || timestamp.from <= from) return [contract];
  const before = { deleted: false, obtainer_id: null, permanent_removal: null };
  return [contract, { ...contract, ...before, timestamp: { from, to: timestamp.from } }];
}

/** In hexadecimal, the first 32 bytes are enough. */
function matchesHash({ transaction_hash = '' }: TransactionDetail, text: string): boolean {
  if (text === transaction_hash.replaceAll('+', '-').replaceAll('/', '_')) return true;
  if (!/^([0-9a-f]{64}|[0-9a-f]{96})$/i.test(text)) return false;
  const hex = Array.from(atob(transaction_hash))
    .map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('');
  return hex.startsWith(text.toLowerCase());
}
