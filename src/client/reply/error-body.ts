import { ApiError, type ApiMessage, type CallContext, cut, line, type Redact } from '../../errors/errors.js';
import { isRecord } from '../../values/values.js';
import { parameterIn } from './named-parameters.js';

/** A reply that is not 2xx, as it came. */
export interface ErrorReply {
  readonly response: Pick<Response, 'status' | 'statusText' | 'headers'>;
  readonly text: string;
  readonly attempts: number;
  /** Milliseconds that the reply asks to wait. */
  readonly retryAfter: number | undefined;
  readonly redact: Redact;
}

/** The error of a reply. `names` are those of the operation's parameters, those in the path first. */
export function apiError(
  { response: { status, statusText, headers }, text, attempts, retryAfter, redact }: ErrorReply,
  names: readonly string[],
  context: CallContext,
): ApiError {
  const read = readMessages(text).map((raw) => ({ raw, shown: messageOf(raw, redact) }));
  return new ApiError(
    {
      status,
      statusText: line(statusText, redact, 100),
      messages: read.map(({ shown }) => shown),
      parameters: [...new Set(read.flatMap(({ raw, shown }) => namedParameters(raw, shown, names)))],
      headers: redactedHeaders(headers, redact),
      attempts,
      retryAfter,
      text: line(text, redact, 200),
    },
    context,
  );
}

const maxMessages = 100;
const longestWords = 1000;

/** The body is an edge's as often as the service's: what does not look like messages has none. */
function readMessages(text: string): Record<string, unknown>[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [];
  }
  const status = isRecord(body) ? body._status : undefined;
  const messages = isRecord(status) ? status.messages : undefined;
  return Array.isArray(messages) ? messages.filter(isRecord).slice(0, maxMessages) : [];
}

function messageOf({ message, detail, data }: Record<string, unknown>, redact: Redact): ApiMessage {
  const words = (value: unknown): string | null =>
    typeof value === 'string' ? line(value, redact, longestWords) : null;
  const hex = typeof data === 'string' ? bytesOf(data, redact) : null;
  return {
    message: words(message) ?? '',
    detail: words(detail),
    data: hex,
    decodeData: () => decodeHex(hex, redact),
  };
}

// 64 KiB; a contract reverts with a few hundred bytes.
const longestHex = 2 + 2 * 2 ** 16;

function bytesOf(data: string, redact: Redact): string | null {
  if (isBytes(data)) return redact(data);
  return data.length > longestHex ? null : line(data, redact, longestWords);
}

function isBytes(text: string): boolean {
  return text.length <= longestHex && /^0x(?:[0-9a-f]{2})*$/i.test(text);
}

function decodeHex(hex: string | null, redact: Redact): string | null {
  if (!hex || hex === '0x' || !isBytes(hex)) return null;
  const bytes = Uint8Array.from({ length: hex.length / 2 - 1 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index + 2, 2 * index + 4), 16),
  );
  return redact(new TextDecoder().decode(bytes));
}

/** A name of the call is not a secret. Any other may repeat one, so it is read from the message without secrets. */
function namedParameters(
  raw: Record<string, unknown>,
  shown: ApiMessage,
  names: readonly string[],
): string[] {
  return (['message', 'detail'] as const).flatMap((key) => {
    const text = raw[key];
    const name = typeof text === 'string' ? parameterIn(cut(text, longestWords), names) : undefined;
    return name !== undefined && names.includes(name) ? name : (parameterIn(shown[key] ?? '', names) ?? []);
  });
}

/** Headers of a reply, without secrets that the service sent back. */
function redactedHeaders(headers: Headers, redact: Redact): Headers {
  const copy = new Headers();
  // The mark of a cut is no character of a header.
  for (const [name, value] of headers)
    copy.append(redact(name), line(value, redact, 8192).replace('…', '...'));
  return copy;
}
