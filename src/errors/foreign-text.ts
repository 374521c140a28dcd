/** Replaces credentials by `***`. A text that ends in `…` was truncated, so it may end with a part of a credential. */
export type Redact = (text: string) => string;

export const noRedaction: Redact = (text) => text;

const maxRead = 16_384;

/**
 * Makes a text of the service safe to show: without credentials, on one line, with escaped control characters, at most
 * `maxLength` characters long. It is redacted before it is truncated, so no part of a credential remains.
 */
export function safeLine(text: string, redact: Redact, maxLength: number): string {
  return truncate(escapeControls(redact(shortened(text, maxRead))), maxLength);
}

export function preview(value: unknown, redact: Redact = noRedaction): string {
  if (typeof value === 'bigint') return `${shortened(String(value), 60)}n`;
  // Quotes and escaped backslashes show that an escape is not part of the text itself.
  if (typeof value === 'string')
    return escapeControls(JSON.stringify(shortened(redact(shortened(value, maxRead)), 60)));
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `an array of ${value.length}`;
  // A missing `await` is the usual reason.
  return 'then' in value ? 'a promise' : 'an object';
}

export function truncate(text: string, maxLength: number): string {
  if (text.length > maxLength) return detachedCopy(text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, ''));
  return text;
}

/** Copies a text. A slice would keep the whole text that it is part of in memory, as V8 does. */
export function detachedCopy(text: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
}

export function shortened(text: string, maxLength: number): string {
  if (text.length > maxLength) return `${truncate(text, maxLength)}…`;
  return text;
}

const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes line breaks, control characters, direction marks and lone surrogates. */
export function escapeControls(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu,
    (control) => shortEscapes[control] ?? `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
