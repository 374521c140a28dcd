import { link, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { banner } from '../../scripts/generate/emit/module-text.js';
import { readApi } from '../../scripts/generate/read/read-api.js';
import { staleFiles, writeFiles } from '../../scripts/generate/write-files.js';
import { description } from './description.js';

const api = { ...readApi(description({}), 'ledger'), madeBy: '`npx ledger-query-client generate` 1.2.3' };
const own = (text: string): string => `${banner(api, 'The names of the ledger service.')}${text}\n`;
const files = new Map([
  ['client.ts', own('new client')],
  ['types.ts', own('new types')],
]);

let root = '';
let folder = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'write-files-'));
  folder = join(root, 'ledger');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const text = (...path: string[]): Promise<string> => readFile(join(root, ...path), 'utf8');

async function refused(): Promise<string> {
  const before = await readdir(root, { recursive: true });
  const other = { folder: join(root, 'other'), files };
  const error: unknown = await writeFiles([other, { folder, files }]).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ name: 'FileError' });
  expect(await readdir(root, { recursive: true })).toEqual(before);
  return (error as Error).message;
}

describe('writeFiles', () => {
  it('replaces generated files, also with other line breaks, and keeps all others', async () => {
    await mkdir(join(folder, 'sub'), { recursive: true });
    const others = ['.env', 'my-adapter.ts', join('sub', 'client.ts')];
    for (const name of others) await writeFile(join(folder, name), 'mine');
    // A copy of a generated file under another name belongs to its author.
    await writeFile(join(folder, 'client-copy.ts'), own('mine'));
    await writeFile(join(folder, 'client.ts'), own('old'));
    await writeFile(join(folder, 'types.ts'), own('old').replaceAll('\n', '\r\n'));
    expect(await writeFiles([{ folder, files }])).toEqual([expect.stringMatching(/ledger: 2 files$/)]);
    for (const [name, expected] of files) expect(await text('ledger', name)).toBe(expected);
    for (const name of others) expect(await text('ledger', name)).toBe('mine');
    expect(await text('ledger', 'client-copy.ts')).toBe(own('mine'));
  });

  it('deletes a file that is no longer generated, but no other file of that name', async () => {
    await mkdir(folder);
    await writeFile(join(folder, 'bodies.ts'), own('old'));
    await writeFile(join(folder, 'after.ts'), 'mine');
    await writeFiles([{ folder, files }]);
    expect((await readdir(folder)).sort()).toEqual(['after.ts', 'client.ts', 'types.ts']);
  });

  it.each(['// by hand\n', '', own('x').slice(1), `// mine\n${own('x')}`])(
    'refuses a foreign file of the same name, %j, before it writes anything',
    async (content) => {
      await mkdir(folder);
      await writeFile(join(folder, 'types.ts'), content);
      expect(await refused()).toContain(join(folder, 'types.ts'));
      expect(await text('ledger', 'types.ts')).toBe(content);
    },
  );

  it('rejects a symlink in place of a file', async () => {
    await mkdir(folder);
    await writeFile(join(root, 'precious.ts'), own('old'));
    await symlink(join(root, 'precious.ts'), join(folder, 'types.ts'));
    await refused();
    await rm(join(folder, 'types.ts'));
    await symlink(join(root, 'missing.ts'), join(folder, 'types.ts'));
    await refused();
    expect(await text('precious.ts')).toBe(own('old'));
  });

  it('rejects a folder in place of a file', async () => {
    await mkdir(join(folder, 'types.ts'), { recursive: true });
    await refused();
  });

  it('rejects a symlink or a file in place of the folder', async () => {
    await mkdir(join(root, 'elsewhere'));
    await symlink(join(root, 'elsewhere'), folder);
    await refused();
    await rm(folder);
    await writeFile(folder, 'mine');
    await refused();
    expect(await text('ledger')).toBe('mine');
  });

  it('does not write through a hard link', async () => {
    await mkdir(folder);
    await writeFile(join(root, 'precious.ts'), own('old'));
    await link(join(root, 'precious.ts'), join(folder, 'types.ts'));
    await writeFiles([{ folder, files }]);
    expect(await text('precious.ts')).toBe(own('old'));
  });

  it('recognises its banner with any title of the description', async () => {
    for (const title of ['x. Do not edit.', '*/\n', '`a` by `b`', '\u2028', 'x'.repeat(5000)]) {
      const made = new Map([['types.ts', `${banner({ ...api, title }, 'The types.')}text\n`]]);
      await writeFiles([{ folder, files: made }]);
      await writeFiles([{ folder, files: made }]);
    }
    expect(await readdir(folder)).toEqual(['types.ts']);
  });
});

describe('staleFiles', () => {
  it('reports changed, missing and additional files', async () => {
    await writeFiles([{ folder, files }]);
    expect(await staleFiles({ folder, files })).toEqual([]);
    await writeFile(join(folder, 'client.ts'), `${files.get('client.ts')}// by hand\n`);
    await rm(join(folder, 'types.ts'));
    await writeFile(join(folder, 'stranger.ts'), '');
    expect((await staleFiles({ folder, files })).sort()).toEqual(
      ['client.ts', 'stranger.ts', 'types.ts'].map((name) => join(folder, name)),
    );
  });
});
