// Prints what the code weighs, as tables: lines and files of each room, the files and functions that a call enters, and the size
// of each entry. `npm run weight -- ways` prints that table only; with --list lookup: which functions a lookup enters.
import { parseArgs } from 'node:util';
import { chosen } from '../chosen.js';
import { textTable } from '../table.js';
import { roomsTable } from './weight/rooms.js';
import { enteredBy, waysTable } from './weight/ways.js';

const { values, positionals } = parseArgs({
  options: { list: { type: 'string' } },
  allowPositionals: true,
});

/** By import, minified and compressed: the code loaded at first, and all of it. */
async function entriesTable(): Promise<string[][]> {
  // It loads the client, and ways have to be counted before.
  const { bundles, sizeOf } = await import('../bench/bundle.js');
  const rows = [['entry, kB compressed', 'at first', 'all']];
  for (const [name, { ours }] of Object.entries(bundles)) {
    const { first, all } = await sizeOf(ours);
    rows.push([name, first.toFixed(1), all.toFixed(1)]);
  }
  return rows;
}

const tables = { rooms: roomsTable, ways: waysTable, entries: entriesTable };

if (values.list === undefined)
  for (const [, table] of chosen(tables, positionals))
    console.log(`${textTable(await table(), [1, 2, 3]).join('\n')}\n`);
else for (const [file, names] of await enteredBy(values.list)) console.log(`${file}: ${names.join(', ')}`);
