import { Buffer } from 'node:buffer';
import { type Int64, isRecord, type Operation } from '../../core.js';
import { parseReply } from '../../index.js';
import { UsageError } from '../errors.js';
import { visible } from '../output/visible.js';
import type { Terminal } from '../terminal.js';

/** The argument itself, the file `@FILE`, or standard input for `@-`. */
export async function readBody(
  argument: string,
  { mediaType }: NonNullable<Operation['body']>,
  terminal: Pick<Terminal, 'files' | 'readStdin'>,
): Promise<unknown> {
  const bytes = await bytesOf(argument, terminal);
  if (mediaType.endsWith('json')) return readJson(Buffer.from(bytes).toString('utf8'));
  return bytes;
}

async function bytesOf(
  argument: string,
  { files, readStdin }: Pick<Terminal, 'files' | 'readStdin'>,
): Promise<Uint8Array> {
  if (argument === '@-') return readStdin();
  if (!argument.startsWith('@')) return Buffer.from(argument);
  const bytes = await files.read(argument.slice(1));
  if (!bytes) throw new UsageError(`--body: there is no file ${argument.slice(1)}`);
  return bytes;
}

function readJson(text: string): unknown {
  try {
    const plain: unknown = JSON.parse(text);
    if (isRecord(plain)) return parseReply(anyJson, text);
    return plain;
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new UsageError(
      `--body is not JSON: ${visible(reason)}. Pass JSON, @FILE, or @- for standard input`,
    );
  }
}

/** Keeps integers exact, so that a body is sent as it was written. */
const anyJson: Operation = { operationId: 'body', method: 'POST', path: '', decode: exactIntegers };

function exactIntegers(value: unknown, int64: Int64): unknown {
  if (Number.isSafeInteger(value)) return value;
  if (typeof value !== 'object' || value === null) return int64.lenient.wide(value);
  if (Array.isArray(value)) return value.map((inner) => exactIntegers(inner, int64));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, exactIntegers(inner, int64)]));
}
