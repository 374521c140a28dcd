// What `npm test` does: the tests on all cores, and beside them one check after the other. What a check says stands in
// one piece once it is over, and what the tests say comes behind all checks. With --quick: what answers first.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { root } from '../run-command.js';

const types = ['npm', 'run', '--silent', 'typecheck'];
const checks = [
  types,
  ['biome', 'check', '.'],
  ['tsx', 'scripts/verify/lint-openapi.ts'],
  ['tsx', 'scripts/generate/command.ts', '--check'],
  ['tsx', 'scripts/build/build.ts'],
  ['tsx', 'scripts/bench/size.ts', '--check'],
];
const unitTests = [
  'test/client',
  'test/errors',
  'test/values',
  'test/generate/emit',
  'test/bench',
  'test/verify',
  'test/public-names',
];
const isQuick = process.argv.includes('--quick');
const isColored = process.stdout.isTTY && process.env.NO_COLOR === undefined;

/** Begins a command of the project, which npm has put on the path. */
function begin([command = '', ...parameters]: readonly string[]) {
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

const tests = begin(isQuick ? ['vitest', 'run', '--reporter=dot', ...unitTests] : ['vitest', 'run']);
// A pipe that nobody reads would stop the tests.
const said = [tests.child.stdout, tests.child.stderr].map((stream) =>
  stream.pipe(new PassThrough({ highWaterMark: 2 ** 26 })),
);
const failed: string[] = [];
for (const command of isQuick ? [types] : checks) {
  const { child, ended } = begin(command);
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const outcome = `${code === 0 ? 'passed' : 'FAILED'}: ${command.join(' ')}`;
  console.log(`${outcome}\n${out}${err}`);
  if (code !== 0) failed.push(outcome);
}
said[0]?.pipe(process.stdout);
said[1]?.pipe(process.stderr);
await tests.ended;
for (const outcome of failed) console.error(outcome);
