import type { Block } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../../core/values/timestamps.js';
import type { Bloom } from './bloom.js';
import type { Calls } from './calls.js';
import type { Plan } from './plan.js';
import type { BlockFrame, Timeline } from './timeline.js';

export function makeBlocks(
  plan: Plan,
  { blocks }: Timeline,
  { gasOf }: Calls,
  blooms: ReadonlyMap<BlockFrame, Bloom>,
): Block[] {
  const random = plan.random('blocks');
  return blocks.map((frame, index) => ({
    count: BigInt(frame.slots.length),
    gas_used: gasOf.get(frame) ?? 0n,
    // Of the oldest block no more is known than what its successor says.
    hapi_version: index === 0 ? null : '0.66.0',
    hash: frame.hash,
    logs_bloom: index === 0 ? null : (blooms.get(frame)?.toString() ?? '0x'),
    name: recordFile(frame.start),
    number: frame.number,
    previous_hash: frame.previousHash,
    size: index === 0 ? null : BigInt(random.integer(400, 700) + frame.slots.length * 900),
    timestamp: { from: toTimestamp(frame.start), to: toTimestamp(frame.end) },
  }));
}

/** Name of the file of a block that starts at this time: 2026-08-04T12_14_19.316900104Z.rcd.gz. */
function recordFile(start: bigint): string {
  const [seconds = '', nanoseconds = ''] = toTimestamp(start).split('.');
  const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 19).replaceAll(':', '_');
  return `${date}.${nanoseconds}Z.rcd.gz`;
}
