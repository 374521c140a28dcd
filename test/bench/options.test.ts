import { describe, expect, it } from 'vitest';
import { ArgumentError, readOptions } from '../../scripts/bench/options.js';

const parts = ['calls', 'memory', 'walk'] as const;
const read = (...args: string[]) => readOptions(args, parts);

describe('readOptions', () => {
  it('runs everything and prints text if nothing is said', () =>
    expect(read()).toEqual({ only: parts, recordings: [], smoke: false, format: 'text' }));

  it('takes several names and files, and keeps the order of the bench', () =>
    expect(read('--only', 'walk', 'calls', '--recordings', 'a.ndjson', 'b.ndjson', '--smoke')).toEqual({
      only: ['calls', 'walk'],
      recordings: ['a.ndjson', 'b.ndjson'],
      smoke: true,
      format: 'text',
    }));

  it.each([
    [['--json'], 'json'],
    [['--markdown'], 'markdown'],
  ])('%j prints %s', (args, format) => expect(read(...args).format).toBe(format));

  it.each([
    [['--only', 'runs'], 'no such part: runs; there are calls, memory, walk'],
    [['--only'], 'nothing follows --only'],
    [['--recordings', '--smoke'], 'nothing follows --recordings'],
    [['walk'], 'walk follows neither --only nor --recordings'],
    [['--only', 'calls', '--smoke', 'walk'], 'walk follows neither --only nor --recordings'],
    [['--json', '--markdown'], '--json and --markdown exclude each other'],
    [['--fast'], '--fast'],
  ])('refuses %j', (args, message) => {
    expect(() => read(...args)).toThrow(ArgumentError);
    expect(() => read(...args)).toThrow(message);
  });
});
