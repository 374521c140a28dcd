import type { Fetch } from '../options.js';
import type { HttpRequest } from './message.js';

/** A response, whose body has been read, and that body. */
export interface RawReply {
  readonly response: Response;
  readonly text: string;
  readonly bytes?: Uint8Array;
  /** Bytes of the body, after decompression. */
  readonly size: number;
}

/** Looks up the global `fetch` at each call, because tests and tools replace it. Browsers need its own `this`. */
export const globalFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** The body of a reply that is being read. */
export type BodyReader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'cancel'>;

/**
 * Sends a request once, and reads the reply. A redirect is a reply: `redirectHint` says why.
 *
 * @param onBody Gets the body before it is read, to cancel it: a `fetch` that ignores its signal sends it to the end.
 */
export async function fetchReply(
  httpRequest: HttpRequest,
  signal: AbortSignal,
  fetch: Fetch,
  maxResponseBytes: number,
  onBody: (body: BodyReader) => void,
): Promise<RawReply> {
  const { url, method, headers, body } = httpRequest;
  const init: RequestInit = { method, headers, signal, redirect: 'manual' };
  if (body !== undefined) init.body = body;
  const response = await fetch(url, init);
  if (!isResponse(response)) throw new TypeError('fetch did not return a Response');
  // A `fetch` that ignores its signal may also return a response after the call has ended.
  if (signal.aborted) await response.body?.cancel();
  return { response, ...(await readBody(response, maxResponseBytes, httpRequest.isBytes, onBody)) };
}

/** A `fetch` of the caller may return anything. Each realm and each polyfill has a `Headers` of its own. */
function isResponse({ ok, status, statusText = '', headers }: Response): boolean {
  const areHeaders =
    headers instanceof Headers || Object.prototype.toString.call(headers) === '[object Headers]';
  return typeof ok === 'boolean' && Number.isInteger(status) && typeof statusText === 'string' && areHeaders;
}

/**
 * Reads a body up to `maxBytes`. `response.text()` is not used: it has no limit, so a service could fill the memory, and
 * it replaces invalid UTF-8 without a word, which would change data.
 */
async function readBody(
  response: Response,
  maxBytes: number,
  isBytes: boolean | undefined,
  onBody: (body: BodyReader) => void,
): Promise<Omit<RawReply, 'response'>> {
  let size = 0;
  if (!response.body) return { text: '', size };
  const chunks: Uint8Array[] = [];
  const reader = response.body.getReader();
  onBody(reader);
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    size += part.value.byteLength;
    if (size <= maxBytes) continue;
    reader.cancel().catch(() => undefined);
    const { tooLong } = await import('../other-replies.js');
    return { text: tooLong(response, joined(chunks, size), maxBytes), size };
  }
  const bytes = joined(chunks, size);
  if (isBytes && response.ok) return { text: '', bytes, size };
  try {
    return { text: strict.decode(bytes), size };
  } catch {
    return { text: (await import('../other-replies.js')).notUtf8(response, bytes), size };
  }
}

const strict = /*#__PURE__*/ new TextDecoder('utf-8', { fatal: true });

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
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
