import { describe, expect, it } from 'vitest';
import { allowed, type ParameterRule } from '../../src/client/parameter-rule.js';
import { kinds } from './kinds.js';

const letters = [...'abcdefghijklmn'];

describe('the allowed values', () => {
  it.each<[ParameterRule, string]>([
    [{ kind: kinds.string }, 'a string'],
    [{ kind: kinds.integer, minimum: 1, maximum: 100 }, 'an integer, at least 1, at most 100'],
    [{ kind: kinds.integer, minimum: 0 }, 'an integer, at least 0'],
    [{ kind: kinds.number, maximum: 0n }, 'a number, at most 0'],
    [
      { kind: kinds.hex, minLength: 3, maxLength: 100 },
      'hexadecimal digits, at least 3 characters, at most 100 characters',
    ],
    [{ kind: kinds.string, minLength: 0 }, 'a string, at least 0 characters'],
    [
      { kind: kinds.timestamp, operators: ['eq', 'gt'] },
      'a Date, a string such as 2026-01-01T12:00:00Z or of seconds.nanoseconds, or a bigint of nanoseconds, alone or with eq, gt',
    ],
    [{ kind: kinds.string, pattern: /^a$/ }, 'a string, in the form that its documentation describes'],
    [{ kind: kinds.hex, pattern: /^a$/ }, 'hexadecimal digits'],
    [{ kind: kinds.string, words: ['asc', 'desc'] }, 'one of asc, desc'],
    [{ kind: kinds.string, words: letters.slice(0, 12) }, 'one of a, b, c, d, e, f, g, h, i, j, k, l'],
    [{ kind: kinds.string, words: letters.slice(0, 13) }, 'one of a, b, c, d, e, f, g, h, i, j, k, l, m'],
    [{ kind: kinds.string, words: letters }, 'one of a, b, c, d, e, f, g, h, i, j, k, l and 2 more'],
  ])('are described in words: %#', (rule, words) => {
    expect(allowed(rule)).toBe(words);
  });
});
