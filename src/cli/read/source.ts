import { call, growingList, isRecord, type Operation, type Transport } from '../../generated-code.js';
import type { ListPage } from '../../index.js';
import type { Invocation } from '../input/invocation.js';
import type { Terminal } from '../terminal.js';
import { type Batch, batches, type Stream } from './batches.js';

/** Where what is to be written comes from. */
export interface Source {
  readonly batches: AsyncIterable<Batch>;
  /** Share of what there is that has come, from 0 to 1, if it can be told. */
  progress(): number | undefined;
}

/** How a source begins. */
export interface Begin {
  /** Behind this place. */
  readonly from: string | undefined;
  /** How many items are wanted at most. */
  readonly most: number;
}

// Enough for few writes, too few to fill the memory.
const batchSize = 1000;

/** Opens what an invocation asks for. Nothing is sent before a batch is. */
export function openSource(
  { entry, params, mode }: Invocation,
  transport: Transport,
  { signal, turn }: Pick<Terminal, 'signal' | 'turn'>,
  { from, most }: Begin,
): Source {
  const { operation } = entry;
  const ofAPage = Math.min(most, Number(operation.parameters?.limit?.maximum ?? most));
  const sized =
    operation.parameters?.limit && Number.isFinite(ofAPage) ? { ...params, limit: ofAPage } : params;
  // A list that cannot be ranged over, or does not grow, is never asked to.
  const list = growingList<object, unknown>(transport, operation, mode === 'page' ? params : sized, {
    signal,
  });
  const streamed = (stream: Stream): AsyncIterable<Batch> =>
    placed(operation, batches(stream, { size: batchSize, most, turn }));
  if (mode === 'reply') return unmeasured(one(() => call<unknown>(transport, operation, params, { signal })));
  if (mode === 'page') return unmeasured(firstPage(() => list.page()));
  if (mode === 'follow') return unmeasured(streamed(list.follow({ from, signal })));
  if (mode === 'all' && operation.rangeKey) {
    const scan = list.scan({ from });
    return { batches: streamed(scan), progress: () => scan.progress };
  }
  return unmeasured(paged(list.pages({ from, prefetch: most > ofAPage ? 1 : 0 }), most));
}

function unmeasured(source: AsyncIterable<Batch>): Source {
  return { batches: source, progress: () => undefined };
}

async function* one(send: () => PromiseLike<unknown>): AsyncGenerator<Batch, void, undefined> {
  yield { items: [await send()], cursor: null };
}

async function* firstPage(
  read: () => Promise<ListPage<object, unknown>>,
): AsyncGenerator<Batch, void, undefined> {
  const { items, next } = await read();
  yield { items, cursor: next };
}

async function* paged(
  pages: AsyncIterable<ListPage<object, unknown>>,
  most: number,
): AsyncGenerator<Batch, void, undefined> {
  let left = most;
  for await (const { items, next } of pages) {
    const wanted = items.slice(0, left);
    left -= wanted.length;
    yield { items: wanted, cursor: wanted.length < items.length ? undefined : next };
    if (left === 0) return;
  }
}

/** An item without a key has no place of its own: what is told of it is where its page begins. */
async function* placed(
  { rangeKey }: Operation,
  source: AsyncIterable<Batch>,
): AsyncGenerator<Batch, void, undefined> {
  const keys = [rangeKey?.field, rangeKey?.unless?.field, rangeKey?.second?.field];
  for await (const batch of source) {
    const last = batch.items.at(-1);
    const hasPlace =
      isRecord(last) && keys.every((key) => key === undefined || (last[key] ?? undefined) !== undefined);
    yield hasPlace ? batch : { items: batch.items };
  }
}
