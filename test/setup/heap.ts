import { turn } from './virtual-time.js';

/** The project `alone` sets --expose-gc at the start: setting the flag later can corrupt the heap. */
function gc(): NodeJS.GCFunction {
  if (!globalThis.gc) throw new Error('needs --expose-gc, which the project `alone` of vitest.config.ts has');
  return globalThis.gc;
}

/** A smaller difference between two collections, in bytes, counts as none. */
const little = 2 ** 14;

/** Bytes in use after complete collections. Requests release their memory between two turns. */
export async function heapInUse(): Promise<number> {
  let least = Infinity;
  let inVain = 0;
  // A collection without effect may have been too early.
  for (let count = 0; count < 5 && inVain < 2; count++) {
    await turn();
    gc()();
    const { heapUsed, external } = process.memoryUsage();
    inVain = heapUsed + external < least - little ? 0 : inVain + 1;
    least = Math.min(least, heapUsed + external);
  }
  return least;
}

/** Collects the young generation. An object that survives two of these moves to the old one. */
export function collectYoung(): void {
  gc()({ type: 'minor' });
}
