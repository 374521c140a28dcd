import { turn } from './virtual-time.js';

/** What the heap is counted with: the project `alone` gives it from the start, as a flag set later may break the heap. */
function gc(): NodeJS.GCFunction {
  if (!globalThis.gc) throw new Error('needs --expose-gc, which the project `alone` of vitest.config.ts has');
  return globalThis.gc;
}

/** Bytes that are in use once nothing is left to collect; what a request holds is let go between two turns. */
export async function heapInUse(): Promise<number> {
  for (let count = 0; count < 5; count++) {
    await turn();
    gc()();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Collects what is young. What has survived two of these is old, and stays until all is looked through. */
export function collectYoung(): void {
  gc()({ type: 'minor' });
}
