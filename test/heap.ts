import { turn } from './virtual-time.js';

/** What the heap is counted with: the project `alone` gives it from the start, as a flag set later may break the heap. */
function gc(): NodeJS.GCFunction {
  if (!globalThis.gc) throw new Error('needs --expose-gc, which the project `alone` of vitest.config.ts has');
  return globalThis.gc;
}

/** What is less than this between two collections is no sign that there is more to collect. */
const little = 2 ** 14;

/** Bytes that are in use once nothing is left to collect; what a request holds is let go between two turns. */
export async function heapInUse(): Promise<number> {
  let least = Infinity;
  let inVain = 0;
  // One that finds nothing may only have come too early.
  for (let count = 0; count < 5 && inVain < 2; count++) {
    await turn();
    gc()();
    const { heapUsed, external } = process.memoryUsage();
    inVain = heapUsed + external < least - little ? 0 : inVain + 1;
    least = Math.min(least, heapUsed + external);
  }
  return least;
}

/** Collects what is young. What has survived two of these is old, and stays until all is looked through. */
export function collectYoung(): void {
  gc()({ type: 'minor' });
}
