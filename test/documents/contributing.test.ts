import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(`${root}.github/CONTRIBUTING.md`, 'utf8');
const { scripts }: { scripts: object } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

it('names files and folders that exist', () => {
  const paths =
    text.match(/(?<![\w./])(?:src|scripts|generated|openapi|test|\.github|\.ci)\/[\w./-]*/g) ?? [];
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => `.github/${link}`);
  expect(paths.length).toBeGreaterThan(40);
  expect([...paths, ...links].filter((path) => !existsSync(root + path))).toEqual([]);
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

it('lists the tested runtimes, and the README the same version of Node as package.json', () => {
  const source = readFileSync(`${root}scripts/environments/all.ts`, 'utf8');
  const names = [...source.matchAll(/^ {2}(\w+)(?:: |,$)/gm)].map(([, name = '']) => name);
  const versions = names.flatMap((name) => /^node(\d+)$/.exec(name)?.[1] ?? []);
  const row = /`test:runtimes` *\| .*? on ([^;|]+);/.exec(text)?.[1] ?? '';
  expect(row.toLowerCase().split(/, | and /)).toEqual([
    `node ${versions[0]} to ${versions.at(-1)}`,
    ...names.filter((name) => !name.startsWith('node')),
  ]);
  const { engines }: { engines: { node: string } } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const readme = readFileSync(`${root}README.md`, 'utf8');
  expect(readme).toContain(`Node ${engines.node.replace('>=', '')} or later`);
});
