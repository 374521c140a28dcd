import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

await rm(join(root, 'dist'), { recursive: true, force: true });
execFileSync(process.execPath, [tsc, '-p', join(root, 'scripts', 'tsconfig.build.json')], {
  stdio: 'inherit',
});

// A module of types alone does nothing, and its map would be all of its source.
const typesAlone = /^(?:\/\/.*\n)*export \{\};\n(?=\/\/# sourceMappingURL=)/;
const dist = join(root, 'dist');
for (const file of await readdir(dist, { recursive: true })) {
  const [module] = file.endsWith('.js')
    ? (typesAlone.exec(await readFile(join(dist, file), 'utf8')) ?? [])
    : [];
  if (module === undefined) continue;
  await writeFile(join(dist, file), module);
  await rm(join(dist, `${file}.map`));
}
