// Asks the client for recorded requests, and prints which of them it and the service do not both take or refuse.
import * as operations from '../../generated/ledger/operations.js';
import { call } from '../../src/client/lazy-request.js';
import type { ParameterRule } from '../../src/client/parameter-rule.js';
import { createTransport } from '../../src/client/transport.js';
import { ParameterError } from '../../src/errors/parameter-error.js';
import { type Recording, recordingsOf } from './recordings.js';
import { findRoute, routesOf } from './routes.js';

/** Why the client refuses what the service takes. */
const refusedByClient: readonly (readonly [RegExp, string])[] = [
  [
    /[?&](Limit|account\.ID|account\.publicKey|sequenceNumber|transactionType)=/,
    'a name has one spelling here',
  ],
  [/[?&](limit|order|type|name|(account\.)?publickey)=[a-z]+(:|%3A)/, 'no filter, so no operator'],
  [
    /[?&](limit|order|nonce|scheduled|type|block\.hash|account\.publickey)=[^&]*&(.*&)?\1=/,
    'of several values the service drops all but one',
  ],
  [/[?&]limit=\d{3,}/, 'pages would be smaller than asked for'],
  [/timestamp=\w+:99\d{8}\b/, 'beyond 64 bits of nanoseconds, where most lists fail'],
  [/airdrops\/.*token\.id=[gl]/, 'the service forgets the bound on its next page, or leaves it out at once'],
];

/** Why the client sends what the service refuses. */
const refusedByService: readonly (readonly [RegExp, string])[] = [
  [/transactiontype=nope/, 'a newer service may know the word'],
  [/\/accounts\/[\d.]*[A-Z2-7]{10,}\//, 'an alias is not decoded here'],
  [/\/results\/logs\?.*topic\d=/, 'how wide a range may be is left to the service'],
];

const routes = routesOf(operations);

const transport = createTransport({
  baseUrl: 'http://recording.invalid',
  fetch: async () => new Response('{}', { status: 404 }),
});

/** What service and client make of one request. */
interface Verdict {
  readonly url: string;
  readonly isTakenByService: boolean;
  readonly isSame: boolean;
  /** What the client says against it. */
  readonly refusal: string | undefined;
  /** Why the two differ; undefined where nobody knows. */
  readonly reason: string | undefined;
}

/** Asks the client for a recorded request; undefined where the answer says nothing of what was asked for. */
async function judge({ method, url, status }: Recording): Promise<Verdict | undefined> {
  // What breaks or halts a service may be its data.
  if (status === 429 || status >= 500) return undefined;
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const found = findRoute(routes, method, path);
  // A body is not recorded with its request.
  if (!found || found.route.operation.body) return undefined;
  const { operation } = found.route;
  const search = new URLSearchParams(query);
  const given = { ...Object.fromEntries([...search.keys()].map((name) => [name, search.getAll(name)])) };
  const params = Object.fromEntries(
    Object.entries<string | string[]>({ ...given, ...found.values }).map(([name, value]) => [
      name,
      asGiven(value, operation.parameters?.[name]),
    ]),
  );
  const error: unknown = await call(transport, operation, params).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const refusal = error instanceof ParameterError ? error.message : undefined;
  const isTakenByService = status !== 400;
  const isSame = isTakenByService === (refusal === undefined);
  const reason = isSame
    ? undefined
    : (isTakenByService ? refusedByClient : refusedByService).find(([form]) => form.test(url))?.[1];
  return { url, isTakenByService, isSame, refusal, reason };
}

/** The words of the wire as a person gives them: one value by itself, numbers and booleans where no operator may stand. */
function asGiven(value: string | string[], rule: ParameterRule | undefined): unknown {
  const only = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (typeof only !== 'string' || !rule || rule.operators) return only;
  if (/^(integer|nft-serial-number)$/.test(rule.kind.name) && /^-?\d+$/.test(only)) return BigInt(only);
  return rule.kind.name === 'boolean' && /^(true|false)$/i.test(only) ? /true/i.test(only) : only;
}

/** What is to be said of verdicts: the differences, and how many of each kind there are. */
function verdictLines(verdicts: readonly Verdict[]): string[] {
  const count = (of: (verdict: Verdict) => boolean): number => verdicts.filter(of).length;
  const lines = verdicts
    .filter(({ isSame }) => !isSame)
    .map(({ url, isTakenByService, refusal, reason = 'different' }) => {
      const side = isTakenByService
        ? `taken by the service alone (${refusal})`
        : 'refused by the service alone';
      return `${reason}: ${side}: ${url}`;
    });
  const parts = [
    `${count(({ isSame, isTakenByService }) => isSame && isTakenByService)} taken by both`,
    `${count(({ isSame, isTakenByService }) => isSame && !isTakenByService)} refused by both`,
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
