import { describe, expect, it } from 'vitest';
import { main } from '../../../scripts/commands/main.js';
import { Interrupt } from '../../../scripts/commands/terminal.js';
import type { Fetch } from '../../../src/core/operation/options.js';
import { NumberedList, numbers } from '../../numbered-list.js';
import { type MemoryFiles, memoryFiles, memoryTerminal, ran } from '../terminal.js';

const all = numbers(430);
const list = ['getTopicMessages', '0.0.5', '--all', '--baseUrl', 'https://ledger.test'];

/** Runs once, in a world of its own but for its files; time goes on so that each batch is worth a checkpoint. */
async function run(args: readonly string[], files: MemoryFiles, signal?: AbortSignal): Promise<number> {
  const terminal = memoryTerminal(args, { files, ...(signal ? { signal } : {}) });
  const { fetch } = new NumberedList('messages', all, terminal.time);
  let passed = 0;
  const elapsed = (): number => {
    passed += 1000;
    return passed;
  };
  const worded: Fetch = async (...given) => {
    const text = await (await fetch(...given)).text();
    // As many bytes as characters would hide what counts the wrong ones.
    return new Response(text.replaceAll('"sequence_number"', '"message":"Größe €","sequence_number"'));
  };
  return terminal.time.run(main({ ...terminal, elapsed, fetch: worded }));
}

class Killed extends Error {}

/** What a kill leaves: of what was not synced, a part. */
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

describe('a file that is written', { timeout: 60_000 }, () => {
  it.each(['csv', 'ndjson', 'json'])('is the same, killed at any step and resumed: %s', async (format) => {
    const command = [...list, '--output', `out.${format}`];
    const steps: string[] = [];
    const whole = memoryFiles((step) => steps.push(step));
    expect(await run(command, whole)).toBe(0);
    const wanted = contents(whole);
    expect(Object.keys(wanted)).toEqual([`out.${format}`]);
    expect(wanted[`out.${format}`]?.match(/\n/g)?.length).toBeGreaterThanOrEqual(all.length);
    expect(steps.filter((step) => step.startsWith('replace')).length).toBeGreaterThan(3);

    let begunAnew = 0;
    for (const [at, name] of steps.entries()) {
      let count = 0;
      const dying = memoryFiles(() => {
        if (count++ >= at) throw new Killed();
      });
      await run(command, dying).catch(() => undefined);
      const left = afterKill(dying, (at % 3) / 2);
      if (!left.stored.has(`out.${format}.part.json`)) begunAnew += 1;
      expect(await run([...command, '--resume'], left), name).toBe(0);
      expect(contents(left), name).toEqual(wanted);
    }
    expect(begunAnew).toBeLessThan(steps.length / 2);
  });

  it('goes on where it was interrupted, and asks for no more than what is left', async () => {
    const files = memoryFiles();
    const controller = new AbortController();
    let requests = 0;
    const terminal = memoryTerminal([...list, '--output', 'out.csv'], { files, signal: controller.signal });
    const { fetch } = new NumberedList('messages', all, terminal.time);
    const counted: Fetch = (...given) => {
      requests += 1;
      if (requests === 4) controller.abort(new Interrupt(130));
      return fetch(...given);
    };
    expect(await terminal.time.run(main({ ...terminal, fetch: counted }))).toBe(130);
    const kept = JSON.parse(contents(files)['out.csv.part.json'] ?? '{}');
    expect(kept.items).toBeGreaterThan(0);
    const again = memoryTerminal([...list, '--output', 'out.csv', '--resume'], { files });
    const second = new NumberedList('messages', all, again.time);
    expect(await again.time.run(main({ ...again, fetch: second.fetch }))).toBe(0);
    expect(second.sent[0]?.query).toContain(`sequencenumber=gt:${kept.items}`);
    expect(contents(files)['out.csv']?.split('\r\n')).toHaveLength(all.length + 2);
  });

  it('keeps its limit over a resume', async () => {
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

  it('is not gone on with by another call', async () => {
    const dying = memoryFiles((step) => {
      if (step.startsWith('rename')) throw new Killed();
    });
    await run([...list, '--output', 'out.csv'], dying).catch(() => undefined);
    const files = afterKill(dying, 1);
    const other = ['getTopicMessages', '0.0.6', ...list.slice(2), '--output', 'out.csv', '--resume'];
    const before = contents(files);
    const { code, err } = await ran(other, { files });
    expect(code).toBe(2);
    expect(err).toContain('out.csv.part.json is of another call: {"operationId":"getTopicMessages"');
    expect(contents(files)).toEqual(before);
  });

  it('is begun anew without --resume', async () => {
    const files = memoryFiles();
    files.stored.set('out.csv.part', { bytes: Buffer.from('old'), synced: 3 });
    files.stored.set('out.csv.part.json', { bytes: Buffer.from('{}'), synced: 2 });
    files.stored.set('out.csv', { bytes: Buffer.from('older'), synced: 5 });
    expect(await run([...list, '--limit', '1', '--output', 'out.csv'], files)).toBe(0);
    expect(Object.keys(contents(files))).toEqual(['out.csv']);
    expect(contents(files)['out.csv']).toMatch(/^chunk_info,/);
  });

  it('is not taken for the one before, of which the state was still there', async () => {
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

  it('has no base URL with a key beside it', async () => {
    const dying = memoryFiles((step) => {
      if (step.startsWith('rename')) throw new Killed();
    });
    const place = ['--baseUrl', 'https://ledger.test/v1/a-key-of-mine'];
    await run([...list.slice(0, 3), ...place, '--output', 'out.csv'], dying).catch(() => undefined);
    expect(contents(dying)['out.csv.part.json']).toContain('https://ledger.test');
    expect(JSON.stringify(contents(dying))).not.toContain('a-key-of-mine');
  });
});
