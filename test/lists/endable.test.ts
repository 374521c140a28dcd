import { describe, expect, it } from 'vitest';
import { endable, Left } from '../../src/lists/endable.js';

/** A generator that yields once, and then waits for what comes only when it is left. */
function waiting() {
  const left = new Left();
  const told: string[] = [];
  let leave: (reason: unknown) => void = () => undefined;
  const never = new Promise<never>((_, reject) => {
    leave = reject;
  });
  async function* numbers(): AsyncGenerator<number, void, undefined> {
    try {
      yield 1;
      await never;
    } catch (error) {
      if (error !== left) throw error;
    } finally {
      told.push('ended');
    }
  }
  const generator = endable(numbers(), () => {
    told.push('left');
    leave(left);
  });
  never.catch(() => undefined);
  return { generator, told };
}

describe('a generator that can be ended', () => {
  it('yields what it yields', async () => {
    const { generator, told } = waiting();
    expect(await generator.next()).toEqual({ done: false, value: 1 });
    expect(generator[Symbol.asyncIterator]()).toBe(generator);
    expect(told).toEqual([]);
  });

  it('comes to its end on return, though something is under way', async () => {
    const { generator, told } = waiting();
    await generator.next();
    const pending = generator.next();
    const end = generator.return();
    expect(told).toEqual(['left']);
    expect(await Promise.all([pending, end])).toEqual([
      { done: true, value: undefined },
      { done: true, value: undefined },
    ]);
    expect(told).toEqual(['left', 'ended']);
  });

  it('rejects with what is thrown into it, once what was under way has ended', async () => {
    const { generator, told } = waiting();
    await generator.next();
    const pending = generator.next();
    const thrown = generator.throw(new Error('enough'));
    await expect(thrown).rejects.toThrow('enough');
    expect(await pending).toEqual({ done: true, value: undefined });
    expect(told).toEqual(['left', 'ended']);
  });

  it('is over where it was left before it began', async () => {
    const { generator, told } = waiting();
    expect(await generator.return()).toEqual({ done: true, value: undefined });
    expect(await generator.next()).toEqual({ done: true, value: undefined });
    expect(told).toEqual(['left']);
  });

  it('is left by the break of a loop', async () => {
    const { generator, told } = waiting();
    for await (const number of generator) {
      expect(number).toBe(1);
      break;
    }
    expect(told).toEqual(['left', 'ended']);
  });
});

describe('having left', () => {
  it('is an error with a name of its own', () => {
    expect(new Left()).toBeInstanceOf(Error);
    expect(new Left().name).toBe('Left');
  });
});
