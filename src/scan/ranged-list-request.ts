import {
  type CallOptions,
  checkOptions,
  flag,
  integerWithin,
  makeCall,
  type Operation,
  place,
  type RulesOf,
  serialise,
  type Transport,
} from '../client/client.js';
import { LazyList, type ListCall, type ListRequest, onDemand, refusal, unsent } from '../lists/lists.js';
import type { Scan, ScanOptions } from './scan-list.js';
import type { ListPart } from './split.js';

/** A list whose sort key can be ranged over, so that many parts of it can be asked for at once. */
export interface RangedListRequest<Page, Item> extends ListRequest<Page, Item> {
  /**
   * All items, faster than one page after the other: the range of the list is cut into slices of some pages
   * each, and several are asked for at once. What comes is what iterating gives, in the same order unless `ordered` is
   * false, in at most twice as many requests and `concurrency` more. Lists that public networks read in windows may
   * take `concurrency` and two more on top of that. A page is as large as the service allows, unless
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
   * A part that `split` of the same call made, in this process or another: same parameters, apart from `limit`. It has
   * the options of this call.
   *
   * @throws ParameterError if it is not a part, or is a part of another call.
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
  return rangedListOf({ transport, ...makeCall(operation, params, options) });
}

/** The list of a call that has been made. */
export function rangedListOf<Page extends object, Item>(call: ListCall): RangedListRequest<Page, Item> {
  return Object.assign(new LazyList<Page, Item>(call), {
    scan: (given?: ScanOptions) => checkedScan<Item>(call, given),
    // Who cuts nothing does not load what it takes.
    split: async (count: number) => (await import('./split.js')).split(call, count),
    part: (part: ListPart) => rangedListOf<Page, Item>(partOf(call, part)),
  });
}

/** A call whose pages are as large as the service allows, unless it says how large. */
export function inLargestPages(call: ListCall): ListCall {
  const { limit = call.operation.parameters?.limit?.maximum } = call.params;
  return { ...call, params: { ...call.params, limit } };
}

const rules: RulesOf<ScanOptions> = {
  // More requests at once than a service answers in a second or two.
  concurrency: /*#__PURE__*/ integerWithin(1, 100),
  ordered: flag,
  from: place,
};

/** Identifies a call by what it sends. It is part of each `ListPart`. */
export function callText({ operation, params }: ListCall): string {
  const { path, query } = serialise({ operation, params, options: {} }, false, unsent(operation), undefined);
  return JSON.stringify([operation.operationId, path, query.split('&').sort()]);
}

/** The call of a part. Parameters without operators, such as those in the path, are those of the call that was split. */
function partOf(whole: ListCall, part: ListPart): ListCall {
  const call = inLargestPages(whole);
  const { operation, params } = call;
  if (part?.call !== callText(call)) throw refusal(operation, 'part', part, 'a part of the same call');
  const others = Object.entries(params).filter(([name]) => !operation.parameters?.[name]?.operators);
  return { ...call, params: { ...part.params, ...Object.fromEntries(others) } };
}

function checkedScan<Item>(call: ListCall, options: ScanOptions = {}): Scan<Item> {
  checkOptions(options, rules, unsent(call.operation));
  // One who scans a list wants all of it, so in pages as large as can be.
  const asked = inLargestPages(call);
  // What the caller changes later is none of this scan.
  const given = { ...options };
  let made: Scan<Item> | undefined;
  const items = onDemand<Item>(async () => {
    const { scan } = await import('./scan-list.js');
    made = scan<Item>(asked, given);
    return made;
  });
  // All that a scan has beside its items, so that none is forgotten.
  const told: Readonly<Record<Exclude<keyof Scan<Item>, keyof AsyncGenerator>, PropertyDescriptor>> = {
    cursor: { get: () => (made ? made.cursor : given.from) },
    progress: { get: () => made?.progress },
  };
  return Object.defineProperties(items, told) as typeof items & Scan<Item>;
}
