import { Buffer } from 'node:buffer';
import {
  closeSync,
  constants,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  type Stats,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { type FileHandle, lstat, open, readFile, rename, rm, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { FileError } from './errors.js';
import type { Files } from './terminal.js';

export const nodeFiles: Files = {
  read: (path) => withPath(path, readFile(path)).catch(ifCode('ENOENT', undefined)),
  async readRange(path, from, to) {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  },
  async look(path) {
    const stats = await lstat(path).catch(ifCode('ENOENT', undefined));
    if (!stats) return undefined;
    return { kind: kindOf(stats), size: stats.size, mode: stats.mode & 0o7777, changedAt: stats.mtimeMs };
  },
  async create(path, text) {
    try {
      // A process that is killed between two asynchronous calls would leave an empty file more often.
      const file = openSync(path, 'wx');
      try {
        writeSync(file, text);
        fsyncSync(file);
      } catch (error) {
        unlinkSync(path);
        throw error;
      } finally {
        closeSync(file);
      }
      return true;
    } catch (error) {
      return ifCode('EEXIST', false)(error);
    }
  },
  async removeIf(path, text, aside) {
    try {
      // Renaming is atomic: of several processes one gets the file. As in `create`, a kill rarely comes in between.
      renameSync(path, aside);
      if (readFileSync(aside, 'utf8') === text) unlinkSync(aside);
      else renameSync(aside, path);
    } catch (error) {
      ifCode('ENOENT', undefined)(error);
    }
  },
  touch: (path) => utimes(path, Date.now() / 1000, Date.now() / 1000),
  async replace(path, draft, text) {
    const file = await open(draft, 'wx');
    try {
      try {
        await withPath(draft, file.writeFile(text));
        await withPath(draft, file.sync());
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await syncFolder(path);
  },
  async open(path, { bytes, mode }) {
    // Windows has no symlinks that a user makes without rights, and no flag for them.
    const existing = constants.O_RDWR | (constants.O_NOFOLLOW ?? 0);
    const file = await open(path, bytes === undefined ? 'wx+' : existing);
    try {
      if (mode !== undefined && ((await file.stat()).mode & 0o7777) !== mode) await file.chmod(mode);
      await file.truncate(bytes);
    } catch (error) {
      await file.close();
      throw error;
    }
    let end = bytes ?? 0;
    return {
      async write(content) {
        for (let rest = Buffer.from(content); rest.length > 0; ) {
          const { bytesWritten } = await withPath(path, file.write(rest, 0, rest.length, end));
          end += bytesWritten;
          rest = rest.subarray(bytesWritten);
        }
      },
      sync: () => withPath(path, file.datasync()),
      isAt: async (other) => (await isSame(file, other)) && (await file.stat()).size === end,
      close: () => file.close(),
    };
  },
  async rename(from, to) {
    await rename(from, to);
    await syncFolder(to);
  },
  remove: (path) => rm(path, { force: true }),
};

async function isSame(file: FileHandle, path: string): Promise<boolean> {
  const own = await file.stat({ bigint: true });
  const other = await lstat(path, { bigint: true }).catch(ifCode('ENOENT', undefined));
  return other?.ino === own.ino && other.dev === own.dev;
}

function kindOf(stats: Stats): string {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'a folder';
  if (stats.isSymbolicLink()) return 'a symlink';
  if (stats.isFIFO()) return 'a FIFO';
  return stats.isSocket() ? 'a socket' : 'a device';
}

/** Node's errors of reading and writing do not name the file. */
async function withPath<Result>(path: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Error) || 'path' in error) throw error;
    throw new FileError(`${path}: ${error.message}`, { cause: error });
  }
}

/** Names outlast a loss of power only once their folder is on the disk; not everywhere can one be opened. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

function ifCode<Other>(code: string, other: Other): (error: unknown) => Other {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === code) return other;
    throw error;
  };
}
