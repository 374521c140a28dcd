import { parseQuery, type QueryPair, target } from '../client/client.js';
import { keyRange, type ListCall, type ListPlace } from '../lists/lists.js';
import { toOrdinal } from '../values/values.js';

/** The parameter that says from when to when; undefined where a list has none. */
function timeParameter({ operation: { rangeKey, parameters = {} } }: ListCall): string | undefined {
  return [rangeKey?.parameter ?? '', 'timestamp'].find((name) => parameters[name]?.kind.name === 'timestamp');
}

/** The last moment that a call asks for, in nanoseconds; undefined if it has no end. */
export function ownEnd(call: ListCall): bigint | undefined {
  const name = timeParameter(call);
  if (name === undefined) return undefined;
  const rule = call.operation.parameters?.[name];
  const { high, equal } = keyRange(asked(call), name, rule);
  const ends = [...(high ? [high.value] : []), ...equal].flatMap(
    (value) => toOrdinal(value, rule?.kind) ?? [],
  );
  return ends.reduce<bigint | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined);
}

/** The first key from a place on, if its list has no other that could be before it; undefined if that is not known. */
export function ownBegin(call: ListCall, place: ListPlace | undefined): bigint | undefined {
  const { rangeKey, parameters = {} } = call.operation;
  if (!rangeKey) return undefined;
  const { parameter, min } = rangeKey;
  const rule = parameters[parameter];
  if (place && 'key' in place) {
    const last = toOrdinal(place.key.first, rule?.kind);
    return last === undefined ? undefined : last + 1n;
  }
  const pairs = [...asked(call), ...(parseQuery(place?.query ?? '') ?? [])];
  const { low } = keyRange(pairs, parameter, rule);
  const begin = low && toOrdinal(low.value, rule?.kind);
  if (begin !== undefined) return low?.isIncluded ? begin : begin + 1n;
  // Another filter may leave out the first ones.
  const isWhole = pairs.every(({ name }) => ['order', 'limit', 'encoding'].includes(name));
  return isWhole ? toOrdinal(min, rule?.kind) : undefined;
}

function asked(call: ListCall): readonly QueryPair[] {
  return parseQuery(target(call.transport, call).query) ?? [];
}
