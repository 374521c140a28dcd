// Prints what a bundle grows by, by what is imported; with --check, whether what is loaded at first is within its budget.
import { textTable } from '../table.js';
import { sizeByRolldown, sizeOf } from './bundle.js';
import { bundles } from './bundles.js';

const isCheck = process.argv.includes('--check');
const rows = [
  ['kB, minified and compressed', 'first', 'budget', 'as built, by Rolldown', 'with what is loaded later'],
];
for (const [name, { ours, budget }] of Object.entries(bundles)) {
  const { first, all } = await sizeOf(ours);
  const built = isCheck ? '' : (await sizeByRolldown(ours)).toFixed(1);
  rows.push([name, first.toFixed(1), budget.toFixed(1), built, all.toFixed(1)]);
  if (first <= budget) continue;
  console.error(`${name}: ${first.toFixed(1)} kB are loaded at first, which is more than its budget`);
  if (isCheck) process.exitCode = 1;
}
for (const line of textTable(rows, [1, 2, 3, 4])) console.log(line);
