import { isRecord } from './decode.js';
import { type CallContext, ClientError } from './errors.js';

/** An entry of an error body's `messages`. */
export interface ApiMessage {
  /** What is wrong, in the service's words. */
  readonly message: string;
  /** More about it, or null. */
  readonly detail: string | null;
  /** Bytes in hexadecimal after `0x`, such as what a contract reverted with, or null. */
  readonly data: string | null;
  /** The bytes of `data` as UTF-8 text; null if there are none. */
  decodeData(): string | null;
}

/** The service answered with a status that is not 2xx. */
export class ApiError extends ClientError {
  override readonly name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** What the body says; empty if it is not the service's own, as from a proxy in front. */
  readonly messages: readonly ApiMessage[];
  /** Parameters that the messages name, by their names in the call where these are known. */
  readonly parameters: readonly string[];
  readonly headers: Headers;
  /** How often the call was sent. */
  readonly attempts: number;
  /** Milliseconds that the service asks to wait before the next call; undefined if it does not say. */
  readonly retryAfter: number | undefined;
  /** The first 200 characters of the body. */
  readonly text: string;

  constructor(
    { status, statusText, text, headers, attempts, retryAfter, names }: ErrorReply,
    context: CallContext,
  ) {
    const messages = readMessages(text);
    const says = messages.map(({ message, detail }) => detail || message).join('; ');
    super([status, statusText, says && `– ${says}`].filter(Boolean).join(' '), context);
    this.status = status;
    this.messages = messages;
    this.parameters = [...new Set(messages.flatMap((message) => namedParameters(message, names)))];
    this.headers = headers;
    this.attempts = attempts;
    this.retryAfter = retryAfter;
    this.text = text.slice(0, 200);
  }
}

/** A reply that is not 2xx, without secrets. */
export interface ErrorReply {
  status: number;
  statusText: string;
  text: string;
  headers: Headers;
  attempts: number;
  retryAfter: number | undefined;
  /** Names of the operation's parameters. */
  names: readonly string[];
}

/** The body is an edge's as often as the service's: what does not look like messages has none. */
function readMessages(text: string): ApiMessage[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [];
  }
  const status = isRecord(body) ? body._status : undefined;
  const messages = isRecord(status) ? status.messages : undefined;
  if (!Array.isArray(messages)) return [];
  return messages.filter(isRecord).map(({ message, detail, data }) => {
    const hex = textOrNull(data);
    return {
      message: textOrNull(message) ?? '',
      detail: textOrNull(detail),
      data: hex,
      decodeData: () => decodeHex(hex),
    };
  });
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function decodeHex(hex: string | null): string | null {
  if (!hex || !/^0x(?:[0-9a-f]{2})+$/i.test(hex)) return null;
  const bytes = Uint8Array.from({ length: hex.length / 2 - 1 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index + 2, 2 * index + 4), 16),
  );
  return new TextDecoder().decode(bytes);
}

// The ways in which the service names a parameter: "Invalid parameter: limit", "Only one equal (eq) operator is
// allowed for token.id", "index without a timestamp parameter filter", "spender.id must have gte or eq operator".
const namings = [
  /^invalid parameters?(?: usage)?:?\s+([\w.]+)/i,
  /\b(?:allowed|supported) for ([\w.]+)/i,
  /^([\w.]+) (?:without an? [\w.]+ parameter filter|must have|requires)\b/i,
];

function namedParameters({ message, detail }: ApiMessage, names: readonly string[]): string[] {
  return [message, detail ?? ''].flatMap((words) => {
    // A name that the service does not know stands as it was given.
    const unknown = /^unknown query parameters?:?\s+(\S+)/i.exec(words)?.[1];
    if (unknown) return [unknown];
    for (const naming of namings) {
      const name = naming.exec(words)?.[1];
      if (name) return [callName(name, names)];
    }
    return [];
  });
}

/** The service says `contractid` where a call says `contractIdOrAddress`. */
function callName(name: string, names: readonly string[]): string {
  const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');
  return (
    names.find((known) => known === name) ??
    names.find((known) => plain(known) === plain(name)) ??
    names.find((known) => plain(known).startsWith(plain(name))) ??
    name
  );
}
