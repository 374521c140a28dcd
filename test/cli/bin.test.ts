import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// By its inner path: requests are counted and held before the sandbox answers them.
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
  const sandbox = createSandbox({ size: 4 });
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
      external: [
        '@modelcontextprotocol/sdk',
        'ajv',
        'ajv-formats',
        'openapi-typescript',
        'typescript',
        'yaml',
      ],
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
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code, signal) => resolve({ code, signal, out, err }));
    });
  }

  it('writes one file, also if another process wants it, and if it is killed and resumed', async () => {
    const command = ['getTransactions', '--all', '--order', 'asc', '--format', 'csv'];
    onRequest = () => undefined;
    const whole = await ended(start(command));
    expect(whole).toMatchObject({ code: 0, err: '' });
    const rows = whole.out.split('\r\n').length - 2;
    const output = join(folder, 'all.csv');
    const state = `${output}.part.json`;
    const saved = (): number => (existsSync(state) ? JSON.parse(readFileSync(state, 'utf8')).items : 0);
    const first = start([...command, '--output', output]);
    let other: Promise<Ended> | undefined;
    let isRefused = false;
    onRequest = (count) => {
      if (count === 3)
        other ??= ended(start([...command, '--output', output, '--resume'])).finally(() => {
          isRefused = true;
        });
      // A lock of a killed process would be taken over.
      if (isRefused && saved() > 0) first.kill('SIGKILL');
    };
    // The command saves twice a second. Its replies wait for the other command, which takes about as long.
    hold = async () => {
      await other;
      if (other) await setTimeout(200);
    };
    expect(await ended(first)).toMatchObject({ signal: 'SIGKILL' });
    hold = async () => undefined;
    onRequest = () => undefined;
    const refused = await other;
    expect(refused?.code).toBe(10);
    expect(refused?.err).toMatch(/^process \d+ of .* is writing this file: .*all\.csv\.part\.lock exists\n$/);
    const items = saved();
    expect(items).toBeGreaterThan(0);
    expect(items).toBeLessThan(rows);
    expect(existsSync(`${output}.part.lock`)).toBe(true);
    const resumed = await ended(start([...command, '--output', output, '--resume']));
    expect(resumed).toMatchObject({ code: 0, err: '' });
    expect(await readFile(output, 'utf8')).toBe(whole.out);
    expect((await readdir(folder)).filter((name) => name.startsWith('all'))).toEqual(['all.csv']);
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

  it.each(['SIGINT', 'SIGTERM'] as const)('serves a sandbox to other programs until %s', async (signal) => {
    const child = spawn(process.execPath, [join(folder, 'bin', 'cli.mjs'), 'sandbox', '--port', '0'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = ended(child);
    let out = '';
    while (!out.includes('to stop.')) out += String((await once(child.stdout, 'data'))[0]);
    const [, url = ''] = /^ {2}account +curl -s (\S+)$/m.exec(out) ?? [];
    const [, account] = /\/accounts\/(\S+)/.exec(url) ?? [];
    const program =
      'import json,sys,urllib.request as r; print(json.load(r.urlopen(sys.argv[1]))["account"])';
    for (const [command, args, pattern] of [
      ['curl', ['-sS', '--compressed', url], new RegExp(`"account":"${account}"`)],
      ['python3', ['-c', program, url], new RegExp(`^${account}\n$`)],
    ] as const) {
      const reply = await ended(spawn(command, args)).catch(() => undefined);
      if (reply === undefined) console.warn(`${command} is not installed`);
      else expect(reply).toEqual({ code: 0, signal: null, err: '', out: expect.stringMatching(pattern) });
    }
    child.kill(signal);
    expect(await end).toMatchObject({ code: 0, signal: null, err: '' });
  });

  it('serves an agent over standard input and output, and ends with it', async () => {
    const args = [join(folder, 'bin', 'cli.mjs'), 'mcp', '--baseUrl', server.ledgerUrl];
    const stdio = new StdioClientTransport({ command: process.execPath, args, cwd: root, stderr: 'pipe' });
    let err = '';
    stdio.stderr?.on('data', (chunk) => {
      err += chunk;
    });
    const client = new Client({ name: 'test', version: '0.0.0' });
    await client.connect(stdio);
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('call_operation');
    const call = {
      operation: 'getTopicMessages',
      params: { topicId: sandbox.ledger.topics[0]?.topic_id },
      fields: ['sequence_number'],
    };
    const { content } = await client.callTool({ name: 'call_operation', arguments: call });
    const rows = Array.from({ length: 10 }, (_, at) => [String(at + 1)]);
    const messages = { columns: ['sequence_number'], rows };
    expect(content).toEqual([{ type: 'text', text: expect.stringContaining(JSON.stringify({ messages })) }]);
    const child = stdio.pid;
    await client.close();
    expect({ err, isAlive: isAlive(child) }).toEqual({ err: '', isAlive: false });
    // Its input is empty.
    expect(await ended(start(['mcp']))).toEqual({ code: 0, signal: null, out: '', err: '' });
  });
});

function isAlive(pid: number | null): boolean {
  try {
    return pid !== null && process.kill(pid, 0);
  } catch {
    return false;
  }
}
