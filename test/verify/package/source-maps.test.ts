import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceMaps } from '../../../scripts/verify/package/source-maps.js';

const source =
  'interface Gone { a: string }\n\nexport function kept(given: Gone): string {\n  return given.a;\n}\n';
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-maps-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The problems found in a package of one compiled module after a change. */
async function problemsAfter(
  change: (js: string, map: string) => Record<string, string>,
): Promise<readonly string[]> {
  const { outputText, sourceMapText = '' } = ts.transpileModule(source, {
    fileName: 'kept.ts',
    compilerOptions: { target: ts.ScriptTarget.ES2022, sourceMap: true, inlineSources: true },
  });
  for (const [name, text] of Object.entries(change(outputText, sourceMapText)))
    await writeFile(join(folder, name), text);
  const tarball = { path: '', size: 0, unpackedSize: 0, files: await readdir(folder) };
  const unused = () => Promise.reject(new Error('not needed here'));
  const found = await sourceMaps({ folder, installed: folder, tarball, install: unused });
  return found.problems;
}

const withoutText = (map: string): string =>
  JSON.stringify({ ...JSON.parse(map), sourcesContent: undefined });

it('accepts the source maps of the compiler', async () => {
  expect(await problemsAfter((js, map) => ({ 'kept.js': js, 'kept.js.map': map }))).toEqual([]);
});

it('accepts a source in a file of its own', async () => {
  const files = (js: string, map: string) => ({
    'kept.js': js,
    'kept.js.map': withoutText(map),
    'kept.ts': source,
  });
  expect(await problemsAfter(files)).toEqual([]);
});

it('reports a missing map', async () => {
  expect(await problemsAfter((js) => ({ 'kept.js': js }))).toContain(
    'kept.js refers to kept.js.map, which does not exist',
  );
});

it('reports a missing source', async () => {
  expect(await problemsAfter((js, map) => ({ 'kept.js': js, 'kept.js.map': withoutText(map) }))).toContain(
    'kept.js.map has no text for kept.ts',
  );
});

it('reports a map with shifted lines', async () => {
  expect(await problemsAfter((js, map) => ({ 'kept.js': `\n\n${js}`, 'kept.js.map': map }))).toEqual([
    expect.stringMatching(/^kept\.js: kept is mapped to kept\.ts:\d, but is not declared there$/),
  ]);
});

it('reports a map that no file refers to', async () => {
  expect(
    await problemsAfter((js, map) => ({ 'kept.js': js, 'kept.js.map': map, 'left.js.map': map })),
  ).toEqual(['left.js.map is not referenced by any file']);
});
