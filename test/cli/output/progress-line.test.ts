import { describe, expect, it, vi } from 'vitest';
// By its inner path: its text depends on the time between the states only.
import { ProgressLine } from '../../../src/cli/output/progress-line.js';
import { memoryTerminal } from '../terminal.js';

/** The text of the line, one state after the other. */
async function lineAfter(states: readonly (readonly [at: number, items: number, share?: number])[]) {
  const terminal = memoryTerminal([], { isTTY: 'err' });
  let now = 0;
  const line = new ProgressLine({ stderr: terminal.stderr, elapsed: () => now }, true);
  for (const [at, items, share] of states) {
    now = at;
    await line.show({ items, share });
  }
  await line.end();
  return terminal.err().split('\r\u001B[K').slice(1);
}

describe('the progress line', () => {
  it('shows items, share of the range, rate and remaining time', async () => {
    const states = [
      [0, 0, 0],
      [2000, 20_000, 0.1],
      [4000, 40_000, 0.2],
      [20_000, 200_000, 1],
    ] as const;
    expect(await lineAfter(states)).toEqual([
      '0 items · 0 % · 0/s · 0:00 so far',
      '20,000 items · 10 % · 10,000/s · 0:18 left',
      '40,000 items · 20 % · 10,000/s · 0:16 left',
      '200,000 items · 100 % · 10,000/s · 0:20 so far',
      '200,000 items · 100 % · 10,000/s · 0:20 so far\n',
    ]);
  });

  it('shows the elapsed time if the share is unknown', async () => {
    expect(
      await lineAfter([
        [0, 0],
        [3_725_000, 100],
      ]),
    ).toContain('100 items · 0/s · 1:02:05 so far');
  });

  it('has the separators of its documentation, whatever the language of the machine is', async () => {
    const { toLocaleString: written } = Number.prototype;
    const ofMachine = vi.spyOn(Number.prototype, 'toLocaleString').mockImplementation(function (
      this: number,
      ...[language = 'de-DE']
    ) {
      return written.call(this, language);
    });
    const lines = await lineAfter([[0, 20_000]]);
    ofMachine.mockRestore();
    expect(lines[0]).toContain('20,000 items');
  });

  it('uses the rate of the last seconds', async () => {
    // The first key is far from the others, so the first page covers nearly the whole range.
    const states = Array.from({ length: 31 }, (_, second) => [
      second * 1000,
      second * 100,
      second === 0 ? 0 : 0.9 + second / 1000,
    ]) as [number, number, number][];
    expect((await lineAfter(states)).at(-1)).toBe('3,000 items · 93 % · 100/s · 1:10 left\n');
  });

  it('is written at most five times a second', async () => {
    const states = Array.from({ length: 1000 }, (_, at) => [at, at]) as [number, number][];
    expect(await lineAfter(states)).toHaveLength(6);
  });

  it('is cleared before other output', async () => {
    const terminal = memoryTerminal([], { isTTY: 'err' });
    const line = new ProgressLine(terminal, true);
    await line.show({ items: 1, share: undefined });
    await line.print('a note');
    expect(terminal.err().endsWith('\r\u001B[Ka note\n')).toBe(true);
  });
});
