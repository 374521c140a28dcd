import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { FileError } from '../errors.js';
import type { Files } from '../terminal.js';
import type { Position } from './sink.js';

export interface Checkpoint extends Position {
  readonly call: string;
  readonly bytes: number;
  readonly tail: string;
  readonly isDone: boolean;
}

export const tailLength = 4096;

export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

export function writeCheckpoint(checkpoint: Checkpoint): string {
  return `${JSON.stringify({ ...checkpoint, digest: digestOf(JSON.stringify(checkpoint)) })}\n`;
}

export async function readCheckpoint(path: string, files: Files): Promise<Checkpoint | undefined> {
  const status = await files.look(path);
  if (!status) return undefined;
  const text = status.kind === 'file' ? Buffer.from((await files.read(path)) ?? []).toString('utf8') : '';
  try {
    const { digest, ...checkpoint } = Object(JSON.parse(text));
    if (digest === digestOf(JSON.stringify(checkpoint)) && isCheckpoint(checkpoint)) return checkpoint;
  } catch {
    // The text is not JSON.
  }
  throw new FileError(
    `${path} is damaged, or is not a file of this command; remove or rename it to start again`,
  );
}

/** A digest shows that the file is as it was written, and not by whom. So each field has its type before it is used. */
function isCheckpoint(fields: { readonly [Name in keyof Checkpoint]?: unknown }): fields is Checkpoint {
  const { call, bytes, items, cursor, share, tail, isDone } = fields;
  const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
  return (
    typeof call === 'string' &&
    isCount(bytes) &&
    isCount(items) &&
    (cursor === undefined || cursor === null || typeof cursor === 'string') &&
    (share === undefined || (typeof share === 'number' && share >= 0 && share <= 1)) &&
    typeof tail === 'string' &&
    typeof isDone === 'boolean'
  );
}

export async function isIntact(path: string, { bytes, tail }: Checkpoint, files: Files): Promise<boolean> {
  const status = await files.look(path);
  if (status?.kind !== 'file' || status.size < bytes) return false;
  return digestOf(await files.readRange(path, Math.max(0, bytes - tailLength), bytes)) === tail;
}
