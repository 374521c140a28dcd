import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
// By its inner path: a state with a right digest and a wrong field has to be written.
import { type Checkpoint, writeCheckpoint } from '../../../src/cli/output/checkpoint.js';
import { openFileSink } from '../../../src/cli/output/file-sink.js';
import type { Fetch } from '../../../src/client/client.js';
import { numbers, rowsOf } from '../../keyset/list.js';
import { numberedMessages } from '../../keyset/lists.js';
import { KeysetService } from '../../keyset/service.js';
import { interrupt, type MemoryFiles, memoryFiles, memoryTerminal, ran, runCommand } from '../terminal.js';

const all = numbers(330);
const list = ['getTopicMessages', '0.0.5', '--all', '--baseUrl', 'https://ledger.test'];

/** Runs a command with these files. Time advances, so that each batch gets a checkpoint. */
async function run(args: readonly string[], files: MemoryFiles, signal?: AbortSignal): Promise<number> {
  const terminal = memoryTerminal(args, { files, ...(signal ? { signal } : {}) });
  const { fetch } = new KeysetService(numberedMessages, rowsOf(all), {
    time: terminal.time,
    isAnywhere: true,
  });
  let passed = 0;
  const elapsed = (): number => {
    passed += 1000;
    return passed;
  };
  const worded: Fetch = async (...args) => {
    const text = await (await fetch(...args)).text();
    // With one byte per character, counting characters instead of bytes would not be detected.
    return new Response(text.replaceAll('"sequence_number"', '"message":"Größe €","sequence_number"'));
  };
  return terminal.time.run(runCommand({ ...terminal, elapsed, fetch: worded }));
}

class Killed extends Error {}

/** The files after a kill: data that was not synced is cut to a share of its length. */
function afterKill({ stored }: MemoryFiles, share: number): MemoryFiles {
  const left = memoryFiles();
  for (const [path, { bytes, synced }] of stored) {
    const length = synced + Math.floor((bytes.length - synced) * share);
    left.stored.set(path, { bytes: bytes.subarray(0, length), synced: length });
  }
  return left;
}

const contents = ({ stored }: MemoryFiles): Record<string, string> =>
  Object.fromEntries([...stored].map(([path, { bytes }]) => [path, bytes.toString()]));

