import fc from 'fast-check';

const surrogates = 0x800;

/**
 * Text of any characters, each as likely as any other, without halves of them. fast-check's own (`unit: 'binary'`) makes a
 * table of all characters in each process first, for which the tests of a file would wait.
 */
export function anyText(maxLength = 10): fc.Arbitrary<string> {
  const points = fc
    .integer({ min: 0, max: 0x10ffff - surrogates })
    .map((point) => (point < 0xd800 ? point : point + surrogates));
  return fc.array(points, { maxLength }).map((characters) => String.fromCodePoint(...characters));
}
