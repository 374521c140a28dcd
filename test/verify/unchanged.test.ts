import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../scripts/run-command.js';
import { forget, unlessUnchanged } from '../../scripts/unchanged.js';
import { checks } from '../../scripts/verify/checks.js';

const folder = mkdtempSync(join(root, 'test', '.tmp-unchanged-'));
const inputs = [relative(root, folder)];
const step = `test of ${process.pid}`;

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await forget(step);
});

it('a step that passed runs again if a file is written, renamed or removed, and not otherwise', async () => {
  const outcome = () => unlessUnchanged(step, inputs, async () => true);
  const file = join(folder, 'a.txt');
  writeFileSync(file, 'one');
  expect(await outcome()).toBe('passed');
  expect(await outcome()).toBe('unchanged');
  writeFileSync(file, 'one');
  expect(await outcome()).toBe('unchanged');
  writeFileSync(file, 'two');
  expect(await outcome()).toBe('passed');
  rmSync(file);
  writeFileSync(join(folder, 'b.txt'), 'two');
  expect(await outcome()).toBe('passed');
  rmSync(join(folder, 'b.txt'));
  expect(await outcome()).toBe('passed');
  expect(await outcome()).toBe('unchanged');
});

it('a step that failed, or whose inputs changed while it ran, runs again', async () => {
  const file = join(folder, 'c.txt');
  writeFileSync(file, 'one');
  expect(await unlessUnchanged(step, inputs, async () => false)).toBe('failed');
  const edited = async (): Promise<boolean> => {
    writeFileSync(file, 'two');
    return true;
  };
  expect(await unlessUnchanged(step, inputs, edited)).toBe('passed');
  expect(await unlessUnchanged(step, inputs, async () => true)).toBe('passed');
});

it('each check of npm test names the modules that it runs as its inputs', async () => {
  const withInputs = checks.filter(({ inputs }) => inputs);
  expect(withInputs.length).toBeGreaterThan(2);
  for (const { command, inputs = [] } of withInputs) {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [String(command[1])],
      outdir: 'out',
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    });
    const modules = Object.keys(metafile.inputs);
    expect(modules).toContain(command[1]);
    const others = modules.filter((file) => !inputs.some((input) => file.startsWith(`${input}/`)));
    expect(others, command.join(' ')).toEqual([]);
  }
});