describe('an output file', () => {
  it.each([
    ['csv', 1],
    ['ndjson', 4],
    ['json', 4],
  ])(
    'has the same content if the command is killed at any step and resumed: %s, every %d steps',
    async (format, stride) => {
      const command = [...list, '--output', `out.${format}`];
      const steps: string[] = [];
      const whole = memoryFiles((step) => steps.push(step));
      expect(await run(command, whole)).toBe(0);
      const expected = contents(whole);
      expect(Object.keys(expected)).toEqual([`out.${format}`]);
      expect(expected[`out.${format}`]?.match(/\n/g)?.length).toBeGreaterThanOrEqual(all.length);
      expect(steps.filter((step) => step.startsWith('replace')).length).toBeGreaterThan(3);

      let begunAnew = 0;
      for (const [at, name] of steps.entries()) {
        if (at % stride > 0) continue;
        let count = 0;
        const dying = memoryFiles(() => {
          if (count++ >= at) throw new Killed();
        });
        await run(command, dying).catch(() => undefined);
        const left = afterKill(dying, (at % 3) / 2);
        if (!left.stored.has(`out.${format}.part.json`)) begunAnew += 1;
        expect(await run([...command, '--resume'], left), name).toBe(0);
        expect(contents(left), name).toEqual(expected);
      }
      expect(begunAnew).toBeLessThan(steps.length / 2);
    },
  );

  it.each([0, 1, 2])('has the same content if the disk is full after %d writes and resumed', async (room) => {
    const command = [...list, '--output', 'out.csv'];
    const whole = memoryFiles();
    expect(await run(command, whole)).toBe(0);
    let [written, isFull] = [0, true];
    const disk = memoryFiles((step) => {
      if (isFull && step.startsWith('write') && written++ >= room)
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { syscall: 'write' });
    });
    expect(await run(command, disk)).toBe(10);
    expect(disk.stored.has('out.csv')).toBe(false);
    isFull = false;
    expect(await run([...command, '--resume'], disk)).toBe(0);
    expect(contents(disk)).toEqual(contents(whole));
  });

  it('is continued after the last complete item, with requests for the rest only', async () => {
    const files = memoryFiles();
    const controller = new AbortController();
    let requests = 0;
    const terminal = memoryTerminal([...list, '--output', 'out.csv'], { files, signal: controller.signal });
    const { fetch } = new KeysetService(numberedMessages, rowsOf(all), {
      time: terminal.time,
      isAnywhere: true,
    });
    const counted: Fetch = (...args) => {
      requests += 1;
      if (requests === 4) controller.abort(interrupt());
      return fetch(...args);
    };
    expect(await terminal.time.run(runCommand({ ...terminal, fetch: counted }))).toBe(130);
    const kept = JSON.parse(contents(files)['out.csv.part.json'] ?? '{}');
    expect(kept.items).toBeGreaterThan(0);
    const again = memoryTerminal([...list, '--output', 'out.csv', '--resume'], { files });
    const second = new KeysetService(numberedMessages, rowsOf(all), { time: again.time, isAnywhere: true });
    expect(await again.time.run(runCommand({ ...again, fetch: second.fetch }))).toBe(0);
    expect(second.sent[0]?.query).toContain(`sequencenumber=gt:${kept.items}`);
    expect(contents(files)['out.csv']?.split('\r\n')).toHaveLength(all.length + 2);
  });

  it('does not count what was written after the last position, if the command ends there', async () => {
    const terminal = memoryTerminal([]);
    const target = { path: 'out.csv', call: 'getBlocks', resume: false };
    const sink = await openFileSink(target, terminal);
    await sink.write('first\n');
    await sink.reach({ items: 1, cursor: 'behind the first', share: undefined });
    await sink.write('second\n');
    await sink.close();
    const resumed = await openFileSink({ ...target, resume: true }, terminal);
    expect(resumed.start).toMatchObject({ items: 1, cursor: 'behind the first' });
    await resumed.write('second\n');
    await resumed.finish(2);
    await resumed.close();
    expect(contents(terminal.files as MemoryFiles)).toEqual({ 'out.csv': 'first\nsecond\n' });
  });

  it('keeps its limit when it is resumed', async () => {
    const command = [...list, '--limit', '250', '--output', 'out.ndjson'];
    const whole = memoryFiles();
    await run(command, whole);
    let writes = 0;
    const dying = memoryFiles((step) => {
      if (step.startsWith('write') && ++writes >= 2) throw new Killed();
    });
    await run(command, dying).catch(() => undefined);
    const left = afterKill(dying, 1);
    expect(await run([...command, '--resume'], left)).toBe(0);
    expect(contents(left)).toEqual(contents(whole));
    expect(contents(left)['out.ndjson']?.split('\n')).toHaveLength(251);
  });

  it('replaces an earlier output without --resume', async () => {
    const files = await interrupted([...list, '--output', 'out.csv']);
    files.stored.set('out.csv', { bytes: Buffer.from('older'), synced: 5 });
    const other = ['getTopicMessages', '0.0.6', ...list.slice(2), '--limit', '1', '--output', 'out.csv'];
    expect(await run(other, files)).toBe(0);
    expect(Object.keys(contents(files))).toEqual(['out.csv']);
    expect(contents(files)['out.csv']).toMatch(/^sequence_number,/);
  });

  it('is not mistaken for an older file whose state still exists', async () => {
    const command = [...list, '--output', 'out.csv'];
    const whole = memoryFiles();
    await run(command, whole);
    const first = memoryFiles((step) => {
      if (step.startsWith('rename')) throw new Killed();
    });
    await run(command, first).catch(() => undefined);
    let isDying = false;
    const second = memoryFiles((step) => {
      isDying ||= step.startsWith('sync');
      if (isDying) throw new Killed();
    });
    for (const [path, file] of first.stored) second.stored.set(path, file);
    await run(command, second).catch(() => undefined);
    const left = afterKill(second, 1);
    expect(await run([...command, '--resume'], left)).toBe(0);
    expect(contents(left)).toEqual(contents(whole));
  });

  it('has no base URL with a key in its state', async () => {
    const dying = memoryFiles((step) => {
      if (step.startsWith('rename')) throw new Killed();
    });
    const place = ['--baseUrl', 'https://ledger.test/v1/a-key-of-mine'];
    await run([...list.slice(0, 3), ...place, '--output', 'out.csv'], dying).catch(() => undefined);
    expect(contents(dying)['out.csv.part.json']).toContain('https://ledger.test');
    expect(JSON.stringify(contents(dying))).not.toContain('a-key-of-mine');
  });

  it.each([
    ['another path', '0.0.5', ['--baseUrl', 'https://ledger.test/testnet']],
    ['another host', '0.0.5', ['--baseUrl', 'https://other.test/mainnet']],
    ['another scheme', '0.0.5', ['--baseUrl', 'http://ledger.test/mainnet']],
    ['a public network', '0.0.5', ['--network', 'testnet']],
    ['the usual network', '0.0.5', []],
    ['another topic', '0.0.6', ['--baseUrl', 'https://ledger.test/mainnet']],
  ])('is not continued from %s', async (_, topic, place) => {
    const call = ['getTopicMessages', '0.0.5', '--all', '--output', 'out.csv'];
    const files = await interrupted([...call, '--baseUrl', 'https://ledger.test/mainnet']);
    const before = contents(files);
    const { code, err } = await ran(['getTopicMessages', topic, ...call.slice(2), ...place, '--resume'], {
      files,
    });
    expect(code).toBe(2);
    expect(err).toContain('out.csv.part.json belongs to another call: {"operationId":"getTopicMessages"');
    expect(contents(files)).toEqual(before);
    expect(await run([...call, '--baseUrl', 'https://ledger.test/mainnet/', '--resume'], files)).toBe(0);
  });

  it.each([
    ['--times', 'iso'],
    ['--amounts', 'hbar'],
    ['--fields', 'sequence_number'],
  ])('is not continued with another form of its rows: %s', async (...form) => {
    const files = await interrupted([...list, '--output', 'out.csv']);
    const before = contents(files);
    const { code, err } = await ran([...list, '--output', 'out.csv', ...form, '--resume'], { files });
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('belongs to another call') });
    expect(contents(files)).toEqual(before);
  });

  it('is continued from the same network, named or by default', async () => {
    const call = ['getTopicMessages', '0.0.5', '--all', '--output', 'out.csv'];
    const files = await interrupted(call);
    expect(await run([...call, '--network', 'mainnet', '--resume'], files)).toBe(0);
  });

  it('leaves no files after a call that failed before its first item', async () => {
    const files = memoryFiles();
    const fetch = async (): Promise<Response> => new Response('{}', { status: 404 });
    expect((await ran([...list, '--output', 'out.csv'], { files, fetch })).code).toBe(3);
    expect((await ran(['getAccount', '--output', 'out.csv'], { files, fetch })).code).toBe(2);
    expect(contents(files)).toEqual({});
  });
});

