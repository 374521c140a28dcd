// One listener a signal, however many calls share it: Node warns of a leak at the eleventh.
const watched = new WeakMap<AbortSignal, { callbacks: Set<() => void>; listener: () => void }>();

/**
 * Calls back when a signal is aborted, at once if it already is. Answers how to stop watching it; the last to stop
 * leaves no listener.
 */
export function onAbort(signal: AbortSignal | undefined, callback: () => void): () => void {
  if (!signal) return () => undefined;
  if (signal.aborted) {
    callback();
    return () => undefined;
  }
  const { callbacks, listener } = watched.get(signal) ?? watch(signal);
  const one = (): void => callback();
  callbacks.add(one);
  return () => {
    callbacks.delete(one);
    if (callbacks.size > 0) return;
    signal.removeEventListener('abort', listener);
    watched.delete(signal);
  };
}

function watch(signal: AbortSignal): { callbacks: Set<() => void>; listener: () => void } {
  const callbacks = new Set<() => void>();
  const listener = (): void => {
    watched.delete(signal);
    for (const callback of callbacks) callback();
  };
  const entry = { callbacks, listener };
  watched.set(signal, entry);
  signal.addEventListener('abort', listener, { once: true });
  return entry;
}
