import { type CallContext, type Redact, TimeoutError } from '../../errors/errors.js';
import type { HookContext } from '../hooks.js';
import type { RequestBody } from '../operation.js';
import type { HeaderRecord } from './headers.js';

export interface CallState extends CallContext {
  readonly callId: number;
  attempts: number;
  last: { readonly status: number } | Error | undefined;
  /** The deadline that the caller has set, if that of this request is what is left of it. Errors name it. */
  readonly limit?: number | undefined;
}

export interface Reply {
  readonly response: Response;
  readonly text: string;
  /** The body of a reply that is read as bytes, instead of its text. */
  readonly bytes?: Uint8Array;
  /** Bytes of the body, after decompression. */
  readonly size: number;
  readonly attempts: number;
  readonly redact: Redact;
}

export interface HttpRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers | HeaderRecord;
  readonly body: RequestBody | undefined;
  readonly mayRepeat: boolean;
  /** Whether the body of a success is read as bytes. */
  readonly isBytes?: true | undefined;
}

export function tooLate(deadline: number, state: CallState): TimeoutError {
  const { attempts, last } = state;
  const replied = last && 'status' in last ? `, the last reply had status ${last.status}` : '';
  return new TimeoutError(
    `the call did not end within its deadline of ${deadline} ms${replied}`,
    { timeout: deadline, attempts },
    state,
    last instanceof Error ? { cause: last } : {},
  );
}

export function eventOf({ attempts: attempt, last: _, limit: __, ...call }: CallState): HookContext {
  return { ...call, attempt };
}
