import { readFile, writeFile } from 'node:fs/promises';
import type { Description } from '../../../../src/sandbox/data/plan.js';
import type { Recording } from '../../recordings.js';
import type { PartResult } from '../part.js';
import { comparedForms, compareVersion } from './compare-forms.js';
import { writeForms } from './form-file.js';
import { ReplyForms, sandboxForms } from './tables.js';

const seeds = [1, 2, 3];

export interface FormOptions {
  readonly description: Description;
  /** Stores the recorded forms for the tests, instead of comparing them with the stored ones. */
  readonly write: boolean;
}

/** Compares recordings with the sandbox, and their forms with those that are stored for the tests. */
export async function compareRecordedForms(
  recordings: readonly Recording[],
  { description, write }: FormOptions,
): Promise<PartResult> {
  const replies = new ReplyForms();
  for (const recording of recordings) replies.addReply(recording);
  const real = comparedForms(description, replies.forms());
  const result = compareVersion(description, real, await sandboxForms(description, seeds));
  const name = `test/fixtures/forms/${description}.txt`;
  const file = new URL(`../../../../${name}`, import.meta.url);
  if (write) await writeFile(file, writeForms(real));
  if ((await readFile(file, 'utf8')) === writeForms(real)) return result;
  const unknown = `${name} differs from the recordings: write it with --write`;
  return { ...result, lines: [unknown, ...result.lines], different: result.different + 1 };
}
