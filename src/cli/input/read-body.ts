import { Buffer } from 'node:buffer';
import { type Int64, isRecord, type Operation } from '../../generated-code.js';
import { parseReply } from '../../index.js';
import { visible } from '../output/visible.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';

/**
 * The body that was given: JSON itself, or a file or standard input that holds it.
 *
 * @throws UsageError for a file that there is not, or what is not JSON where it has to be.
 */
export async function readBody(
  given: string,
  { mediaType }: NonNullable<Operation['body']>,
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
    const plain: unknown = JSON.parse(text);
    return isRecord(plain) ? parseReply(anyJson, text) : plain;
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new UsageError(
      `--body is not JSON: ${visible(reason)}. Pass JSON, @FILE, or @- for standard input.`,
    );
  }
}

/** Describes JSON of any form, in which all integers are exact. */
const anyJson: Operation = { operationId: 'body', method: 'POST', path: '', decode: exact };

function exact(value: unknown, int64: Int64): unknown {
  if (Number.isSafeInteger(value)) return value;
  if (typeof value !== 'object' || value === null) return int64.lenient.wide(value);
  if (Array.isArray(value)) return value.map((inner) => exact(inner, int64));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, exact(inner, int64)]));
}
