import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringifyJson } from '../../../src/index.js';
import { anyText } from '../../setup/any-text.js';

// Texts that look like intermediate forms of a bigint.
const text = fc.oneof(
  anyText(5),
  fc
    .array(
      fc.constantFrom('\u007F', '\u007F', '7', '-', '"', '\\', ':', ',', '[', '\uE000', '\u0000', '\ud800'),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join('')),
  fc.constantFrom('\u007F7', '\u007F\u007F-7', '"\u007F7"', 'a"\u007F7', '\u007F7"', '__proto__', 'toJSON'),
);

const anything = fc.anything({
  key: text,
  values: [
    text,
    fc.boolean(),
    fc.double(),
    fc.integer(),
    fc.constantFrom(null, undefined, Symbol('a'), () => 1),
    fc.func(text).map((toJSON) => ({ toJSON })),
    text.map((toJSON) => ({ toJSON })),
  ],
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);

type Box = (value: number) => unknown;
const boxed: Box = (value) => Object(BigInt(value));

/** A text, or the thrown error instead. */
function outcome(write: () => unknown): unknown {
  try {
    return write();
  } catch (error) {
    return error;
  }
}

describe('writing JSON', () => {
  it('writes a bigint as its digits', () => {
    expect(stringifyJson({ a: 9223372036854775807n, b: [-1n, { c: 0n }] })).toBe(
      '{"a":9223372036854775807,"b":[-1,{"c":0}]}',
    );
  });

  it('writes the text of JSON.stringify if there is no bigint', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(outcome(() => stringifyJson(value))).toEqual(outcome(() => JSON.stringify(value)));
      }),
      { numRuns: 1000 },
    );
  });

  it('writes a bigint at the place of a number, beside any other text', () => {
    // Small enough to be exact as a number, so that JSON.stringify can be the reference.
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.maxSafeInteger(), anything)),
        fc.constantFrom<Box>(BigInt, boxed),
        (values, box) => {
          const given = values.map((value) => (isInteger(value) ? box(value) : value));
          expect(outcome(() => stringifyJson({ given }))).toEqual(
            outcome(() => JSON.stringify({ given: values })),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ['takes a bigint from toJSON', { toJSON: () => 9007199254740993n }, '9007199254740993'],
    ['takes bigints inside what toJSON gives', [{ toJSON: () => ({ n: 1n }) }], '[{"n":1}]'],
    ['asks toJSON once', { a: { toJSON: () => ({ toJSON: () => 1 }) }, n: 1n }, '{"a":{},"n":1}'],
    ['unboxes at the top', Object(9007199254740993n), '9007199254740993'],
    ['escapes keys', { 'a"\n': 1n }, '{"a\\"\\n":1}'],
  ])('%s', (_, value, text) => {
    expect(stringifyJson(value)).toBe(text);
  });

  it('throws the error of JSON.stringify for a cycle', () => {
    const cycle: Record<string, unknown> = { n: 1n };
    cycle.inner = { back: [cycle] };
    expect(() => stringifyJson(cycle)).toThrow(TypeError);
    expect(() => stringifyJson(cycle)).toThrow(/circular/);
  });

  it('ignores a patched BigInt.prototype', () => {
    const patched = Object.assign(BigInt.prototype, { toJSON: () => 'patched' });
    try {
      expect(stringifyJson([1n, Object(2n), { n: 3n, toJSON: () => 4n }, 'patched'])).toBe(
        '[1,2,4,"patched"]',
      );
      expect(stringifyJson(5n)).toBe('5');
    } finally {
      Reflect.deleteProperty(patched, 'toJSON');
    }
  });
});
