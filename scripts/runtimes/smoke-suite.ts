import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Puts the smoke suite, and where its service listens, into a folder where the package is installed. */
export async function copySmokeSuite(folder: string, serviceUrl: string): Promise<void> {
  for (const file of await readdir(here))
    if (file.endsWith('.mjs')) await cp(join(here, file), join(folder, file));
  await writeFile(join(folder, 'service.mjs'), `export const serviceUrl = '${serviceUrl}';\n`);
}
