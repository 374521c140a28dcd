// Exports 100,000 rows of a living ledger with the built command: at once, killed ten times and resumed, into a reader
// that has enough, and on a terminal; then gives it wrong input of each kind. Needs Linux, for memory and terminal.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../../src/sandbox/sandbox.js';
import { root } from '../run-command.js';

const bin = join(root, 'dist', 'scripts', 'cli.js');
const folder = await mkdtemp(join(tmpdir(), 'export-'));

interface Ended {
  readonly code: number | null;
  readonly text: string;
  /** Most memory that it had, in MB. */
  readonly memory: number;
  readonly seconds: number;
}

/** Runs a command to its end, or kills it when something is so. */
async function run(
  command: string,
  args: readonly string[],
  isTime: () => Promise<boolean> = async () => false,
): Promise<Ended> {
  const began = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [text, memory] = ['', 0];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
    });
  const look = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    memory = Math.max(memory, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    if (await isTime()) child.kill('SIGKILL');
  }, 20);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(look);
  return { code, text, memory, seconds: (performance.now() - began) / 1000 };
}

const sandbox = createSandbox({ size: 0.05, live: { rate: 100, activities: { message: 1 } } });
await sandbox.clock.advance(1_010_000);
const bound = Math.floor(sandbox.clock.now() / 1000);
const { ledgerUrl, close } = await sandbox.listen();
const place = ['--baseUrl', ledgerUrl];
const call = ['getTransactions', '--order', 'asc', '--timestamp', `lt:${bound}`, '--all', ...place];
const node = (args: readonly string[], isTime?: () => Promise<boolean>): Promise<Ended> =>
  run(process.execPath, [bin, ...args], isTime);

const whole = join(folder, 'whole.csv');
const first = await node([...call, '--output', whole]);
const wanted = await readFile(whole);
const rows = wanted.toString('latin1').split('\r\n').length - 2;
const few = await node([...call, '--limit', '1000', '--output', join(folder, 'few.csv')]);
console.log(
  `${rows} rows, ${(wanted.length / 1e6).toFixed(1)} MB in ${first.seconds.toFixed(1)} s, ` +
    `${Math.round(first.memory)} MB of memory at most ` +
    `(${Math.round(few.memory)} MB for 1000 rows), exit code ${first.code}`,
);

const resumed = join(folder, 'resumed.csv');
const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => ({ size: 0 }))).size;
const lengths: number[] = [];
for (let kill = 1; kill <= 10; kill += 1) {
  const enough = (wanted.length * kill) / 11;
  await node(
    [...call, '--output', resumed, '--resume'],
    async () => (await sizeOf(`${resumed}.part`)) > enough,
  );
  lengths.push(await sizeOf(`${resumed}.part`));
}
const last = await node([...call, '--output', resumed, '--resume']);
const isEqual = wanted.equals(await readFile(resumed));
const killed = lengths.map((length) => (length / 1e6).toFixed(1)).join(', ');
console.log(`killed at ${killed} MB and resumed, exit code ${last.code}: byte-equal ${isEqual}`);
if (!isEqual || first.code !== 0 || last.code !== 0) process.exitCode = 1;

const piped = await run('bash', [
  '-c',
  `"$0" "$@" | head -n 3 | wc -l; echo "exit codes \${PIPESTATUS[*]}"`,
  process.execPath,
  bin,
  ...call,
  '--format',
  'csv',
]);
console.log(`into head: ${piped.text.trim().replaceAll('\n', ' lines, ')}, ${piped.seconds.toFixed(1)} s`);

const quoted = [process.execPath, bin, ...call, '--output', whole].map((word) => `'${word}'`).join(' ');
const { text } = await run('script', ['-qec', quoted, '/dev/null']);
const states = text
  .replaceAll('\u001B[K', '')
  .split('\r')
  .filter((state) => state.includes('items'));
const shown = [0.02, 0.3, 0.6, 0.9, 1].map((share) => states[Math.floor(share * (states.length - 1))]);
console.log(
  `on a terminal, ${states.length} states, such as\n  ${shown.map((line) => line?.trim()).join('\n  ')}`,
);

const wrong = [
  ['getAcount', '0.0.2'],
  ['getAccount'],
  ['getAccount', '0.0.2', '--blance'],
  ['getBlocks', '--order', 'up'],
  ['getBlocks', '--format', 'cvs'],
  ['getBlocks', '--limit', 'ten'],
  ['getTopicMessages', '0.0.4001', '--timestamp', 'gte:yesterday'],
  ['getNfts', '0.0.5', '--follow'],
  ['getBlocks', '--resume'],
  ['contractCall', '--body', '{'],
  ['getAccount', '0.0.999999999'],
  ['getBlocks', '--output', '/no/such/folder/blocks.csv'],
];
for (const args of wrong) {
  const { code, text: said } = await node([...args, ...place]);
  console.log(`${code}  ${args.join(' ')}\n   ${said.split('\n')[0]}`);
}
const gone = await node(['getBlocks', '--baseUrl', 'http://127.0.0.1:59999']);
console.log(`${gone.code}  getBlocks where nobody listens\n   ${gone.text.split('\n')[0]}`);

await close();
await rm(folder, { recursive: true, force: true });
