// Prints what a bundle grows by, by what is imported; with --check, whether what is loaded at first is within its budget.
import { textTable } from '../table.js';
import { budgets, firstChunks, imports, sizesOf } from './bundle.js';

const isCheck = process.argv.includes('--check');
const rows = [
  ['kB, minified and compressed', 'first', 'budget', 'as built, by Rolldown', 'with what is loaded later'],
];
for (const { name, amount, all } of await sizesOf('ledger-query-client', imports)) {
  const asked = name as keyof typeof imports;
  // The package as it is shipped: a few modules, of which bundlers make a few chunks.
  const built = isCheck ? '' : kilobytes(await firstChunks(asBuilt(imports[asked])));
  rows.push([name, kilobytes(amount.value), kilobytes(budgets[asked]), built, kilobytes(all)]);
  if (amount.value <= budgets[asked]) continue;
  console.error(`${name}: ${kilobytes(amount.value)} kB are loaded at first, which is more than its budget`);
  if (isCheck) process.exitCode = 1;
}
for (const line of textTable(rows, [1, 2, 3, 4])) console.log(line);

function kilobytes(value: number): string {
  return value.toFixed(1);
}

function asBuilt(contents: string): string {
  return contents.replaceAll(/\.\/src\/(\w+)\.ts/g, './dist/src/$1.js');
}
