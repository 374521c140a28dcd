import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Prepares the declarations that TypeScript wrote to `folder`. Those of `src` that no entry imports go, and so do their maps,
 * because the package does not contain these sources. TypeScript takes a declaration for the format that its package.json
 * says, so `require` gets a copy.
 */
export async function prepareDeclarations(folder: string, entries: readonly string[]): Promise<void> {
  const needed = new Set<string>();
  for (const entry of entries) await addImports(join(folder, 'src', `${entry}.d.ts`), needed);
  for (const name of await readdir(join(folder, 'src'), { recursive: true })) {
    const file = join(folder, 'src', name);
    const isDeclaration = name.endsWith('.d.ts');
    if (name.endsWith('.d.ts.map') || (isDeclaration && !needed.has(file))) await rm(file);
    else if (isDeclaration) await copyWithoutMap(file, file);
  }
  const cjs = join(folder, 'cjs');
  for (const file of needed) await copyWithoutMap(file, join(cjs, file.slice(folder.length)));
  await writeFile(join(cjs, 'package.json'), '{"type":"commonjs"}\n');
}

async function copyWithoutMap(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, (await readFile(from, 'utf8')).replace(/^\/\/# sourceMappingURL=.*$/m, ''));
}

async function addImports(file: string, found: Set<string>): Promise<void> {
  if (found.has(file)) return;
  found.add(file);
  const text = await readFile(file, 'utf8');
  for (const [, name] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)\.js['"]/g))
    await addImports(join(dirname(file), `${name}.d.ts`), found);
}
