// Compares the client with the service: prints the recorded requests that only one of them accepts.
import * as operations from '../../generated/ledger/operations.js';
import { call } from '../../src/client/lazy-request.js';
import type { ParameterRule } from '../../src/client/parameter-rule.js';
import { createTransport } from '../../src/client/transport.js';
import { ParameterError } from '../../src/errors/parameter-error.js';
import { type Recording, recordingsOf } from './recordings.js';
import { findRoute, routesOf } from './routes.js';

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

const routes = routesOf(operations);

const transport = createTransport({
  baseUrl: 'http://recording.invalid',
  fetch: async () => new Response('{}', { status: 404 }),
});

interface Verdict {
  readonly url: string;
  readonly isAcceptedByService: boolean;
  readonly isSame: boolean;
  readonly refusal: string | undefined;
  readonly reason: string | undefined;
}

/** Sends a recorded request with the client. Undefined if the recorded status does not show whether it was accepted. */
async function judge({ method, url, status }: Recording): Promise<Verdict | undefined> {
  // Such statuses may depend on the data or the load of the service.
  if (status === 429 || status >= 500) return undefined;
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const found = findRoute(routes, method, path);
  // Recordings do not contain the bodies of requests.
  if (!found || found.route.operation.body) return undefined;
  const { operation } = found.route;
  const search = new URLSearchParams(query);
  const queryParams = Object.fromEntries([...search.keys()].map((name) => [name, search.getAll(name)]));
  const params = Object.fromEntries(
    Object.entries<string | string[]>({ ...queryParams, ...found.values }).map(([name, value]) => [
      name,
      callerValue(value, operation.parameters?.[name]),
    ]),
  );
  const error: unknown = await call(transport, operation, params).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const refusal = error instanceof ParameterError ? error.message : undefined;
  const isAcceptedByService = status !== 400;
  const isSame = isAcceptedByService === (refusal === undefined);
  const reason = isSame
    ? undefined
    : (isAcceptedByService ? refusedByClient : refusedByService).find(([form]) => form.test(url))?.[1];
  return { url, isAcceptedByService, isSame, refusal, reason };
}

/** Converts a value on the wire to the form that a caller passes. Numbers and booleans are not converted for filters. */
function callerValue(value: string | string[], rule: ParameterRule | undefined): unknown {
  const only = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (typeof only !== 'string' || !rule || rule.operators) return only;
  if (/^(integer|nft-serial-number)$/.test(rule.kind.name) && /^-?\d+$/.test(only)) return BigInt(only);
  return rule.kind.name === 'boolean' && /^(true|false)$/i.test(only) ? /true/i.test(only) : only;
}

function verdictLines(verdicts: readonly Verdict[]): string[] {
  const count = (of: (verdict: Verdict) => boolean): number => verdicts.filter(of).length;
  const lines = verdicts
    .filter(({ isSame }) => !isSame)
    .map(({ url, isAcceptedByService, refusal, reason = 'different' }) => {
      const side = isAcceptedByService
        ? `accepted only by the service (${refusal})`
        : 'refused only by the service';
      return `${reason}: ${side}: ${url}`;
    });
  const parts = [
    `${count(({ isSame, isAcceptedByService }) => isSame && isAcceptedByService)} taken by both`,
    `${count(({ isSame, isAcceptedByService }) => isSame && !isAcceptedByService)} refused by both`,
    `${count(({ isSame, reason }) => !isSame && reason !== undefined)} explained`,
    `${count(({ isSame, reason }) => !isSame && reason === undefined)} different`,
  ];
  return [...lines, `${verdicts.length} requests: ${parts.join(', ')}`];
}

const verdicts = [];
for (const recording of await recordingsOf('compare-requests')) {
  const verdict = await judge(recording);
  if (verdict) verdicts.push(verdict);
}
for (const line of verdictLines(verdicts)) console.log(line);
process.exitCode = verdicts.some(({ isSame, reason }) => !isSame && reason === undefined) ? 1 : 0;
