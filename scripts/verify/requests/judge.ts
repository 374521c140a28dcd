import * as operations from '../../../generated/ledger/operations.js';
import { call } from '../../../src/client/lazy-request.js';
import type { ParameterRule } from '../../../src/client/parameter-rule.js';
import { createTransport } from '../../../src/client/transport.js';
import { ParameterError } from '../../../src/errors/parameter-error.js';
import type { Recording } from '../recordings.js';
import { findRoute, routesOf } from '../routes.js';
import { reasonFor } from './known-differences.js';

/** What service and client make of one request. */
export interface Verdict {
  readonly url: string;
  readonly isTakenByService: boolean;
  readonly isSame: boolean;
  /** What the client says against it. */
  readonly refusal: string | undefined;
  /** Why the two differ; undefined where nobody knows. */
  readonly reason: string | undefined;
}

const routes = routesOf(operations);

const transport = createTransport({
  baseUrl: 'http://recording.invalid',
  fetch: async () => new Response('{}', { status: 404 }),
});

/** Asks the client for a recorded request; undefined where the answer says nothing of what was asked for. */
export async function judge({ method, url, status }: Recording): Promise<Verdict | undefined> {
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
  const reason = isSame ? undefined : reasonFor(url, isTakenByService);
  return { url, isTakenByService, isSame, refusal, reason };
}

/** The words of the wire as a person gives them: one value by itself, numbers and booleans where no operator may stand. */
function asGiven(value: string | string[], rule: ParameterRule | undefined): unknown {
  const only = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (typeof only !== 'string' || !rule || rule.operators) return only;
  if (/^(integer|nft-serial-number)$/.test(rule.kind.name) && /^-?\d+$/.test(only)) return BigInt(only);
  return rule.kind.name === 'boolean' && /^(true|false)$/i.test(only) ? /true/i.test(only) : only;
}
