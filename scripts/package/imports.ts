import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import type { Check } from './finding.js';

/**
 * Packages that modules import: those that npm installs with ours, and Node's own in the listener of the sandbox.
 * Declarations import none, so that a dependency can be replaced without a word to users.
 */
export const imports: Check = async ({ installed, tarball: { files } }) => {
  const manifest: unknown = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  const dependencies = dependenciesOf(manifest);
  const used = new Set<string>();
  const problems: string[] = [];
  for (const file of files.filter((name) => /\.(js|d\.ts)$/.test(name))) {
    const { importedFiles } = ts.preProcessFile(await readFile(join(installed, file), 'utf8'), true, true);
    for (const { fileName: name } of importedFiles) {
      if (name.startsWith('.')) continue;
      if (file === 'dist/src/sandbox/listen.js' && name.startsWith('node:')) continue;
      used.add(name);
      if (file.endsWith('.d.ts') || !dependencies.includes(name)) problems.push(`${file} imports ${name}`);
    }
  }
  for (const name of dependencies)
    if (!used.has(name)) problems.push(`${name} is a dependency that nothing imports`);
  return { summary: `${[...used].join(', ')} of npm, and of them nothing in declarations`, problems };
};

function dependenciesOf(manifest: unknown): string[] {
  if (typeof manifest !== 'object' || manifest === null || !('dependencies' in manifest)) return [];
  return Object.keys(manifest.dependencies ?? {});
}
