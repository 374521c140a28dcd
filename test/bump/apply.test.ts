import { expect, it } from 'vitest';
import { applyEdits, type Edit } from './bump.js';

const text = `# About it.
info:
  version: 1 # of the service
  # Behind the version.
paths:
  '/a/{id}':
    get:
      parameters:
        - name: id # the first
          in: path
        - { name: limit, in: query }
      tags: [one, two]
schemas:
  A:
    type: object
    required:
      - b
    # Between.
    properties:
      b: { type: string }
      d:
        type: string
        description: >-
          Folded
          text.

  C:
    type: object
# The end.
`;

const set = (pointer: string, value: Edit['value']): Edit => ({ pointer, value });

/** The lines that edits remove and add. */
function changed(...edits: Edit[]): string[] {
  const [before, after] = [text, applyEdits(text, edits)].map((one) => one.split('\n'));
  return [
    ...(before ?? []).filter((line) => !after?.includes(line)).map((line) => `-${line}`),
    ...(after ?? []).filter((line) => !before?.includes(line)).map((line) => `+${line}`),
  ];
}

it.each<[string, Edit[], string[]]>([
  ['nothing', [], []],
  [
    'a value',
    [set('/info/version', '2')],
    ['-  version: 1 # of the service', '+  version: "2" # of the service'],
  ],
  ['a value below a path', [set('/paths/~1a~1{id}/get/deprecated', true)], ['+      deprecated: true']],
  [
    'a value in an item of a list',
    [set('/paths/~1a~1{id}/get/parameters/0/required', true)],
    ['+          required: true'],
  ],
  [
    'the end of a list, twice',
    [set('/paths/~1a~1{id}/get/tags/-/three', 'three'), set('/paths/~1a~1{id}/get/tags/-/four', 'four')],
    [
      '-      tags: [one, two]',
      '+      tags:',
      ...['one', 'two', 'three', 'four'].map((tag) => `+        - ${tag}`),
    ],
  ],
  [
    'names of a list called required',
    [set('/schemas/A/required/a', true), set('/schemas/A/required/b', undefined)],
    ['-      - b', '+      - a'],
  ],
  [
    'the last name of such a list',
    [set('/schemas/A/required/b', undefined)],
    ['-    required:', '-      - b'],
  ],
  ['a key that goes', [set('/schemas/A/properties/b', undefined)], ['-      b: { type: string }']],
  ['a key that is not there', [set('/schemas/A/properties/x', undefined)], []],
  [
    'a value in braces',
    [set('/schemas/A/properties/b/type', 'integer')],
    ['-      b: { type: string }', '+      b:', '+        type: integer'],
  ],
])('writes %s, and no other line', (_, edits, lines) => {
  expect(changed(...edits)).toEqual(lines);
});

it('inserts new keys in order, keys of an inner map first', () => {
  const schema = { type: 'integer' };
  const written = applyEdits(text, [
    set('/schemas/A/properties/e', schema),
    set('/schemas/B', schema),
    set('/schemas/A/properties/c', schema),
  ]);
  expect(written.match(/^ +[a-e]:/gim)).toEqual([
    '  A:',
    '      b:',
    '      c:',
    '      d:',
    '      e:',
    '  B:',
    '  C:',
  ]);
  expect(
    applyEdits(
      written,
      ['/schemas/B', '/schemas/A/properties/c', '/schemas/A/properties/e'].map((pointer) =>
        set(pointer, undefined),
      ),
    ),
  ).toBe(text);
});

it('applies edits of a value before edits inside it, in any order of the list', () => {
  const inner = set('/schemas/C/properties/x/type', 'string');
  const added = set('/schemas/N', { type: 'object' });
  const required = set('/schemas/N/required/a', true);
  expect(changed(inner, added, required)).toEqual(['+      x:', '+  N:', '+      - a']);
  const whole = applyEdits(text, [set('/schemas/A/type', 'array'), set('/schemas/A', { type: 'string' })]);
  expect(whole).toContain('  A:\n    type: string\n\n  C:');
});

it('keeps the comments of a value, its items and its members', () => {
  const commented = `list: # of names
  # the first
  - a # one
  - b
map: # of sizes
  x: 1 # why one
  # above y
  y: two # a word
`;
  const edits = [set('/list/-', 'c'), set('/map', { w: 0, x: 5, y: 'three' })];
  expect(applyEdits(commented, edits)).toBe(`list:
  # of names
  # the first
  - a # one
  - b
  - c
map:
  # of sizes
  w: 0
  x: 5 # why one
  # above y
  y: three # a word
`);
});
