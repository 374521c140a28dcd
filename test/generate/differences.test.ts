import { expect, it } from 'vitest';
import { changedLines } from '../../scripts/verify/differences/changed-lines.js';
import { edits } from '../../scripts/verify/differences/edits.js';

// `npx tsx scripts/verify/differences.ts` prints the lines of each edit. Here all of them are made at once.
it('twenty edits of one line change few lines of the generated code', async () => {
  expect(edits).toHaveLength(20);
  const lines = await changedLines(edits);
  expect(lines).toBeGreaterThan(40);
  expect(lines).toBeLessThan(180);
});
