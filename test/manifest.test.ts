import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Manifest {
  readonly main: string;
  readonly types: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly typesVersions: { readonly '*': Readonly<Record<string, readonly string[]>> };
}

const manifest: Manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

it('leads compilers that do not read exports to the same declarations', () => {
  const { '.': root, ...others } = manifest.exports;
  expect(root).toEqual({ types: manifest.types, default: manifest.main });
  const entries = Object.entries(others).flatMap(([name, target]) =>
    typeof target === 'string' ? [] : [[name.replace('./', ''), [target.types]]],
  );
  expect(manifest.typesVersions['*']).toEqual(Object.fromEntries(entries));
});
