import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = new URL('../../', import.meta.url);

/** Type tests that import only what is public. What they expect to fail has to fail in each compiler. */
const typeTests = ['filters', 'misuse', 'types'];

/** Writes code of a user: the examples of the README, and the type tests. Answers the names of its files. */
export async function writeConsumer(folder: string): Promise<string[]> {
  const readme = await readFile(new URL('README.md', root), 'utf8');
  const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => `${match[1]}\nexport {};\n`);
  const tests = await Promise.all(
    typeTests.map(async (name) =>
      (await readFile(new URL(`test/${name}.test-d.ts`, root), 'utf8'))
        .replaceAll("'../src/index.js'", "'ledger-query-client'")
        .replaceAll(/'\.\.\/src\/(\w+)\.js'/g, "'ledger-query-client/$1'"),
    ),
  );
  const texts = new Map([
    ...examples.map((text, index) => [`example-${index + 1}.ts`, text] as const),
    ...tests.map((text, index) => [`${typeTests[index]}.test-d.ts`, text] as const),
  ]);
  for (const [name, text] of texts) await writeFile(join(folder, name), text);
  return [...texts.keys()];
}
