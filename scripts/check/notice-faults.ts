import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deliberateFaults } from './notice-faults/deliberate-faults.js';
import { copySource } from './notice-faults/source-copy.js';

// Puts faults into a copy of the client, one at a time, and prints which tests on the sandbox notice each.

const tests = ['test/sandbox/reader.test.ts'];

/** Names of the tests that fail; nothing where all pass. */
function failing(folder: string): string[] {
  const { stdout } = spawnSync('npx', ['vitest', 'run', '--reporter=json', ...tests], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 300_000,
    maxBuffer: 2 ** 28,
  });
  const report: {
    numTotalTests: number;
    testResults: { assertionResults: { status: string; fullName: string }[]; message: string }[];
  } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  if (report.numTotalTests === 0) return ['the file does not load'];
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName.trim()),
  );
}

const { folder, remove } = await copySource();
try {
  const sound = failing(folder);
  if (sound.length > 0) throw new Error(`the tests fail without any fault: ${sound.join('; ')}`);
  let unnoticed = 0;
  for (const { what, file, right, wrong } of deliberateFaults) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    if (text.split(right).length !== 2) throw new Error(`${file} must have this once: ${right}`);
    await writeFile(
      path,
      text.replace(right, () => wrong),
    );
    const noticed = failing(folder);
    await writeFile(path, text);
    if (noticed.length === 0) unnoticed += 1;
    const [first = 'nobody'] = noticed;
    console.log(`| ${file} | ${what} | ${noticed.length} | ${first} |`);
  }
  console.log(`${deliberateFaults.length - unnoticed} of ${deliberateFaults.length} faults were noticed`);
  process.exitCode = unnoticed === 0 ? 0 : 1;
} finally {
  await remove();
}
