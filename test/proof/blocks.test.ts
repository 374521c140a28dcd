import { describe, expect, it } from 'vitest';
import {
  type Block,
  createLedgerClient,
  gte,
  type LedgerClient,
  lte,
  ne,
  ParameterError,
  ProofError,
  ServiceBehindError,
} from '../../src/index.js';
import { getBlocks } from '../../src/ledger.js';
import { createSandbox } from '../../src/sandbox.js';
import { taken } from '../setup/all-items.js';
import { LivingSandbox } from '../setup/living-sandbox.js';
import { rejection } from '../setup/thrown.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { type Way, ways } from './ways.js';

type Blocks = ReturnType<LedgerClient['getBlocks']>;
type Lie = (blocks: Block[]) => Block[];

function world(lie: Lie = (blocks) => blocks) {
  const sandbox = createSandbox({ size: 0.2 });
  const counter = { requests: 0 };
  const time = new VirtualTime();
  const client = createLedgerClient({
    baseUrl: sandbox.ledgerUrl,
    clock: time,
    fetch: async (url, init) => {
      counter.requests += 1;
      const body = await (await sandbox.fetch(url, init)).json();
      if (Array.isArray(body.blocks)) body.blocks = lie(body.blocks);
      return Response.json(body);
    },
  });
  return { sandbox, client, counter, time };
}

const { sandbox } = world();
const numbers = sandbox.ledger.blocks.map(({ number }) => Number(number)).sort((a, b) => a - b);
const middle = numbers[Math.floor(numbers.length / 2)] ?? 0;

/** The blocks of a list, read in one way. */
async function readBy(way: Way, list: Blocks): Promise<Block[]> {
  const all: Block[] = [];
  await way(list, all);
  if (way === ways['scan without order']) all.sort((a, b) => Number(a.number) - Number(b.number));
  return all;
}

const lies: Record<string, Lie> = {
  'a block that is left out': (blocks) => blocks.filter(({ number }) => Number(number) !== middle),
  'another hash': (blocks) =>
    blocks.map((block) =>
      Number(block.number) === middle ? { ...block, hash: `0x${'ab'.repeat(48)}` } : block,
    ),
  'another previous_hash': (blocks) =>
    blocks.map((block) =>
      Number(block.number) === middle ? { ...block, previous_hash: `0x${'ab'.repeat(48)}` } : block,
    ),
};

describe.each(['asc', 'desc'] as const)('verified blocks, %s,', (order) => {
  it.each(Object.entries(ways))(
    'are those of the list, with at most one more request, read by %s',
    async (name, way) => {
      const { client, counter } = world();
      const plain = await readBy(way, client.getBlocks({ order, limit: 25 }));
      const before = counter.requests;
      const list = client.getBlocks({ order, limit: 25 }, { verify: true });
      expect(await readBy(way, list)).toEqual(plain);
      // The block before the first one, once for each part, and behind a page in descending order.
      const isInParts = name === 'parts of a split' || name === 'shortened pages';
      expect(counter.requests - 2 * before).toBeLessThanOrEqual(isInParts ? 4 : 1);
      const some = { order, 'block.number': [gte(middle), lte(middle + 5)] };
      expect(await client.getBlocks(some, { verify: true }).toArray()).toHaveLength(6);
    },
  );

  it.each(Object.keys(lies).flatMap((lie) => Object.entries(ways).map((way) => [lie, ...way] as const)))(
    'show %s, read by %s',
    async (lie, _, way) => {
      const { client, time } = world(lies[lie]);
      // A block that is left out may be late, so it is requested again for some seconds.
      const reading = readBy(way, client.getBlocks({ order, limit: 25 }, { verify: true }));
      const error = await rejection(time.run(reading));
      // If the list was cut at the block, the part ends without it, as if the service were behind.
      if (error instanceof ServiceBehindError && way === ways['parts of a split']) return;
      expect(error).toBeInstanceOf(ProofError);
      expect([middle - 1, middle, middle + 1]).toContain(Number(Object(error).sequenceNumber));
    },
  );
});

it('verified blocks are followed', async () => {
  const world = new LivingSandbox({ live: { rate: 3 } });
  const { blocks } = world.sandbox.ledger;
  const most = blocks.length + 20;
  const list = getBlocks(world.connect(), { order: 'asc' }, { verify: true });
  const { items: followed } = await world.time.run(taken(list.follow(), most));
  expect(followed).toHaveLength(most);
  for (const [index, block] of followed.entries())
    if (index > 0) expect(block.previous_hash).toBe(followed[index - 1]?.hash);
});

it.each<[object, unknown]>([
  [{}, { sequenceNumber: 5n, runningHash: 'A'.repeat(64) }],
  [{}, 'yes'],
  [{ 'block.number': ne(5) }, true],
])('verify is refused where blocks cannot prove it, case %#', async (params, verify) => {
  const { client, counter } = world();
  const call = client.getBlocks(params, { verify } as { verify: boolean });
  expect(await rejection(call.toArray())).toBeInstanceOf(ParameterError);
  expect(counter.requests).toBe(0);
});
