import { Buffer } from 'node:buffer';
import { Transform, type TransformCallback } from 'node:stream';

/** As the SDK reads at most. A query or a body has some kB. */
const maxLineBytes = 10 * 2 ** 20;
/** Of a line that is too long, so much of both ends is kept, to find the ID of the request. */
const keptBytes = 512;

/**
 * The lines of an input, each a message, one at a time. The SDK closes its transport at a line above its limit, and the process would end
 * within a session. So a longer line is left out here, and `onTooLong` gets the answer for its sender. Only both ends of it are kept.
 */
export class MessageLines extends Transform {
  #parts: Buffer[] = [];
  #length = 0;

  constructor(private readonly onTooLong: (answer: string) => void) {
    super({ readableObjectMode: true });
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    let begin = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', begin)) {
      this.#add(chunk.subarray(begin, end + 1));
      this.#endLine();
      begin = end + 1;
    }
    this.#add(chunk.subarray(begin));
    done();
  }

  #add(part: Buffer): void {
    const wasTooLong = this.#length > maxLineBytes;
    this.#length += part.length;
    this.#parts.push(part);
    if (this.#length <= maxLineBytes) return;
    const [head = part] = this.#parts;
    const rest = Buffer.concat(wasTooLong ? this.#parts.slice(1) : this.#parts);
    this.#parts = [head.subarray(0, keptBytes), rest.subarray(-keptBytes)];
  }

  #endLine(): void {
    const line = Buffer.concat(this.#parts);
    if (this.#length > maxLineBytes) this.onTooLong(refusal(line.toString('latin1')));
    else this.push(line);
    this.#parts = [];
    this.#length = 0;
  }
}

/** JSON-RPC 2.0: an invalid request. The ID is null if it is unknown. */
function refusal(ends: string): string {
  // Programs write the ID before the method, or at the end.
  const [, first, last] =
    /^\s*\{\s*"jsonrpc"\s*:\s*"2\.0"\s*,\s*"id"\s*:\s*(\d{1,15}|"[\w-]{1,99}")|"id"\s*:\s*(\d{1,15}|"[\w-]{1,99}")\s*\}\s*$/.exec(
      ends,
    ) ?? [];
  const message = `A message may have at most ${maxLineBytes} bytes.`;
  return `{"jsonrpc":"2.0","id":${first ?? last ?? null},"error":{"code":-32600,"message":"${message}"}}\n`;
}
