/** Replaces what must not be told by `***`. A text that ends in `…` was cut, so that half a secret may stand there. */
export type Redact = (text: string) => string;

/** There is nothing to hide. */
export const nothing: Redact = (text) => text;

// No more of a text is looked at than this, which is more than is ever told of it.
const maxRead = 16_384;

/**
 * A text of the service's as people may see it: without secrets, on one line, with controls as escapes, and no longer
 * than `maxLength` characters. What is cut is cut last, so that no part of a secret is left.
 */
export function line(text: string, redact: Redact, maxLength: number): string {
  return cut(visible(redact(glance(text))), maxLength);
}

/** Any value of a reply in brief, as people may see it. */
export function preview(value: unknown, redact: Redact = nothing): string {
  if (typeof value === 'bigint') return `${shortened(String(value), 60)}n`;
  // Quoting writes most controls as escapes, so they are not told apart from a text's own backslashes otherwise.
  if (typeof value === 'string') return visible(JSON.stringify(shortened(redact(glance(value)), 60)));
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'function') return 'a function';
  return String(value);
}

/** `preview` for the replies of one call. It keeps nothing of them alive. */
export function previewer(redact: Redact): (value: unknown) => string {
  return (value) => preview(value, redact);
}

/** A text of at most so many characters. */
export function cut(text: string, maxLength: number): string {
  return text.length > maxLength ? copied(text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')) : text;
}

/** The same text, but no part of another one that it keeps alive, as an engine's slice is. */
export function copied(text: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
}

/** The same with an ellipsis in place of what is cut. */
export function shortened(text: string, maxLength: number): string {
  return text.length > maxLength ? `${cut(text, maxLength)}…` : text;
}

const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text on one line, in which nothing moves the cursor, turns the direction or is half a character. */
export function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu,
    (control) => named[control] ?? `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function glance(text: string): string {
  return shortened(text, maxRead);
}
