import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Entry {
  readonly types: string;
  readonly node?: string;
  readonly default: string;
}

interface Manifest {
  readonly main: string;
  readonly types: string;
  readonly exports: Readonly<Record<string, string | Entry>>;
  readonly typesVersions: { readonly '*': Readonly<Record<string, readonly string[]>> };
}

const manifest: Manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

it('leads compilers that do not read exports to the same declarations', () => {
  const { '.': root, ...others } = manifest.exports;
  expect(root).toMatchObject({ types: manifest.types, default: manifest.main });
  const entries = Object.entries(others).flatMap(([name, target]) =>
    typeof target === 'string' ? [] : [[name.replace('./', ''), [target.types]]],
  );
  expect(manifest.typesVersions['*']).toEqual(Object.fromEntries(entries));
});

it('loads each entry of Node from few modules, and lists types before modules', () => {
  const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
    typeof target === 'string' ? [] : [[name, target] as const],
  );
  // Node takes the first matching condition.
  for (const [, target] of entries)
    expect(Object.keys(target)).toEqual(['require', 'types', ...(target.node ? ['node'] : []), 'default']);
  const inFew = entries.filter(([, target]) => target.node);
  expect(entries.filter((entry) => !inFew.includes(entry)).map(([name]) => name)).toEqual(['./sandbox']);
  for (const [, target] of inFew) expect(target.node).toBe(target.default.replace('/src/', '/node/'));
});
