import { type CallContext, type Redact, TimeoutError } from '../../errors/errors.js';
import type { HookContext } from '../hooks.js';
import type { RequestBody } from '../operation.js';

/** A call that is being sent, as errors and hooks report it. */
export interface Progress extends CallContext {
  /** The same in all events of the call. */
  readonly callId: number;
  /** How often it was sent. */
  attempts: number;
  /** The result of the last attempt that was retried. */
  last: { readonly status: number } | Error | undefined;
}

/** The last response, read to its end. */
export interface Reply {
  readonly response: Response;
  readonly text: string;
  readonly attempts: number;
  readonly redact: Redact;
}

/** A request, the same at every attempt: its body is not a stream, and it has no signal. */
export interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers: HeadersInit;
  readonly body: RequestBody | undefined;
  /** Whether the service may receive it twice. */
  readonly mayRepeat: boolean;
  /** Whether headers or path may hold a key. */
  readonly hasSecrets: boolean;
}

/** Whether a reply is a redirect. Browsers hide its status. */
export function isRedirect({ status, type }: Response): boolean {
  return [301, 302, 303, 307, 308].includes(status) || type === 'opaqueredirect';
}

/** The error of a call whose deadline is over. */
export function tooLate(deadline: number, progress: Progress): TimeoutError {
  const { attempts, last } = progress;
  const replied = last && 'status' in last ? `, the last reply had status ${last.status}` : '';
  return new TimeoutError(
    `the call is not over within its deadline of ${deadline} ms${replied}`,
    { timeout: deadline, attempts },
    progress,
    last instanceof Error ? { cause: last } : {},
  );
}

/** What every hook receives about an attempt. */
export function eventOf({ attempts: attempt, last: _, ...call }: Progress): HookContext {
  return { ...call, attempt };
}

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