/** The files after a kill in the middle of a command. */
async function interrupted(args: readonly string[]): Promise<MemoryFiles> {
  let states = 0;
  const dying = memoryFiles((step) => {
    if (step.startsWith('replace')) states += 1;
    if (states > 3) throw new Killed();
  });
  await run(args, dying).catch(() => undefined);
  const files = afterKill(dying, 1);
  // The lock of the dead process, and its draft of a state.
  for (const path of files.stored.keys()) if (/\.lock$|\.json\./.test(path)) files.stored.delete(path);
  expect(JSON.parse(contents(files)['out.csv.part.json'] ?? '{}').items).toBeGreaterThan(0);
  return files;
}

describe('the state and the partial file', () => {
  const command = [...list, '--output', 'out.csv'];

  /** Runs a command that must be refused before it sends a request or changes a file. */
  async function refused(args: readonly string[], files: MemoryFiles): Promise<string> {
    const before = contents(files);
    let sent = 0;
    const fetch = async (): Promise<Response> => {
      sent += 1;
      return new Response('{}');
    };
    const { code, err } = await ran(args, { files, fetch });
    expect({ code, sent }).toEqual({ code: 10, sent: 0 });
    expect(err).toMatch(/^[^\n]+\n$/);
    expect(contents(files)).toEqual(before);
    return err;
  }

  const changes: [string, (state: Record<string, unknown>) => unknown][] = [
    ['a length below 0', () => ({ bytes: -5 })],
    ['a fraction as length', () => ({ bytes: 1.5 })],
    ['a length that is shorter', ({ bytes }) => ({ bytes: Number(bytes) - 20 })],
    ['a length that is longer', ({ bytes }) => ({ bytes: Number(bytes) + 1 })],
    ['another count of items', ({ items }) => ({ items: Number(items) + 1 })],
    ['a cursor that is no text', () => ({ cursor: 5 })],
    ['another cursor', ({ cursor }) => ({ cursor: `${cursor}0` })],
    ['an end that was not reached', () => ({ isDone: true })],
    ['another call', () => ({ call: '{}' })],
    ['no digest', () => ({ digest: undefined })],
    ['a field more', () => ({ more: 1 })],
    ...['', '{}', 'null', '[]', '"text"', 'no JSON', '{"call":'].map((text): [string, () => string] => [
      `the text ${text}`,
      () => text,
    ]),
  ];
  it.each(changes)('are refused if the state has %s', async (_, change) => {
    const files = await interrupted(command);
    const state = JSON.parse(contents(files)['out.csv.part.json'] ?? '');
    const changed = change(state);
    const text = typeof changed === 'string' ? changed : JSON.stringify({ ...state, ...Object(changed) });
    files.stored.set('out.csv.part.json', { bytes: Buffer.from(text), synced: text.length });
    for (const more of [[], ['--resume']])
      expect(await refused([...command, ...more], files)).toContain('out.csv.part.json is damaged');
  });

  it.each([
    { call: 5 },
    { bytes: '12' },
    { bytes: -1 },
    { bytes: 1e30 },
    { items: null },
    { items: 1.5 },
    { cursor: 7 },
    { cursor: ['a'] },
    { share: 'half' },
    { share: 2 },
    { tail: undefined },
    { isDone: 'yes' },
  ])('are refused if a field has another type, also with the right digest: %j', async (field) => {
    const files = await interrupted(command);
    const { digest, ...state } = JSON.parse(contents(files)['out.csv.part.json'] ?? '');
    expect(digest).toHaveLength(32);
    const changed: Record<string, unknown> = { ...state, ...field };
    const text = writeCheckpoint(changed as unknown as Checkpoint);
    files.stored.set('out.csv.part.json', { bytes: Buffer.from(text), synced: text.length });
    for (const more of [[], ['--resume']])
      expect(await refused([...command, ...more], files)).toContain('out.csv.part.json is damaged');
  });

  it.each(['x', 'getAccounts~5', '~~', `getTopicMessages~${'1'.repeat(200)}`])(
    'are refused if the cursor is of no list, also with the right digest: %s',
    async (cursor) => {
      const files = await interrupted(command);
      const { digest: _, ...state } = JSON.parse(contents(files)['out.csv.part.json'] ?? '');
      const text = writeCheckpoint({ ...state, cursor });
      files.stored.set('out.csv.part.json', { bytes: Buffer.from(text), synced: text.length });
      const { code, err } = await ran([...command, '--resume'], {
        files,
        fetch: async () => new Response('{}'),
      });
      expect({ code, err }).toEqual({
        code: 10,
        err: 'out.csv.part.json has no cursor of this call; remove it to start again\n',
      });
    },
  );

  it.each<[string, (bytes: Buffer) => Buffer | undefined]>([
    ['shorter', (bytes) => bytes.subarray(0, -1)],
    ['changed', (bytes) => Buffer.concat([bytes.subarray(0, -3), Buffer.from('abc')])],
    ['gone', () => undefined],
  ])('are not continued if the partial file is %s', async (_, change) => {
    const files = await interrupted(command);
    const state = JSON.parse(contents(files)['out.csv.part.json'] ?? '');
    const bytes = change(files.stored.get('out.csv.part')?.bytes.subarray(0, state.bytes) ?? Buffer.alloc(0));
    if (bytes) files.stored.set('out.csv.part', { bytes, synced: bytes.length });
    else files.stored.delete('out.csv.part');
    expect(await refused([...command, '--resume'], files)).toContain('does not match out.csv.part.json');
    expect(await run(command, files)).toBe(0);
  });

  it('are not complete if the renamed file has changed since', async () => {
    const dying = memoryFiles((step) => {
      if (step.startsWith('remove out.csv.part.json')) throw new Killed();
    });
    await run(command, dying).catch(() => undefined);
    const files = afterKill(dying, 1);
    const complete = files.stored.get('out.csv');
    files.stored.delete('out.csv');
    await refused([...command, '--resume'], files);
    files.stored.set('out.csv', complete ?? { bytes: Buffer.alloc(0), synced: 0 });
    expect(await run([...command, '--resume'], files)).toBe(0);
    expect(Object.keys(contents(files))).toEqual(['out.csv']);
  });

  it.each([2, 3])('are not changed after another command has taken over, at sync %i', async (number) => {
    const thief = { bytes: Buffer.from('{"host":"other","pid":1,"id":"thief"}\n'), synced: 0 };
    let syncs = 0;
    const replaced: string[] = [];
    const files = memoryFiles((step) => {
      if (step.startsWith('sync') && ++syncs === number) files.stored.set('out.csv.part.lock', thief);
      if (step.startsWith('replace') && syncs >= number) replaced.push(step);
    });
    expect(await run(command, files)).not.toBe(0);
    expect(syncs).toBeGreaterThanOrEqual(number);
    expect(replaced).toEqual([]);
  });

  it.each(['out.csv.part', 'out.csv.part.json', 'out.csv.part.lock'])(
    'are not changed if they belong to another program: %s',
    async (path) => {
      const files = memoryFiles();
      files.stored.set(path, { bytes: Buffer.from('mine'), synced: 4 });
      for (const more of [[], ['--resume']])
        expect(await refused([...command, ...more], files)).toContain(path);
    },
  );
});
