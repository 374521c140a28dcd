import type { RangeKey, TransportCall } from '../client/client.js';
import { type ItemKey, type ListPlace, type ListQuery, ListReader, type ReadPage } from '../lists/lists.js';
import { scan } from '../scan/scan.js';
import { Comparison, isRecord, readTimestamp, toTimestamp } from '../values/values.js';

/** An item of an answer, its key, and when it happened. */
export interface Arrived<Item> {
  readonly item: Item;
  readonly key: ItemKey;
  /** In nanoseconds; undefined if the item has no time. */
  readonly time: bigint | undefined;
}

/** The items of a page. Each needs a key, as the next request begins behind the last one. */
export function arrivedOf<Item>(
  { operation: { rangeKey } }: ListQuery,
  { items, keys, fail }: ReadPage<object>,
): Arrived<Item>[] {
  const field = rangeKey?.grows?.time;
  return items.map((item, index) => {
    const key = keys[index];
    if (!key) throw fail('an item has no key', `/${index}`, 'an item with its key', item);
    const time = field !== undefined && isRecord(item) ? readTimestamp(item[field]) : undefined;
    return { item: item as Item, key, time };
  });
}

/**
 * Scans the old part of a list, to which no items are added: all of a list whose numbers have no gaps, the part up to
 * `whole` of a list by time, and nothing of other lists.
 */
export async function* catchUp<Item>(
  call: TransportCall,
  place: ListPlace | undefined,
  whole: bigint | undefined,
): AsyncGenerator<{ item: Item; key: ItemKey }, void, undefined> {
  const { rangeKey } = call.operation;
  const old = rangeKey && oldPart(call, rangeKey, whole);
  if (!old) return;
  const from = place && new ListReader(old).cursor(place);
  for await (const item of scan<Item>(old, { from })) {
    const of = (field: string | undefined): string =>
      field !== undefined && isRecord(item) ? String(item[field]) : '';
    yield { item, key: { first: of(rangeKey.field), second: of(rangeKey.second?.field), third: '' } };
  }
}

/** The call of the old part; undefined if the list has no such part. */
function oldPart(
  call: TransportCall,
  { parameter, field, grows }: RangeKey,
  whole: bigint | undefined,
): TransportCall | undefined {
  if (grows?.contiguous) return call;
  if (grows?.time !== field || whole === undefined) return undefined;
  const value = call.params[parameter];
  const filters: unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [value];
  const isLower = (filter: unknown): boolean =>
    filter instanceof Comparison ? filter.operator.startsWith('g') : /^gte?:/.test(String(filter));
  if (!filters.every(isLower)) return undefined;
  const end = new Comparison('lte', toTimestamp(whole));
  return { ...call, params: { ...call.params, [parameter]: [...filters, end] } };
}
