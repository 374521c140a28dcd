import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { optionalFiles } from './emit/emit-service.js';
import { validatorFolder } from './emit/emit-validators.js';
import { hasBanner } from './emit/module-text.js';
import { FileError } from './generation-error.js';

export interface Output {
  readonly folder: string;
  /** By their paths in the folder, with `/`. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Writes files, and deletes optional ones that are no longer generated. It changes only files with the generator's banner;
 * other files in the folder stay. Returns a line for each folder.
 *
 * @throws FileError before any file is written, if another file has the path of a generated one.
 */
export async function writeFiles(outputs: readonly Output[]): Promise<string[]> {
  for (const output of outputs) await checkPaths(output);
  const lines: string[] = [];
  for (const { folder, files } of outputs) {
    for (const [name, text] of files) await replace(join(folder, name), text);
    const validators = await readdir(join(folder, validatorFolder)).catch(() => []);
    const optional = [...optionalFiles, ...validators.map((name) => `${validatorFolder}/${name}`)];
    for (const name of optional.filter((name) => !files.has(name))) {
      const path = join(folder, name);
      if (await isOwn(path)) await rm(path);
    }
    lines.push(`${relative(process.cwd(), folder)}: ${files.size} files`);
  }
  return lines;
}

/** Writes files into a folder that has none of them. */
export async function writeInto(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of files) await writeNew(join(folder, name), text);
}

export async function staleFiles({ folder, files }: Output): Promise<string[]> {
  const differ = (await filesIn(folder)).filter((name) => !files.has(name));
  for (const [name, text] of files) {
    const present = await readFile(join(folder, name), 'utf8').catch(() => undefined);
    if (present !== text) differ.push(name);
  }
  return differ.map((name) => join(folder, name));
}

/** The paths of all files below a folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((each) => !each.isDirectory());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}

/** Throws if something else has the path of the folder or of a generated file. */
async function checkPaths({ folder, files }: Output): Promise<void> {
  const foreign = (path: string, is: string): FileError =>
    new FileError(`${path} ${is}. No file was written. Choose another --out, or move it away.`);
  const paths = [...files.keys()].map((name) => join(folder, name));
  for (const place of new Set([folder, ...paths.map((path) => dirname(path))]))
    if ((await entry(place))?.isDirectory() === false) throw foreign(place, 'is not a folder');
  for (const path of paths) {
    const present = await entry(path);
    if (present && !present.isFile()) throw foreign(path, 'is not a regular file');
    if (present && !(await isOwn(path)))
      throw foreign(path, 'was not written by this command, or its first lines were edited');
  }
}

/** Removes the file and creates it again: it could have been replaced by a link since it was checked. */
async function replace(path: string, text: string): Promise<void> {
  await rm(path, { force: true });
  await writeNew(path, text);
}

async function writeNew(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text, { flag: 'wx' });
}

async function isOwn(path: string): Promise<boolean> {
  const present = await entry(path);
  return Boolean(present?.isFile()) && hasBanner(await readFile(path, 'utf8'));
}

async function entry(path: string): Promise<Awaited<ReturnType<typeof lstat>> | undefined> {
  return lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
