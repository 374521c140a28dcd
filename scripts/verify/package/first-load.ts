import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { type Check, kilobytes } from './check.js';

/**
 * The most bytes that an entry loads before its first call. The engine parses them all when the entry is imported. A bundler
 * would leave out what is unused, so the budgets of bundles do not see a file that has grown too large.
 */
const budgets: Readonly<Record<string, number>> = {
  'dist/cjs/index.js': 270_000,
  'dist/cjs/ledger.js': 270_000,
  'dist/cjs/status.js': 130_000,
  'dist/src/index.js': 230_000,
  'dist/src/ledger.js': 230_000,
  'dist/src/status.js': 120_000,
};

export const firstLoad: Check = async ({ installed }) => {
  const problems: string[] = [];
  const parts: string[] = [];
  for (const [entry, most] of Object.entries(budgets)) {
    const bytes = await bytesLoaded(join(installed, entry), new Set());
    parts.push(`${entry} ${kilobytes(bytes)}`);
    if (bytes > most)
      problems.push(`${entry} loads ${kilobytes(bytes)}, expected at most ${kilobytes(most)}`);
  }
  return { summary: parts.join(', '), problems };
};

/** The size of a file and of all files that it imports, except those that it loads on demand. */
async function bytesLoaded(file: string, seen: Set<string>): Promise<number> {
  if (seen.has(file)) return 0;
  seen.add(file);
  const text = await readFile(file, 'utf8');
  let bytes = Buffer.byteLength(text);
  for (const name of staticImports(text)) bytes += await bytesLoaded(join(dirname(file), name), seen);
  return bytes;
}

function staticImports(text: string): string[] {
  const onDemand = Array.from(text.matchAll(/import\(\s*["'`](.+?)["'`]\s*\)/g), ([, name]) => name);
  // In CommonJS files, `import()` is a `require` within a callback.
  const later = Array.from(text.matchAll(/=>\s*require\(\s*["'`](.+?)["'`]\s*\)/g), ([, name]) => name);
  const all = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  return all.filter((name) => name.startsWith('.') && !onDemand.includes(name) && !later.includes(name));
}
