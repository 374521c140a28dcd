import type { RangeKey } from '../client/client.js';
import { type ItemKey, type ListCall, type ListPlace, ListReader, type ReadPage } from '../lists/lists.js';
import { scan } from '../scan/scan.js';
import { Comparison, isRecord, toNanoseconds, toTimestamp } from '../values/values.js';

/** An item of an answer, with what it is sorted by and when it happened. */
export interface Arrived<Item> {
  readonly item: Item;
  readonly key: ItemKey;
  /** In nanoseconds; undefined where it does not tell. */
  readonly time: bigint | undefined;
}

/** The items of a page; each has to have a key to go on by. */
export function arrivedOf<Item>(
  rangeKey: RangeKey,
  { items, keys, fail }: ReadPage<object>,
): Arrived<Item>[] {
  return items.map((item, index) => {
    const key = keys[index];
    if (!key) throw fail('an item has no key', `/${index}`, 'an item with its key', item);
    return { item: item as Item, key, time: timeOf(rangeKey, item) };
  });
}

function timeOf({ grows }: RangeKey, item: unknown): bigint | undefined {
  const value = grows?.time !== undefined && isRecord(item) ? item[grows.time] : undefined;
  return typeof value === 'string' && /^\d{1,10}(\.\d{1,9})?$/.test(value) ? toNanoseconds(value) : undefined;
}

/**
 * What is long since whole, scanned: all of a list whose numbers have no gaps, and of one by time what is
 * before a moment; nothing of others.
 */
export async function* catchUp<Item>(
  call: ListCall,
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
    yield {
      item,
      key: { first: of(rangeKey.field), second: of(rangeKey.second?.field), third: '' },
    };
  }
}

/** The call of what is old enough; undefined where that cannot be asked for. */
function oldPart(
  call: ListCall,
  { parameter, field, grows }: RangeKey,
  whole: bigint | undefined,
): ListCall | undefined {
  if (grows?.contiguous) return call;
  if (grows?.time !== field || whole === undefined) return undefined;
  const given = call.params[parameter];
  const filters: unknown[] = given === undefined ? [] : Array.isArray(given) ? given : [given];
  const isLower = (filter: unknown): boolean =>
    filter instanceof Comparison ? filter.operator.startsWith('g') : /^gte?:/.test(String(filter));
  if (!filters.every(isLower)) return undefined;
  const end = new Comparison('lte', toTimestamp(whole));
  return { ...call, params: { ...call.params, [parameter]: [...filters, end] } };
}
