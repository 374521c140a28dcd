import { expect, it } from 'vitest';
import { type Release, releaseProblems } from '../../../scripts/verify/release/release-problems.js';

const ready: Release = {
  tag: 'v1.2.0',
  manifest: {
    version: '1.2.0',
    repository: { type: 'git', url: 'git+https://github.com/someone/something.git' },
    homepage: 'https://github.com/someone/something#readme',
    bugs: { url: 'https://github.com/someone/something/issues' },
  },
  changelog: '# Changes\n\n## 1.2.0, 2026-05-01\n\nMore.\n',
};

it('accepts a complete release', () => {
  expect(releaseProblems(ready)).toEqual([]);
});

const { repository: _, ...homeless } = ready.manifest;
const missing: readonly [string, Partial<Release>, string][] = [
  ['another tag', { tag: 'v1.3.0' }, 'the tag must be v1.2.0, got v1.3.0'],
  ['no repository', { manifest: homeless }, 'repository must be'],
  ['no homepage', { manifest: { ...ready.manifest, homepage: '' } }, 'homepage must be'],
  ['no bugs', { manifest: { ...ready.manifest, bugs: {} } }, 'bugs must be'],
  ['a private package', { manifest: { ...ready.manifest, private: true } }, 'private must not be set'],
  [
    'no word of its changes',
    { changelog: '# Changes\n' },
    'expected a heading "## 1.2.0" that ends with its date',
  ],
  [
    'changes without a date',
    { changelog: '## 1.2.0, not released yet\n' },
    'expected a heading "## 1.2.0" that ends with its date',
  ],
];

it.each(missing)('refuses %s', (_name, change, problem) => {
  expect(releaseProblems({ ...ready, ...change })).toEqual([expect.stringContaining(problem)]);
});
