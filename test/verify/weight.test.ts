import { expect, test } from 'vitest';
import { codeLines } from '../../scripts/verify/weight/code-lines.js';

const program = `// a comment
/** A doc comment
 * @returns a value */
export function value() {

  const text = \`https://example.com

    // not a comment\`; // a comment behind code
  /* a comment before */ return (
    text
  );
}
`;

test('neither comments nor blank lines are lines of code', () => {
  expect(codeLines('value.ts', program)).toBe(7);
  expect(
    codeLines('element.tsx', 'const a = (\n  <p>\n    {/* a comment */}\n    // text\n  </p>\n);\n'),
  ).toBe(6);
  expect(codeLines('a.yaml', '# a comment\na: 1 # one\n\n  # another\nb: "#2"\n')).toBe(2);
});
