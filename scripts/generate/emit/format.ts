import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { writeInto } from '../write-files.js';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const config = fileURLToPath(new URL('../../../.biome.json', import.meta.url));

export async function format(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'generate-'));
  try {
    await writeInto(folder, files);
    await promisify(execFile)(
      process.execPath,
      [biome, 'format', '--write', `--config-path=${config}`, '--vcs-enabled=false', folder],
      { cwd: folder },
    );
    const formatted = new Map<string, string>();
    for (const name of files.keys()) formatted.set(name, await readFile(join(folder, name), 'utf8'));
    return formatted;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
