import type { LedgerData } from '../../data/ledger-data.js';
import { fromTimestamp, toTimestamp } from '../../wire/timestamps.js';
import { entityId } from '../find-entity.js';
import { PlainText } from '../headers.js';
import type { Lookups } from '../lookup.js';
import { conditionsOn, lastValue, type ServiceQuery } from '../query.js';
import { javaError } from '../service-error.js';
import { rangeOf } from '../snapshots.js';
import { supplyOf } from '../supply.js';
import { rejectInvertedRange } from './java-refusals.js';

/** The newest file within the timestamp filters, of files with these times. An equality means "at or before". */
function fileWithin(
  query: ServiceQuery,
  newest: (upper: bigint) => bigint | undefined,
  missing: string,
): bigint {
  const { lower, upper } = rangeOf(conditionsOn(query, 'timestamp'));
  const time = newest(upper);
  if (time === undefined || time < lower) throw javaError(404, missing);
  return time;
}

const hour = 60n * 60n * 1_000_000_000n;

/** Each hour has its file of exchange rates. The newest one is in the ledger, where a test may change it. */
function exchangeRate(
  { exchangeRate: present, exchangeRateAt, began, timestamp }: LedgerData,
  query: ServiceQuery,
) {
  const filed = fromTimestamp(present.timestamp ?? timestamp);
  const now = fromTimestamp(timestamp);
  const file = fileWithin(
    query,
    (upper) => {
      if (upper >= filed && now < filed + hour) return filed;
      const until = upper < now ? upper : now;
      if (until < began) return undefined;
      return (until / hour) * hour;
    },
    'File 0.0.112 not found',
  );
  return file === filed ? present : exchangeRateAt(file);
}

export const javaLookups: Lookups = {
  getTopic: ({ topics }, { path: { topicId } }) => {
    const topic = topics.find(({ topic_id }) => topic_id === entityId(topicId));
    if (!topic) throw javaError(404, 'Topic not found');
    return topic;
  },
  getNetworkExchangeRate: (ledger, { query }) => exchangeRate(ledger, query),
  getNetworkFees: (ledger, { query }) => {
    const { began } = ledger;
    const file = fileWithin(query, (upper) => (upper < began ? undefined : began), 'File 0.0.111 not found');
    const sign = query.order === 'asc' ? 1 : -1;
    const name = ({ transaction_type = '' }: { transaction_type?: string }): string =>
      transaction_type.toLowerCase();
    const fees = [...ledger.fees].sort((a, b) => (name(a) < name(b) ? -sign : sign));
    return { fees, timestamp: toTimestamp(file) };
  },
  getNetworkStake: ({ stake }) => stake,
  getNetworkSupply: (ledger, { query }) => {
    // A time means the supply up to it.
    const conditions = query.conditions.map((one) =>
      one.operator === 'eq' ? { ...one, operator: 'lte' as const } : one,
    );
    rejectInvertedRange({ ...query, conditions }, 'timestamp');
    const supply = supplyOf(ledger, conditionsOn({ conditions }, 'timestamp'));
    // Sites that list currencies read one number, as text.
    const asked = lastValue(query, 'q');
    if (asked === undefined) return supply;
    const { released_supply, total_supply } = supply;
    return new PlainText(inHbars(BigInt(asked === 'totalcoins' ? total_supply : released_supply)));
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
