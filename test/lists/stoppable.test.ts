import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { stoppable } from '../../src/lists/lists.js';

/** A generator that yields 1, and then waits for its stop. */
function waiting(...options: readonly { readonly signal?: AbortSignal }[]) {
  const log: string[] = [];
  async function* numbers(signal: AbortSignal): AsyncGenerator<number, void, undefined> {
    signal.addEventListener('abort', () => log.push('stopped'));
    try {
      yield 1;
      await new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    } finally {
      log.push('ended');
    }
  }
  const generator = stoppable(options, async (signal) => {
    log.push('loaded');
    return numbers(signal);
  });
  return { generator, log };
}

async function* three(): AsyncGenerator<number, void, undefined> {
  yield* [1, 2, 3];
}

describe('a generator that can be stopped', () => {
  it('rejects with a thrown error, after the running request has ended', async () => {
    const { generator, log } = waiting();
    await generator.next();
    const pending = generator.next();
    await expect(generator.throw(new Error('enough'))).rejects.toThrow('enough');
    expect(await pending).toEqual({ done: true, value: undefined });
    expect(log).toEqual(['loaded', 'stopped', 'ended']);
  });

  it('is not loaded if it is stopped before its first item', async () => {
    const { generator, log } = waiting();
    expect(await generator.return()).toEqual({ done: true, value: undefined });
    expect(await generator.next()).toEqual({ done: true, value: undefined });
    expect(log).toEqual([]);
  });

  it('rejects with the reason of a signal', async () => {
    const controller = new AbortController();
    const { generator } = waiting({}, controller);
    await generator.next();
    const pending = generator.next();
    controller.abort(new RangeError('too late'));
    await expect(pending).rejects.toThrow('too late');
    expect(await generator.next()).toEqual({ done: true, value: undefined });
  });

  it('yields no item that its source has already, once a signal is aborted', async () => {
    const controller = new AbortController();
    const items = stoppable([controller], async () => three());
    await items.next();
    controller.abort(new RangeError('too late'));
    await expect(items.next()).rejects.toThrow('too late');
    expect(await items.next()).toEqual({ done: true, value: undefined });
  });

  it.each([
    ['at its end', 3],
    ['when it is stopped', 0],
  ])('leaves no listener at a signal %s', async (_, more) => {
    const { signal } = new AbortController();
    const items = stoppable([{ signal }], async () => three());
    await items.next();
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    for (let count = 0; count < more; count += 1) await items.next();
    if (more === 0) await items.return();
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('stops its requests at the end too', async () => {
    let own: AbortSignal | undefined;
    const items = stoppable([], async (signal) => {
      own = signal;
      return three();
    });
    for await (const _ of items) expect(own?.aborted).toBe(false);
    expect(own?.aborted).toBe(true);
  });
});

describe('a generator that is loaded on demand', () => {
  it('is loaded once, by the first request of an item, and yields the same items', async () => {
    let loaded = 0;
    const items = stoppable([], async () => {
      loaded += 1;
      return three();
    });
    expect(loaded).toBe(0);
    const steps = [items.next(), items.next(), items.next(), items.next()];
    expect((await Promise.all(steps)).map(({ value }) => value)).toEqual([1, 2, 3, undefined]);
    expect(loaded).toBe(1);
  });

  it('rejects once if it cannot be loaded', async () => {
    const items = stoppable<number>([], () => Promise.reject(new RangeError('no such place')));
    await expect(items.next()).rejects.toThrow('no such place');
    expect(await items.next()).toEqual({ done: true, value: undefined });
  });
});
