import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodeTerminal } from '../../src/cli/cli.js';
import { ran } from './terminal.js';

const { files: nodeFiles } = nodeTerminal();
let folder = '';
let sent = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  sent = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);

/** Runs a command that writes two blocks into a file. */
function written(output: string, more: readonly string[] = [], onRequest: () => void = () => undefined) {
  const fetch = async (): Promise<Response> => {
    sent += 1;
    onRequest();
    return Response.json({ blocks: [{ number: 2 }, { number: 1 }], links: { next: null } });
  };
  const args = ['getBlocks', '--fields', 'number', '--format', 'ndjson', '--output', output, ...more];
  return ran([...args, '--baseUrl', 'https://ledger.test'], { files: nodeFiles, fetch });
}

const content = '{"number":2}\n{"number":1}\n';

describe('--output', () => {
  it.each<[string, (path: string) => unknown]>([
    ['a folder', (path) => mkdirSync(path)],
    ['a FIFO', (path) => execFileSync('mkfifo', [path])],
    ['a symlink', (path) => symlinkSync(at('victim'), path)],
    [
      'a socket',
      (path) =>
        new Promise((resolve) =>
          createServer()
            .unref()
            .listen(path, () => resolve(0)),
        ),
    ],
  ])('refuses %s before the first request, and does not touch it', async (kind, make) => {
    writeFileSync(at('victim'), 'victim');
    await make(at('out'));
    const before = lstatSync(at('out'), { bigint: true });
    const { code, err } = await written(at('out'));
    expect(err).toBe(`--output ${at('out')} is ${kind}; name a regular file, or - for standard output\n`);
    expect({ code, sent }).toEqual({ code: 10, sent: 0 });
    expect(lstatSync(at('out'), { bigint: true })).toEqual(before);
    expect(readFileSync(at('victim'), 'utf8')).toBe('victim');
    expect(readdirSync(folder).sort()).toEqual(['out', 'victim']);
  });

  it('refuses a file that was replaced meanwhile', async () => {
    const { code, err } = await written(at('out'), [], () => mkdirSync(at('out'), { recursive: true }));
    expect({ code, err }).toMatchObject({ code: 10, err: expect.stringContaining('is a folder') });
    rmSync(at('out'), { recursive: true });
    expect((await written(at('out'), ['--resume'])).code).toBe(0);
    expect(readdirSync(folder)).toEqual(['out']);
  });

  it('does not rename a file that another program put in place of its partial file', async () => {
    const { code, err } = await written(at('out'), [], () => {
      rmSync(at('out.part'));
      writeFileSync(at('out.part'), 'mine');
    });
    expect(code).toBe(10);
    expect(err).toContain(`${at('out.part')} was replaced while it was written\n`);
    expect(existsSync(at('out'))).toBe(false);
  });

  it.each(['', 'missing/out', 'missing/', '.', 'file/out'])('refuses %j with one line', async (name) => {
    writeFileSync(at('file'), '');
    const { code, err } = await written(name && `${folder}/${name}`);
    expect({ code, sent }).toEqual({ code: 10, sent: 0 });
    expect(err).toMatch(/^[^\n]+\n$/);
    expect(readdirSync(folder)).toEqual(['file']);
  });

  it.each([0o600, 0o640, 0o666, 0o755])('keeps the mode %o', async (mode) => {
    writeFileSync(at('out'), 'older');
    chmodSync(at('out'), mode);
    expect((await written(at('out'))).code).toBe(0);
    expect(readFileSync(at('out'), 'utf8')).toBe(content);
    expect(lstatSync(at('out')).mode & 0o7777).toBe(mode);
    expect(readdirSync(folder)).toEqual(['out']);
  });

  it('- is standard output', async () => {
    expect(await written('-')).toMatchObject({ code: 0, out: content });
    expect((await written('-', ['--resume'])).code).toBe(2);
    expect(existsSync('-')).toBe(false);
  });
});

describe('a file beside the output', () => {
  it.each(['out.part', 'out.part.json', 'out.part.lock'])(
    'is not followed as a symlink, and not replaced: %s',
    async (name) => {
      for (const target of ['victim', 'nowhere']) {
        writeFileSync(at('victim'), 'victim');
        rmSync(at(name), { force: true });
        symlinkSync(at(target), at(name));
        for (const more of [[], ['--resume']]) {
          const { code, err } = await written(at('out'), more);
          expect({ code, sent }).toEqual({ code: 10, sent: 0 });
          expect(err).toMatch(/^[^\n]+\n$/);
        }
        expect(lstatSync(at(name)).isSymbolicLink()).toBe(true);
        expect(readFileSync(at('victim'), 'utf8')).toBe('victim');
        expect(readdirSync(folder).sort()).toEqual([name, 'victim']);
      }
    },
  );

  it('is not followed as a symlink that was created after the check', async () => {
    writeFileSync(at('victim'), 'victim');
    symlinkSync(at('victim'), at('link'));
    for (const options of [{}, { bytes: 0 }])
      await expect(nodeFiles.open(at('link'), options)).rejects.toThrow();
    await expect(nodeFiles.open(at('victim'), {})).rejects.toThrow('EEXIST');
    await expect(nodeFiles.replace(at('state'), at('link'), 'text')).rejects.toThrow('EEXIST');
    expect(await nodeFiles.create(at('link'), 'text')).toBe(false);
    expect(readFileSync(at('victim'), 'utf8')).toBe('victim');
  });

  it('cannot be a folder', async () => {
    for (const name of ['out.part', 'out.part.json', 'out.part.lock']) {
      mkdirSync(at(name));
      const { code, err } = await written(at('out'));
      expect({ code, sent }).toEqual({ code: 10, sent: 0 });
      expect(err).toMatch(/^[^\n]+\n$/);
      rmSync(at(name), { recursive: true });
    }
  });
});

describe('an abandoned lock', () => {
  it('is removed only if its content is unchanged', async () => {
    writeFileSync(at('lock'), 'new');
    await nodeFiles.removeIf(at('lock'), 'old', at('aside'));
    await nodeFiles.removeIf(at('none'), 'old', at('aside'));
    expect(readdirSync(folder)).toEqual(['lock']);
    expect(readFileSync(at('lock'), 'utf8')).toBe('new');
    await nodeFiles.removeIf(at('lock'), 'new', at('aside'));
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a body from a file', () => {
  it('cannot be a folder', async () => {
    const { code, err } = await ran(['contractCall', '--body', `@${folder}`], { files: nodeFiles });
    expect({ code, err }).toEqual({
      code: 10,
      err: `${folder}: EISDIR: illegal operation on a directory, read\n`,
    });
  });
});
