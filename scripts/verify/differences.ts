// How many lines of `generated/` change with each of twenty edits of one line. A maintainer reviews a new version of a
// description by this difference, so an edit may change the lines that mean the edit, and no others.
import { textTable } from '../table.js';
import { changedLines } from './differences/changed-lines.js';
import { edits } from './differences/edits.js';

const rows: [string, string][] = [];
for (const edit of edits) rows.push([edit.what, String(await changedLines([edit]))]);
for (const line of textTable(rows, [1])) console.log(line);
const counts = rows.map(([, count]) => Number(count)).sort((a, b) => a - b);
console.log(`median ${counts[(counts.length - 1) >> 1]}, most ${counts.at(-1)}`);
