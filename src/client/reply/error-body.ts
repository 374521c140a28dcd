import { ApiError, type ApiMessage, type CallContext, cut, line, type Redact } from '../../errors/errors.js';
import { isRecord } from '../../values/values.js';

export interface ErrorReply {
  readonly response: Pick<Response, 'status' | 'statusText' | 'headers'>;
  readonly text: string;
  readonly attempts: number;
  readonly retryAfter: number | undefined;
  readonly redact: Redact;
}

export function apiError(
  { response: { status, statusText, headers }, text, attempts, retryAfter, redact }: ErrorReply,
  names: readonly string[],
  context: CallContext,
): ApiError {
  const read = readMessages(text).map((raw) => ({ raw, redacted: messageOf(raw, redact) }));
  return new ApiError(
    {
      status,
      statusText: line(statusText, redact, 100),
      messages: read.map(({ redacted }) => redacted),
      parameters: [...new Set(read.flatMap(({ raw, redacted }) => namedParameters(raw, redacted, names)))],
      headers: redactedHeaders(headers, redact),
      attempts,
      retryAfter,
      text: line(text, redact, 200),
    },
    context,
  );
}

const maxMessages = 100;
const maxLength = 1000;

/** Returns an empty array for any other body, which is often from a proxy. */
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
    typeof value === 'string' ? line(value, redact, maxLength) : null;
  const hex = typeof data === 'string' ? bytesOf(data, redact) : null;
  return {
    message: words(message) ?? '',
    detail: words(detail),
    data: hex,
    decodeData: () => decodeHex(hex, redact),
  };
}

/** 64 KiB in hexadecimal. The data of a reverted contract has a few hundred bytes. */
const maxHexLength = 2 + 2 * 2 ** 16;

function bytesOf(data: string, redact: Redact): string | null {
  if (isBytes(data)) return redact(data);
  return data.length > maxHexLength ? null : line(data, redact, maxLength);
}

function isBytes(text: string): boolean {
  return text.length <= maxHexLength && /^0x(?:[0-9a-f]{2})*$/i.test(text);
}

function decodeHex(hex: string | null, redact: Redact): string | null {
  if (!hex || hex === '0x' || !isBytes(hex)) return null;
  const bytes = Uint8Array.from({ length: hex.length / 2 - 1 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index + 2, 2 * index + 4), 16),
  );
  return redact(new TextDecoder().decode(bytes));
}

/** A declared name is not a secret. Any other name may contain one, so it is read from the redacted message. */
function namedParameters(
  raw: Record<string, unknown>,
  redacted: ApiMessage,
  names: readonly string[],
): string[] {
  return (['message', 'detail'] as const).flatMap((key) => {
    const text = raw[key];
    const name = typeof text === 'string' ? parameterIn(cut(text, maxLength), names) : undefined;
    return name !== undefined && names.includes(name)
      ? name
      : (parameterIn(redacted[key] ?? '', names) ?? []);
  });
}

function redactedHeaders(headers: Headers, redact: Redact): Headers {
  const copy = new Headers();
  // An ellipsis is not a valid character of a header.
  for (const [name, value] of headers)
    copy.append(redact(name), line(value, redact, 8192).replace('…', '...'));
  return copy;
}

const namings = [/^invalid parameters?(?: usage)?:?\s+([\w.]+)/i, /^failed to convert '([\w.]+)'/i];
const unknownParameter = /^unknown query parameters?:?\s+(\S+)/i;
const bodyField = /^(\w+) field \w/;

function parameterIn(message: string, names: readonly string[]): string | undefined {
  const unknown = unknownParameter.exec(message)?.[1];
  if (unknown !== undefined) return unknown;
  const field = bodyField.exec(message)?.[1];
  if (field !== undefined) return names.includes('body') ? `body.${field}` : field;
  for (const naming of namings) {
    const name = naming.exec(message)?.[1];
    if (name !== undefined) return callName(name, names) ?? name;
  }
  return undefined;
}

// Names that the service uses for the entity in the path.
const entityInPath = /^(id|ownerid|accountid)$/;

/** The service writes `contractid` for `contractIdOrAddress`, and `tokenIds` for `token.id`. */
function callName(name: string, names: readonly string[]): string | undefined {
  const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const own = letters(name);
  return (
    names.find((each) => letters(each) === own || `${letters(each)}s` === own) ??
    names.find((each) => letters(each).startsWith(own)) ??
    (entityInPath.test(own) ? names.find((each) => !each.includes('.') && /id/i.test(each)) : undefined)
  );
}
