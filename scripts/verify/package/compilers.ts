import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents, examplesOf, readDocument } from '../../build/documents.js';
import type { PackedProject } from '../../packed-project.js';
import { root } from '../../run-command.js';
import type { Check } from './check.js';
import { withCompilers } from './with-compilers.js';

/** Ways to compile: for Node without the names of a browser, and for what has them. */
const settings = {
  'nodenext, Node': { module: 'nodenext', lib: ['ES2022'], types: ['node'] },
  'nodenext, DOM': { module: 'nodenext', lib: ['ES2022', 'DOM'], types: [] },
  'bundler, DOM': { module: 'esnext', moduleResolution: 'bundler', lib: ['ES2022', 'DOM'], types: [] },
};

const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false };

/** Whether our declarations, and code of a user, compile with each compiler, no library file skipped. */
export const compilers: Check = async (project) => {
  const { folder } = project;
  await copyTypesOfNode(project);
  const files = await writeConsumer(folder);
  for (const [index, options] of Object.values(settings).entries()) {
    const compilerOptions = { target: 'es2022', noEmit: true, ...strict, ...options };
    await writeFile(join(folder, configOf(index)), JSON.stringify({ compilerOptions, files }));
  }
  const { names, problems } = await withCompilers(project, async ({ version, complaints }) => {
    const found = Object.keys(settings).map(async (name, index) =>
      (await complaints(folder, configOf(index))).map((line) => `${version} (${name}): ${line}`),
    );
    return (await Promise.all(found)).flat();
  });
  const ways = Object.keys(settings).join('; ');
  return {
    summary: `${files.length} files compiled by TypeScript ${names.join(', ')}, each for ${ways}`,
    problems,
  };
};

/** The types of Node that this repository is compiled with, and those that they import. */
export async function copyTypesOfNode({ folder }: PackedProject): Promise<void> {
  for (const name of ['node_modules/@types/node', 'node_modules/undici-types'])
    await cp(join(root, name), join(folder, name), { recursive: true });
}

function configOf(index: number): string {
  return `tsconfig.${index}.json`;
}

/** Type tests that import only what is public. What they expect to fail has to fail in each compiler. */
const typeTests = ['filters', 'misuse', 'types'];

/** Writes code of a user: the examples of the documents, and the type tests. Answers the names of its files. */
async function writeConsumer(folder: string): Promise<string[]> {
  const texts = new Map<string, string>();
  for (const example of documents.map(readDocument).flatMap(examplesOf))
    texts.set(`example-${texts.size + 1}.ts`, example);
  for (const name of typeTests) {
    const test = await readFile(join(root, 'test', `${name}.test-d.ts`), 'utf8');
    const published = test
      .replaceAll("'../src/index.js'", "'ledger-query-client'")
      .replaceAll(/'\.\.\/src\/(\w+)\.js'/g, "'ledger-query-client/$1'");
    texts.set(`${name}.test-d.ts`, published);
  }
  for (const [name, text] of texts) await writeFile(join(folder, name), text);
  return [...texts.keys()];
}
