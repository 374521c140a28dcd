import { expect, it, vi } from 'vitest';
import { chosen } from '../scripts/chosen.js';

const things = { calls: 1, memory: 2, walk: 3 };

it('takes everything if nothing is named', () =>
  expect(chosen(things, [])).toEqual([
    ['calls', 1],
    ['memory', 2],
    ['walk', 3],
  ]));

it('takes what is named, in its own order', () =>
  expect(chosen(things, ['walk', 'calls'])).toEqual([
    ['calls', 1],
    ['walk', 3],
  ]));

it('ends the process with 2 and the names that there are', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => chosen(things, ['walk', 'runs', 'constructor'])).toThrow('exit 2');
  expect(complain).toHaveBeenCalledWith('unknown: runs, constructor; there are calls, memory, walk');
  exit.mockRestore();
  complain.mockRestore();
});
