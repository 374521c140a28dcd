import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listener, listen } from '../../src/sandbox/listen.js';
import { createSandbox } from '../../src/sandbox.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly err: string;
}

describe('the command in its own process', () => {
  const sandbox = createSandbox({ size: 12 });
  let server: Listener;
  let folder = '';
  let requests = 0;
  /** Runs on each request, with the number of requests so far. */
  let onRequest: (count: number) => void = () => undefined;

  /** A reply is held until this resolves. */
  let hold: () => Promise<void> = async () => undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(root, 'test', '.tmp-command-'));
    // The bundle starts in a quarter of the time of its sources.
    await build({
      entryPoints: [join(root, 'scripts', 'cli.ts')],
      outdir: join(folder, 'bin'),
      outExtension: { '.js': '.mjs' },
      splitting: true,
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['ajv', 'ajv-formats', 'openapi-typescript', 'typescript', 'yaml'],
    });
    server = await listen(async (request) => {
      requests += 1;
      onRequest(requests);
      await hold();
      return sandbox.fetch(request);
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  function start(args: readonly string[], stdio: 'pipe' | 'ignore' = 'pipe'): ChildProcess {
    requests = 0;
    const command = [join(folder, 'bin', 'cli.mjs'), ...args, '--baseUrl', server.ledgerUrl];
    return spawn(process.execPath, command, { cwd: root, stdio: ['ignore', stdio, 'pipe'] });
  }

  async function ended(child: ChildProcess): Promise<Ended> {
    let [out, err] = ['', ''];
    child.stdout?.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      err += chunk;
    });
    return new Promise((resolve) => {
      child.on('close', (code, signal) => resolve({ code, signal, out, err }));
    });
  }

  it('writes the same file if it is killed four times and resumed', async () => {
    const command = ['getTransactions', '--all', '--order', 'asc', '--format', 'csv'];
    onRequest = () => undefined;
    const whole = await ended(start(command));
    expect(whole).toMatchObject({ code: 0, err: '' });
    const rows = whole.out.split('\r\n').length - 2;
    expect(rows).toBeGreaterThan(1000);
    const output = join(folder, 'all.csv');
    const state = `${output}.part.json`;
    const saved = (): number => (existsSync(state) ? JSON.parse(readFileSync(state, 'utf8')).items : 0);
    let kills = 0;
    // The command saves twice a second. Slow replies keep it running that long on any machine.
    let last = Promise.resolve();
    hold = async () => {
      if (kills % 2 === 1) last = last.then(() => setTimeout(100));
      await last;
    };
    for (; kills < 4; kills += 1) {
      const before = saved();
      const child = start([...command, '--output', output, '--resume']);
      // Kill at different times, and every second time after a checkpoint.
      onRequest = (count) => {
        if (kills % 2 === 0 ? count === 2 + kills / 2 : saved() > before) child.kill('SIGKILL');
      };
      expect(await ended(child)).toMatchObject({ code: null, signal: 'SIGKILL' });
    }
    hold = async () => undefined;
    const items = saved();
    expect(items).toBeGreaterThan(100);
    expect(items).toBeLessThan(rows);
    onRequest = () => undefined;
    expect(await ended(start([...command, '--output', output, '--resume']))).toMatchObject({
      code: 0,
      err: '',
    });
    expect(await readFile(output, 'utf8')).toBe(whole.out);
    expect((await readdir(folder)).filter((name) => name.startsWith('all'))).toEqual(['all.csv']);
  });

  it('refuses a file that another process is writing, until that process has ended', async () => {
    const command = ['getTransactions', '--all', '--order', 'asc', '--format', 'csv'];
    onRequest = () => undefined;
    const whole = await ended(start(command));
    const output = join(folder, 'shared.csv');
    const others: Promise<Ended>[] = [];
    const first = start([...command, '--output', output]);
    onRequest = (count) => {
      if (count !== 3 || others.length > 0) return;
      for (const more of [[], ['--resume'], ['--fields', 'node']])
        others.push(ended(start([...command, '--output', output, ...more])));
    };
    // Hold the reply until the other commands have ended.
    hold = async () => {
      await Promise.all(others);
    };
    expect(await ended(first)).toMatchObject({ code: 0, err: '' });
    hold = async () => undefined;
    expect(others).toHaveLength(3);
    for (const other of await Promise.all(others)) {
      expect(other.code).toBe(10);
      expect(other.err).toMatch(
        /^process \d+ of .* is writing this file: .*shared\.csv\.part\.lock exists\n$/,
      );
    }
    expect(await readFile(output, 'utf8')).toBe(whole.out);

    const killed = start([...command, '--output', output]);
    onRequest = (count) => {
      if (count === 5) killed.kill('SIGKILL');
    };
    expect(await ended(killed)).toMatchObject({ signal: 'SIGKILL' });
    expect(existsSync(`${output}.part.lock`)).toBe(true);
    onRequest = () => undefined;
    expect(await ended(start([...command, '--output', output]))).toMatchObject({ code: 0, err: '' });
    expect(await readFile(output, 'utf8')).toBe(whole.out);
    expect((await readdir(folder)).filter((name) => name.startsWith('shared'))).toEqual(['shared.csv']);
  });

  it('ends without an error if its reader closes the pipe', async () => {
    onRequest = () => undefined;
    const child = start(['getTransactions', '--all']);
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await ended(child)).toMatchObject({ code: 0, err: '' });
  });

  it('ends with 130 after an interrupt, and leaves the partial file', async () => {
    const output = join(folder, 'interrupted.ndjson');
    const child = start(['getTransactions', '--all', '--output', output], 'ignore');
    onRequest = () => {
      if (!child.killed && existsSync(`${output}.part.json`)) child.kill('SIGINT');
    };
    expect(await ended(child)).toEqual({ code: 130, signal: null, out: '', err: '' });
    const left = JSON.parse(await readFile(`${output}.part.json`, 'utf8'));
    const part = await readFile(`${output}.part`);
    expect(part.length).toBe(left.bytes);
    expect(part.toString().split('\n').length - 1).toBe(left.items);
  });
});
