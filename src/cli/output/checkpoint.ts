import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { FileError } from '../errors.js';
import type { Files } from '../terminal.js';
import type { Position } from './sink.js';

/** How much of an unfinished file is complete. It is stored beside the file. */
export interface Checkpoint extends Position {
  readonly call: string;
  /** Length of the complete part. */
  readonly bytes: number;
  /** Digest of the last bytes of the complete part. */
  readonly tail: string;
  readonly isDone: boolean;
}

/** How many bytes the digest of a tail covers, at most. */
export const tailLength = 4096;

export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/** A checkpoint as text, with a digest that shows whether it was changed. */
export function writeCheckpoint(checkpoint: Checkpoint): string {
  return `${JSON.stringify({ ...checkpoint, digest: digestOf(JSON.stringify(checkpoint)) })}\n`;
}

/**
 * Reads what {@link writeCheckpoint} wrote; undefined if there is no file.
 *
 * @throws FileError if it is damaged, or another program wrote it.
 */
export async function readCheckpoint(path: string, files: Files): Promise<Checkpoint | undefined> {
  const status = await files.look(path);
  if (!status) return undefined;
  const text = status.kind === 'file' ? Buffer.from((await files.read(path)) ?? []).toString('utf8') : '';
  try {
    const { digest, ...checkpoint } = JSON.parse(text);
    if (digest === digestOf(JSON.stringify(checkpoint))) return checkpoint;
  } catch {
    // The text is not JSON.
  }
  throw new FileError(
    `${path} is damaged, or is not a file of this command; remove or rename it to start again`,
  );
}

/** Whether a file has the bytes that a checkpoint counts. */
export async function isIntact(path: string, { bytes, tail }: Checkpoint, files: Files): Promise<boolean> {
  const status = await files.look(path);
  if (status?.kind !== 'file' || status.size < bytes) return false;
  return digestOf(await files.readRange(path, Math.max(0, bytes - tailLength), bytes)) === tail;
}
