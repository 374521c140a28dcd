import { Buffer } from 'node:buffer';
import { FileError } from '../errors.js';
import type { Terminal } from '../terminal.js';

/** Milliseconds between two renewals of a lock. */
export const heartbeat = 20_000;
/** Milliseconds without a renewal after which a lock is abandoned. */
const abandonedAfter = 60_000;
/** After a pause of so many milliseconds, a command checks its lock before it writes. */
const longPause = 30_000;

export interface FileLock {
  readonly id: string;
  verify(): Promise<void>;
  verifyAfterPause(): Promise<void>;
  release(): Promise<void>;
}

type World = Pick<Terminal, 'files' | 'machine' | 'now' | 'random' | 'setTimer'>;

/** Takes over the lock of a dead local process at once, and any other lock after a minute without a renewal. */
export async function lockFile(
  path: string,
  leftoverOf: (id: string) => string,
  { files, machine, now, random, setTimer }: World,
): Promise<FileLock> {
  const { host, pid } = machine;
  const id = Math.floor(random() * 2 ** 52).toString(36);
  const own = `${JSON.stringify({ host, pid, id })}\n`;
  while (!(await files.create(path, own))) {
    const found = await readLock(path, { files, machine, now });
    if (!found) continue;
    if (!found.isAbandoned) throw inUse(path, found.holder);
    if (found.holder) await files.remove(leftoverOf(found.holder.id));
    // A faster command may have replaced it by its own lock, which stays.
    await files.removeIf(path, found.text, `${path}.${id}`);
  }
  let verifiedAt = now();
  let stop = renewLater();
  function renewLater(): () => void {
    return setTimer(heartbeat, () => {
      files.touch(path).catch(() => undefined);
      stop = renewLater();
    });
  }
  const isOwner = async (): Promise<boolean> => (await textOf(path, files)) === own;
  const verify = async (): Promise<void> => {
    if (!(await isOwner())) throw new FileError(`another command has taken over: ${path} changed`);
    verifiedAt = now();
  };
  return {
    id,
    verify,
    verifyAfterPause: async () => (now() - verifiedAt > longPause ? verify() : undefined),
    async release() {
      stop();
      if (await isOwner()) await files.remove(path);
    },
  };
}

interface Holder {
  readonly host: string;
  readonly pid: number;
  readonly id: string;
}

async function readLock(
  path: string,
  { files, machine, now }: Pick<World, 'files' | 'machine' | 'now'>,
): Promise<{ text: string; holder: Holder | undefined; isAbandoned: boolean } | undefined> {
  const status = await files.look(path);
  if (!status) return undefined;
  const text = status.kind === 'file' ? await textOf(path, files) : 'foreign';
  if (text === undefined) return undefined;
  const holder = holderOf(text);
  // A lock is empty while it is created. An empty file may be replaced, as it has no content to lose.
  if (!holder && text !== '')
    throw new FileError(`${path} is not a lock of this command; remove or rename it`);
  // A command locks a file once. So a holder with its own number is an earlier process, such as that of a container that began again.
  const isDead =
    holder?.host === machine.host && (holder.pid === machine.pid || !machine.isAlive(holder.pid));
  return { text, holder, isAbandoned: isDead || now() - status.changedAt > abandonedAfter };
}

function holderOf(text: string): Holder | undefined {
  try {
    const { host, pid, id }: Partial<Holder> = Object(JSON.parse(text));
    if (typeof host !== 'string' || typeof pid !== 'number' || typeof id !== 'string') return undefined;
    // The ID is part of file names.
    if (/^\w+$/.test(id)) return { host, pid, id };
    return undefined;
  } catch {
    return undefined;
  }
}

async function textOf(path: string, files: World['files']): Promise<string | undefined> {
  const bytes = await files.read(path);
  return bytes && Buffer.from(bytes).toString('utf8');
}

function inUse(path: string, holder?: Holder): FileError {
  const by = holder ? `process ${holder.pid} of ${holder.host}` : 'another command';
  return new FileError(`${by} is writing this file: ${path} exists`);
}
