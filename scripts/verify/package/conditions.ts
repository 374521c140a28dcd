import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../../run-command.js';
import type { Check } from './check.js';

/** Prints whether `import`, `require` and another entry return the same class. */
const program = `import { createRequire } from 'node:module';
import { ClientError } from 'ledger-query-client';
import * as ledger from 'ledger-query-client/ledger';
const required = createRequire(import.meta.url)('ledger-query-client/status');
console.log(ClientError === ledger.ClientError && ClientError === required.ClientError, import.meta.resolve('ledger-query-client'));
`;

/** Checks that Node gets the same exports as bundlers, and one copy of each class. */
export const conditions: Check = async ({ installed, folder }) => {
  const manifest: Manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  const problems: string[] = [];
  let names = 0;
  for (const [entry, target] of Object.entries(manifest.exports)) {
    if (typeof target === 'string' || target.node === undefined) continue;
    const [inNode = [], elsewhere = []] = await Promise.all(
      [target.node, target.default].map((file) => namesOf(join(installed, file))),
    );
    names += inNode.length;
    if (inNode.join() !== elsewhere.join())
      problems.push(`${entry} exports ${inNode.join()} in Node, expected ${elsewhere.join()}`);
  }
  const printed = await runCommand(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
  });
  if (!/^true file:.*\/dist\/node\/index\.js$/.test(printed))
    problems.push(`Node printed ${printed}, expected true and the path of dist/node/index.js`);
  return { summary: `${names} names, the same in Node as elsewhere`, problems };
};

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly node?: string; readonly default: string }>>;
}

async function namesOf(file: string): Promise<string[]> {
  return Object.keys(await import(pathToFileURL(file).href)).sort();
}
