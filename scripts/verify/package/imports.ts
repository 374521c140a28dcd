import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import type { Check } from './check.js';

/**
 * Checks that the package imports no other package. The sandbox's listener may import modules of Node. The entry for viem
 * imports viem, and the tools import it to read events. The commands may also import the package itself and its optional peers.
 */
export const imports: Check = async ({ installed, tarball: { files } }) => {
  const manifest = await readFile(join(installed, 'package.json'), 'utf8');
  const { name: own, dependencies = {}, peerDependencies = {} } = JSON.parse(manifest);
  const problems = Object.keys(dependencies).map((name) => `${name} is a dependency`);
  const readers = files.filter((name) => /\.(js|d\.ts)$/.test(name) && !name.startsWith('test/examples/'));
  for (const file of readers) {
    const text = await readFile(join(installed, file), 'utf8');
    for (const { fileName: name } of ts.preProcessFile(text).importedFiles) {
      if (name.startsWith('.')) continue;
      if (/^dist\/(cjs|node|src)\/(viem\.(js|d\.ts)|tools\.js)$/.test(file) && name === 'viem') continue;
      const owner = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
      const isPresent = owner === own || name.startsWith('node:') || Object.hasOwn(peerDependencies, owner);
      if (file.startsWith('dist/scripts/') && isPresent) continue;
      if (file.startsWith('dist/node/') && owner === own) continue;
      problems.push(`${file} imports ${name}`);
    }
  }
  return { summary: `${readers.length} modules and declarations, which need no other package`, problems };
};
