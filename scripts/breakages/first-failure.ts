import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What Vitest's JSON reporter writes, as far as it is read here. */
interface Report {
  testResults: readonly {
    message: string;
    status: string;
    assertionResults: readonly { status: string; fullName: string }[];
  }[];
}

/** Longest run of the tests of one breakage, which may hang one of them. */
const longestRun = 120_000;

/**
 * Runs test files until one test fails. Answers its name, or undefined if all pass.
 *
 * @throws Error if the files could not be run.
 */
export async function firstFailure(folder: string, tests: readonly string[]): Promise<string | undefined> {
  const output = join(folder, 'report.json');
  await rm(output, { force: true });
  const words = ['run', '--bail=1', '--silent', '--reporter=json', `--outputFile=${output}`, ...tests];
  const complaint = await new Promise<string>((resolve) => {
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
    const settings = { cwd: folder, timeout: longestRun, maxBuffer: 2 ** 26 };
    execFile(process.execPath, [vitest, ...words], settings, (_, stdout, stderr) =>
      resolve(stderr || stdout),
    );
  });
  const text = await readFile(output, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`the tests did not end: ${complaint.slice(0, 500)}`);
  const { testResults }: Report = JSON.parse(text);
  for (const { assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed) return failed.fullName;
  }
  const unread = testResults.find(({ status }) => status === 'failed');
  if (unread || testResults.length === 0)
    throw new Error(`the tests could not be read: ${unread?.message ?? complaint.slice(0, 500)}`);
  return undefined;
}
