import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(`${root}.github/CONTRIBUTING.md`, 'utf8');
const { scripts }: { scripts: object } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

it('names files and folders that exist', () => {
  const paths =
    text.match(/(?<![\w./])(?:src|scripts|generated|openapi|test|\.github|\.ci)\/[\w./-]*/g) ?? [];
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => `.github/${link}`);
  expect(paths.length).toBeGreaterThan(40);
  expect([...paths, ...links].filter((path) => !existsSync(root + path))).toEqual([]);
});

it('has a place for at least 15 tasks', () => {
  const table = text.split('## Where do I change …')[1]?.split('\n## ')[0] ?? '';
  expect(table.match(/^\| [^|]+ \| `.+ \|$/gm)?.length).toBeGreaterThanOrEqual(15);
});

it('names commands that exist, with the time that each takes', () => {
  const rows = [...text.matchAll(/^\| (`[a-z].*?) \| (.+?) \| .+ \|$/gm)];
  const commands = rows.flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w:-]+)[^`]*`/g)].map(([, name]) => name),
  );
  expect(commands[0]).toBe('test:quick');
  expect(commands.filter((name) => !Object.hasOwn(scripts, String(name)))).toEqual([]);
  for (const [, cell, time] of rows) expect(time, cell).toMatch(/^\d+ (s|min)$|^hours$/);
});
