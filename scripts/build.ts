// Compiles the package to dist/.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, runCommand } from './run-command.js';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const dist = join(root, 'dist');

await rm(dist, { recursive: true, force: true });
await runCommand(process.execPath, [tsc, '-p', 'scripts/tsconfig.build.json']).catch((error) => {
  console.error(error.stdout);
  process.exit(1);
});
// Nobody imports the commands: they need neither declarations nor maps.
const commands = join(dist, 'scripts');
for (const file of await readdir(commands, { recursive: true })) {
  const path = join(commands, file);
  if (/\.(d\.ts|map)$/.test(file)) await rm(path);
  else if (file.endsWith('.js'))
    await writeFile(path, (await readFile(path, 'utf8')).replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'));
}
// A module of types alone does nothing, and its map leads from nothing to nowhere.
const typesAlone = /^(?:\/\/.*\n)*export \{\};\n(?=\/\/# sourceMappingURL=)/;
for (const file of await readdir(dist, { recursive: true })) {
  if (!file.endsWith('.js')) continue;
  const [module] = typesAlone.exec(await readFile(join(dist, file), 'utf8')) ?? [];
  if (module === undefined) continue;
  await writeFile(join(dist, file), module);
  await rm(join(dist, `${file}.map`));
}
