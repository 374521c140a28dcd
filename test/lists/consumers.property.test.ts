import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeysetService } from './keyset-service.js';
import { type List, type ListCall, nameOfItem } from './list.js';
import { listOf } from './lists.js';
import { ask, askRanged, itemsOfPage } from './reading.js';
import { patience, runs } from './runs.js';
import { truth } from './truth.js';
import { concurrency, limit, order, rowsOf, turns } from './worlds.js';

/** A consumer that changes an item it received. The order of the list says which fields matter. */
type Habit = (item: object, keys: readonly string[], other: object) => void;

const habits: Habit[] = [
  (item, keys) => {
    for (const key of keys) Reflect.set(item, key, new Date(0));
  },
  (item, keys) => {
    for (const key of keys) Reflect.deleteProperty(item, key);
  },
  (item) => {
    for (const key of Object.keys(item)) Reflect.deleteProperty(item, key);
  },
  (item, keys, other) => {
    for (const key of keys) Reflect.set(item, key, Reflect.get(other, key));
  },
  (item, keys) => {
    for (const key of keys) Reflect.set(item, key, `${String(Reflect.get(item, key))}9`);
  },
  (item, keys) => {
    const get = (): never => {
      throw new Error('read after it was handed out');
    };
    for (const key of keys) Reflect.defineProperty(item, key, { get, configurable: true });
  },
  (item) => Object.freeze(item),
  (item) => Object.setPrototypeOf(item, null),
  () => undefined,
];

function worlds(list: List) {
  return fc
    .record({
      rows: rowsOf(list, 200),
      limit,
      order,
      turns,
      concurrency,
      habits: fc.array(fc.constantFrom(...habits), { minLength: 1, maxLength: 6 }),
      stops: fc.array(fc.nat(60), { maxLength: 4 }),
    })
    .map(({ limit, order, ...world }) => {
      const call: ListCall = { limit, order };
      return { ...world, call, expected: truth(list, world.rows, call) };
    });
}

type World = ReturnType<typeof worlds> extends fc.Arbitrary<infer Of> ? Of : never;

/** Reads items one by one: records each, and then lets the consumer change it. */
class Consumer {
  readonly found: string[] = [];
  readonly #keys: readonly string[];
  #before: object = {};

  constructor(
    readonly list: List,
    readonly habits: readonly Habit[],
  ) {
    this.#keys = [list.first.field, ...(list.second ? [list.second.field] : [])];
  }

  take(item: object): void {
    const habit = this.habits[this.found.length % this.habits.length];
    const copy = { ...item };
    this.found.push(nameOfItem(this.list, item));
    habit?.(item, this.#keys, this.#before);
    this.#before = copy;
  }
}

const names = [
  'getTransactions',
  'getContracts',
  'getTopicMessages',
  'getContractState',
  'getNftsByAccountId',
  'getContractsLogs',
];

describe.each(names.map((name) => [name, listOf(name)] as const))(
  'a consumer that changes items of %s',
  (_, list) => {
    const property = (read: (service: KeysetService, world: World, consumer: Consumer) => Promise<void>) =>
      fc.assert(
        fc.asyncProperty(worlds(list), async (world) => {
          const consumer = new Consumer(list, world.habits);
          await read(new KeysetService(list, world.rows, { turns: world.turns }), world, consumer);
          expect(consumer.found).toEqual(world.expected);
        }),
        // Four ways to read and six lists give about a thousand runs.
        runs(42),
      );

    it(
      'gets the same items from a walk',
      async () => {
        await property(async (service, { call }, consumer) => {
          for await (const item of ask(service, call)) consumer.take(item);
        });
      },
      patience,
    );

    it(
      'gets the same items from several walks whose pages it empties',
      async () => {
        await property(async (service, { call, stops }, consumer) => {
          let from: string | null | undefined;
          for (const stop of [...stops, Infinity]) {
            let pages = 0;
            if (from === null) break;
            for await (const page of ask(service, call).pages(from === undefined ? {} : { from })) {
              from = page.next;
              const items = itemsOfPage(service, page);
              for (const item of items) consumer.take(item);
              items.reverse().length = 0;
              Reflect.deleteProperty(page.data, 'links');
              if (++pages > stop % 4) break;
            }
          }
        });
      },
      patience,
    );

    it(
      'gets the same items from a scan',
      async () => {
        await property(async (service, { call, concurrency }, consumer) => {
          for await (const item of askRanged(service, call).scan({ concurrency })) consumer.take(item);
        });
      },
      patience,
    );

    it(
      'gets the same items from several scans and a walk, each from the last cursor',
      async () => {
        await property(async (service, { call, concurrency, stops }, consumer) => {
          let from: string | undefined;
          for (const stop of stops) {
            let items = 0;
            const scan = askRanged(service, call).scan({ concurrency, from });
            for await (const item of scan) {
              consumer.take(item);
              if (++items > stop) break;
            }
            from = scan.cursor;
          }
          for await (const page of ask(service, call).pages({ from }))
            for (const item of itemsOfPage(service, page)) consumer.take(item);
        });
      },
      patience,
    );
  },
);
