import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../src/sandbox/', import.meta.url));

/** The modules outside the sandbox that a source text imports at run time, without types. */
function foreignImports(text: string): string[] {
  return [...text.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/gm)]
    .map(([, named, loaded]) => named ?? loaded ?? '')
    .filter((from) => /(^|\/)(core|generated\/(?!sandbox\/))|^(?![.]|node:)/.test(from));
}

describe('the sandbox', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );

  it('imports nothing from the client', () => {
    expect(files.length).toBeGreaterThan(60);
    const found = files.flatMap((name) =>
      foreignImports(readFileSync(`${root}${name}`, 'utf8')).map((from) => `${name} imports ${from}`),
    );
    expect(found).toEqual([]);
  });

  it('is not part of bundles that do not import it', () => {
    const source = fileURLToPath(new URL('../../src/', import.meta.url));
    const importing = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.startsWith('sandbox'))
      .filter((name) => /from '[^']*sandbox/.test(readFileSync(`${source}${name}`, 'utf8')));
    expect(importing).toEqual([]);
  });

  it('imports nothing from the core, not even types', () => {
    const found = files.filter((name) => /['/]core\//.test(readFileSync(`${root}${name}`, 'utf8')));
    expect(found).toEqual([]);
  });
});
