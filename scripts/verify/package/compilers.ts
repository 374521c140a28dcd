import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents, examplesOf, readDocument } from '../../build/documents.js';
import { root } from '../../run-command.js';
import type { Check } from './check.js';
import { compiled } from './with-compilers.js';

const strict = {
  target: 'es2022',
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
};
const dom = { lib: ['ES2022', 'DOM'], types: [] };

const settings = {
  'nodenext, Node': { ...strict, module: 'nodenext', lib: ['ES2022'], types: ['node'] },
  'nodenext, DOM': { ...strict, ...dom, module: 'nodenext' },
  'bundler, oldest libraries': {
    ...strict,
    target: 'es2020',
    lib: ['ES2020', 'DOM', 'DOM.AsyncIterable'],
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
  },
  'bundler, DOM': { ...strict, ...dom, module: 'esnext', moduleResolution: 'bundler' },
};

export const compilers: Check = async (project) => {
  const files = await writeConsumer(project.folder);
  const { summary, problems } = await compiled(project, project.folder, files, settings);
  return { summary: `${files.length} files ${summary}`, problems };
};

/** Type tests that import only public names, and what they share. Their expected errors must occur with each compiler. */
const typeTests = ['types/types.test-d.ts', 'types/parameters.test-d.ts', 'types/call.ts', 'types/same.ts'];

async function writeConsumer(folder: string): Promise<string[]> {
  const texts = new Map<string, string>();
  // The declarations of viem need newer libraries than ours. `npm run typecheck` compiles what is written with them.
  const examples = documents.map(readDocument).flatMap(examplesOf);
  for (const example of examples.filter((text) => !text.includes("'viem'")))
    texts.set(`example-${texts.size + 1}.ts`, example);
  for (const name of typeTests) {
    const test = await readFile(join(root, 'test', name), 'utf8');
    const published = test
      .replaceAll(/'[./]+\/src\/index\.js'/g, "'ledger-query-client'")
      .replaceAll(/'[./]+\/src\/(\w+)\.js'/g, "'ledger-query-client/$1'");
    texts.set(name, published);
  }
  await mkdir(join(folder, 'types'));
  for (const [name, text] of texts) await writeFile(join(folder, name), text);
  return [...texts.keys()];
}
