import { detachedCopy, isError, type Redact, safeLine } from '../../errors/errors.js';
import type { BaseUrl } from './base-url.js';

/** A shorter text is a word such as `v1` or `true`. To hide it would hide this word in every message. */
const shortestSecret = 6;
/** Headers whose values are no keys. */
const publicHeaders = /^(?:accept(?:-.*)?|cache-control|content-.*|pragma|user-agent)$/;
/** Names in error bodies of the service. A path prefix may have a segment of this name, which must not hide them. */
const wireNames = new Set(['_status', 'detail', 'message', 'messages', 'status']);

/**
 * Hides the keys of a request, which are its headers and its path prefix, in texts that people or logs may see: errors,
 * warnings, hooks. The sender makes one for each call with keys. A service or a proxy may return a key in many forms, so
 * all encodings of each key are searched, in any case (`hide`). They are computed with the first text, as most calls show
 * none.
 */
export function redactor(headers: Readonly<Record<string, string>>, prefix: string): Redact {
  let forms: readonly string[] | undefined;
  return (text) => {
    forms ??= Array.from(new Set(secretsOf(headers, prefix).flatMap(formsOf)));
    return hide(text, forms);
  };
}

/**
 * The preview of a base URL with its short segments, which are no keys, such as `v1`. It helps to see what is wrong after
 * a 404.
 */
export function outlineOf({ prefix, preview }: BaseUrl): string {
  const parts = prefix.split('/').map((part) => (part.length < shortestSecret ? part : '***'));
  return preview.replace('/***', () => parts.join('/'));
}

function secretsOf(headers: Readonly<Record<string, string>>, prefix: string): string[] {
  const parts = [...Object.entries(headers).flatMap(secretsOfHeader), prefix, ...prefix.split('/')];
  const decoded = parts.map((part) => decodedOr(part, () => decodeURIComponent(part)));
  const isSecret = (part: string): boolean => part.length >= shortestSecret && !wireNames.has(part);
  return [...parts, ...decoded].filter(isSecret);
}

function secretsOfHeader([header, text]: readonly [string, string]): string[] {
  const [name, value] = [header.toLowerCase(), text.trim()];
  if (publicHeaders.test(name)) return [];
  if (name === 'cookie')
    return [value, ...value.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim())];
  const [, scheme = '', token = ''] = /^([\w-]+) +([^ ].*)$/.exec(value) ?? [];
  const hasScheme =
    name.endsWith('authorization') || /^(?:basic|bearer|digest|jwt|oauth|token|(?:api-?)?key)$/i.test(scheme);
  if (!hasScheme) return [value];
  if (!/^basic$/i.test(scheme)) return [value, token];
  const bytes = (): Uint8Array => Uint8Array.from(atob(token), (byte) => byte.charCodeAt(0));
  const pair = decodedOr('', () => new TextDecoder().decode(bytes()));
  const colon = pair.indexOf(':');
  // A user name without a password is often a key.
  return [value, token, pair, pair.slice(colon + 1) || pair.slice(0, colon)];
}

function formsOf(secret: string): string[] {
  const bytes = Array.from(new TextEncoder().encode(secret));
  const base64 = btoa(bytes.map((byte) => String.fromCharCode(byte)).join('')).replace(/={1,2}$/, '');
  const base64Url = base64.replaceAll('+', '-').replaceAll('/', '_');
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const json = JSON.stringify(secret).slice(1, -1);
  return [secret, encodeURIComponent(secret), json, base64, base64Url, hex].map(lowerCase);
}

/**
 * Replaces each form of a key by `***`. Found characters become NUL first, so that positions stay those of the text. Two
 * cases need more than a search: a text that was cut may end with the beginning of a key, and escapes, also repeated
 * ones, may stand for its characters. If a key is left after all escapes are removed, its place is not known, and the
 * whole text is hidden.
 */
function hide(text: string, forms: readonly string[]): string {
  const isCut = text.endsWith('…');
  const letters = lowerCase(isCut ? text.slice(0, -1) : text);
  const plain = unescaped(letters.replace(halfEscape, ''));
  const characters = text.split('');
  for (const form of forms) {
    for (let at = letters.indexOf(form); at >= 0; at = letters.indexOf(form, at + form.length))
      characters.fill('\0', at, at + form.length);
    if (!isCut) continue;
    const partial = beginningAtEnd(letters, form);
    if (beginningAtEnd(plain, form) > partial) return '***';
    characters.fill('\0', letters.length - partial, letters.length);
  }
  const hidden = characters.join('');
  const rest = unescaped(lowerCase(hidden));
  if (forms.some((form) => rest.includes(form) || rest.includes(unescaped(form)))) return '***';
  return hidden.replace(/\0+/g, '***');
}

// Repeated escaping adds backslashes and "25" after the percent sign.
const escapes =
  /\\+(?:u[\da-f]{4}|["/])?|%(?:25)*[\da-f]{2}|&#x[\da-f]{1,6};|&#\d{1,7};|&(?:amp|quot|apos|lt|gt);/g;
const halfEscape = /(?:\\{1,20}(?:u[\da-f]{0,3})?|%(?:25){0,9}[\da-f]?|&#?\w{0,7})$/;
const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

function unescaped(text: string): string {
  if (/[\\%&]/.test(text)) return lowerCase(text.replace(escapes, characterOf));
  return text;
}

function characterOf(text: string): string {
  const code = (digits: string, base = 16): string => String.fromCharCode(Number.parseInt(digits, base));
  if (text.startsWith('%')) return code(text.slice(-2));
  if (text.startsWith('&#x')) return code(text.slice(3));
  if (text.startsWith('&#')) return code(text.slice(2), 10);
  if (text.startsWith('&')) return entities[text.slice(1, -1)] ?? '';
  if (text.includes('u')) return code(text.slice(-4));
  return text.slice(-1);
}

/** `toLowerCase` turns one letter into two, which would shift positions. */
function lowerCase(text: string): string {
  return text
    .split('\u0130')
    .map((part) => part.toLowerCase())
    .join('\u0130');
}

function beginningAtEnd(text: string, secret: string): number {
  let length = Math.min(secret.length - 1, text.length);
  while (length > 0 && !text.endsWith(secret.slice(0, length))) length -= 1;
  return length;
}

function decodedOr(fallback: string, decode: () => string): string {
  try {
    return decode();
  } catch {
    return fallback;
  }
}

/**
 * Copies an error of the platform without keys, and its causes up to a depth of five, as one may be its own cause. It is
 * a copy, because the original may keep the text of a reply in memory. Its class and `code` stay, because callers test
 * them.
 */
export function redactedCause(cause: unknown, redact: Redact, depth = 0): unknown {
  if (!isError(cause))
    return typeof cause === 'string' ? detachedCopy(safeLine(cause, redact, 1000)) : undefined;
  const ErrorClass = [TypeError, SyntaxError, RangeError].find((kind) => cause instanceof kind) ?? Error;
  // A custom `fetch` may throw an error with any values in its fields.
  const { name, message, code }: { name?: unknown; message?: unknown; code?: unknown } = cause;
  let shown = '';
  if (typeof message === 'string') shown = detachedCopy(safeLine(message, redact, 1000));
  const copy = new ErrorClass(shown);
  if (typeof name === 'string' && name !== copy.name) copy.name = safeLine(name, redact, 100);
  copy.stack = `${copy.name}: ${copy.message}`;
  if (typeof code === 'string') Object.assign(copy, { code: safeLine(code, redact, 100) });
  if (cause.cause !== undefined && depth < 5) copy.cause = redactedCause(cause.cause, redact, depth + 1);
  return copy;
}
