import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../src/sandbox/', import.meta.url));

/** What a text takes from outside the sandbox when it runs; types are gone by then. */
function foreignImports(text: string): string[] {
  return [...text.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/gm)]
    .map(([, named, loaded]) => named ?? loaded ?? '')
    .filter((from) => /(^|\/)(core|generated\/(?!sandbox\/))|^(?![.]|node:)/.test(from));
}

describe('the sandbox', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );

  it('takes nothing from the client that it is to judge', () => {
    expect(files.length).toBeGreaterThan(60);
    const found = files.flatMap((name) =>
      foreignImports(readFileSync(`${root}${name}`, 'utf8')).map((from) => `${name} imports ${from}`),
    );
    expect(found).toEqual([]);
  });

  it('is in no bundle that does not ask for it', () => {
    const source = fileURLToPath(new URL('../../src/', import.meta.url));
    const importing = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.startsWith('sandbox'))
      .filter((name) => /from '[^']*sandbox/.test(readFileSync(`${source}${name}`, 'utf8')));
    expect(importing).toEqual([]);
  });

  it('names nothing of the core at all', () => {
    const found = files.filter((name) => /['/]core\//.test(readFileSync(`${root}${name}`, 'utf8')));
    expect(found).toEqual([]);
  });

  it.each([
    ["import { a } from '../core/values/a.js';", ['../core/values/a.js']],
    [
      "import {\n  type A,\n  b,\n} from '../../generated/ledger/operations.js';",
      ['../../generated/ledger/operations.js'],
    ],
    ["import { a } from '../../generated/sandbox/ledger.js';", []],
    ["import type { A } from '../../generated/ledger/types.js';", []],
    ["await import('../core/a.js')", ['../core/a.js']],
    ["import { parse } from 'yaml';", ['yaml']],
    ["import { once } from 'node:events';\nimport { b } from './b.js';", []],
  ])('would be seen to take %j', (text, expected) => {
    expect(foreignImports(text)).toEqual(expected);
  });
});
