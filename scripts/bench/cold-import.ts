import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundleSettings, imports } from './bundle.js';
import { spread } from './statistics.js';
import { builtFile, type Part } from './workshop.js';

/** What a program waits for before its first line runs. */
export const coldImport: Part = async ({ workshop, smoke }) => {
  const empty = join(workshop.folder, 'empty.mjs');
  await writeFile(empty, 'export {};\n');
  const bundled = join(workshop.folder, 'one-operation.mjs');
  const contents = imports['one list (getContracts)'];
  await build({ ...bundleSettings(contents), platform: 'node', outfile: bundled });
  const modules = {
    'ledger-query-client': builtFile('src/index.js'),
    'ledger-query-client/ledger': builtFile('src/ledger.js'),
    'one operation, bundled': pathToFileURL(bundled).href,
  };
  const samples = Object.entries(modules).map(([name, url]) => ({ name, url, above: [] as number[] }));
  for (let round = 0; round < (smoke ? 1 : 21); round++) {
    const nothing = await workshop.run('import-time', pathToFileURL(empty).href);
    for (const { url, above } of samples) above.push((await workshop.run('import-time', url)) - nothing);
  }
  return samples.map(({ name, above }) => ({
    part: 'first import',
    subject: 'in a new process, above an empty module',
    name,
    headline: true,
    amount: { value: spread(above).median, unit: 'ms', spread: spread(above) },
    target: name === 'ledger-query-client' ? { most: 25 } : undefined,
  }));
};
