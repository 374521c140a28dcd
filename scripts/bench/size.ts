// Prints the bundle sizes by import. With --check, it fails if the code loaded at first is above its budget. With --one-file,
// it prints what bundles without code splitting contain. With --bundlers, it writes to README.md what the bundlers of today
// make of the packed package, split and in one file.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inPackedProject } from '../packed-project.js';
import { root } from '../run-command.js';
import { markdownTable, textTable } from '../table.js';
import { bundles, loadedOnDemand, sizeByRolldown, sizeOf, sizeOnDemand, viemAlone } from './bundle.js';
import { bundlerRows, bundlerVersions, measureBundlers } from './bundlers.js';
import { oneFileTable } from './one-file.js';

if (process.argv.includes('--one-file')) {
  console.log((await oneFileTable()).join('\n'));
  process.exit();
}
if (process.argv.includes('--bundlers')) {
  await inPackedProject(async ({ folder }) => {
    const rows = bundlerRows(await measureBundlers(folder));
    for (const line of textTable(rows, [2, 3, 4])) console.log(line);
    const readme = join(root, 'scripts', 'bench', 'README.md');
    const text = await readFile(readme, 'utf8');
    const measured = `By ${(await bundlerVersions()).join(', ')}.`;
    const section = [...markdownTable(rows), '', measured].join('\n');
    await writeFile(
      readme,
      text.replace(/\| Minified and compressed [\s\S]*?\n\nBy .*/, () => section),
    );
  });
  process.exit();
}
const isCheck = process.argv.includes('--check');
const rows = [
  [
    'kB, minified and compressed',
    'first',
    'budget',
    'as built, by Rolldown',
    'budget',
    'all, with code loaded on demand',
  ],
];
for (const [name, { ours, budget, builtBudget }] of Object.entries(bundles)) {
  const { first, all } = await sizeOf(ours);
  const built = await sizeByRolldown(ours);
  rows.push([name, ...[first, budget, built, builtBudget, all].map((size) => size.toFixed(1))]);
  for (const [size, most, of] of [
    [first, budget, 'of the sources'],
    [built, builtBudget, 'of the package'],
  ] as const) {
    if (size <= most) continue;
    console.error(
      `${name}: ${size.toFixed(2)} kB ${of} are loaded at first, expected at most ${most.toFixed(2)} kB`,
    );
    if (isCheck) process.exitCode = 1;
  }
}
const { first, all } = await sizeOf(viemAlone);
const rolled = await sizeByRolldown(viemAlone);
rows.push(['of this, viem alone', first.toFixed(1), '', rolled.toFixed(1), '', all.toFixed(1)]);
for (const [file, budget] of Object.entries(loadedOnDemand)) {
  const size = await sizeOnDemand(file);
  rows.push([`${file}, on demand`, size.toFixed(2), budget.toFixed(1), '', '', '']);
  if (size <= budget) continue;
  console.error(`${file} loads ${size.toFixed(2)} kB, expected at most ${budget.toFixed(1)} kB`);
  if (isCheck) process.exitCode = 1;
}
for (const line of textTable(rows, [1, 2, 3, 4, 5])) console.log(line);
