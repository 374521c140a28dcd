import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
// By its inner path: two processes whose steps are interleaved.
import { heartbeat, lockFile } from '../../../src/cli/output/file-lock.js';
import { VirtualTime } from '../../setup/virtual-time.js';
import { type MemoryFiles, memoryFiles } from '../terminal.js';

const path = 'out.csv.part.lock';

/** A process that locks files. */
function processOf(
  world: { files: MemoryFiles; time: VirtualTime; alive: Set<number> },
  pid: number,
  host = 'here',
  random = pid / 100,
) {
  const { files, time, alive } = world;
  const machine = { host, pid, isAlive: (other: number) => alive.has(other) };
  const { now, setTimer } = time;
  return () => lockFile(path, (id) => `draft.${id}`, { files, machine, now, setTimer, random: () => random });
}

function world(before?: (step: string) => void) {
  const time = new VirtualTime();
  return { time, files: memoryFiles(before, time.now), alive: new Set<number>() };
}

describe('a lock', () => {
  it('is held by one process, and is free after its release', async () => {
    const one = world();
    one.alive.add(1).add(2);
    const lock = await processOf(one, 1)();
    await expect(processOf(one, 2)()).rejects.toThrow(
      `process 1 of here is writing this file: ${path} exists`,
    );
    await lock.verify();
    await lock.release();
    expect(one.files.stored.size).toBe(0);
    expect(one.time.pending).toBe(0);
    await processOf(one, 2)();
  });

  it('of a dead process is taken over at once', async () => {
    const one = world();
    const dead = await processOf(one, 1)();
    one.files.stored.set(`draft.${dead.id}`, { bytes: Buffer.from('half of'), synced: 0 });
    const lock = await processOf(one, 2)();
    await lock.verify();
    await expect(dead.verify()).rejects.toThrow('another command has taken over');
    await dead.release();
    await lock.verify();
    expect([...one.files.stored.keys()]).toEqual([path]);
  });

  it('of an earlier process with the same number, such as that of a container, is taken over at once', async () => {
    const one = world();
    one.alive.add(1);
    const dead = await processOf(one, 1)();
    const lock = await processOf(one, 1, 'here', 0.5)();
    await lock.verify();
    await expect(dead.verify()).rejects.toThrow('another command has taken over');
  });

  it.each([
    ['of another host', 'there'],
    ['of a process of this host that is alive', 'here'],
  ])('%s is taken over after a minute without a heartbeat', async (_, host) => {
    const one = world();
    one.alive.add(1);
    await processOf(one, 1, host)();
    one.time.advance(10 * 60_000);
    await expect(processOf(one, 2)()).rejects.toThrow('is writing this file');
    // The process has ended.
    const gone = { ...one, time: Object.assign(new VirtualTime(), { now: one.time.now }) };
    const end = one.time.now() + 61_000;
    gone.time.now = () => end;
    await processOf(gone, 2)();
  });

  it('is renewed well within a minute', () => {
    expect(heartbeat).toBeLessThanOrEqual(20_000);
  });

  it('without a text yet is taken over a minute after its creation', async () => {
    const one = world();
    one.files.stored.set(path, { bytes: Buffer.alloc(0), synced: 0, changedAt: one.time.now() });
    await expect(processOf(one, 2)()).rejects.toThrow('another command is writing this file');
    one.time.advance(61_000);
    await processOf(one, 2)();
  });

  it.each(['mine', '{}', '{"host":"here","pid":1}', '{"host":"here","pid":1,"id":"../x"}'])(
    'with other content causes an error and stays: %s',
    async (text) => {
      const one = world();
      one.files.stored.set(path, { bytes: Buffer.from(text), synced: 0, changedAt: 0 });
      await expect(processOf(one, 2)()).rejects.toThrow(`${path} is not a lock of this command`);
      expect(String(one.files.stored.get(path)?.bytes)).toBe(text);
    },
  );

  it('is checked again after a pause', async () => {
    const one = world();
    const paused = await processOf(one, 1)();
    await processOf(one, 2)();
    await paused.verifyAfterPause();
    one.time.advance(31_000);
    await expect(paused.verifyAfterPause()).rejects.toThrow('another command has taken over');
  });

  it('of a dead process is taken over by one of two, in any order of their steps', async () => {
    // Each bit selects the process that takes the next step.
    for (let order = 0; order < 2 ** 10; order += 1) {
      const one = world();
      await processOf(one, 1)();
      one.alive.add(2).add(3);
      const waiting: (() => void)[][] = [[], []];
      const stepped = (index: number): MemoryFiles => {
        const wait = () => new Promise<void>((resolve) => waiting[index]?.push(resolve));
        return new Proxy(one.files, {
          get: (target, name, stepping) => {
            const value: unknown = Reflect.get(target, name);
            if (typeof value !== 'function') return value;
            return async (...args: unknown[]) => {
              await wait();
              return Reflect.apply(value, stepping, args);
            };
          },
        });
      };
      const results = [2, 3].map((pid, index) =>
        processOf({ ...one, files: stepped(index) }, pid)().then(
          (lock) => lock,
          () => undefined,
        ),
      );
      let isOver = false;
      const over = Promise.all(results).finally(() => {
        isOver = true;
      });
      for (let step = 0; !isOver; step += 1) {
        const first = (order >> (step % 10)) & 1;
        (waiting[first]?.shift() ?? waiting[1 - first]?.shift())?.();
        for (let turns = 0; turns < 10; turns += 1) await undefined;
      }
      const locks = (await over).filter((lock) => lock !== undefined);
      expect(locks.map(({ id }) => id)).toEqual([JSON.parse(String(one.files.stored.get(path)?.bytes)).id]);
      expect([...one.files.stored.keys()]).toEqual([path]);
    }
  });
});
