import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../src/cli/input/read-arguments.js';

const known = {
  topicId: { type: 'string' },
  timestamp: { type: 'string' },
  scheduled: { type: 'boolean' },
  all: { type: 'boolean' },
} as const;

const read = (...args: string[]) => {
  const { positionals, options } = readArguments(args, known);
  return { positionals, options: Object.fromEntries(options) };
};

describe('the arguments of a command', () => {
  it('have values in their order, single or repeated', () => {
    expect(read('0.0.5', '--timestamp', 'gte:1', '--all', '--timestamp=lt:5')).toEqual({
      positionals: ['0.0.5'],
      options: { timestamp: ['gte:1', 'lt:5'], all: [true] },
    });
  });

  it.each([
    [['--scheduled'], true],
    [['--no-scheduled'], false],
    [['--scheduled', 'false'], false],
    [['--scheduled=true'], true],
    [['--no-scheduled', 'false'], true],
  ])('turn a flag on and off: %j', (args, value) => {
    expect(read(...args)).toEqual({ positionals: [], options: { scheduled: [value] } });
  });

  it.each([
    [['--topicID', '0.0.5'], 'there is no option --topicID. Did you mean --topicId?'],
    [['-x'], 'there is no option -x.'],
    [['--no-topicId'], 'there is no option --no-topicId. Did you mean --topicId?'],
    [['--topicId'], '--topicId needs a value'],
    [
      ['--topicId', '--all'],
      '--topicId needs a value, got the option --all. Write --topicId=--all if it is the value',
    ],
    [['--all=maybe'], '--all: expected true or false, got maybe'],
  ])('are refused as %j', (args, message) => {
    expect(() => read(...args)).toThrow(expect.objectContaining({ name: 'UsageError', message }));
  });
});
