/** A body that cannot be read as text. `text` is as much as a message may show of it. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';

  constructor(
    message: string,
    readonly status: number,
    readonly text: string,
  ) {
    super(message);
  }
}

/**
 * The text of a body, read no further than `most` bytes, whatever its headers say of its length. That of an error is
 * never refused, as its status says more than its words: it is cut, and read as far as it is UTF-8.
 */
export async function readBody({ body, ok, status }: Response, maxBytes: number): Promise<string> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.byteLength;
    if (size > maxBytes) {
      // The rest is not wanted, and whether the sender takes note is not waited for.
      reader.cancel().catch(() => undefined);
      const read = join(chunks, size);
      if (!ok) return beginning(read, maxBytes);
      throw new UnreadableBody(
        `the reply is longer than ${maxBytes} bytes`,
        status,
        beginning(read, longestGlance),
      );
    }
  }
  const bytes = join(chunks, size);
  if (!ok) return new TextDecoder().decode(bytes);
  try {
    return strict.decode(bytes);
  } catch {
    throw new UnreadableBody('the reply is not UTF-8', status, beginning(bytes, longestGlance));
  }
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [first, second] = chunks;
  if (first && !second) return first;
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}

// UTF-8 without its byte order mark.
const strict = /*#__PURE__*/ new TextDecoder('utf-8', { fatal: true });

const longestGlance = 800;

/** What a body begins with, with an ellipsis for what is cut: a cut text may end with half a secret. */
function beginning(bytes: Uint8Array, maxBytes: number): string {
  // As a stream, so that half a character at the end is left out.
  return `${new TextDecoder().decode(bytes.subarray(0, maxBytes), { stream: true })}…`;
}
