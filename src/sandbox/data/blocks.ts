import type { Block, ContractResultLog } from '../../../generated/ledger/types.js';
import { toTimestamp } from '../wire/timestamps.js';
import type { Calls } from './calls.js';
import { LazyFields } from './lazy-fields.js';
import { bloomOf } from './logs.js';
import type { Plan } from './plan.js';
import type { Random } from './random.js';
import { standIn } from './stand-in.js';
import type { BlockFrame } from './timeline.js';

interface Source {
  readonly frame: BlockFrame;
  readonly logs: () => readonly ContractResultLog[];
}

const filters = new LazyFields<Source, Block>({ logs_bloom: ({ logs }) => bloomOf(logs()) });

export function makeBlocks(
  plan: Plan,
  blocks: readonly BlockFrame[],
  gasOf: () => Calls['gasOf'],
  logsOf: (block: BlockFrame) => readonly ContractResultLog[],
): Block[] {
  return blocks.map((frame, index) =>
    standIn<Block>(new KnownFields(frame), () => {
      const gas = gasOf().get(frame);
      const block = makeBlock(plan.random(`block ${index}`), gas, { frame, logs: () => logsOf(frame) });
      // The network did not always count the gas of blocks. It is unknown for old blocks without calls.
      if (gas === undefined && index < blocks.length / 4) block.gas_used = null;
      // The size and the version of the oldest block were not stored.
      if (index === 0) {
        block.hapi_version = null;
        block.size = null;
      }
      return block;
    }),
  );
}

/** The fields by which the list of blocks is sorted, and snapshots are dated. */
class KnownFields {
  readonly #frame: BlockFrame;

  constructor(frame: BlockFrame) {
    this.#frame = frame;
  }

  get number(): bigint {
    return this.#frame.number;
  }

  get timestamp(): NonNullable<Block['timestamp']> {
    return timesOf(this.#frame);
  }
}

function timesOf({ start, end }: BlockFrame): NonNullable<Block['timestamp']> {
  return { from: toTimestamp(start), to: toTimestamp(end) };
}

export function makeBlock(random: Random, gas: bigint | undefined, source: Source): Block {
  const { number, slots, start, hash, previousHash } = source.frame;
  const block: Block = {
    count: BigInt(slots.length),
    gas_used: gas ?? 0n,
    hapi_version: '0.66.0',
    hash,
    logs_bloom: '0x',
    name: recordFile(start),
    number,
    previous_hash: previousHash,
    size: BigInt(random.integer(400, 700) + slots.length * 900),
    timestamp: timesOf(source.frame),
  };
  // Only calls emit logs, and they use gas.
  if (gas === undefined) return block;
  return filters.add(block, source);
}

/** The name of a record file, such as 2026-08-04T12_14_19.316900104Z.rcd.gz. */
function recordFile(start: bigint): string {
  const [seconds = '', nanoseconds = ''] = toTimestamp(start).split('.');
  const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 19).replaceAll(':', '_');
  return `${date}.${nanoseconds}Z.rcd.gz`;
}
