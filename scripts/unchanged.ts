import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './run-command.js';

/** Beside the packages: a new installation begins without records. */
const records = join(root, 'node_modules', '.cache', 'unchanged');

/** Inputs of every step. */
const always = ['package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * Runs a step, unless it has passed before with the same inputs: files and folders below the root. A record of each step
 * keeps a digest of the names and contents of its inputs, because a checkout changes the times of files that are the same.
 * The digest is made before the step runs, so a file that is edited meanwhile makes the step run again.
 */
export async function unlessUnchanged(
  step: string,
  inputs: readonly string[],
  run: () => Promise<boolean>,
): Promise<'unchanged' | 'passed' | 'failed'> {
  const record = join(records, step);
  const digest = await digestOf([...always, ...inputs]);
  const before = await readFile(record, 'utf8').catch(() => undefined);
  if (before === digest) return 'unchanged';
  // A copy of node_modules may have this file as a hard link, so it is made anew.
  await forget(step);
  if (!(await run())) return 'failed';
  await mkdir(records, { recursive: true });
  await writeFile(record, digest);
  return 'passed';
}

/** Makes a step run the next time, such as when its output is missing. */
export async function forget(step: string): Promise<void> {
  await rm(join(records, step), { force: true });
}

async function digestOf(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs)
    for (const name of await filesOf(input)) {
      const content = await readFile(join(root, name));
      hash.update(`\n${name} ${content.length}\n`).update(content);
    }
  return hash.digest('hex');
}

/** A file, or all files of a folder, sorted. Temporary files of tests are no inputs. */
async function filesOf(input: string): Promise<string[]> {
  const place = join(root, input);
  if ((await stat(place)).isFile()) return [input];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(place, join(entry.parentPath, entry.name)))
    .filter((name) => !/\.tmp-|node_modules/.test(name))
    .sort()
    .map((name) => join(input, name));
}
