import { isRecord } from '../generated-code.js';

const base64Fields = new Set(['memo_base64', 'message', 'metadata']);
const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes all that a reader cannot see: control characters, direction marks, tags, variation selectors and others. */
export function visible(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, (found) => {
    const digits = (found.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
    return shortEscapes[found] ?? (digits.length > 4 ? `\\u{${digits}}` : `\\u${digits}`);
  });
}

/** JSON without markup: no text can close a tag or a block of code around it. */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>`]/g, (found) => `\\u00${found.charCodeAt(0).toString(16)}`);
}

/** Data as JSON values: integers beyond 2^53 stay exact as text, and base64 of UTF-8 becomes `{ text }`. */
export function plainData(value: unknown, field = ''): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return base64Fields.has(field) ? decoded(value) : visible(value);
  if (Array.isArray(value)) return value.map((each) => plainData(each, field));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [visible(name), plainData(inner, name)]),
  );
}

/** Leaves out null and everything that is empty. */
export function withoutEmpty(value: Record<string, unknown>): Record<string, unknown> {
  const fullOf = (inner: unknown): unknown =>
    Array.isArray(inner) ? inner.map(fullOf) : isRecord(inner) ? withoutEmpty(inner) : inner;
  const entries = Object.entries(value).map(([name, inner]) => [name, fullOf(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => !isEmpty(inner)));
}

function isEmpty(value: unknown): boolean {
  return (value ?? '') === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
}

function decoded(base64: string): unknown {
  if (base64 === '') return base64;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return { text: visible(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)) };
  } catch {
    return { base64: visible(base64) };
  }
}
