import { Buffer } from 'node:buffer';
import type { Decode, Int64 } from '../../../src/client/decode.js';
import type { BodyRule } from '../../../src/client/operation.js';
import { decodeReply } from '../../../src/client/reply/exact-json.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';

/**
 * The body that was given: JSON itself, or a file or standard input that holds it.
 *
 * @throws UsageError for a file that there is not, or what is not JSON where it has to be.
 */
export async function readBody(
  given: string,
  { mediaType }: BodyRule,
  { files, readStdin }: Pick<Terminal, 'files' | 'readStdin'>,
): Promise<unknown> {
  const bytes = await bytesOf(given, files, readStdin);
  return mediaType.endsWith('json') ? readJson(Buffer.from(bytes).toString('utf8')) : bytes;
}

async function bytesOf(
  given: string,
  files: Terminal['files'],
  readStdin: Terminal['readStdin'],
): Promise<Uint8Array> {
  if (given === '@-') return readStdin();
  if (!given.startsWith('@')) return Buffer.from(given);
  const bytes = await files.read(given.slice(1));
  if (!bytes) throw new UsageError(`--body: there is no file ${given.slice(1)}`);
  return bytes;
}

function readJson(text: string): unknown {
  try {
    return decodeReply(text, JSON.parse(text), everyInteger).data;
  } catch {
    throw new UsageError('--body is not JSON');
  }
}

/** Integers of any size stay exact. */
const everyInteger: Decode = (value, int64) => exact(value, int64);

function exact(value: unknown, int64: Int64): unknown {
  if (typeof value !== 'object' || value === null) return int64.lenient.wide(value);
  if (Array.isArray(value)) return value.map((inner) => exact(inner, int64));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, exact(inner, int64)]));
}
