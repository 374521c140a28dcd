import { Buffer } from 'node:buffer';
import { access, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Files } from './terminal.js';
import { UsageError } from './usage-error.js';

/** The files of this machine. */
export const nodeFiles: Files = {
  read: (path) => readFile(path).catch(ifMissing(undefined)),
  exists: (path) => access(path).then(() => true, ifMissing(false)),
  async replace(path, text) {
    const draft = `${path}.new`;
    const file = await open(draft, 'w');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(path);
  },
  async open(path, bytes) {
    const file = await open(path, bytes === 0 ? 'w' : 'r+');
    const { size } = await file.stat();
    if (size < bytes) {
      await file.close();
      throw new UsageError(`${path} has lost what was in it; remove ${path}.json to begin anew`);
    }
    await file.truncate(bytes);
    let end = bytes;
    return {
      async write(given) {
        for (let rest = Buffer.from(given); rest.length > 0; ) {
          const { bytesWritten } = await file.write(rest, 0, rest.length, end);
          end += bytesWritten;
          rest = rest.subarray(bytesWritten);
        }
      },
      sync: () => file.datasync(),
      close: () => file.close(),
    };
  },
  async rename(from, to) {
    await rename(from, to);
    await syncFolder(to);
  },
  remove: (path) => rm(path, { force: true }),
};

/** Names outlast a loss of power only once their folder is on the disk; not everywhere can one be opened. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

function ifMissing<Other>(other: Other): (error: unknown) => Other {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return other;
    throw error;
  };
}
