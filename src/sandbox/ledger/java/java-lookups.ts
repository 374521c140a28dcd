import type { LedgerData } from '../../data/ledger-data.js';
import { fromTimestamp } from '../../wire/timestamps.js';
import { entityId } from '../find-entity.js';
import { PlainText } from '../headers.js';
import type { Lookups } from '../lookup.js';
import { compare, conditionsOn, holds, lastValue, type ServiceQuery } from '../query.js';
import { javaError } from '../service-error.js';
import { rejectInvertedRange } from './java-refusals.js';

/** The time of the file that matches the timestamp filters. An equality means the newest file at that time. */
function checkFile(query: ServiceQuery, { exchangeRate }: LedgerData, missing: string): string {
  const { timestamp = '0' } = exchangeRate;
  const existed = conditionsOn(query, 'timestamp').every(({ operator, value }) =>
    holds(compare(fromTimestamp(timestamp), value), operator === 'eq' ? 'lte' : operator),
  );
  if (!existed) throw javaError(404, missing);
  return timestamp;
}

export const javaLookups: Lookups = {
  getTopic: ({ topics }, { path: { topicId = '' } }) => {
    const topic = topics.find(({ topic_id }) => topic_id === entityId(topicId));
    if (!topic) throw javaError(404, 'Topic not found');
    return topic;
  },
  getNetworkExchangeRate: (ledger, { query }) => {
    checkFile(query, ledger, 'File 0.0.112 not found');
    return ledger.exchangeRate;
  },
  getNetworkFees: (ledger, { query }) => {
    const timestamp = checkFile(query, ledger, 'File 0.0.111 not found');
    const sign = query.order === 'asc' ? 1 : -1;
    const name = ({ transaction_type = '' }: { transaction_type?: string }): string =>
      transaction_type.toLowerCase();
    return { fees: [...ledger.fees].sort((a, b) => (name(a) < name(b) ? -sign : sign)), timestamp };
  },
  getNetworkStake: ({ stake }) => stake,
  getNetworkSupply: (ledger, { query }) => {
    // A time means the supply up to it.
    const conditions = query.conditions.map((one) =>
      one.operator === 'eq' ? { ...one, operator: 'lte' as const } : one,
    );
    rejectInvertedRange({ ...query, conditions }, 'timestamp');
    checkFile(query, ledger, 'Network supply not found');
    const { released, total } = ledger.supply;
    // Sites that list currencies read one number, as text.
    const asked = lastValue(query, 'q');
    if (asked !== undefined) return new PlainText(inHbars(asked === 'totalcoins' ? total : released));
    return {
      released_supply: String(released),
      timestamp: ledger.timestamp,
      total_supply: String(total),
    };
  },
  estimateFees: (_, { body: { bytes, contentType } }) => {
    if (!/^application\/(x-)?protobuf/.test(contentType))
      throw javaError(415, `Content-Type '${contentType}' is not supported`);
    if (bytes.length === 0) throw javaError(400, 'Failed to read request');
    if (!isMessage(bytes)) throw javaError(400, 'Unable to parse transaction');
    return estimate(BigInt(bytes.byteLength));
  },
};

function inHbars(tinybars: bigint): string {
  const digits = String(tinybars).padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}

/** Whether bytes may be a protobuf message: the first byte has a field number and a valid wire type. */
function isMessage([tag = 0]: Uint8Array): boolean {
  return tag >> 3 > 0 && [0, 1, 2, 5].includes(tag & 7);
}

function estimate(extra: bigint): object {
  const fee = (base: bigint) => ({
    base,
    extras: [
      { charged: extra, count: extra, fee_per_unit: 11n, included: 0n, name: 'BYTES', subtotal: extra * 11n },
    ],
  });
  const [node, service] = [fee(100_000n), fee(499_000n)];
  const subtotal = node.base + extra * 11n;
  return {
    high_volume_multiplier: 1n,
    network: { multiplier: 9, subtotal: subtotal * 9n },
    node,
    service,
    total: subtotal * 10n + service.base + extra * 11n,
  };
}
