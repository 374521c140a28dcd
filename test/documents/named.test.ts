import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/run-command.js';
import { exitCodes } from '../../src/cli/exit-codes.js';
import * as entry from '../../src/index.js';

// What the documents name exists, and what exists is named.

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The Markdown files of the project, without those of packages that examples install. */
const documents = ['.', '.github', 'openapi', 'src', 'scripts', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
);

/** The first cells of a table, which are names or numbers in backquotes or without. */
function firstCells(text: string, head: string): string[] {
  const table = text.slice(text.indexOf(head)).split('\n\n')[0] ?? '';
  return table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1]?.replaceAll('`', '').trim() ?? '');
}

it('the README has a row for each error class, and no other one', () => {
  const { ClientError } = entry;
  const classes = Object.entries(entry).filter(
    ([, value]) => typeof value === 'function' && value.prototype instanceof ClientError,
  );
  expect(classes.length).toBeGreaterThan(8);
  expect(firstCells(read('README.md'), '| Class | When').sort()).toEqual(
    classes.map(([name]) => name).sort(),
  );
});

it('the reference has a row for each exit code, and no other one', () => {
  const rows = firstCells(read('src/README.md'), '| Exit code');
  expect(rows).toEqual(Object.keys(exitCodes));
});

it('each document names scripts that exist', () => {
  const { scripts }: { scripts: object } = JSON.parse(read('package.json'));
  expect(documents.length).toBeGreaterThan(8);
  for (const file of documents) {
    const named = Array.from(
      read(file).matchAll(/npm run (?:--silent )?([\w:-]+)/g),
      ([, name = '']) => name,
    );
    expect(
      named.filter((name) => !Object.hasOwn(scripts, name)),
      file,
    ).toEqual([]);
  }
});
