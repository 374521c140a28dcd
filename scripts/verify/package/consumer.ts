import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents, examplesOf, readDocument } from '../../build/documents.js';
import { root } from '../../run-command.js';

/** Type tests that import only what is public. What they expect to fail has to fail in each compiler. */
const typeTests = ['filters', 'misuse', 'types'];

/** Writes code of a user: the examples of the documents, and the type tests. Answers the names of its files. */
export async function writeConsumer(folder: string): Promise<string[]> {
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
