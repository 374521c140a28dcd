// Sends recorded requests that the service refused to the sandbox, and prints the differences between the replies.

import { apiError } from '../../src/client/reply/error-body.js';
import { noCall } from '../../src/errors/client-error.js';
import { noRedaction } from '../../src/errors/foreign-text.js';
import { createSandbox } from '../../src/sandbox/sandbox.js';
import { type Recording, recordingsOf } from './recordings.js';

/** Statuses that depend on the request alone, and not on the data or the load of the service. */
const refusalStatuses = new Set([400, 405, 406, 415, 503]);

function errorSummary(status: number, text: string): string {
  const response = { status, statusText: '', headers: new Headers() };
  const { parameters, messages } = apiError(
    { response, text, attempts: 1, retryAfter: undefined, redact: noRedaction },
    [],
    noCall,
  );
  const details =
    parameters.length > 0 ? parameters : messages.map(({ message, detail }) => detail ?? message);
  return `${status} ${[...new Set(details)].sort().join(', ')}`;
}

function bodyOf({ request }: Recording): RequestInit {
  if (!request) return {};
  const type = request['content-type'];
  if (typeof type !== 'string')
    return { body: JSON.stringify(request), headers: { 'content-type': 'application/json' } };
  const { base64, body } = request;
  const sent = typeof base64 === 'string' ? Buffer.from(base64, 'base64') : String(body);
  return { body: sent, headers: { 'content-type': type } };
}

const sandbox = createSandbox();
let refusals = 0;
let same = 0;
for (const recording of await recordingsOf('compare-refusals')) {
  const { method, url, status, body } = recording;
  if (!refusalStatuses.has(status)) continue;
  refusals += 1;
  const reply = await sandbox.fetch(`${sandbox.ledgerUrl}${url}`, { method, ...bodyOf(recording) });
  const [theirs, ours] = [errorSummary(status, body), errorSummary(reply.status, await reply.text())];
  if (theirs === ours) same += 1;
  else console.log(`different: ${method} ${url}\n  service: ${theirs}\n  sandbox: ${ours}`);
}
const percent = ((100 * same) / refusals).toFixed(1);
console.log(`${refusals} refusals, ${same} the same (${percent} %)`);
process.exitCode = same === refusals ? 0 : 1;
