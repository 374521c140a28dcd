import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const files = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/${name.replaceAll('\\', '/')}`);

/** The modules that a file imports at run time, without types. */
function importsOf(file: string): string[] {
  const text = readFileSync(new URL(file, root), 'utf8');
  const found = text.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/gm);
  return [...found].map(([, named, loaded = '']) => {
    const from = named ?? loaded;
    return from.startsWith('.') ? posix.join(posix.dirname(file), from) : from;
  });
}

it('the sandbox imports nothing but itself, and is imported by its entry only', () => {
  const isOwn = (path: string): boolean => /^src\/sandbox(\/|\.[jt]s$)/.test(path);
  const crossing = files.flatMap((file) =>
    importsOf(file)
      .filter((path) => isOwn(file) !== isOwn(path) && !/^(node:|generated\/sandbox\/)/.test(path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(files.filter(isOwn).length).toBeGreaterThan(60);
  expect(crossing).toEqual([]);
});
