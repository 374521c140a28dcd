import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { noticesOf } from '../../scripts/build/third-party-notices.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('contains the licence of each package once, and none for our modules', async () => {
  const modules = [
    'node_modules/openapi-fetch/dist/index.mjs',
    'src/index.ts',
    'node_modules/openapi-fetch/dist/other.mjs',
    'node_modules/@tanstack/query-core/build/modern/index.js',
  ];
  const notices = await noticesOf(modules.map((file) => `${root}${file}`));
  expect(notices.split('\n').filter((line) => /^(\S+ \d|Copyright)/.test(line))).toEqual([
    '@tanstack/query-core 5.108.0',
    'Copyright (c) 2021-present Tanner Linsley',
    'openapi-fetch 0.17.0',
    'Copyright (c) 2023 Drew Powers',
  ]);
  expect(
    notices.match(/The above copyright notice and this permission notice shall be included/g),
  ).toHaveLength(2);
});

it('fails if a package has no licence file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'notices-'));
  try {
    const home = join(folder, 'node_modules', 'taken');
    await mkdir(home, { recursive: true });
    await writeFile(join(home, 'package.json'), '{"name":"taken","version":"1.0.0"}');
    await expect(noticesOf([join(home, 'index.js')])).rejects.toThrow(/ENOENT.*LICENSE/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
