// Disturbs exports of the built command: kills, other commands that write the same file, a full disk. Whatever happens,
// a file that exists under its final name is complete and right. Needs Linux; the full disk needs root, for a tmpfs.
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createSandbox } from '../../src/sandbox/sandbox.js';
import { root } from '../run-command.js';

const bin = join(root, 'dist', 'scripts', 'cli.js');
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
let state = seed;

/** A number from 0 to 1, the same ones for the same seed. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const chance = (share: number): boolean => random() < share;

interface Ended {
  readonly code: number | null;
  readonly err: string;
}

/** Runs the command, and kills it after some milliseconds if it still runs. */
async function run(args: readonly string[], killAfter?: number): Promise<Ended> {
  const child = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, err })));
  const killed = new AbortController();
  if (killAfter !== undefined)
    setTimeout(killAfter, undefined, killed).then(
      () => child.kill('SIGKILL'),
      () => undefined,
    );
  const result = await ended;
  killed.abort();
  return result;
}

const problems: string[] = [];
const expectThat = (isSo: boolean, problem: string): void => {
  if (!isSo) problems.push(problem);
};

const { listen } = createSandbox({ size: 3 });
const { ledgerUrl, close } = await listen();
const folder = await mkdtemp(join(tmpdir(), 'disturbed-'));
const call = ['getTransactions', '--all', '--order', 'asc', '--format', 'csv', '--baseUrl', ledgerUrl];
const narrow = [...call, '--fields', 'transaction_id,consensus_timestamp'];
const contentOf = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined);

/** The file of an undisturbed command. */
async function undisturbed(args: readonly string[]): Promise<Buffer> {
  const path = join(folder, 'undisturbed.csv');
  await run([...args, '--output', path]);
  return readFile(path);
}

const whole = await undisturbed(call);
// The first run warms up the service.
const begin = performance.now();
await undisturbed(call);
const usual = performance.now() - begin;
const other = await undisturbed(narrow);
console.log(`seed ${seed}; ${whole.length} and ${other.length} bytes; ${Math.round(usual)} ms undisturbed`);

/** Whether a file is absent or complete. */
async function isRight(path: string, ...allowed: readonly Buffer[]): Promise<boolean> {
  const content = await contentOf(path);
  return content === undefined || allowed.some((one) => one.equals(content));
}

let [kills, files, tooEarly] = [0, 0, 0];
while (kills < 200) {
  const path = join(folder, `killed-${files++}.csv`);
  let runs = 0;
  for (let isOver = false; !isOver; ) {
    // Most kills come while it writes, some before it has begun. The last of ten runs is not killed.
    const killAfter = ++runs < 10 ? usual * (0.3 + 0.8 * random()) : undefined;
    const { code, err } = await run([...call, '--output', path, '--resume'], killAfter);
    isOver = code === 0;
    if (code === null) kills += 1;
    else expectThat(code === 0, `an export continues with ${code}: ${err}`);
    if ((await contentOf(`${path}.part`)) === undefined) tooEarly += 1;
    expectThat(await isRight(path, whole), `${path} is wrong or partial`);
    if (isOver) expectThat((await contentOf(path)) !== undefined, `${path} is missing`);
    else if (code !== null) break;
  }
  await rm(path, { force: true });
  const left = (await readdir(folder)).filter((name) => name.startsWith(`killed-${files - 1}.csv.`));
  expectThat(left.length === 0, `left beside a complete file: ${left.join(', ')}`);
}
console.log(
  `${kills} kills of ${files} exports, each continued to its end (${tooEarly} runs had nothing beside the file)`,
);

const codes = new Map<string, number>();
const pairs = 60;
for (let pair = 0; pair < pairs; pair += 1) {
  const path = join(folder, `shared-${pair % 3}.csv`);
  if (chance(0.5)) await rm(path, { force: true });
  const ends = await Promise.all(
    [0, 1, 2].slice(chance(0.5) ? 1 : 0).map(async () => {
      await setTimeout(random() * usual * (chance(0.5) ? 0.02 : 1));
      const args = chance(0.5) ? call : narrow;
      const resume = chance(0.5) ? ['--resume'] : [];
      return run([...args, '--output', path, ...resume], chance(0.4) ? usual * (0.3 + random()) : undefined);
    }),
  );
  for (const { code, err } of ends) {
    codes.set(String(code), (codes.get(String(code)) ?? 0) + 1);
    const isPlain = code !== 10 || /^[^\n]*\n$/.test(err);
    expectThat(
      isPlain && [null, 0, 2, 10].includes(code),
      `one of several commands ended with ${code}: ${err}`,
    );
  }
  expectThat(await isRight(path, whole, other), `${path} is of no command`);
  if (chance(0.3)) {
    const { code, err } = await run([...call, '--output', path]);
    expectThat(code === 0, `a command alone ended with ${code}: ${err}`);
    expectThat(await isRight(path, whole), `${path} is not of the last command`);
  }
}
const told = [...codes].sort().map(([code, count]) => `${code}: ${count}`);
console.log(`${pairs} times two or three commands on one file; exit codes ${told.join(', ')}`);

const disk = join(folder, 'disk');
await mkdir(disk);
const mount = async (...args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn('mount', [...args, disk], { stdio: 'ignore' });
    child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0));
  });
if (await mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs')) {
  let [full, fitted] = [0, 0];
  for (
    let size = 4;
    size * 1024 < whole.length + 64_000;
    size += Math.ceil(random() * (whole.length / 20_000))
  ) {
    const path = join(disk, 'out.csv');
    await mount('-o', `remount,size=${size}k`);
    const { code, err } = await run([...call, '--output', path]);
    if (code === 0) fitted += 1;
    else {
      full += 1;
      expectThat(code === 10 && /^[^\n]*ENOSPC[^\n]*\n$/.test(err), `a full disk ends with ${code}: ${err}`);
    }
    expectThat(await isRight(path, whole), `${path} is wrong or partial on a full disk`);
    await mount('-o', 'remount,size=64m');
    const again = await run([...call, '--output', path, '--resume']);
    expectThat(again.code === 0, `with room, it continues with ${again.code}: ${again.err}`);
    expectThat((await contentOf(path))?.equals(whole) === true, `${path} is not whole with room`);
    for (const name of await readdir(disk)) await rm(join(disk, name));
  }
  await new Promise((resolve) => spawn('umount', [disk]).on('close', resolve));
  console.log(`${full} exports onto a full disk, ${fitted} that just had room; each continued with room`);
} else console.log('no full disk: a tmpfs cannot be mounted here');

await close();
await rm(folder, { recursive: true, force: true });
for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
