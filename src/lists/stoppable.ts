import { onAbort } from '../client/client.js';

// A plain generator handles `return` only after the request it waits for. This one ends at once.
export function stoppable<Item>(
  options: readonly { readonly signal?: AbortSignal | undefined }[],
  load: (signal: AbortSignal, generator: object) => Promise<AsyncGenerator<Item, void, undefined>>,
): AsyncGenerator<Item, void, undefined> {
  const controller = new AbortController();
  const stopped = new Error('stopped');
  const generator = untilStopped();
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
      yield* items;
    } catch (error) {
      if (error !== stopped) throw error;
    } finally {
      for (const stopWatching of watches) stopWatching();
      controller.abort(stopped);
    }
  }
}
