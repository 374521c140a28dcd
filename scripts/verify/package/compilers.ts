import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents, examplesOf, readDocument } from '../../build/documents.js';
import type { PackedProject } from '../../packed-project.js';
import { root } from '../../run-command.js';
import type { Check } from './check.js';
import { withCompilers } from './with-compilers.js';

const settings = {
  'nodenext, Node': { module: 'nodenext', lib: ['ES2022'], types: ['node'] },
  'nodenext, DOM': { module: 'nodenext', lib: ['ES2022', 'DOM'], types: [] },
  'bundler, DOM': { module: 'esnext', moduleResolution: 'bundler', lib: ['ES2022', 'DOM'], types: [] },
};

const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false };

export const compilers: Check = async (project) => {
  const { folder } = project;
  await copyTypesOfNode(project);
  const files = await writeConsumer(folder);
  for (const [index, options] of Object.values(settings).entries()) {
    const compilerOptions = { target: 'es2022', noEmit: true, ...strict, ...options };
    await writeFile(join(folder, configOf(index)), JSON.stringify({ compilerOptions, files }));
  }
  const { names, problems } = await withCompilers(project, async ({ version, errors }) => {
    const found = Object.keys(settings).map(async (name, index) =>
      (await errors(folder, configOf(index))).map((line) => `${version} (${name}): ${line}`),
    );
    return (await Promise.all(found)).flat();
  });
  const targets = Object.keys(settings).join('; ');
  return {
    summary: `${files.length} files compiled by TypeScript ${names.join(', ')}, each for ${targets}`,
    problems,
  };
};

export async function copyTypesOfNode({ folder }: PackedProject): Promise<void> {
  for (const name of ['node_modules/@types/node', 'node_modules/undici-types'])
    await cp(join(root, name), join(folder, name), { recursive: true });
}

function configOf(index: number): string {
  return `tsconfig.${index}.json`;
}

/** Type tests that import only public names. Their expected errors must occur with each compiler. */
const typeTests = ['filters', 'misuse', 'types'];

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
