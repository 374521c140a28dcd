import { type CallContext, type Redact, TimeoutError } from '../../errors/errors.js';
import type { HookContext } from '../hooks.js';
import type { RequestBody } from '../operation.js';

export interface Progress extends CallContext {
  readonly callId: number;
  attempts: number;
  last: { readonly status: number } | Error | undefined;
}

export interface Reply {
  readonly response: Response;
  readonly text: string;
  readonly attempts: number;
  readonly redact: Redact;
}

export interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers: HeadersInit;
  readonly body: RequestBody | undefined;
  readonly mayRepeat: boolean;
  readonly hasSecrets: boolean;
}

/** Whether a reply is a redirect. Browsers hide its status. */
export function isRedirect({ status, type }: Response): boolean {
  return [301, 302, 303, 307, 308].includes(status) || type === 'opaqueredirect';
}

export function tooLate(deadline: number, progress: Progress): TimeoutError {
  const { attempts, last } = progress;
  const replied = last && 'status' in last ? `, the last reply had status ${last.status}` : '';
  return new TimeoutError(
    `the call did not end within its deadline of ${deadline} ms${replied}`,
    { timeout: deadline, attempts },
    progress,
    last instanceof Error ? { cause: last } : {},
  );
}

export function eventOf({ attempts: attempt, last: _, ...call }: Progress): HookContext {
  return { ...call, attempt };
}

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

// The body of an error status is never refused, because the status is more important.
export async function readBody({ body, ok, status }: Response, maxBytes: number): Promise<string> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const { value } = part;
    chunks.push(value);
    size += value.byteLength;
    if (size > maxBytes) {
      reader.cancel().catch(() => undefined);
      const read = join(chunks, size);
      if (!ok) return beginning(read, maxBytes);
      throw new UnreadableBody(
        `the reply is longer than ${maxBytes} bytes`,
        status,
        beginning(read, previewLength),
      );
    }
  }
  const [first, second] = chunks;
  const bytes = first && !second ? first : join(chunks, size);
  if (!ok) return new TextDecoder().decode(bytes);
  try {
    return strict.decode(bytes);
  } catch {
    throw new UnreadableBody('the reply is not UTF-8', status, beginning(bytes, previewLength));
  }
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}

const strict = /*#__PURE__*/ new TextDecoder('utf-8', { fatal: true });

const previewLength = 800;

/** The beginning of a body with an ellipsis, which tells the redactor that the text may end with half a secret. */
function beginning(bytes: Uint8Array, maxBytes: number): string {
  return `${new TextDecoder().decode(bytes.subarray(0, maxBytes), { stream: true })}…`;
}
