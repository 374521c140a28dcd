import { call, chainedList, isRecord, type Operation, type Transport } from '../../core.js';
import type { Invocation } from '../input/invocation.js';
import type { Terminal } from '../terminal.js';
import { type Batch, batches, batchSize } from './batches.js';

export interface ItemRange {
  readonly from: string | undefined;
  readonly maxItems: number;
}

export async function* readBatches(
  { entry: { operation }, params, mode, verify }: Invocation,
  transport: Transport,
  { signal, turn }: Pick<Terminal, 'signal' | 'turn'>,
  { from, maxItems }: ItemRange,
): AsyncGenerator<Batch, void, undefined> {
  if (mode === 'reply') {
    yield { items: [await call<unknown>(transport, operation, params, { signal })], cursor: null };
    return;
  }
  const limit = operation.parameters?.limit;
  const pageSize = Math.min(maxItems, Number(limit?.maximum ?? maxItems));
  const isSized = mode !== 'page' && limit !== undefined && Number.isFinite(pageSize);
  const input = isSized ? { ...params, limit: pageSize } : params;
  // Not every list can be scanned or followed. The mode decides which method is called.
  const list = chainedList<object, unknown>(transport, operation, input, { signal, verify });
  if (mode === 'page') {
    const { items, next } = await list.page();
    yield { items, cursor: next, proven: () => list.proven };
  } else if (mode === 'follow' || (mode === 'all' && operation.rangeKey)) {
    const scan = mode === 'all' ? list.scan({ from }) : undefined;
    const source = scan ?? list.follow({ from, signal });
    for await (const { items, cursor } of batches(source, {
      size: batchSize,
      maxItems,
      turn,
    }))
      yield {
        items,
        cursor: hasKeys(items.at(-1), operation) ? cursor : undefined,
        progress: scan?.progress,
        proven: () => source.proven,
      };
  } else {
    let left = maxItems;
    for await (const { items, next } of list.pages({ from, prefetch: maxItems > pageSize ? 1 : 0 })) {
      const first = items.slice(0, left);
      left -= first.length;
      const cursor = first.length < items.length ? undefined : next;
      yield { items: first, cursor, proven: () => list.proven };
      if (left === 0) return;
    }
  }
}

/** Without keys, the cursor is that of the page, which would be read again. */
function hasKeys(item: unknown, { rangeKey }: Operation): boolean {
  const keys = [rangeKey?.field, rangeKey?.exceptIf?.field, rangeKey?.second?.field];
  return isRecord(item) && keys.every((key) => key === undefined || (item[key] ?? undefined) !== undefined);
}
