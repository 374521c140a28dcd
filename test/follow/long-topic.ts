import type { Sandbox } from '../../src/sandbox.js';
import { stamp } from '../setup/living-sandbox.js';

/** Adds a topic whose messages have the numbers from `first` to `last`, one a second until now. */
export function addLongTopic({ ledger, add, clock }: Sandbox, first: number, last: number): string {
  const topic_id = String(add.topic().topic_id);
  const template = { ...add.message(), topic_id, message: 'x'.repeat(1000) };
  for (let number = first; number <= last; number++)
    ledger.messages.push({
      ...template,
      sequence_number: BigInt(number),
      consensus_timestamp: stamp(clock.now() - (last - number + 1) * 1000),
    });
  return topic_id;
}
