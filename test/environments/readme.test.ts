import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environments } from '../../scripts/environments/all.js';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** `node20` to `node26` become one entry. */
function shortened(names: readonly string[]): string[] {
  const versions = names.flatMap((name) => /^node(\d+)$/.exec(name)?.[1] ?? []);
  const others = names.filter((name) => !name.startsWith('node'));
  return [`node ${versions[0]} to ${versions.at(-1)}`, ...others];
}

it('CONTRIBUTING lists the tested runtimes', () => {
  const row = /`test:runtimes` *\| .*? on ([^;|]+);/.exec(read('.github/CONTRIBUTING.md'))?.[1] ?? '';
  expect(row.toLowerCase().split(/, | and /)).toEqual(shortened(Object.keys(environments)));
});

it('the README requires the same version of Node as package.json', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(read('README.md')).toContain(`Node ${engines.node.replace('>=', '')} or later`);
});
