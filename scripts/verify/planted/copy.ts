import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../run-command.js';
import type { Edit } from '../../simulate/planted.js';

const execute = promisify(execFile);

/** Milliseconds after which a test fails that a fault keeps from ending. Longer than usual, as a machine may be busy. */
const testTimeout = 60_000;
/** Milliseconds for a command. All tests take minutes. */
const commandTimeout = 1_200_000;
const leftOut = /^(?:node_modules|dist|coverage|docs|\.git|\.tmp-.*)$/;
/** It requires the list of faults to fit the source, which a planted one no longer does. */
const listTest = 'test/verify/planted.test.ts';

/**
 * A copy of the project in a temporary folder, in which faults are planted one after the other. Vitest resolves modules
 * by their files, so a fault has to be in a file, and the files of the project itself must not change under an editor or
 * another command. Installed packages are not copied.
 */
export class ProjectCopy {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Plants a fault until `work` is done. Throws if its text does not occur exactly once. */
  async withFault<Result>({ file, from, to }: Edit, work: () => Promise<Result>): Promise<Result> {
    const path = join(this.#folder, file);
    const source = await readFile(path, 'utf8');
    const [before, after, ...more] = source.split(from);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${file}: expected ${JSON.stringify(from)} once`);
    await writeFile(path, before + to + after);
    try {
      return await work();
    } finally {
      await writeFile(path, source);
    }
  }

  /** The first failure of the tests whose paths contain `filter`; undefined if all pass. */
  async failedTest(filter: string): Promise<string | undefined> {
    const report = join(this.#folder, '.tmp-report.json');
    const settings = [
      '--bail=1',
      `--testTimeout=${testTimeout}`,
      '--reporter=json',
      `--outputFile=${report}`,
    ];
    if (await this.#passes('vitest/vitest.mjs', 'run', filter, '--project=!fuzz', ...settings))
      return undefined;
    const { testResults }: Report = JSON.parse(
      await readFile(report, 'utf8').catch(() => '{"testResults":[]}'),
    );
    await rm(report, { force: true });
    for (const { name, status, assertionResults } of testResults) {
      const test = assertionResults.find((one) => one.status === 'failed');
      if (!test && status !== 'failed') continue;
      // On a busy machine, a test may end too late without a fault. The reader has to look at such a row.
      const isLate = test?.failureMessages.some((message) => message.includes('timed out in')) ?? false;
      return `${isLate ? 'TIMED OUT: ' : ''}${relative(this.#folder, name)}: ${test?.fullName ?? 'it does not load'}`;
    }
    return 'an error outside of the tests, or no end';
  }

  passesTypeCheck(): Promise<boolean> {
    return this.#passes('typescript-7/bin/tsc', '-p', '.');
  }

  async #passes(script: string, ...args: readonly string[]): Promise<boolean> {
    const command = [join(root, 'node_modules', script), ...args];
    const limits = { cwd: this.#folder, timeout: commandTimeout, maxBuffer: 2 ** 28 };
    return execute(process.execPath, command, limits).then(
      () => true,
      () => false,
    );
  }
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Copies the project, and removes the copy after `work`. */
export async function withProjectCopy<Result>(work: (copy: ProjectCopy) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'planted-'));
  try {
    const filter = (path: string): boolean => !leftOut.test(relative(root, path));
    await cp(root, folder, { recursive: true, filter });
    await rm(join(folder, listTest), { force: true });
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return await work(new ProjectCopy(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
