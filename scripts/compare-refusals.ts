import { readFile } from 'node:fs/promises';
import { noCall } from '../src/core/errors/errors.js';
import { nothing } from '../src/core/errors/foreign-text.js';
import { apiError } from '../src/core/reply/error-body.js';
import { createSandbox } from '../src/sandbox/sandbox.js';
import { readRecordings } from './verify/read-recordings.js';

/** What refuses a request for what it is, and not for what there is, or how busy the service is. */
const refusing = new Set([400, 405, 406, 415, 503]);

/** Of all refusals so many have to be the same, whatever is explained. */
const share = 0.95;

// What the sandbox refuses otherwise than the service, and why.
const explanations: readonly (readonly [RegExp, string])[] = [];

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error(
    'usage: tsx scripts/compare-refusals.ts FILES… (NDJSON of {method, url, status, headers, body})',
  );
  process.exit(2);
}

/** Status and what an error body names, as a client reads it. */
function told(status: number, text: string): string {
  const response = { status, statusText: '', headers: new Headers() };
  const { parameters, messages } = apiError(
    { response, text, attempts: 1, retryAfter: undefined, redact: nothing },
    [],
    noCall,
  );
  const named = parameters.length > 0 ? parameters : messages.map(({ message, detail }) => detail ?? message);
  return `${status} ${[...new Set(named)].sort().join(', ')}`;
}

/** The body that a recorded request had: as it was, or an object that went out as JSON. */
function sent(line: string): RequestInit {
  const { request }: { request?: Record<string, unknown> } = JSON.parse(line);
  if (!request) return {};
  const type = request['content-type'];
  return typeof type === 'string'
    ? { body: String(request.body), headers: { 'content-type': type } }
    : { body: JSON.stringify(request), headers: { 'content-type': 'application/json' } };
}

const sandbox = createSandbox();
let refusals = 0;
let same = 0;
const reasons = new Map<string, number>();
for (const file of files) {
  const text = await readFile(file, 'utf8');
  const bodies = text.split('\n').filter((line) => line.trim() !== '');
  for (const [index, { method, url, status, body }] of readRecordings(text, file).entries()) {
    if (!refusing.has(status)) continue;
    refusals += 1;
    const init = { method, ...sent(bodies[index] ?? '{}') };
    const reply = await sandbox.fetch(`${sandbox.ledgerUrl}${url}`, init);
    const [theirs, ours] = [told(status, body), told(reply.status, await reply.text())];
    if (theirs === ours) {
      same += 1;
      continue;
    }
    const reason = explanations.find(([form]) => form.test(url))?.[1];
    reasons.set(reason ?? 'not explained', (reasons.get(reason ?? 'not explained') ?? 0) + 1);
    console.log(`${reason ?? 'different'}: ${method} ${url}\n  service: ${theirs}\n  sandbox: ${ours}`);
  }
}
const percent = ((100 * same) / refusals).toFixed(1);
console.log(`${refusals} refusals, ${same} the same (${percent} %)`);
for (const [reason, count] of reasons) console.log(`${count} ${reason}`);
process.exitCode = same >= share * refusals && !reasons.has('not explained') ? 0 : 1;
