import { describe, expect, it } from 'vitest';
import { narrow } from '../../scripts/bump/narrow.js';

const text = `info:
  version: 1
paths:
  '/a':
    get:
      tags:
        - one
      # Not the end.
  /b:
    get:
      required:
        type: x
# Nor this.
    put:
      deprecated: true
components: { schemas: {} }
`;

const lines = (path: string[]): [string, readonly string[]] => {
  const { start, end, rest } = narrow(text, path);
  return [text.slice(start, end), rest];
};

describe('the part of a description that a path leads to', () => {
  it.each<[string, string[], string, string, string[]]>([
    ['a key in quotes', ['paths', '/a', 'get', 'x'], "  '/a':", 'end.\n', ['/a', 'get', 'x']],
    ['a key without', ['paths', '/b', 'put', 'x'], '  /b:', 'deprecated: true\n', ['/b', 'put', 'x']],
    [
      'a key like a word of schemas',
      ['paths', '/b', 'get', 'required', 'type'],
      '    get:',
      'x\n# Nor this.\n',
      ['get', 'required', 'type'],
    ],
  ])('begins with %s, two above, and ends where the next begins', (_, path, begin, end, rest) => {
    const [part, left] = lines(path);
    expect(part.startsWith(`${begin}\n`)).toBe(true);
    expect(part.endsWith(end)).toBe(true);
    expect(left).toEqual(rest);
  });

  it('goes no further where a key is new, a list or in braces', () => {
    expect(lines(['paths', '/c', 'get', 'x'])[1]).toEqual(['paths', '/c', 'get', 'x']);
    expect(lines(['paths', '/a', 'get', 'tags', '0', 'x', 'y'])[1]).toEqual(['get', 'tags', '0', 'x', 'y']);
    expect(lines(['components', 'schemas', 'A', 'type'])[0]).toBe(text);
    expect(lines(['info', 'version'])[0]).toBe(text);
  });
});
