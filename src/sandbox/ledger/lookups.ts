import * as operations from '../../../generated/ledger/operations.js';
import type { ContractResultDetails, TransactionDetail } from '../../../generated/ledger/types.js';
import type { Operation } from '../../core/operation/operation.js';
import { compare } from '../../core/request/query.js';
import type { LedgerData } from '../data/ledger-data.js';
import { accountId, contractId, entityId, execution, pathAccount, tokenId } from './find-entity.js';
import { listedTransaction } from './list-views.js';
import { transactionFilters } from './lists.js';
import type { ServiceQuery } from './read-query.js';
import { select } from './select.js';
import { notFound, refused } from './service-error.js';

/** One operation that is no list: what it answers. */
export interface LookupRow {
  operation: Operation;
  reply: (
    ledger: LedgerData,
    path: Readonly<Record<string, string>>,
    query: ServiceQuery,
    body: Body,
  ) => object;
  /** The status of a reply that is not a plain 200. */
  status?: (reply: object) => number;
}

/** A body as it was sent. */
export interface Body {
  bytes: Uint8Array;
  contentType: string;
}

function row(
  operation: Operation,
  reply: LookupRow['reply'],
  rest: Pick<LookupRow, 'status'> = {},
): LookupRow {
  return { operation, reply, ...rest };
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw notFound();
  return value;
}

/** A switch as it was given, or its default. */
function isOn({ pairs }: ServiceQuery, name: string, fallback: boolean): boolean {
  const given = pairs.findLast((pair) => pair.name === name)?.text;
  return given === undefined ? fallback : given === 'true';
}

/** Whether a moment lies where the timestamp of a query asks. */
function isAt(query: ServiceQuery, from: string | undefined, to: string | null | undefined): boolean {
  const rule = { kind: 'timestamp' } as const;
  return query.pairs
    .filter(({ name }) => name === 'timestamp')
    .every(({ operator, value }) => {
      const begun = from === undefined || compare(from, value, rule) <= 0;
      const over = typeof to === 'string' && compare(to, value, rule) <= 0;
      if (operator === 'eq') return begun && !over;
      if (operator.startsWith('l')) return operator === 'lt' ? compare(from ?? '0', value, rule) < 0 : begun;
      return !over;
    });
}

/** 206 for a result of which only part is known: what the call returned is missing. */
const partial = {
  status: (result: ContractResultDetails): number => (result.call_result === '0x' ? 206 : 200),
} as Pick<LookupRow, 'status'>;

const accounts = operations.getAccountOperation;

/** The account's transactions are a list inside its reply. */
function account(ledger: LedgerData, path: Readonly<Record<string, string>>, query: ServiceQuery): object {
  const id = pathAccount(ledger, path.idOrAliasOrEvmAddress ?? '');
  const info = found(ledger.accounts.find((one) => one.account === id));
  if (!isOn(query, 'transactions', true)) return { ...info, transactions: [], links: { next: null } };
  const { items, next } = select<TransactionDetail>(
    accounts,
    ledger.transactions.filter(
      ({ transfers = [], entity_id }) => entity_id === id || transfers.some((one) => one.account === id),
    ),
    {
      key: [{ parameter: 'timestamp', read: ({ consensus_timestamp }) => consensus_timestamp ?? '' }],
      filters: { transactiontype: transactionFilters.transactiontype ?? (() => null) },
    },
    query,
    { standingNext: false, emptyPages: false },
  );
  const link = next === null ? null : `/api/v1/accounts/${path.idOrAliasOrEvmAddress}?${next}`;
  return { ...info, transactions: items.map(listedTransaction), links: { next: link } };
}

