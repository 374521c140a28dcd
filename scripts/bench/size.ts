// Prints what a bundle grows by, by what is imported.
import { textTable } from '../table.js';
import { imports, sizesOf } from './bundle.js';

const sizes = await sizesOf('ledger-query-client', imports);
const rows = sizes.map(({ name, amount }) => [name, `${amount.value.toFixed(1)} kB min+gzip`]);
for (const line of textTable(rows, [1])) console.log(line);
