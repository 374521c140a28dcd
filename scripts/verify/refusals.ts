// Asks the sandbox what recorded requests were refused for, and prints where it answers otherwise.

import { apiError } from '../../src/client/reply/error-body.js';
import { noCall } from '../../src/errors/client-error.js';
import { noRedaction } from '../../src/errors/foreign-text.js';
import { createSandbox } from '../../src/sandbox/sandbox.js';
import { type Recording, recordingsOf } from './recordings.js';

/** What refuses a request for what it is, and not for what there is, or how busy the service is. */
const refusing = new Set([400, 405, 406, 415, 503]);

/** Status and what an error body names, as a client reads it. */
function told(status: number, text: string): string {
  const response = { status, statusText: '', headers: new Headers() };
  const { parameters, messages } = apiError(
    { response, text, attempts: 1, retryAfter: undefined, redact: noRedaction },
    [],
    noCall,
  );
  const named = parameters.length > 0 ? parameters : messages.map(({ message, detail }) => detail ?? message);
  return `${status} ${[...new Set(named)].sort().join(', ')}`;
}

/** The body that a recorded request had: as it was, or an object that went out as JSON. */
function sent({ request }: Recording): RequestInit {
  if (!request) return {};
  const type = request['content-type'];
  return typeof type === 'string'
    ? { body: String(request.body), headers: { 'content-type': type } }
    : { body: JSON.stringify(request), headers: { 'content-type': 'application/json' } };
}

const sandbox = createSandbox();
let refusals = 0;
let same = 0;
for (const recording of await recordingsOf('compare-refusals')) {
  const { method, url, status, body } = recording;
  if (!refusing.has(status)) continue;
  refusals += 1;
  const reply = await sandbox.fetch(`${sandbox.ledgerUrl}${url}`, { method, ...sent(recording) });
  const [theirs, ours] = [told(status, body), told(reply.status, await reply.text())];
  if (theirs === ours) same += 1;
  else console.log(`different: ${method} ${url}\n  service: ${theirs}\n  sandbox: ${ours}`);
}
const percent = ((100 * same) / refusals).toFixed(1);
console.log(`${refusals} refusals, ${same} the same (${percent} %)`);
process.exitCode = same === refusals ? 0 : 1;
