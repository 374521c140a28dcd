import { type ClientFilter, onAbort } from '../client/client.js';

/**
 * A generator that ends at once. A plain one handles `return` only after the request that it waits for
 * (https://tc39.es/ecma262/#sec-asyncgenerator-prototype-return), so a consumer that leaves a loop, or a follow without
 * new items, would wait. This one aborts a signal, with which its source sends its requests. Every reading uses it, and
 * loads its source with the first item.
 *
 * @param filter Leaves items out. The source has passed them, so that its cursor is behind them.
 */
export function stoppable<Item>(
  options: readonly { readonly signal?: AbortSignal | undefined }[],
  load: (signal: AbortSignal, generator: object) => Promise<AsyncGenerator<Item, void, undefined>>,
  filter?: ClientFilter | undefined,
): AsyncGenerator<Item, void, undefined> {
  const controller = new AbortController();
  const stopped = new Error('stopped');
  const generator = untilStopped();
  // The methods are replaced on the generator itself, as `for await` and the helpers of iterators call these.
  const ends: Record<'return' | 'throw', (value: never) => Promise<IteratorResult<Item, void>>> = generator;
  for (const name of ['return', 'throw'] as const) {
    const end = ends[name].bind(generator);
    ends[name] = (value) => {
      controller.abort(stopped);
      return end(value);
    };
  }
  return generator;

  async function* untilStopped(): AsyncGenerator<Item, void, undefined> {
    const items = await load(controller.signal, generator);
    const watches = options.map(({ signal }) => onAbort(signal, () => controller.abort(signal?.reason)));
    try {
      for await (const item of items) {
        if (!filter || filter.keeps(item)) yield item;
        // A caller that aborts does not expect the rest of a page that has been read.
        controller.signal.throwIfAborted();
      }
    } catch (error) {
      if (error !== stopped) throw error;
    } finally {
      for (const stopWatching of watches) stopWatching();
      controller.abort(stopped);
    }
  }
}
