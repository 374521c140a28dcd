import { expect, it, vi } from 'vitest';
import { chosen } from '../scripts/chosen.js';

const things = { calls: 1, memory: 2, walk: 3 };

it('returns all entries without names', () =>
  expect(chosen(things, [])).toEqual([
    ['calls', 1],
    ['memory', 2],
    ['walk', 3],
  ]));

it('returns the named entries in their own order', () =>
  expect(chosen(things, ['walk', 'calls'])).toEqual([
    ['calls', 1],
    ['walk', 3],
  ]));

it('exits with 2 and prints the existing names', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => chosen(things, ['walk', 'runs', 'constructor'])).toThrow('exit 2');
  expect(complain).toHaveBeenCalledWith(
    'unknown name: runs, constructor. Expected one or more of: calls, memory, walk.',
  );
  exit.mockRestore();
  complain.mockRestore();
});
