import * as operations from '../../generated/ledger/operations.js';
import type { LedgerRequest } from '../../src/core/call/lazy-request.js';
import { createTransport, type Transport } from '../../src/core/call/transport.js';
import { ParameterError } from '../../src/core/errors/errors.js';
import type { Parameter } from '../generate/api.js';
import type { Match } from '../verify/match-operation.js';
import type { Recording } from '../verify/read-recordings.js';
import { reasonFor } from './known-differences.js';

/** What service and client make of one request. */
export interface Verdict {
  readonly operationId: string;
  readonly url: string;
  readonly isTaken: { readonly byService: boolean; readonly byClient: boolean };
  /** What the client says against it. */
  readonly refusal: string | undefined;
  /** Why the two differ; undefined where nobody knows. */
  readonly reason: string | undefined;
}

type Call = (transport: Transport, params: object) => LedgerRequest<unknown>;

const functions = operations as unknown as Readonly<Record<string, Call>>;

/** Asks the client for a recorded request; undefined where the answer says nothing of what was asked for. */
export async function judge({ url, status }: Recording, found: Match): Promise<Verdict | undefined> {
  const { operation, params } = found;
  // What breaks or halts a service may be its data.
  if (status === 429 || status >= 500) return undefined;
  const byService = status !== 400;
  const transport = createTransport({
    baseUrl: 'http://recording.invalid',
    fetch: async () => new Response('{}', { status: 404 }),
  });
  const given = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      asGiven(
        value,
        operation.parameters.find((parameter) => parameter.name === name),
      ),
    ]),
  );
  const error = await functions[operation.operationId]?.(transport, given).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const byClient = !(error instanceof ParameterError);
  const refusal = error instanceof ParameterError ? error.message : undefined;
  const isSame = byService === byClient;
  return {
    operationId: operation.operationId,
    url,
    isTaken: { byService, byClient },
    refusal,
    reason: isSame ? undefined : reasonFor(url, byService),
  };
}

/** The words of the wire as a person gives them: numbers and booleans where no operator may stand. */
function asGiven(value: unknown, parameter: Parameter | undefined): unknown {
  if (typeof value !== 'string' || !parameter || parameter.filter) return value;
  const types = parameter.schema.type ?? [];
  if (types.includes('integer') && /^-?\d+$/.test(value)) return BigInt(value);
  if (types.includes('boolean') && /^(true|false)$/i.test(value)) return /true/i.test(value);
  return value;
}

/** What is to be said of verdicts, and how many differ without a reason. */
export function tally(verdicts: readonly Verdict[]): { lines: string[]; differences: number } {
  const lines: string[] = [];
  const count = { taken: 0, refused: 0, explained: 0, different: 0 };
  for (const { url, isTaken, refusal, reason } of verdicts) {
    const { byService, byClient } = isTaken;
    if (byService === byClient) count[byService ? 'taken' : 'refused'] += 1;
    else {
      count[reason ? 'explained' : 'different'] += 1;
      const side = byService ? `taken by the service alone (${refusal})` : 'refused by the service alone';
      lines.push(`${reason ?? 'different'}: ${side}: ${url}`);
    }
  }
  lines.push(
    `${verdicts.length} requests: ${count.taken} taken by both, ${count.refused} refused by both, ${count.explained} explained, ${count.different} different`,
  );
  return { lines, differences: count.different };
}