/** Every operation of the query service that is no list. */
export const ledgerLookups: readonly LookupRow[] = [
  row(operations.getAccountOperation, account),
  row(operations.getBlockOperation, ({ blocks }, { hashOrNumber = '' }) => {
    const hash = `0x${hashOrNumber.replace(/^0x/i, '').toLowerCase()}`;
    return found(
      blocks.find(({ number, hash: theirs = '' }) =>
        /^\d{1,19}$/.test(hashOrNumber) ? number === BigInt(hashOrNumber) : theirs.startsWith(hash),
      ),
    );
  }),
  row(operations.getContractOperation, (ledger, { contractIdOrAddress = '' }, query) => {
    const id = contractId(ledger, contractIdOrAddress);
    const contract = found(ledger.contracts.find(({ contract_id }) => contract_id === id));
    if (!isAt(query, contract.timestamp?.from, contract.timestamp?.to)) throw notFound();
    return contract;
  }),
  row(
    operations.getContractResultByIdAndTimestampOperation,
    (ledger, { contractIdOrAddress = '', timestamp }) => {
      const id = contractId(ledger, contractIdOrAddress);
      return found(
        ledger.executions.find(({ result }) => result.contract_id === id && result.timestamp === timestamp),
      ).result;
    },
    partial,
  ),
  row(
    operations.getContractResultByTransactionIdOrHashOperation,
    (ledger, { transactionIdOrHash = '' }) => found(execution(ledger, transactionIdOrHash)).result,
    partial,
  ),
  row(operations.getContractOpcodesOperation, (ledger, { transactionIdOrHash = '' }, query) => {
    const { opcodes, ...trace } = found(execution(ledger, transactionIdOrHash)).opcodes;
    return {
      ...trace,
      opcodes: opcodes.map((step) => ({
        ...step,
        memory: isOn(query, 'memory', false) ? step.memory : null,
        stack: isOn(query, 'stack', true) ? step.stack : null,
        storage: isOn(query, 'storage', false) ? step.storage : null,
      })),
    };
  }),
  row(operations.getNetworkExchangeRateOperation, ({ exchangeRate }) => exchangeRate),
  row(operations.getNetworkFeesOperation, ({ fees, timestamp }, _, { order }) => ({
    fees: [...fees].sort(
      (a, b) =>
        (order === 'asc' ? 1 : -1) * ((a.transaction_type ?? '') < (b.transaction_type ?? '') ? -1 : 1),
    ),
    timestamp,
  })),
  row(operations.getNetworkStakeOperation, ({ stake }) => stake),
  row(operations.getNetworkSupplyOperation, ({ supply, timestamp }) => ({
    released_supply: String(supply.released),
    timestamp,
    total_supply: String(supply.total),
  })),
  row(operations.getScheduleOperation, ({ schedules }, { scheduleId = '' }) =>
    found(schedules.find(({ schedule_id }) => schedule_id === entityId(scheduleId))),
  ),
  row(operations.getTransactionOperation, ({ transactions }, { transactionId = '' }, query) => {
    const bare = transactionId.replace(/^0x/i, '');
    const nonce = query.pairs.find(({ name }) => name === 'nonce')?.text;
    const scheduled = query.pairs.findLast(({ name }) => name === 'scheduled')?.text;
    const of = transactions.filter(
      (one) =>
        (one.transaction_id === transactionId || matchesHash(one, bare)) &&
        (nonce === undefined || String(one.nonce) === nonce) &&
        (scheduled === undefined || String(one.scheduled) === scheduled),
    );
    if (of.length === 0) throw notFound();
    return { transactions: of };
  }),
  row(operations.getTopicOperation, ({ topics }, { topicId = '' }) =>
    found(topics.find(({ topic_id }) => topic_id === entityId(topicId))),
  ),
  row(
    operations.getTopicMessageByIdAndSequenceNumberOperation,
    ({ messages }, { topicId = '', sequenceNumber = '' }) => {
      const isTime = sequenceNumber.includes('.');
      if (!isTime && BigInt(sequenceNumber) < 1n) throw refused('Invalid parameter: sequencenumber');
      return found(
        messages.find(
          ({ topic_id, sequence_number, consensus_timestamp }) =>
            topic_id === entityId(topicId) &&
            (isTime ? consensus_timestamp === sequenceNumber : sequence_number === BigInt(sequenceNumber)),
        ),
      );
    },
  ),
  row(operations.getTopicMessageByTimestampOperation, ({ messages }, { timestamp }) =>
    found(messages.find(({ consensus_timestamp }) => consensus_timestamp === timestamp)),
  ),
  row(operations.getTokenOperation, ({ tokens }, path, query) => {
    const token = found(tokens.find(({ token_id }) => token_id === tokenId(path.tokenId ?? '')));
    if (!isAt(query, token.created_timestamp, null)) throw notFound();
    return token;
  }),
  row(operations.getNftOperation, ({ nfts }, path) =>
    found(
      nfts.find(
        ({ token_id, serial_number }) =>
          token_id === tokenId(path.tokenId ?? '') && String(serial_number) === path.serialNumber,
      ),
    ),
  ),
  row(operations.contractCallOperation, (ledger, _, __, { bytes }) => {
    const { to = '', estimate = false, data = '' } = JSON.parse(new TextDecoder().decode(bytes));
    const id = contractId(ledger, String(to)) ?? accountId(ledger, String(to));
    const isThere = ledger.contracts.some(({ contract_id }) => contract_id === id);
    // There is no EVM here: a call of a contract answers a word made of what it was called with.
    const word = isThere ? String(data).replace(/^0x/, '').slice(0, 64).padStart(64, '0') : '';
    return {
      result: estimate
        ? `0x${(21_000 + String(data).length * 8).toString(16).padStart(64, '0')}`
        : `0x${word}`,
    };
  }),
  row(operations.estimateFeesOperation, (_, __, ___, { bytes }) => {
    const extra = BigInt(bytes.byteLength);
    const fee = (base: bigint) => ({
      base,
      extras: [
        {
          charged: extra,
          count: extra,
          fee_per_unit: 11n,
          included: 0n,
          name: 'BYTES',
          subtotal: extra * 11n,
        },
      ],
    });
    const [node, service] = [fee(100_000n), fee(499_000n)];
    const subtotal = node.base + extra * 11n;
    return {
      high_volume_multiplier: 1n,
      network: { multiplier: 9, subtotal: subtotal * 9n },
      node,
      notes: [],
      service,
      total: subtotal * 10n + service.base + extra * 11n,
    };
  }),
];

/** A transaction is found by its hash in hexadecimal, whole or its first 32 bytes, or in base64url. */
function matchesHash({ transaction_hash = '' }: TransactionDetail, text: string): boolean {
  if (text === transaction_hash.replaceAll('+', '-').replaceAll('/', '_')) return true;
  if (!/^([0-9a-f]{64}|[0-9a-f]{96})$/i.test(text)) return false;
  const hex = [...atob(transaction_hash)]
    .map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('');
  return hex.startsWith(text.toLowerCase());
}
