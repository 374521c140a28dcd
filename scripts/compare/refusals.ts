// Asks the sandbox what recorded requests were refused for, and prints where it answers otherwise.
import { noCall } from '../../src/core/errors/errors.js';
import { nothing } from '../../src/core/errors/foreign-text.js';
import { apiError } from '../../src/core/reply/error-body.js';
import { createSandbox } from '../../src/sandbox/sandbox.js';
import { recordingsOf } from './recordings.js';

// What the sandbox refuses otherwise than the service, and why.
const unknownAlias = 'the sandbox does not decode an alias: one that it does not know is not found';
const known = new Map(
  ['', '0.', '0.0.'].map((before) => [
    `/api/v1/accounts/${before}KGNABD5L3ZGSRVUCSPDR7TONZSRY3D5OMEBKQMVTD2AC6JL/nfts`,
    unknownAlias,
  ]),
);

/** What an error body says, as a client reads it. */
function refusal(status: number, text: string): string {
  const response = { status, statusText: '', headers: new Headers() };
  const reply = { response, text, attempts: 1, retryAfter: undefined, redact: nothing };
  const { parameters, messages } = apiError(reply, { names: [], pairs: [] }, noCall);
  const said = parameters.length ? parameters : messages.map(({ message }) => message);
  return `${status} ${[...said].sort().join(', ')}`;
}

const sandbox = createSandbox();
const refusals = (await recordingsOf('compare-refusals')).filter(({ status }) => status === 400);
let same = 0;
let explained = 0;
for (const { method, url, status, body } of refusals) {
  const reply = await sandbox.fetch(new Request(`${sandbox.ledgerUrl}${url}`, { method }));
  const [theirs, ours] = [refusal(status, body), refusal(reply.status, await reply.text())];
  const reason = known.get(url);
  if (theirs === ours) {
    same += 1;
    console.log(`same: ${url}`);
    continue;
  }
  if (reason) explained += 1;
  console.log(`${reason ?? 'different'}: ${url}\n  service: ${theirs}\n  sandbox: ${ours}`);
}
const different = refusals.length - same - explained;
console.log(`${refusals.length} refusals, ${same} the same, ${explained} explained, ${different} different`);
process.exitCode = different === 0 ? 0 : 1;
