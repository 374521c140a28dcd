import { describe, expect, it } from 'vitest';
import { createLedgerClient } from '../../src/index.js';
import { batchesOf } from '../../src/lists/batches.js';
import { createSandbox } from '../../src/sandbox.js';
import { rejection } from '../setup/thrown.js';
import { VirtualTime } from '../setup/virtual-time.js';

/** Items that come at certain times, and then an error or the end. Its cursor is the last item that was received. */
function source(time: VirtualTime, at: readonly number[], failure?: Error) {
  let cursor: string | undefined;
  let isOver = false;
  const begin = time.elapsed();
  async function* items(): AsyncGenerator<number, void, undefined> {
    try {
      for (const [index, moment] of at.entries()) {
        const delay = begin + moment - time.elapsed();
        if (delay > 0) await new Promise<void>((resolve) => time.setTimer(delay, resolve));
        cursor = `behind ${index}`;
        yield index;
      }
      if (failure) throw failure;
    } finally {
      isOver = true;
    }
  }
  const generator = Object.defineProperty(items(), 'cursor', { get: () => cursor }) as never;
  return { generator, isOver: () => isOver };
}

async function batched(at: readonly number[], options: object, failure?: Error) {
  const time = new VirtualTime();
  const begin = time.elapsed();
  const found: [items: readonly unknown[], cursor: unknown, at: number][] = [];
  const { generator, isOver } = source(time, at, failure);
  const reading = (async () => {
    for await (const { items, cursor } of batchesOf(generator, options, time))
      found.push([items, cursor, time.elapsed() - begin]);
  })();
  const error = await time.run(rejection(reading).catch(() => undefined));
  return { found, error, isOver: isOver(), timers: time.pending };
}

describe('batches', () => {
  it('are full, but for the last one', async () => {
    const { found, isOver } = await batched([0, 0, 0, 0, 0], { size: 2 });
    expect(found.map(([items, cursor]) => [items, cursor])).toEqual([
      [[0, 1], 'behind 1'],
      [[2, 3], 'behind 3'],
      [[4], 'behind 4'],
    ]);
    expect(isOver).toBe(true);
  });

  it('wait for more items until their time is up, counted from their first item', async () => {
    const { found } = await batched([0, 400, 900, 1500, 9000], { size: 10, wait: 1000 });
    expect(found).toEqual([
      [[0, 1, 2], 'behind 2', 1000],
      [[3], 'behind 3', 2500],
      [[4], 'behind 4', 9000],
    ]);
  });

  it('have the cursor of their own last item, also if the next one has come while the consumer was busy', async () => {
    const time = new VirtualTime();
    const { generator } = source(time, [0, 0, 1200, 1300]);
    const cursors: unknown[] = [];
    const reading = (async () => {
      for await (const { items, cursor } of batchesOf<number>(generator, { wait: 1000 }, time)) {
        await new Promise<void>((resolve) => time.setTimer(500, resolve));
        cursors.push([items.at(-1), cursor]);
      }
    })();
    await time.run(reading);
    expect(cursors).toEqual([
      [1, 'behind 1'],
      [3, 'behind 3'],
    ]);
  });

  it('come before an error behind their items', async () => {
    const failure = new Error('broken');
    const { found, error } = await batched([0, 0, 0], { size: 2 }, failure);
    expect(found.map(([items]) => items)).toEqual([[0, 1], [2]]);
    expect(error).toBe(failure);
  });

  it('end the reading when the consumer leaves, also while it waits for an item', async () => {
    const sandbox = createSandbox({ size: 0.2, live: { rate: 1 } });
    const ledger = createLedgerClient({
      baseUrl: sandbox.ledgerUrl,
      fetch: sandbox.fetch,
      clock: sandbox.clock,
    });
    const batches = ledger.getTransactions().follow({ from: 'now' }).batches();
    const first = batches.next();
    await batches.return();
    expect(await first).toEqual({ done: true, value: undefined });
    await ledger.close(0);
  });

  it('of a scan continue from their cursor in a new client', async () => {
    const sandbox = createSandbox({ size: 0.5 });
    const connect = () => createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });
    const all = await connect().getTransactions().toArray();
    const found: unknown[] = [];
    for (let from: string | undefined; ; ) {
      const { value: batch } = await connect().getTransactions().scan({ from }).batches({ size: 40 }).next();
      if (!batch) break;
      found.push(...batch.items);
      from = batch.cursor;
    }
    expect(found).toEqual(all);
  });

  it.each([{ size: 0 }, { size: 1.5 }, { wait: 0 }, { wait: '1s' }, { count: 2 }])(
    'refuse the options %j',
    (options) => {
      const ledger = createLedgerClient({ baseUrl: 'http://ledger.test' });
      expect(() =>
        ledger
          .getBlocks()
          .scan()
          .batches(options as never),
      ).toThrow(/^getBlocks: (size|wait|count) /);
    },
  );
});
