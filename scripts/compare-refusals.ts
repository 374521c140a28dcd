import { readFile } from 'node:fs/promises';
import { noCall } from '../src/core/errors/errors.js';
import { nothing } from '../src/core/errors/foreign-text.js';
import { apiError } from '../src/core/reply/error-body.js';
import { createSandbox } from '../src/sandbox/sandbox.js';
import { readRecordings } from './verify/read-recordings.js';

// What the sandbox refuses otherwise than the service, and why.
const unknownAlias = 'the sandbox does not decode an alias: one that it does not know is not found';
const known = new Map(
  ['', '0.', '0.0.'].map((before) => [
    `/api/v1/accounts/${before}KGNABD5L3ZGSRVUCSPDR7TONZSRY3D5OMEBKQMVTD2AC6JL/nfts`,
    unknownAlias,
  ]),
);

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error(
    'usage: tsx scripts/compare-refusals.ts FILES… (NDJSON of {method, url, status, headers, body})',
  );
  process.exit(2);
}

/** What an error body says, as a client reads it. */
function told(status: number, text: string): string {
  const response = { status, statusText: '', headers: new Headers() };
  const { parameters, messages } = apiError(
    { response, text, attempts: 1, retryAfter: undefined, redact: nothing },
    [],
    noCall,
  );
  return `${status} ${[...(parameters.length ? parameters : messages.map(({ message }) => message))].sort().join(', ')}`;
}

const sandbox = createSandbox();
let refusals = 0;
let same = 0;
let explained = 0;
for (const file of files) {
  for (const { method, url, status, body } of readRecordings(await readFile(file, 'utf8'), file)) {
    if (status !== 400) continue;
    refusals += 1;
    const reply = await sandbox.fetch(new Request(`${sandbox.ledgerUrl}${url}`, { method }));
    const [theirs, ours] = [told(status, body), told(reply.status, await reply.text())];
    const reason = known.get(url);
    if (theirs === ours) same += 1;
    else if (reason) explained += 1;
    console.log(
      theirs === ours
        ? `same: ${url}`
        : `${reason ?? 'different'}: ${url}\n  service: ${theirs}\n  sandbox: ${ours}`,
    );
  }
}
console.log(
  `${refusals} refusals, ${same} the same, ${explained} explained, ${refusals - same - explained} different`,
);
process.exitCode = refusals === same + explained ? 0 : 1;
