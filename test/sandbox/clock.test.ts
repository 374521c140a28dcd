import { describe, expect, it } from 'vitest';
import { createSandbox, VirtualClock } from '../../src/sandbox.js';

const clockAt = (start: number): VirtualClock => new VirtualClock(start, () => 0.5);

describe('the clock of a sandbox', () => {
  it('runs due timers in order and at their time, and what they start', async () => {
    const clock = clockAt(1000);
    const log: [string, number][] = [];
    const note = (name: string) => (): void => void log.push([name, clock.now()]);
    clock.setTimer(300, note('third'));
    clock.setTimer(100, note('first'));
    clock.setTimer(200, () => {
      note('second')();
      clock.setTimer(50, note('set on the way'));
    });
    clock.setTimer(1000, note('never'));
    clock.setTimer(150, note('called off'))();
    // The code that a timer starts runs before the next timer.
    const work = (async () => {
      for (const step of ['one', 'two']) await clock.sleep(20).then(note(step));
    })();
    await clock.advance(300);
    await work;
    expect(log).toEqual([
      ['one', 1020],
      ['two', 1040],
      ['first', 1100],
      ['second', 1200],
      ['set on the way', 1250],
      ['third', 1300],
    ]);
    expect([clock.now(), clock.elapsed(), clock.pending]).toEqual([1300, 300, 1]);
  });

  it('jumps to the time that a reply waits for, until a test advances it', async () => {
    const sandbox = createSandbox({ size: 0.1 });
    const start = sandbox.clock.now();
    const ask = (): Promise<Response> => sandbox.fetch(`${sandbox.ledgerUrl}/api/v1/blocks`);
    sandbox.faults.next({ delay: 5000 });
    expect((await ask()).status).toBe(200);
    expect(sandbox.clock.now()).toBe(start + 5000);
    await sandbox.clock.advance(0);
    sandbox.faults.next({ delay: 5000 });
    let isDone = false;
    const reply = ask().finally(() => {
      isDone = true;
    });
    await sandbox.clock.advance(4999);
    expect(isDone).toBe(false);
    await sandbox.clock.advance(1);
    expect((await reply).status).toBe(200);
  });

  it('rejects a wait with the reason of its signal, and removes the timer', async () => {
    const clock = clockAt(0);
    const gone = new AbortController();
    const slept = clock.sleep(1000, gone.signal).catch((reason: unknown) => reason);
    gone.abort('enough');
    expect(await slept).toBe('enough');
    expect(clock.pending).toBe(0);
    expect(await clock.sleep(1000, gone.signal).catch((reason: unknown) => reason)).toBe('enough');
  });

  it('runs in real time after listen, and can still be advanced', async () => {
    const sandbox = createSandbox({ size: 0.1, live: { rate: 5 } });
    const before = sandbox.ledger.blocks.length;
    const service = await sandbox.listen();
    await sandbox.clock.sleep(0);
    sandbox.clock.setTimer(1_000_000, () => undefined)();
    await sandbox.clock.advance(60_000);
    const reply = await fetch(`${service.ledgerUrl}/api/v1/blocks?limit=1`);
    expect(reply.status).toBe(200);
    expect(sandbox.ledger.blocks.length).toBeGreaterThanOrEqual(before + 29);
    await service.close();
  });

  it('can be shared, and can run in real time from the start', async () => {
    const clock = clockAt(Date.UTC(2026, 5, 1));
    const [one, other] = [1, 2].map((seed) => createSandbox({ seed, size: 0.1, clock, live: { rate: 1 } }));
    const counts = (): (number | undefined)[] => [one, other].map((each) => each?.ledger.blocks.length);
    const [first = 0, second = 0] = counts();
    await one?.clock.advance(20_000);
    expect(counts()).toEqual([first + 10, second + 10]);
    const real = createSandbox({ size: 0.1, clock: 'real' });
    await real.clock.advance(0);
    await real.clock.sleep(0);
    expect(real.clock.pending).toBe(0);
  });

  it('rejects a negative step', async () => {
    await expect(clockAt(0).advance(-1)).rejects.toThrow('milliseconds, 0 or more, got -1');
    await expect(clockAt(0).advance(Number.NaN)).rejects.toThrow(RangeError);
  });
});
