import { ApiError, type ApiMessage } from '../errors/api-error.js';
import type { CallContext } from '../errors/errors.js';
import { cut, line, type Redact } from '../errors/foreign-text.js';
import { isRecord } from '../operation/decode.js';

/** A reply that is not 2xx, as it came. */
export interface ErrorReply {
  readonly response: Pick<Response, 'status' | 'statusText' | 'headers'>;
  readonly text: string;
  readonly attempts: number;
  /** Milliseconds that the reply asks to wait. */
  readonly retryAfter: number | undefined;
  readonly redact: Redact;
}

/** The error of a reply; `names` are those of the operation's parameters. */
export function apiError(
  { response: { status, statusText, headers }, text, attempts, retryAfter, redact }: ErrorReply,
  names: readonly string[],
  context: CallContext,
): ApiError {
  const read = readMessages(text).map((sent) => ({ sent, told: messageOf(sent, redact) }));
  return new ApiError(
    {
      status,
      statusText: line(statusText, redact, 100),
      messages: read.map(({ told }) => told),
      parameters: [...new Set(read.flatMap(({ sent, told }) => namedParameters(sent, told, names)))],
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

// The ways in which the service names a parameter: "Invalid parameter: limit", "Only one equal (eq) operator is
// allowed for token.id", "index without a timestamp parameter filter", "spender.id must have gte or eq operator".
const namings = [
  /^invalid parameters?(?: usage)?:?\s+([\w.]+)/i,
  /\b(?:allowed|supported) for ([\w.]+)/i,
  /^([\w.]+) (?:without an? [\w.]+ parameter filter|must have|requires)\b/i,
];

/** A name of the call is no secret, whatever a header holds; any other is told as the message tells it. */
function namedParameters(
  sent: Record<string, unknown>,
  told: ApiMessage,
  names: readonly string[],
): string[] {
  return (['message', 'detail'] as const).flatMap((key) => {
    const words = sent[key];
    const name = typeof words === 'string' ? callName(nameIn(cut(words, longestWords)), names) : undefined;
    return name ?? nameIn(told[key] ?? '')?.name ?? [];
  });
}

function nameIn(words: string): { name: string; isForeign: boolean } | undefined {
  // A name that the service does not know stands as it was given.
  const foreign = /^unknown query parameters?:?\s+(\S+)/i.exec(words)?.[1];
  if (foreign) return { name: foreign, isForeign: true };
  for (const naming of namings) {
    const name = naming.exec(words)?.[1];
    if (name) return { name, isForeign: false };
  }
  return undefined;
}

/** The service says `contractid` where a call says `contractIdOrAddress`. */
function callName(found: ReturnType<typeof nameIn>, names: readonly string[]): string | undefined {
  if (!found || found.isForeign) return undefined;
  const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');
  const name = plain(found.name);
  return (
    names.find((known) => known === found.name) ??
    names.find((known) => plain(known) === name) ??
    names.find((known) => plain(known).startsWith(name))
  );
}

/** Headers of a reply, without secrets that the service sent back. */
function redactedHeaders(headers: Headers, redact: Redact): Headers {
  const copy = new Headers();
  // The mark of a cut is no character of a header.
  for (const [name, value] of headers)
    copy.append(redact(name), line(value, redact, 8192).replace('…', '...'));
  return copy;
}
