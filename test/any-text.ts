import fc from 'fast-check';

const surrogates = 0x800;

/**
 * Text of any characters, each as likely as any other, without halves of them. It is what fast-check calls a string of
 * the unit `binary`, which takes more than a second to be described, in each process.
 */
export function anyText(maxLength = 10): fc.Arbitrary<string> {
  const points = fc
    .integer({ min: 0, max: 0x10ffff - surrogates })
    .map((point) => (point < 0xd800 ? point : point + surrogates));
  return fc.array(points, { maxLength }).map((characters) => String.fromCodePoint(...characters));
}
