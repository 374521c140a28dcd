import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundleSettings, imports } from './bundle-sizes.js';
import type { Figure } from './figure.js';
import type { Part } from './part.js';
import { builtFile } from './plain-node.js';
import { spread } from './statistics.js';

const part = 'first import';

/** What a program waits for before its first line runs. */
export const coldImport: Part = async ({ workshop, smoke }) => {
  const { folder } = workshop;
  const empty = join(folder, 'empty.mjs');
  await writeFile(empty, 'export {};\n');
  const bundled = join(folder, 'one-operation.mjs');
  await build({ ...bundleSettings(imports.oneList), platform: 'node', outfile: bundled });
  const modules = {
    'an empty module': pathToFileURL(empty).href,
    'ledger-query-client': builtFile('src/index.js'),
    'ledger-query-client/ledger': builtFile('src/ledger.js'),
    'one operation, bundled': pathToFileURL(bundled).href,
  };
  const names = Object.keys(modules) as (keyof typeof modules)[];
  const samples = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < (smoke ? 1 : 21); round++) {
    const took = new Map<string, number>();
    for (const name of rotated(names, round)) {
      const { milliseconds } = await workshop.run<{ milliseconds: number }>('import-time', {
        url: modules[name],
      });
      took.set(name, milliseconds);
    }
    for (const name of names)
      samples.get(name)?.push((took.get(name) ?? 0) - (took.get('an empty module') ?? 0));
  }
  const figures = names
    .filter((name) => name !== 'an empty module')
    .map((name): Figure => {
      const above = spread(samples.get(name) ?? []);
      return {
        part,
        subject: 'in a new process, above an empty module',
        name,
        headline: true,
        amount: { value: above.median, unit: 'ms', spread: above },
        ...(name === 'ledger-query-client' ? { target: { most: 25 } } : {}),
      };
    });
  return { figures, notes: [] };
};

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const first = by % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}
