import { copied, line, nothing, type Redact } from '../../errors/errors.js';
import type { BaseUrl } from './base-url.js';
import { hide, type Secrets, secretsToHide } from './hide.js';
import { secretsOf, shortestSecret } from './secrets.js';

/** Hides what of headers and a base URL's path is secret, however it is spelled. */
export function redactor(headers: Readonly<Record<string, string>>, prefix: string): Redact {
  if (prefix === '' && Object.keys(headers).length === 0) return nothing;
  // Nearly every call ends without anything to hide.
  let wanted: Secrets | undefined;
  return (text) => {
    wanted ??= secretsToHide(secretsOf(headers, prefix).flatMap(encodings));
    return hide(text, wanted);
  };
}

/** A secret as it is, in base64 of either alphabet and in hexadecimal. */
function encodings(secret: string): string[] {
  const bytes = Array.from(new TextEncoder().encode(secret));
  const base64 = btoa(bytes.map((byte) => String.fromCharCode(byte)).join('')).replace(/=+$/, '');
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [secret, base64, base64.replaceAll('+', '-').replaceAll('/', '_'), hex];
}

/** What was thrown, without secrets: a `cause` is printed as readily as a message. */
export function redactedCause(cause: unknown, redact: Redact): unknown {
  return redact === nothing ? cause : copiedCause(cause, redact);
}

// What an engine and `fetch` throw.
const kinds = [TypeError, SyntaxError, RangeError];

/** The same as a copy that keeps nothing else alive: an engine's error may hold all of the text that it is about. */
export function copiedCause(cause: unknown, redact: Redact, depth = 0): unknown {
  if (!(cause instanceof Error))
    return typeof cause === 'string' ? copied(line(cause, redact, 1000)) : undefined;
  const { name, message, stack } = cause;
  const Kind = kinds.find((each) => cause instanceof each) ?? Error;
  const copy = new Kind(copied(line(message, redact, 1000)));
  if (copy.name !== name) copy.name = line(name, redact, 100);
  // `Error.prepareStackTrace` may make anything of it.
  if (typeof stack === 'string') copy.stack = `${copy.name}: ${copy.message}${framesOf(stack, redact)}`;
  const { code } = cause as { code?: unknown };
  if (typeof code === 'string') Object.assign(copy, { code: line(code, redact, 100) });
  if (cause.cause !== undefined && depth < 5) copy.cause = copiedCause(cause.cause, redact, depth + 1);
  return copy;
}

const longestStack = 16_384;

/**
 * The frames of a stack, each redacted: "    at send (file:///sender.js:1:2)", elsewhere "send@file:///sender.js:1:2".
 * They are the last lines. The message before them may quote a reply of any length.
 */
function framesOf(stack: string, redact: Redact): string {
  const lines = stack.slice(-longestStack).split('\n');
  // Half of a line may show half of a secret.
  if (stack.length > longestStack) lines.shift();
  return lines
    .filter(isFrame)
    .map((frame) => `\n${line(frame, redact, 500)}`)
    .join('');
}

// Two patterns without `.*` in between, which would be tried from every "@" of a line.
function isFrame(text: string): boolean {
  return /^\s+at /.test(text) || (text.includes('@') && /:\d+:\d+$/.test(text));
}

/** The base URL for an error, with the parts of its prefix that are too short for a key: they show what may be wrong. */
export function outlineOf({ prefix, preview }: BaseUrl): string {
  const parts = prefix.split('/').map((part) => (part.length < shortestSecret ? part : '***'));
  return preview.replace('/***', () => parts.join('/'));
}
