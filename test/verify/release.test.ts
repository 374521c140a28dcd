import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// By their inner paths: the commands that use these modules need a packed package.
import { noticesOf } from '../../scripts/build/third-party-notices.js';
import { type Release, releaseProblems } from '../../scripts/verify/release/release-problems.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a release', () => {
  const ready: Release = {
    tag: 'v1.2.0',
    manifest: {
      version: '1.2.0',
      repository: { type: 'git', url: 'git+https://github.com/someone/something.git' },
      homepage: 'https://github.com/someone/something#readme',
      bugs: { url: 'https://github.com/someone/something/issues' },
    },
    changelog: '# Changes\n\n## 1.2.0, 2026-05-01\n\nMore.\n',
    readme: 'npm install ledger-query-client',
  };
  const { repository: _, ...homeless } = ready.manifest;
  const heading = 'expected a heading "## 1.2.0" that ends with its date';

  it('is accepted if it is complete', () => expect(releaseProblems(ready)).toEqual([]));

  it.each<[string, Partial<Release>, string]>([
    ['another tag', { tag: 'v1.3.0' }, 'the tag must be v1.2.0, got v1.3.0'],
    ['no repository', { manifest: homeless }, 'repository must be'],
    ['no homepage', { manifest: { ...ready.manifest, homepage: '' } }, 'homepage must be'],
    ['no bugs', { manifest: { ...ready.manifest, bugs: {} } }, 'bugs must be'],
    ['a private package', { manifest: { ...ready.manifest, private: true } }, 'private must not be set'],
    ['no word of its changes', { changelog: '# Changes\n' }, heading],
    ['changes without a date', { changelog: '## 1.2.0, not released yet\n' }, heading],
    ['a README of before', { readme: 'not published yet' }, 'README.md: must not say'],
  ])('is refused with %s', (_name, change, problem) =>
    expect(releaseProblems({ ...ready, ...change }).map(({ text }) => text)).toEqual([
      expect.stringContaining(problem),
    ]),
  );

  it('needs nothing here but what CONTRIBUTING.md lists for the owner', async () => {
    const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
    const manifest = JSON.parse(await read('package.json'));
    const changelog = await read('.github/CHANGELOG.md');
    const readme = await read('README.md');
    const problems = releaseProblems({ tag: `v${manifest.version}`, manifest, changelog, readme });
    expect(problems.filter(({ isForOwner }) => !isForOwner)).toEqual([]);
    const [, list = ''] = (await read('.github/CONTRIBUTING.md')).split('## A release');
    for (const word of ['repository', 'homepage', 'bugs', 'CHANGELOG', 'README', 'npm'])
      expect(list).toContain(word);
  });
});

describe('the notices of other packages', () => {
  it('contain the licence of each package once, and none for our modules', async () => {
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const names = ['openapi-fetch/dist/index.mjs', 'openapi-fetch/dist/other.mjs', '@types/node/fs.d.ts'];
    const modules = ['src/index.ts', ...names.map((name) => `node_modules/${name}`)];
    const notices = await noticesOf(modules.map((file) => `${root}${file}`));
    expect(notices.split('\n').filter((line) => /^(\S+ \d|\s*Copyright)/.test(line))).toEqual([
      expect.stringMatching(/^@types\/node \d/),
      expect.stringContaining('Copyright'),
      expect.stringMatching(/^openapi-fetch \d/),
      'Copyright (c) 2023 Drew Powers',
    ]);
    expect(
      notices.match(/The above copyright notice and this permission notice shall be included/g),
    ).toHaveLength(2);
  });

  it('fail if a package has no licence file', async () => {
    const home = join(folder, 'node_modules', 'taken');
    await mkdir(home, { recursive: true });
    await writeFile(join(home, 'package.json'), '{"name":"taken","version":"1.0.0"}');
    await expect(noticesOf([join(home, 'index.js')])).rejects.toThrow(
      /^taken has no licence that can be copied$/,
    );
  });
});
