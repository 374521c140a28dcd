// Anything shorter is a word such as "v1" or "true", and no key.
export const shortestSecret = 6;

// What these say is no secret, and their words would be hidden wherever a service uses them too.
const harmless = /^(?:accept(?:-.*)?|cache-control|content-.*|pragma|user-agent)$/;

// The words around every reply's own; none of them is a key.
const wireNames = new Set(['_status', 'detail', 'message', 'messages', 'status']);

/**
 * What must not be told: the value of each header that can be a key, what follows a scheme such as `Bearer` in it, and
 * the path of a base URL with its segments.
 */
export function secretsOf(headers: Readonly<Record<string, string>>, prefix: string): string[] {
  const values = Object.entries(headers).flatMap(([name, value]) =>
    secretsOfHeader(name.toLowerCase(), String(value).trim()),
  );
  const segments = [prefix, ...prefix.split('/')];
  return [...new Set([...values, ...segments, ...segments.map(decoded)])].filter(
    (secret) => secret.length >= shortestSecret && !wireNames.has(secret),
  );
}

function secretsOfHeader(name: string, value: string): string[] {
  if (harmless.test(name)) return [];
  if (name === 'cookie')
    return [value, ...value.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim())];
  const [, scheme = '', token = ''] = /^([\w-]+) +(.*)$/.exec(value) ?? [];
  const isScheme =
    name.endsWith('authorization') || /^(?:basic|bearer|digest|jwt|oauth|token|(?:api-?)?key)$/i.test(scheme);
  if (!isScheme) return [value];
  return [value, token, ...(/^basic$/i.test(scheme) ? credentials(token) : [])];
}

/** `user:password` of a Basic token. A user without password is a key. */
function credentials(token: string): string[] {
  let pair: string;
  try {
    pair = new TextDecoder().decode(Uint8Array.from(atob(token), (byte) => byte.charCodeAt(0)));
  } catch {
    return [];
  }
  const at = pair.indexOf(':');
  return [pair, pair.slice(at + 1) || pair.slice(0, at)];
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
