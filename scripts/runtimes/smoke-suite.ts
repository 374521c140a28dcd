import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Puts the smoke suite into a folder, where the package that it imports is installed. */
export async function copySmokeSuite(folder: string): Promise<void> {
  for (const file of await readdir(here))
    if (file.endsWith('.mjs')) await cp(join(here, file), join(folder, file));
}
