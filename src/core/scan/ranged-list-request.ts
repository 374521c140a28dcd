import type { Transport } from '../call/transport.js';
import type { Operation } from '../operation/operation.js';
import type { CallOptions } from '../operation/options.js';
import type { ListCall } from '../pages/list-call.js';
import { LazyList, type ListRequest, refusal } from '../pages/list-request.js';
import { makeCall } from '../request/call.js';
import { type Scan, type ScanOptions, scan } from './scan.js';

/** A list whose sort key can be ranged over, so that many parts of it can be asked for at once. */
export interface RangedListRequest<Page, Item> extends ListRequest<Page, Item> {
  /**
   * All items, faster than one page after the other: the range of the list is cut into slices of about a page each,
   * and several are asked for at once. What comes is what iterating gives, in the same order unless `ordered` is
   * false, in at most twice as many requests and `concurrency` more. A page is as large as the service allows, unless
   * the call has a `limit`. Where the keys cannot be cut, as with `ne` or an alias in the filter over them, it goes
   * page after page.
   *
   * @throws ParameterError for an option that cannot be meant.
   */
  scan(options?: ScanOptions): Scan<Item>;
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
  });
}

// More requests at once than a service answers in a second or two.
const maxConcurrency = 100;

function checkedScan<Item>(call: ListCall, options: ScanOptions = {}): Scan<Item> {
  const { concurrency = 1, ordered = true } = options;
  const { operation, params } = call;
  if (!(Number.isInteger(concurrency) && concurrency >= 1 && concurrency <= maxConcurrency))
    throw refusal(operation, 'concurrency', concurrency, `an integer from 1 to ${maxConcurrency}`);
  if (typeof ordered !== 'boolean') throw refusal(operation, 'ordered', ordered, 'a boolean');
  // One who scans a list wants all of it, so in pages as large as can be.
  const { limit = operation.parameters?.limit?.maximum } = params;
  return scan({ ...call, params: limit === undefined ? params : { ...params, limit } }, options);
}
