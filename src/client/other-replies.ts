// What a call needs if its reply is not a plain success. It is loaded with the first such reply, or before the first
// request with a key, as texts of failures must not show the key.

export { failureOf, retryAfter } from './http/failures.js';
export { redactor } from './http/redact.js';
export { followRedirects } from './http/redirects.js';
export { readOther } from './reply/other-reply.js';
