import type { Breakage } from './breakages/breakage.js';
import { firstFailure } from './breakages/first-failure.js';
import { networkBreakages } from './breakages/network-breakages.js';
import { replyBreakages } from './breakages/reply-breakages.js';
import { requestBreakages } from './breakages/request-breakages.js';
import { copySource, type SourceCopy } from './breakages/source-copy.js';
import { walkBreakages } from './breakages/walk-breakages.js';

const all = [...replyBreakages, ...requestBreakages, ...networkBreakages, ...walkBreakages];
const words = process.argv.slice(2);
const chosen = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`no breakage is called so; there are:\n${all.map(({ name }) => `  ${name}`).join('\n')}`);
  process.exit(2);
}

/** What becomes of one breakage, and whether that is as it should be. */
async function tried(copy: SourceCopy, { name, edits, tests }: Breakage): Promise<[boolean, string]> {
  try {
    const failure = await copy.broken(edits, () => firstFailure(copy.folder, tests));
    return failure === undefined
      ? [false, `UNNOTICED  ${name}`]
      : [true, `noticed    ${name}\n           by: ${failure}`];
  } catch (error) {
    return [
      false,
      `NOT TRIED  ${name}\n           ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
}

const copy = await copySource();
try {
  // A test that fails without a breakage would notice nothing.
  const whole = await firstFailure(copy.folder, [...new Set(chosen.flatMap(({ tests }) => tests))]);
  if (whole !== undefined) throw new Error(`a test fails without any breakage: ${whole}`);
  let noticed = 0;
  for (const breakage of chosen) {
    const [isNoticed, line] = await tried(copy, breakage);
    console.log(line);
    if (isNoticed) noticed += 1;
  }
  console.log(`${noticed} of ${chosen.length} breakages noticed`);
  if (noticed < chosen.length) process.exitCode = 1;
} finally {
  await copy.remove();
}
