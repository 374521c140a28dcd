import type { BaseUrl } from './base-url.js';
import { shortestSecret } from './secrets.js';

/** A base as an error may show it, with the parts of its prefix that are too short for a key, to see what is wrong with it. */
export function outlineOf({ prefix, preview }: BaseUrl): string {
  const parts = prefix.split('/').map((part) => (part.length < shortestSecret ? part : '***'));
  return preview.replace('/***', () => parts.join('/'));
}
