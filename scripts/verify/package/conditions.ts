import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../../run-command.js';
import type { Check } from './check.js';

/** Files that the first import of an entry reads in Node: itself, the core, and each of its services. */
const firstFiles: Readonly<Record<string, number>> = {
  '.': 4,
  './core': 2,
  './ledger': 3,
  './status': 3,
  // What lists load later, too, and what joins a file that is loaded later with what is in it.
  './query': 4,
};

/** Prints whether `import` and `require` lead to the same class, and that of another entry to it as well. */
const program = `import { createRequire } from 'node:module';
import { ClientError } from 'ledger-query-client';
import * as ledger from 'ledger-query-client/ledger';
const required = createRequire(import.meta.url)('ledger-query-client/status');
console.log(ClientError === ledger.ClientError && ClientError === required.ClientError, import.meta.resolve('ledger-query-client'));
`;

/** Whether Node is given what bundlers are, in few files, and one copy of it by each way in. */
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
      problems.push(`${entry} exports ${inNode.join()} in Node, and elsewhere ${elsewhere.join()}`);
    const files = await filesReadBy(join(installed, target.node));
    if (files.size !== firstFiles[entry]) problems.push(`${entry} reads at first ${[...files].join()}`);
  }
  const said = await runCommand(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
  });
  if (!/^true file:.*\/dist\/node\/index\.js$/.test(said)) problems.push(`Node says of the ways in: ${said}`);
  return { summary: `${names} names, the same in Node as elsewhere`, problems };
};

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly node?: string; readonly default: string }>>;
}

async function namesOf(file: string): Promise<string[]> {
  return Object.keys(await import(pathToFileURL(file).href)).sort();
}

/** All that a module imports at once, with it. */
async function filesReadBy(entry: string): Promise<ReadonlySet<string>> {
  const files = new Set([entry]);
  // It grows while it is walked.
  for (const file of files)
    for (const [, name = ''] of (await readFile(file, 'utf8')).matchAll(/^(?:im|ex)port .* from "(.+)";$/gm))
      files.add(join(dirname(file), name));
  return files;
}
