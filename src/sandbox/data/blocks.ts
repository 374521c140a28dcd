import type { Block } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import type { Bloom } from './bloom.js';
import type { Calls } from './calls.js';
import type { Plan } from './plan.js';
import type { Random } from './random.js';
import type { BlockFrame, Timeline } from './timeline.js';

export function makeBlocks(
  plan: Plan,
  { blocks }: Timeline,
  { gasOf }: Calls,
  blooms: ReadonlyMap<BlockFrame, Bloom>,
): Block[] {
  return blocks.map((frame, index) => {
    const gas = gasOf.get(frame);
    const made = makeBlock(plan.random(`block ${index}`), frame, gas, blooms.get(frame));
    // The network did not always count the gas of blocks. Where nothing was called, it is unknown.
    const isUncounted = gas === undefined && index < blocks.length / 4;
    const block = isUncounted ? { ...made, gas_used: null } : made;
    // The size and the version of the oldest block were not stored.
    return index === 0 ? { ...block, hapi_version: null, size: null } : block;
  });
}

export function makeBlock(
  random: Random,
  frame: BlockFrame,
  gas: bigint | undefined,
  bloom: Bloom | undefined,
): Block {
  return {
    count: BigInt(frame.slots.length),
    gas_used: gas ?? 0n,
    hapi_version: '0.66.0',
    hash: frame.hash,
    logs_bloom: bloom?.toString() ?? '0x',
    name: recordFile(frame.start),
    number: frame.number,
    previous_hash: frame.previousHash,
    size: BigInt(random.integer(400, 700) + frame.slots.length * 900),
    timestamp: { from: toTimestamp(frame.start), to: toTimestamp(frame.end) },
  };
}

/** The name of a record file, such as 2026-08-04T12_14_19.316900104Z.rcd.gz. */
function recordFile(start: bigint): string {
  const [seconds = '', nanoseconds = ''] = toTimestamp(start).split('.');
  const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 19).replaceAll(':', '_');
  return `${date}.${nanoseconds}Z.rcd.gz`;
}
