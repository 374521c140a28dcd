import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const config = fileURLToPath(new URL('../../../.biome.json', import.meta.url));

export async function format(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'generate-'));
  try {
    const names = [...files.keys()];
    const paths = names.map((name, index) => join(folder, `${index}-${name.replaceAll('/', '-')}`));
    await Promise.all(names.map((name, index) => writeFile(String(paths[index]), files.get(name) ?? '')));
    await promisify(execFile)(
      process.execPath,
      [biome, 'format', '--write', `--config-path=${config}`, '--vcs-enabled=false', folder],
      { cwd: folder },
    );
    const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
    return new Map(names.map((name, index) => [name, String(texts[index])]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
