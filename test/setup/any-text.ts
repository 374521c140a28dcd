import fc from 'fast-check';

const surrogates = 0x800;

/**
 * Text of all characters, which are equally likely, without lone surrogates. The unit 'binary' of fast-check first makes a
 * table of all characters in each process, which takes seconds.
 */
export function anyText(maxLength = 10): fc.Arbitrary<string> {
  const points = fc
    .integer({ min: 0, max: 0x10ffff - surrogates })
    .map((point) => (point < 0xd800 ? point : point + surrogates));
  return fc.array(points, { maxLength }).map((characters) => String.fromCodePoint(...characters));
}
