import { describe, expect, it } from 'vitest';
import { getBlocks } from '../../generated/ledger/operations.js';
import { createTransport } from '../../src/client/client.js';
import { createSandbox, VirtualClock } from '../../src/sandbox.js';

const clockAt = (start: number): VirtualClock => new VirtualClock(start, () => 0.5);

describe('the clock of a sandbox', () => {
  it('runs due timers in order and at their time', async () => {
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
    await clock.advance(300);
    expect(log).toEqual([
      ['first', 1100],
      ['second', 1200],
      ['set on the way', 1250],
      ['third', 1300],
    ]);
    expect([clock.now(), clock.elapsed(), clock.pending]).toEqual([1300, 300, 1]);
  });

  it('runs the code that a timer started before the next timer', async () => {
    const clock = clockAt(0);
    const log: number[] = [];
    const work = (async () => {
      for (let step = 0; step < 5; step++) {
        await clock.sleep(10);
        log.push(clock.now());
      }
    })();
    await clock.advance(100);
    await work;
    expect(log).toEqual([10, 20, 30, 40, 50]);
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

  it('can be used by a client', async () => {
    const { clock, faults, fetch, ledgerUrl } = createSandbox({ size: 0.1 });
    await clock.advance(0);
    const transport = createTransport({ baseUrl: ledgerUrl, fetch, clock });
    // The first error reply loads a module, which the virtual clock does not wait for.
    faults.next({ status: 503 });
    await expect(getBlocks(transport, {}, { retry: false })).rejects.toThrow();
    faults.next({ status: 503, retryAfter: 7 });
    let isDone = false;
    const page = getBlocks(transport, { limit: 1 })
      .withResponse()
      .finally(() => {
        isDone = true;
      });
    await clock.advance(6999);
    expect(isDone).toBe(false);
    await clock.advance(5000);
    expect((await page).data.blocks).toHaveLength(1);
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
