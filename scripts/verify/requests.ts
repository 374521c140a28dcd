// Compares the client with the service: prints the recorded requests that only one of them accepts.
import * as operations from '../../generated/ledger/operations.js';
import { call } from '../../src/client/lazy-request.js';
import { createTransport } from '../../src/client/transport.js';
import { ParameterError } from '../../src/errors/parameter-error.js';
import { type Recording, recordingsOf } from './recordings.js';
import { callOf, paramsOf, routesOf } from './routes.js';

/** Slips that the client refuses, by its message. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/ when the first ledger began/, 'no ledger existed at the time'],
  [/ values in it, got /, 'no item is in the range'],
  [/ with nine decimals, got /, 'a time that is not exact matches an item by chance'],
];

/** Reasons why the client refuses requests that the service accepts. */
const refusedByClient: readonly (readonly [RegExp, string])[] = [
  [
    /[?&](Limit|account\.ID|account\.publicKey|sequenceNumber|transactionType)=/,
    'the client accepts one spelling of a name',
  ],
  [
    /[?&](limit|order|type|name|(account\.)?publickey)=[a-z]+(:|%3A)/,
    'the parameter is not a filter and takes no operator',
  ],
  [
    /[?&](limit|order|nonce|scheduled|type|block\.hash|account\.publickey)=[^&]*&(.*&)?\1=/,
    'the service ignores all values but one',
  ],
  [/[?&]limit=\d{3,}/, 'pages would be smaller than requested'],
  [/timestamp=\w+:99\d{8}\b/, 'the time exceeds 64 bits of nanoseconds, and most lists fail'],
  [/airdrops\/.*token\.id=[gl]/, 'the service ignores the bound, at once or on the next page'],
];

/** Reasons why the client sends requests that the service refuses. */
const refusedByService: readonly (readonly [RegExp, string])[] = [
  [/transactiontype=nope/, 'a newer service may support the word'],
  [/\/accounts\/[\d.]*[A-Z2-7]{10,}\//, 'the client does not decode aliases'],
  [/\/results\/logs\?.*topic\d=/, 'the service checks the width of a range'],
];

const counts = { 'accepted by both': 0, 'refused by both': 0, explained: 0, different: 0 };
const routes = routesOf(operations);

const transport = createTransport({
  baseUrl: 'http://recording.invalid',
  fetch: async () => new Response('{}', { status: 404 }),
});

/** Sends a recorded request with the client. Undefined if the recorded status does not show whether it was accepted. */
async function compare(
  recording: Recording,
): Promise<{ outcome: keyof typeof counts; line?: string } | undefined> {
  const { url, status } = recording;
  // Such statuses may depend on the data or the load of the service.
  if (status === 429 || status >= 500) return undefined;
  const found = callOf(routes, recording);
  // Recordings do not contain the bodies of requests.
  if (!found || found.operation.body) return undefined;
  const error: unknown = await call(transport, found.operation, paramsOf(found)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const refusal = error instanceof ParameterError ? error.message : undefined;
  const isAccepted = status !== 400;
  if (isAccepted === (refusal === undefined))
    return { outcome: isAccepted ? 'accepted by both' : 'refused by both' };
  const reasons = isAccepted ? refusedByClient : refusedByService;
  const slip = slips.find(([form]) => form.test(refusal ?? ''));
  const [, reason] = slip ?? reasons.find(([form]) => form.test(url)) ?? [];
  const side = isAccepted ? `accepted only by the service (${refusal})` : 'refused only by the service';
  return {
    outcome: reason === undefined ? 'different' : 'explained',
    line: `${reason ?? 'different'}: ${side}: ${url}`,
  };
}

for (const recording of await recordingsOf('compare-requests')) {
  const compared = await compare(recording);
  if (!compared) continue;
  counts[compared.outcome] += 1;
  if (compared.line !== undefined) console.log(compared.line);
}
const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
const parts = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
console.log(`${total} requests: ${parts.join(', ')}`);
process.exitCode = counts.different > 0 ? 1 : 0;
