import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Writes files into a folder that holds nothing else, and says so in a line. */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  for (const name of await strangers(folder, files)) await rm(join(folder, name));
  return `${relative(process.cwd(), folder)}: ${files.size} files`;
}

/** Paths of the files that differ from what would be written. */
export async function staleFiles(folder: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const differ = await strangers(folder, files);
  for (const [name, text] of files) {
    const present = await readFile(join(folder, name), 'utf8').catch(() => undefined);
    if (present !== text) differ.push(name);
  }
  return differ.map((name) => join(folder, name));
}

/** Files in the folder that are no longer made. */
async function strangers(folder: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const present = await readdir(folder).catch(() => []);
  return present.filter((name) => !files.has(name));
}
