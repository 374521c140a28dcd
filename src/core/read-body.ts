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

/** The text of a body, read no further than `most` bytes. */
export async function readBody(response: Response, most: number): Promise<string> {
  const { body, headers, status } = response;
  if (!body) return '';
  const length = Number(headers.get('content-length') ?? Number.NaN);
  // The length is that of the compressed body, if it is compressed: then it says nothing of the text.
  if (length <= most && !headers.get('content-encoding'))
    return decode(new Uint8Array(await response.arrayBuffer()), status);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const chunk: Uint8Array = next.value;
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > most) {
      // The rest is not wanted, and whether the sender takes note is not waited for.
      reader.cancel().catch(() => undefined);
      throw new UnreadableBody(`the reply is longer than ${most} bytes`, status, glance(join(chunks, size)));
    }
  }
  return decode(join(chunks, size), status);
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

const strict = /*#__PURE__*/ new TextDecoder('utf-8', { fatal: true });

/** UTF-8 without its byte order mark. */
function decode(bytes: Uint8Array, status: number): string {
  try {
    return strict.decode(bytes);
  } catch {
    throw new UnreadableBody('the reply is not UTF-8', status, glance(bytes));
  }
}

function glance(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, 800));
}
