import { onAbort } from '../client/client.js';

/**
 * A generator that ends at once if its consumer stops early, even while it waits for a request: a plain generator
 * handles `return` only after that wait.
 *
 * @param options Their signals end it, with their own reason.
 * @param load Makes the items when the first one is requested, and checks the options. Its signal ends all requests:
 *   when the consumer stops, when a signal of the options is aborted, and at the end.
 */
export function stoppable<Item>(
  options: readonly { readonly signal?: AbortSignal | undefined }[],
  load: (signal: AbortSignal) => Promise<AsyncGenerator<Item, void, undefined>>,
): AsyncGenerator<Item, void, undefined> {
  const controller = new AbortController();
  const stopped = new Error('stopped');
  const stop = (): void => controller.abort(stopped);
  const generator = untilStopped();
  const ends: Record<'return' | 'throw', (value: never) => Promise<IteratorResult<Item, void>>> = generator;
  for (const name of ['return', 'throw'] as const) {
    const end = ends[name].bind(generator);
    ends[name] = (value) => {
      stop();
      return end(value);
    };
  }
  return generator;

  async function* untilStopped(): AsyncGenerator<Item, void, undefined> {
    const items = await load(controller.signal);
    const watches = options.map(({ signal }) => onAbort(signal, () => controller.abort(signal?.reason)));
    try {
      yield* items;
    } catch (error) {
      if (error !== stopped) throw error;
    } finally {
      for (const stopWatching of watches) stopWatching();
      stop();
    }
  }
}
