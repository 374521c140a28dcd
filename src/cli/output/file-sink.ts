import { Buffer } from 'node:buffer';
import { FileError, UsageError } from '../errors.js';
import type { FileStatus, Files, OpenFile, Terminal } from '../terminal.js';
import {
  type Checkpoint,
  digestOf,
  isIntact,
  readCheckpoint,
  tailLength,
  writeCheckpoint,
} from './checkpoint.js';
import { type FileLock, lockFile } from './file-lock.js';
import type { Position, Sink } from './sink.js';

export interface FileTarget {
  readonly path: string;
  /** Identifies the call and its format. Only a file of the same call is continued. */
  readonly call: string;
  readonly resume: boolean;
}

type World = Pick<Terminal, 'elapsed' | 'files' | 'machine' | 'now' | 'random' | 'setTimer' | 'signal'>;

/** Milliseconds. More often would slow the disk down, less often would repeat more work. */
const saveInterval = 500;

/**
 * Writes FILE.part, and renames it to FILE at the end. FILE.part.json counts the bytes that are on the disk, so that the
 * same call can continue after SIGKILL or a loss of power. FILE.part.lock keeps other commands out.
 */
export async function openFileSink(target: FileTarget, world: World): Promise<Sink> {
  const replaced = await lookAtTarget(target.path, world.files);
  const part = `${target.path}.part`;
  const lock = await lockFile(`${part}.lock`, (id) => `${part}.json.${id}`, world);
  try {
    return await lockedSink(target, replaced?.mode, lock, world);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function lockedSink(
  { path, call, resume }: FileTarget,
  mode: number | undefined,
  lock: FileLock,
  { files, elapsed, signal }: World,
): Promise<Sink> {
  const part = `${path}.part`;
  const state = `${part}.json`;
  const last = await readCheckpoint(state, files);
  const start = resume ? last : undefined;
  if (start && start.call !== call)
    throw new UsageError(`${state} belongs to another call: ${start.call}; remove it, or repeat that call`);

  let file: OpenFile | undefined;
  let tail = Buffer.alloc(0);
  let bytes = start?.bytes ?? 0;
  let unsaved: Checkpoint | undefined;
  let savedAt = Number.NEGATIVE_INFINITY;
  let isOver = false;
  /** It counts the bytes of its own position. What is written later belongs to the next one. */
  const checkpointAt = ({ items, cursor, share }: Position, isDone = false): Checkpoint => ({
    call,
    bytes,
    items,
    cursor,
    share,
    tail: digestOf(tail),
    isDone,
  });
  const save = async (checkpoint: Checkpoint): Promise<void> => {
    await file?.sync();
    await lock.verify();
    await files.replace(state, `${state}.${lock.id}`, writeCheckpoint(checkpoint));
    unsaved = undefined;
    savedAt = elapsed();
  };

  const left = await files.look(part);
  // Without a valid state, the file may belong to another program.
  if (left && (left.kind !== 'file' || !last))
    throw new FileError(`${part} is not a file of this command; remove or rename it`);
  if (start && (left || start.bytes > 0)) {
    // If only FILE.part is missing, the command ended just after it was renamed.
    const complete = start.isDone && !left ? path : part;
    if (!(await isIntact(complete, start, files)))
      throw new FileError(`${complete} does not match ${state}; remove ${state} and ${part} to start again`);
    if (left) file = await files.open(part, { bytes, mode });
    tail = Buffer.from(await files.readRange(complete, Math.max(0, bytes - tailLength), bytes));
  } else {
    // From here on the state marks FILE.part as a file of this command.
    await save(checkpointAt({ items: 0, cursor: undefined, share: undefined }));
    await files.remove(part);
    file = await files.open(part, { mode });
  }
  return {
    start: start?.cursor === undefined ? undefined : start,
    async write(text) {
      if (start?.isDone || text === '') return;
      await lock.verifyAfterPause();
      const written = Buffer.from(text);
      await file?.write(written);
      bytes += written.length;
      tail = Buffer.concat([tail, written.subarray(-tailLength)]).subarray(-tailLength);
    },
    async reach(position) {
      unsaved = checkpointAt(position);
      if (elapsed() - savedAt >= saveInterval) await save(unsaved);
    },
    async finish(items) {
      if (!start?.isDone) await save(checkpointAt({ items, cursor: null, share: 1 }, true));
      await lock.verify();
      if (file) {
        await lookAtTarget(path, files);
        if (!(await file.isAt(part))) throw new FileError(`${part} was replaced while it was written`);
        await files.rename(part, path);
      }
      await files.remove(state);
      isOver = true;
    },
    async close() {
      try {
        // If this fails, the previous state is still valid.
        if (unsaved) await save(unsaved).catch(() => undefined);
        await file?.close();
        if (isOver || bytes > 0 || unsaved || signal.aborted) return;
        // A call that failed before it wrote anything leaves no files.
        await lock.verify();
        await files.remove(part);
        await files.remove(state);
      } finally {
        await lock.release();
      }
    },
  };
}

async function lookAtTarget(path: string, files: Files): Promise<FileStatus | undefined> {
  if (path === '') throw new FileError('--output is empty; name a file, or - for standard output');
  const status = await files.look(path);
  if (status && status.kind !== 'file')
    throw new FileError(`--output ${path} is ${status.kind}; name a regular file, or - for standard output`);
  return status;
}
