import type { Transport } from '../call/transport.js';
import { copyOptions } from '../operation/copy-options.js';
import type { Operation } from '../operation/operation.js';
import type { CallOptions } from '../operation/options.js';
import type { ListCall } from '../pages/list-reader.js';
import { LazyList, type ListRequest, refusal } from '../pages/list-request.js';
import { copyParams } from '../request/copy-params.js';
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
  params: object = {},
  options: CallOptions = {},
): RangedListRequest<Page, Item> {
  transport.told?.(operation);
  return new LazyRangedList({
    transport,
    operation,
    params: copyParams(params),
    options: copyOptions(options),
  });
}

// More requests at once than a service answers in a second or two.
const maxConcurrency = 100;

class LazyRangedList<Page extends object, Item>
  extends LazyList<Page, Item>
  implements RangedListRequest<Page, Item>
{
  readonly #call: ListCall;

  constructor(call: ListCall) {
    super(call);
    this.#call = call;
  }

  scan(options: ScanOptions = {}): Scan<Item> {
    const { concurrency = 1, ordered = true } = options;
    const { operation, params } = this.#call;
    if (!(Number.isInteger(concurrency) && concurrency >= 1 && concurrency <= maxConcurrency))
      throw refusal(operation, 'concurrency', concurrency, `an integer from 1 to ${maxConcurrency}`);
    if (typeof ordered !== 'boolean') throw refusal(operation, 'ordered', ordered, 'a boolean');
    return scan({ ...this.#call, params: withLimit(operation, params) }, options);
  }
}

/** One who scans a list wants all of it, so in pages as large as can be. */
function withLimit({ parameters }: Operation, params: object): object {
  const most = parameters?.limit?.maximum;
  const { limit = most } = params as { limit?: unknown };
  return limit === undefined ? params : { ...params, limit };
}
