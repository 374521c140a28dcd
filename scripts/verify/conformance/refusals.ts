// Sends recorded requests that the service refused to the sandbox, which has to refuse them with the same words.
import { apiError } from '../../../src/client/reply/error-body.js';
import { noContext } from '../../../src/errors/client-error.js';
import { noRedaction } from '../../../src/errors/foreign-text.js';
import { createSandbox } from '../../../src/sandbox/sandbox.js';
import type { Recording } from '../recordings.js';
import { Differences, type PartResult, percent } from './part.js';

/** Statuses that depend on the request alone, and not on the data or the load of the service. */
const refusalStatuses = new Set([400, 405, 406, 415, 503]);

function errorSummary(status: number, text: string): string {
  const response = { status, statusText: '', headers: new Headers() };
  const { parameters, messages } = apiError(
    { response, text, attempts: 1, retryAfter: undefined, redact: noRedaction },
    [],
    noContext,
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

export async function compareRefusals(recordings: readonly Recording[]): Promise<PartResult> {
  const sandbox = createSandbox();
  const differences = new Differences();
  const counts = { refused: 0, served: 0 };
  for (const recording of recordings) {
    const { method, url, status, body } = recording;
    const isRefused = refusalStatuses.has(status);
    const isServed = method === 'GET' && (status < 300 || status === 404);
    if (!url.startsWith('/api/v1/') || !(isRefused || isServed)) continue;
    const reply = await sandbox.fetch(`${sandbox.ledgerUrl}${url}`, { method, ...bodyOf(recording) });
    // The data differs, so the sandbox may not find what the service found.
    if (isServed && !refusalStatuses.has(reply.status)) {
      counts.served += 1;
      continue;
    }
    const theirs = isRefused ? errorSummary(status, body) : String(status);
    const ours = errorSummary(reply.status, await reply.text());
    if (theirs === ours) counts.refused += 1;
    else
      differences.add(
        'the errors differ',
        undefined,
        `: service ${theirs}, sandbox ${ours}`,
        `${method} ${url}`,
      );
  }
  const same = counts.refused + counts.served;
  const examined = same + differences.different.count;
  return differences.result(
    examined,
    `${examined} requests: ${counts.refused} refused in the same words, ${counts.served} served by both (${percent(same, examined)})`,
  );
}
