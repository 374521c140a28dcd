import * as ledgerOperations from '../../generated/ledger/operations.js';
import * as statusOperations from '../../generated/status/operations.js';
import type { LedgerRequest } from '../../src/core/call/lazy-request.js';
import { createTransport, type Transport } from '../../src/core/call/transport.js';
import { ApiError } from '../../src/core/errors/api-error.js';
import { type Issue, ResponseError } from '../../src/core/errors/errors.js';
import type { CallOptions } from '../../src/core/operation/options.js';
import type { InvalidResponse } from '../../src/core/operation/validation.js';
import type { Match } from './match-operation.js';
import type { Recording } from './read-recordings.js';

/** What became of a recording. */
export interface Outcome {
  recording: Recording;
  /** Undefined where no operation has this path. */
  operationId?: string;
  /** Why the reply was rejected. */
  rejected?: readonly Issue[];
  drift: readonly Issue[];
}

type Call = (transport: Transport, params?: object, options?: CallOptions) => LedgerRequest<unknown>;

const functions = { ledger: ledgerOperations, status: statusOperations } as unknown as Record<
  string,
  Record<string, Call>
>;

/** Gives a recording to the generated function of its operation as if the service had just sent it. */
export async function replay(recording: Recording, match: Match | undefined): Promise<Outcome> {
  const { status, headers, body } = recording;
  // A supply asked for with q is a text, which no operation offers.
  if (!match || isText(recording)) return { recording, drift: [] };
  const { operationId } = match.operation;
  const reports: InvalidResponse[] = [];
  const transport = createTransport({
    baseUrl: 'http://recording.invalid',
    fetch: async () => new Response(body, { status, headers }),
    onInvalidResponse: (report) => reports.push(report),
    // A recorded request may be one that the service refused; here it is the reply that counts.
    validation: { request: 'off', response: 'throw' },
  });
  const call = functions[match.service]?.[operationId];
  if (!call) throw new Error(`there is no function ${operationId}`);
  const params = match.operation.body ? { ...match.params, body: emptyBody(match) } : match.params;
  const rejected = await failure(call(transport, params), recording);
  return {
    recording,
    operationId,
    drift: reports.flatMap(({ drift }) => drift),
    ...(rejected ? { rejected } : {}),
  };
}

function isText({ status, headers }: Recording): boolean {
  return status < 300 && new Headers(headers).get('content-type')?.startsWith('text/plain') === true;
}

function emptyBody({ operation }: Match): object {
  return operation.body?.schema ? {} : new Uint8Array();
}

/** What is wrong with the end that a call came to: data for a 2xx, an ApiError with its messages for the rest. */
async function failure(request: LedgerRequest<unknown>, { status, body }: Recording) {
  const issue = (expected: string, got: string): Issue[] => [{ instancePath: '', expected, got }];
  try {
    await request;
    return status < 300 ? undefined : issue('an ApiError', 'data');
  } catch (error) {
    if (error instanceof ResponseError && status < 300)
      return error.issues.length > 0 ? error.issues : issue('JSON', error.message);
    if (!(error instanceof ApiError)) return issue('data or an ApiError', String(error));
    if (error.status !== status) return issue(`status ${status}`, `status ${error.status}`);
    const sent: unknown[] = JSON.parse(body)._status?.messages ?? [];
    return error.messages.length === sent.length
      ? undefined
      : issue(`${sent.length} messages`, `${error.messages.length} messages`);
  }
}
