import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import type { Check } from './check.js';
import { isCommand } from './file-list.js';

/**
 * Packages that modules import: those that npm installs with ours, Node's own in the listener of the sandbox, and both
 * with the optional peers in the commands.
 * Declarations import none, so that a dependency can be replaced without a word to users.
 */
export const imports: Check = async ({ installed, tarball: { files } }) => {
  const manifest = await readFile(join(installed, 'package.json'), 'utf8');
  const { dependencies = {}, peerDependencies = {} }: Record<string, object> = JSON.parse(manifest);
  const unused = new Set(Object.keys(dependencies));
  const used = new Set<string>();
  const problems: string[] = [];
  for (const file of files.filter((name) => /\.(js|d\.ts)$/.test(name))) {
    const { importedFiles } = ts.preProcessFile(await readFile(join(installed, file), 'utf8'), true, true);
    for (const { fileName: name } of importedFiles) {
      if (name.startsWith('.')) continue;
      if (/^dist\/src\/sandbox\/(\w+\/)?listen\.js$/.test(file) && name.startsWith('node:')) continue;
      const [owner = ''] = name.split('/');
      if (isCommand(file) && (name.startsWith('node:') || Object.hasOwn(peerDependencies, owner))) continue;
      used.add(name);
      unused.delete(name);
      if (file.endsWith('.d.ts') || !Object.hasOwn(dependencies, name))
        problems.push(`${file} imports ${name}`);
    }
  }
  for (const name of unused) problems.push(`${name} is a dependency that nothing imports`);
  return { summary: `${[...used].join(', ')} of npm, and of them nothing in declarations`, problems };
};
