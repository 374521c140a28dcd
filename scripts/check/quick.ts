// The first answer to a change: types and unit tests, at the same time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../run-command.js';

const unitTests = ['test/core', 'test/generate/emit', 'test/bench', 'test/check', 'test/public-names'];
const commands = [
  ['tsc', '-p', '.'],
  ['vitest', 'run', '--reporter=dot', ...unitTests],
];

const codes = await Promise.all(
  commands.map(async (command) => {
    const child = spawn('npx', command, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    const [code] = await once(child, 'exit');
    return code;
  }),
);
if (codes.some((code) => code !== 0)) process.exitCode = 1;
