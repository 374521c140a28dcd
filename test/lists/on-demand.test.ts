import { describe, expect, it } from 'vitest';
import { onDemand } from '../../src/lists/on-demand.js';

async function* numbers(log: string[] = []): AsyncGenerator<number, void, undefined> {
  try {
    yield 1;
    yield 2;
    yield 3;
  } finally {
    log.push('closed');
  }
}

describe('a generator made on demand', () => {
  it('is made by the first question, once', async () => {
    let made = 0;
    const items = onDemand(async () => {
      made += 1;
      return numbers();
    });
    expect(made).toBe(0);
    const asked = [items.next(), items.next(), items.next(), items.next()];
    expect((await Promise.all(asked)).map(({ value }) => value)).toEqual([1, 2, 3, undefined]);
    expect(made).toBe(1);
  });

  it('is iterated like every other, and closed by the one who leaves the loop', async () => {
    const log: string[] = [];
    const seen: number[] = [];
    for await (const item of onDemand(async () => numbers(log))) {
      seen.push(item);
      if (item === 2) break;
    }
    expect([seen, log]).toEqual([[1, 2], ['closed']]);
  });

  it('is over when it is ended before it began', async () => {
    const items = onDemand(async () => numbers());
    expect(await items.return()).toEqual({ done: true, value: undefined });
    expect(await items.next()).toEqual({ done: true, value: undefined });
  });

  it('tells once what it could not be made for', async () => {
    const items = onDemand<number>(() => Promise.reject(new RangeError('no such place')));
    await expect(items.next()).rejects.toThrow('no such place');
    expect(await items.next()).toEqual({ done: true, value: undefined });
  });

  it('has what every generator has', () => {
    const items = onDemand(async () => numbers());
    expect(items[Symbol.asyncIterator]()).toBe(items);
    expect(String(items)).toBe('[object AsyncGenerator]');
  });
});
