import {
  escapeControls,
  isError,
  NetworkError,
  noRedaction,
  type Redact,
  ResponseError,
  safeLine,
  truncate,
} from '../../errors/errors.js';
import type { CallState } from './message.js';
import { redactedCause } from './redact.js';
import { UnreadableBody } from './unreadable-body.js';

/** The failure of an attempt, and whether the next one may succeed. */
export interface AttemptFailure {
  readonly failure: Error;
  readonly mayRetry: boolean;
}

/**
 * Turns an error of an attempt without a usable reply into an error of the client. The sender calls it for each one. `fetch` rejects
 * with a `TypeError` for nearly everything (https://fetch.spec.whatwg.org/#fetch-method), so its text and code come from its causes.
 */
export function failureOf(error: unknown, state: CallState, redact: Redact): AttemptFailure {
  if (error instanceof UnreadableBody) {
    const reply = { status: error.status, text: safeLine(error.text, redact, 200) };
    return { failure: new ResponseError(error.message, reply, state), mayRetry: false };
  }
  const cause = redact === noRedaction ? error : redactedCause(error, redact);
  const failure = new NetworkError(noReply(cause), state.attempts, state, { cause });
  return { failure, mayRetry: true };
}

function noReply(cause: unknown): string {
  const { message, code } = causes(cause).at(-1) ?? {};
  const limit = limitsOfFetch.has(code) ? limitHint : '';
  // If a host has several addresses and all fail, the error of Node has a code, but no message.
  const reason = message || code;
  if (typeof reason !== 'string' || reason === '') return 'no reply was received';
  return `no reply was received: ${truncate(escapeControls(reason), 200)}${limit}`;
}

/**
 * Node's fetch ends a request after 300 seconds without headers, or without more of the body. No option of fetch changes that,
 * so a longer `timeout` has no effect: https://undici.nodejs.org/#/docs/api/Client?id=parameter-clientoptions
 */
const limitsOfFetch: ReadonlySet<unknown> = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const limitHint =
  '. This is a limit of fetch, 300 seconds on Node. For a longer timeout, pass the fetch of undici with other limits';

/** An error, its cause, and so on. A custom `fetch` may throw an error that is its own cause. */
function causes(outermost: unknown): (Error & { readonly code?: unknown })[] {
  const found: Error[] = [];
  for (let error = outermost; isError(error) && !found.includes(error); error = error.cause)
    found.push(error);
  return found;
}

/**
 * The milliseconds that a service asks for in `Retry-After`, which is a number of seconds or a date:
 * https://httpwg.org/specs/rfc9110.html#field.retry-after. Of several, the largest counts, as two proxies may each add
 * one. A date is relative to the `Date` of the reply, because the clock of this machine may be set wrongly.
 */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const sent = httpDate(headers.get('date') ?? '');
  const waits = value
    // A comma followed by the day of the month belongs to a date.
    .split(/,(?! ?\d\d[ -])/)
    .map((each) => milliseconds(each.trim(), Number.isNaN(sent) ? now : sent))
    .filter((each) => !Number.isNaN(each));
  if (waits.length > 0) return waits.reduce((max, each) => Math.max(max, each), 0);
  return undefined;
}

function milliseconds(value: string, sent: number): number {
  if (/^\d+(?:\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000);
  // `Date.parse` accepts almost any text. A date of HTTP begins with the day of the week.
  if (/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(value)) return httpDate(value) - sent;
  return Number.NaN;
}

/** One obsolete form ends with the year. It means GMT as well, but `Date.parse` would read it in the zone of this machine. */
function httpDate(value: string): number {
  return Date.parse(/ \d{4}$/.test(value) ? `${value} GMT` : value);
}
