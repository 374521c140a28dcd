import { expect, it } from 'vitest';
import { getBlocks, getTopicMessages } from '../../src/ledger.js';
import { LivingSandbox } from '../setup/living-sandbox.js';
import { taken } from './taken.js';

// A follow waits for a number that is missing in a list without gaps. It must not wait for one that the call leaves out.

/** A topic with a message every 5 s, from the beginning on. */
function growingTopic() {
  const world = new LivingSandbox({ live: { rate: 0 }, clusters: [{ lag: 1000 }] });
  const topicId = String(world.sandbox.add.topic().topic_id);
  const times: string[] = [];
  for (let index = 0; index < 8; index++)
    world.after(index * 5000, () => {
      times.push(world.sandbox.add.message({ topic_id: topicId }).consensus_timestamp ?? '');
    });
  return { world, topicId, times, transport: world.connect({ retry: false }) };
}

it('waits for no message whose number the call leaves out', async () => {
  const { world, topicId, transport } = growingTopic();
  const list = getTopicMessages(transport, { topicId, sequencenumber: 'ne:3' });
  expect(await world.time.run(taken(list.follow(), 6))).toEqual(['1', '2', '4', '5', '6', '7']);
});

it.each([
  ['one time', (times: readonly string[]) => [`ne:${times[2]}`] as const, ['1', '2', '4', '5', '6', '7']],
  [
    'several times',
    (times: readonly string[]) => [1, 4].map((index) => `ne:${times[index]}` as const),
    ['1', '3', '4', '6', '7'],
  ],
])('waits for no message that the call leaves out by %s', async (_, filterOf, expected) => {
  const { world, topicId, times, transport } = growingTopic();
  world.time.advance(40_000);
  const list = getTopicMessages(transport, { topicId, timestamp: filterOf(times) });
  expect(await world.time.run(taken(list.follow(), expected.length))).toEqual(expected);
});

it('waits for no block that the call leaves out by its time', async () => {
  const world = new LivingSandbox({ live: { rate: 5 }, clusters: [{ lag: 1000 }] });
  const transport = world.connect({ retry: false });
  const { blocks } = await world.time.run(Promise.resolve(getBlocks(transport, { limit: 8, order: 'desc' })));
  const [first, , left] = blocks.toReversed();
  const numbers: unknown[] = [];
  const list = getBlocks(transport, {
    'block.number': `gte:${first?.number}`,
    timestamp: `ne:${left?.timestamp?.to}`,
  });
  const reading = async (): Promise<void> => {
    for await (const { number } of list.follow()) {
      numbers.push(number);
      if (numbers.length === 5) break;
    }
  };
  await world.time.run(reading());
  expect(numbers).toEqual([0n, 1n, 3n, 4n, 5n].map((index) => (first?.number ?? 0n) + index));
});
