// Runs `npm test`: the tests on all cores, and at the same time the checks one after the other. A check that names its inputs
// is left out while they are the same as when it passed. The output of a check is printed when it ends, and that of the
// tests after all checks. With --quick, it runs only the fast ones, and prints only what failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { root } from '../run-command.js';
import { unlessUnchanged } from '../unchanged.js';
import { checks, types } from './checks.js';

const quickFolders = ['client', 'errors', 'values', 'generate/emit', 'bench', 'verify', 'package'];
/** Each takes more than three seconds, and what measures memory has a process of its own. */
const slow = /forms|linear-patterns|private-keys|checks|-memory/;

function quickTests(): string[] {
  return quickFolders.flatMap((folder) =>
    readdirSync(join(root, 'test', folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `test/${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => name.endsWith('.test.ts') && !slow.test(name)),
  );
}

const isQuick = process.argv.includes('--quick');
const isColored = process.stdout.isTTY && process.env.NO_COLOR === undefined;

function start([command = '', ...parameters]: readonly string[]) {
  const child = spawn(command, parameters, {
    cwd: root,
    env: { ...process.env, ...(isColored && { FORCE_COLOR: '1' }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) process.exitCode = 1;
    return code;
  });
  return { child, ended };
}

const tests = start(isQuick ? ['vitest', 'run', '--reporter=dot', ...quickTests()] : ['vitest', 'run']);
// Buffer the output: a full pipe would block the tests.
const outputs = [tests.child.stdout, tests.child.stderr].map((stream) =>
  stream.pipe(new PassThrough({ highWaterMark: 2 ** 26 })),
);
const failed: string[] = [];

async function passes(command: readonly string[]): Promise<boolean> {
  const { child, ended } = start(command);
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const outcome = `${code === 0 ? 'passed' : 'FAILED'}: ${command.join(' ')}`;
  if (code !== 0 || !isQuick) console.log(`${outcome}\n${out}${err}`);
  if (code !== 0) failed.push(outcome);
  return code === 0;
}

for (const { command, inputs } of isQuick ? [types] : checks) {
  if (inputs === undefined) {
    await passes(command);
    continue;
  }
  const step = command.join(' ').replaceAll('/', '-');
  const outcome = await unlessUnchanged(step, inputs, () => passes(command));
  if (outcome === 'unchanged') console.log(`unchanged: ${command.join(' ')}`);
}
if (!isQuick || (await tests.ended) !== 0) {
  outputs[0]?.pipe(process.stdout);
  outputs[1]?.pipe(process.stderr);
}
await tests.ended;
for (const outcome of failed) console.error(outcome);
