/** Replaces what must not be told by `***`. */
export type Redact = (text: string) => string;

/** There is nothing to hide. */
const nothing: Redact = (text) => text;

// Anything shorter is a word such as "v1" or "true", and no key.
const shortestSecret = 6;

/** Hides the values of headers, with the parts they have after a scheme such as `Bearer`, and a base URL's path. */
export function redactor(headers: readonly string[], prefix: string): Redact {
  if (headers.length === 0 && prefix === '') return nothing;
  const parts = headers.flatMap((value) => [value, ...value.split(/[\s,;=]+/)]);
  const segments = [prefix, ...prefix.split('/')];
  const secrets = [...new Set([...parts, ...segments, ...segments.map(decoded)])]
    .filter((secret) => secret.length >= shortestSecret)
    // The longest first, as one may hold another.
    .sort((a, b) => b.length - a.length);
  if (secrets.length === 0) return nothing;
  return (text) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** What `fetch` threw, without secrets: a `cause` is printed as readily as a message. */
export function redactedCause(cause: unknown, redact: Redact, depth = 0): unknown {
  if (redact === nothing) return cause;
  if (!(cause instanceof Error)) return typeof cause === 'string' ? redact(cause) : undefined;
  const copy = new Error(redact(cause.message));
  copy.name = cause.name;
  if (cause.stack) copy.stack = redact(cause.stack);
  const { code } = cause as { code?: unknown };
  if (typeof code === 'string') Object.assign(copy, { code: redact(code) });
  if (cause.cause !== undefined && depth < 5) copy.cause = redactedCause(cause.cause, redact, depth + 1);
  return copy;
}

/** Headers of a reply, without secrets that the service sent back. */
export function redactedHeaders(headers: Headers, redact: Redact): Headers {
  const copy = new Headers();
  for (const [name, value] of headers) copy.append(name, redact(value));
  return copy;
}
