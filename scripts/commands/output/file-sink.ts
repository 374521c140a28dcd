import { Buffer } from 'node:buffer';
import { isRecord } from '../../../src/core/values/record.js';
import type { OpenFile, Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';
import type { Place, Sink } from './sink.js';

/** A file to be written, and what is to be in it. */
export interface FileTarget {
  readonly path: string;
  /** Says which call with which format it is: what another one has left is not gone on with. */
  readonly call: string;
  /** Whether to go on with what is there. */
  readonly resume: boolean;
}

/** What stands beside an unfinished file: how far it is whole. */
interface Checkpoint extends Place {
  readonly call: string;
  /** Length up to there. */
  readonly bytes: number;
  readonly isDone: boolean;
}

// So much work is done twice at most, and the disk has time for other things.
const every = 500;

/**
 * Writes beside the file, and puts it into its place once it is whole. How far it is whole stands in a file of its own,
 * which is written after what it speaks of is on the disk: whenever the command ends, be it by SIGKILL or a loss of
 * power, it can go on from there, and the file becomes what it would have become.
 *
 * @throws UsageError where what is there is of another call.
 */
export async function openFileSink(
  { path, call, resume }: FileTarget,
  { files, elapsed }: Pick<Terminal, 'files' | 'elapsed'>,
): Promise<Sink> {
  const part = `${path}.part`;
  const state = `${part}.json`;
  const last = resume ? readCheckpoint(await files.read(state), call, state) : undefined;
  // Without this, a new file could be taken for the old one.
  if (!last) await files.remove(state);
  // It may be in its place already, with nothing left to do but to forget the state.
  const isInPlace = last?.isDone === true && !(await files.exists(part));
  const file: OpenFile | undefined = isInPlace ? undefined : await files.open(part, last?.bytes ?? 0);
  let bytes = last?.bytes ?? 0;
  let unsaved: Checkpoint | undefined;
  let savedAt = Number.NEGATIVE_INFINITY;
  const save = async (checkpoint: Checkpoint): Promise<void> => {
    await file?.sync();
    await files.replace(state, `${JSON.stringify(checkpoint)}\n`);
    unsaved = undefined;
    savedAt = elapsed();
  };
  return {
    begin: last,
    async write(text) {
      if (last?.isDone || text === '') return;
      const written = Buffer.from(text);
      await file?.write(written);
      bytes += written.length;
    },
    async reach({ items, cursor, share }) {
      unsaved = { call, bytes, items, cursor, share, isDone: false };
      if (elapsed() - savedAt >= every) await save(unsaved);
    },
    async finish(items) {
      if (!last?.isDone) await save({ call, bytes, items, cursor: null, share: 1, isDone: true });
      if (!isInPlace) await files.rename(part, path);
      await files.remove(state);
    },
    async close() {
      try {
        if (unsaved) await save(unsaved);
      } finally {
        await file?.close();
      }
    },
  };
}

function readCheckpoint(bytes: Uint8Array | undefined, call: string, path: string): Checkpoint | undefined {
  if (!bytes) return undefined;
  const stored = parsed(Buffer.from(bytes).toString('utf8'));
  if (!isRecord(stored) || typeof stored.bytes !== 'number' || typeof stored.items !== 'number')
    throw new UsageError(`${path} is not of this command; remove it to begin anew`);
  if (stored.call !== call)
    throw new UsageError(`${path} is of another call: ${String(stored.call)}; remove it, or give that call`);
  const { cursor, share } = stored;
  return {
    call,
    bytes: stored.bytes,
    items: stored.items,
    cursor: typeof cursor === 'string' || cursor === null ? cursor : undefined,
    share: typeof share === 'number' ? share : undefined,
    isDone: stored.isDone === true,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
