import {
  type ApiError,
  type ApiMessage,
  type CallContext,
  errorFor,
  type Redact,
  safeLine,
  truncate,
} from '../../errors/errors.js';
import { isRecord } from '../../values/values.js';
import type { Reply } from '../http/message.js';
import { replaceNumerals } from './json-numerals.js';

export interface ErrorReply extends Omit<Reply, 'response' | 'size'> {
  readonly response: Pick<Response, 'status' | 'statusText' | 'headers'>;
  readonly retryAfter: number | undefined;
}

/**
 * The error of a reply with an error status. The service puts its reasons into `_status.messages`, with the names of the
 * parameters inside of the text, so `parametersOf` finds them by the phrases of the service. A proxy answers with
 * anything, such as a page. Every text is limited and freed from keys before it is stored, as an error may be logged,
 * sent on, and kept for long.
 *
 * @param names The operation's parameters, path parameters first.
 */
export function apiError(
  { response: { status, statusText = '', headers }, text, attempts, retryAfter, redact }: ErrorReply,
  names: readonly string[],
  context: CallContext,
  hint?: string,
): ApiError {
  const body = bodyOf(text, redact);
  const messages = readMessages(text);
  return errorFor(
    {
      status,
      statusText: safeLine(statusText, redact, 100),
      messages: messages.map((message) => messageOf(message, redact)),
      parameters: Array.from(new Set(messages.flatMap((message) => parametersOf(message, redact, names)))),
      headers: redactedHeaders(headers, redact),
      attempts,
      retryAfter,
      text: safeLine(text, redact, 200),
      body,
      hint,
    },
    context,
  );
}

const maxMessages = 100;
const maxLength = 1000;

/** Undefined for any other body, which is often from a proxy. */
export function messagesOf(body: unknown): unknown[] | undefined {
  const status = isRecord(body) ? body._status : undefined;
  const messages = isRecord(status) ? status.messages : undefined;
  return Array.isArray(messages) ? messages : undefined;
}

function readMessages(text: string): Record<string, unknown>[] {
  try {
    return (messagesOf(JSON.parse(text)) ?? []).filter(isRecord).slice(0, maxMessages);
  } catch {
    return [];
  }
}

function messageOf({ message, detail, data }: Record<string, unknown>, redact: Redact): ApiMessage {
  const words = (value: unknown): string | null =>
    typeof value === 'string' ? safeLine(value, redact, maxLength) : null;
  const hex = typeof data === 'string' ? bytesOf(data, redact) : null;
  return {
    message: words(message) ?? '',
    detail: words(detail),
    data: hex,
    decodeData: () => decodeHex(hex, redact),
  };
}

/** An integer that `JSON.parse` may round. */
const longInteger = /^-?\d{16}\d*$/;

function bodyOf(text: string, redact: Redact): unknown {
  if (text.length > 2 ** 16) return undefined;
  try {
    const exact = replaceNumerals(text, (token) => (longInteger.test(token) ? `"${token}"` : token));
    return redacted(JSON.parse(exact), redact);
  } catch {
    return undefined;
  }
}

function redacted(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((item) => redacted(item, redact));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [redact(name), redacted(member, redact)]),
  );
}

/** `0x` and two digits for each of 64 KiB. Longer data is shown as a cut text, which cannot be decoded. */
const maxHexLength = 2 + 2 * 2 ** 16;

function bytesOf(data: string, redact: Redact): string | null {
  if (isBytes(data)) return redact(data);
  if (data.length > maxHexLength) return null;
  return safeLine(data, redact, maxLength);
}

function isBytes(text: string): boolean {
  return text.length <= maxHexLength && /^0x(?:[0-9a-f][0-9a-f])*$/i.test(text);
}

function decodeHex(hex: string | null, redact: Redact): string | null {
  if (!hex || hex === '0x' || !isBytes(hex)) return null;
  const bytes = Uint8Array.from({ length: hex.length / 2 - 1 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index + 2, 2 * index + 4), 16),
  );
  return redact(new TextDecoder().decode(bytes));
}

/** A declared name is not a secret. Any other name may contain one, so it is read from the redacted message. */
function parametersOf(
  { message, detail }: Record<string, unknown>,
  redact: Redact,
  names: readonly string[],
): string[] {
  return [message, detail].flatMap((text) => {
    if (typeof text !== 'string') return [];
    const name = parameterIn(truncate(text, maxLength), names) ?? '';
    if (names.includes(name)) return name;
    return parameterIn(safeLine(text, redact, maxLength), names) ?? [];
  });
}

function redactedHeaders(headers: Headers, redact: Redact): Headers {
  const copy = new Headers();
  // An ellipsis is not a valid character of a header.
  for (const [name, value] of headers)
    copy.append(redact(name), safeLine(value, redact, 8192).replace('…', '...'));
  return copy;
}

const invalidParameter = /^(?:invalid parameters?(?: usage)?:?\s+|failed to convert ')([\w.]+)/i;
const unknownParameter = /^unknown query parameters?:?\s+(\S+)/i;
const bodyField = /^(\w+) field \w/;

function parameterIn(message: string, names: readonly string[]): string | undefined {
  const [, unknown] = unknownParameter.exec(message) ?? [];
  const [, field] = bodyField.exec(message) ?? [];
  const [, invalid = ''] = invalidParameter.exec(message) ?? [];
  if (field && !unknown) return names.includes('body') ? `body.${field}` : field;
  return unknown ?? callName(invalid, names) ?? (invalid || undefined);
}

const entityInPath = /^(id|ownerid|accountid)$/;

/** The service writes `contractid` for `contractIdOrAddress`, and `tokenIds` for `token.id`. */
function callName(name: string, names: readonly string[]): string | undefined {
  if (name === '') return undefined;
  const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const own = letters(name);
  return (
    names.find((each) => letters(each) === own || `${letters(each)}s` === own) ??
    names.find((each) => letters(each).startsWith(own)) ??
    (entityInPath.test(own) ? names.find((each) => !each.includes('.') && /id/i.test(each)) : undefined)
  );
}
