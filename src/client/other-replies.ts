// Code for replies other than a plain success of one call. It is loaded with the first such reply, or before the first
// request with a key, because error texts must not contain the key.

export { copyOf } from './http/copy-response.js';
export { failureOf, retryAfter } from './http/failures.js';
export { redactor } from './http/redact.js';
export { slowDown } from './http/slow-down.js';
export { notUtf8, tooLong } from './http/unreadable-body.js';
export { readOther } from './reply/other-reply.js';
