import {
  aboveZero,
  checkOptions,
  contextOf,
  integerWithin,
  type RulesOf,
  type TransportCall,
} from '../client/client.js';
import type { Batch, BatchOptions, BatchSource } from './batches.js';
import { stoppable } from './stoppable.js';

const rules: RulesOf<BatchOptions> = { size: /*#__PURE__*/ integerWithin(1, 10_000), wait: aboveZero };

/** Returns the items of a reading in batches. */
export function inBatches<Item>(
  { operation, transport }: TransportCall,
  source: BatchSource<Item>,
  options: BatchOptions,
): AsyncGenerator<Batch<Item>, void, undefined> {
  checkOptions(options, rules, contextOf(operation));
  const own = { ...options };
  return stoppable([], async (signal) => {
    // A follow without new items would wait for the next one.
    signal.addEventListener('abort', () => void source.return(), { once: true });
    return (await import('./batches.js')).batchesOf(source, own, transport.effects);
  });
}
