import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Edit, edited } from './breakage.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const needed = ['generated', 'openapi', 'scripts', 'src', 'test', 'package.json', 'tsconfig.json'];

/** A copy of the source that may be broken. */
export interface SourceCopy {
  readonly folder: string;
  /** Makes the edits while something is done, and takes them back. */
  broken<Result>(edits: readonly Edit[], work: () => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

export async function copySource(): Promise<SourceCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'breakages-'));
  for (const name of needed) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    async broken(edits, work) {
      const files = [...new Set(edits.map(({ file }) => file))];
      const whole = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
      // All edits are tried before the first file is written.
      const texts = files.map((file, index) =>
        edits.filter((edit) => edit.file === file).reduce(edited, whole[index] ?? ''),
      );
      const write = (contents: readonly string[]): Promise<unknown> =>
        Promise.all(files.map((file, index) => writeFile(join(folder, file), contents[index] ?? '')));
      try {
        await write(texts);
        return await work();
      } finally {
        await write(whole);
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
