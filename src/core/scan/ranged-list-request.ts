import type { Transport } from '../call/transport.js';
import { isRecord } from '../operation/decode.js';
import type { Operation } from '../operation/operation.js';
import type { CallOptions } from '../operation/options.js';
import type { ListCall } from '../pages/list-call.js';
import { LazyList, type ListRequest, refusal } from '../pages/list-request.js';
import { onDemand } from '../pages/on-demand.js';
import { makeCall } from '../request/call.js';
import type { Scan, ScanOptions } from './scan.js';
import type { ListPart } from './split.js';

/** A list whose sort key can be ranged over, so that many parts of it can be asked for at once. */
export interface RangedListRequest<Page, Item> extends ListRequest<Page, Item> {
  /**
   * All items, faster than one page after the other: the range of the list is cut into slices of some pages
   * each, and several are asked for at once. What comes is what iterating gives, in the same order unless `ordered` is
   * false, in at most twice as many requests and `concurrency` more. A page is as large as the service allows, unless
   * the call has a `limit`. Where the keys cannot be cut, as with `ne` or an alias in the filter over them, it goes
   * page after page.
   *
   * @throws ParameterError for an option that cannot be meant; for a cursor of another call, when it is iterated.
   */
  scan(options?: ScanOptions): Scan<Item>;
  /**
   * Cuts the list into `count` parts of about equal size, 1,000 at most, for several processes: plain records, each of
   * which `part` turns into a list again, in any process. Together they are exactly the list. There are fewer where the
   * list has too few items, and one where its keys cannot be cut.
   *
   * @throws ParameterError if the count cannot be meant.
   */
  split(count: number): Promise<ListPart[]>;
  /**
   * The part of this operation's list that `split` made, with the options of this call.
   *
   * @throws ParameterError for what is no part of a list of this operation.
   */
  part(part: ListPart): RangedListRequest<Page, Item>;
}

/** What every generated function of a list with a range key does. */
export function rangedList<Page extends object, Item>(
  transport: Transport,
  operation: Operation,
  params?: object,
  options?: CallOptions,
): RangedListRequest<Page, Item> {
  const call = { transport, ...makeCall(operation, params, options) };
  return Object.assign(new LazyList<Page, Item>(call), {
    scan: (given?: ScanOptions) => checkedScan<Item>(call, given),
    // Who cuts nothing does not load what it takes.
    split: async (count: number) => (await import('./split.js')).split(call, count),
    part: (part: ListPart) =>
      rangedList<Page, Item>(transport, operation, partParams(operation, part), call.options),
  });
}

// More requests at once than a service answers in a second or two.
const maxConcurrency = 100;

/** A limit is a number to a call. */
function partParams(operation: Operation, part: ListPart): object {
  const isPart = isRecord(part) && part.operationId === operation.operationId && isRecord(part.params);
  if (!isPart) throw refusal(operation, 'part', part, `a part of a list of ${operation.operationId}`);
  const typed = Object.entries(part.params).map(([name, value]): [string, unknown] => {
    const { kind, operators } = operation.parameters?.[name] ?? {};
    if (operators || typeof value !== 'string') return [name, value];
    if (kind?.name === 'integer' || kind?.name === 'nft-serial-number') return [name, BigInt(value)];
    return [name, kind?.name === 'boolean' ? value === 'true' : value];
  });
  return Object.fromEntries(typed);
}

function checkedScan<Item>(call: ListCall, options: ScanOptions = {}): Scan<Item> {
  const { concurrency = 1, ordered = true } = options;
  const { operation, params } = call;
  if (!(Number.isInteger(concurrency) && concurrency >= 1 && concurrency <= maxConcurrency))
    throw refusal(operation, 'concurrency', concurrency, `an integer from 1 to ${maxConcurrency}`);
  if (typeof ordered !== 'boolean') throw refusal(operation, 'ordered', ordered, 'a boolean');
  // One who scans a list wants all of it, so in pages as large as can be.
  const { limit = operation.parameters?.limit?.maximum } = params;
  const asked = { ...call, params: limit === undefined ? params : { ...params, limit } };
  const { from } = options;
  let made: Scan<Item> | undefined;
  const items = onDemand<Item>(async () => {
    const { scan } = await import('./scan.js');
    made = scan<Item>(asked, { concurrency: options.concurrency, ordered, from });
    return made;
  });
  // All that a scan has beside its items, so that none is forgotten.
  const told: Readonly<Record<Exclude<keyof Scan<Item>, keyof AsyncGenerator>, PropertyDescriptor>> = {
    cursor: { get: () => (made ? made.cursor : from) },
    progress: { get: () => made?.progress },
  };
  return Object.defineProperties(items, told) as typeof items & Scan<Item>;
}
