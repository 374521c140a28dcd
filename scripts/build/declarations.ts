import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

/**
 * Bundles the declarations that TypeScript wrote to `folder`, so that a compiler reads a few files, without types that nobody
 * can name. TypeScript takes a declaration for the format that its package.json says. An ES module may import CommonJS, but not
 * the other way round before TypeScript 5.8. So the declarations are in `cjs`, and the entries of `src` export their names.
 */
export async function bundleDeclarations(
  folder: string,
  entries: readonly string[],
  peers: readonly string[],
): Promise<void> {
  const build = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, join(folder, 'src', `${name}.d.ts`)])),
    external: [/^node:/, ...peers],
    plugins: [dts({ dtsInput: true, emitDtsOnly: true })],
  });
  await build.write({
    dir: join(folder, 'cjs'),
    format: 'esm',
    chunkFileNames: 'shared/[name].d.ts',
    // The bundler removes this line of `src/client/call.ts`.
    banner: '/// <reference lib="esnext.disposable" />',
  });
  await build.close();
  for (const name of ['src', 'generated'])
    for (const file of await readdir(join(folder, name), { recursive: true }))
      if (file.endsWith('.d.ts')) await rm(join(folder, name, file));
  for (const name of entries)
    await writeFile(join(folder, 'src', `${name}.d.ts`), `export * from '../cjs/${name}.js';\n`);
}
