import * as ledgerOperations from '../../../generated/ledger/operations.js';
import * as statusOperations from '../../../generated/status/operations.js';
import { call } from '../../../src/client/lazy-request.js';
import type { Operation } from '../../../src/client/operation.js';
import type { InvalidResponse } from '../../../src/client/options.js';
import { createTransport } from '../../../src/client/transport.js';
import { ApiError } from '../../../src/errors/api-error.js';
import { type Issue, ResponseError } from '../../../src/errors/response-error.js';
import type { Recording } from '../recordings.js';
import { callOf, type Route, routesOf } from '../routes.js';

export interface Outcome {
  recording: Recording;
  /** Undefined if no operation has this path. */
  operationId?: string;
  rejected?: readonly Issue[] | undefined;
  drift: readonly Issue[];
}

/** The routes of all operations: those of the status page, and those of the ledger or of another client. */
export function routesOfServices(
  ledger: Parameters<typeof routesOf>[0] = ledgerOperations,
): readonly Route[] {
  return [...routesOf(ledger), ...routesOf(statusOperations)];
}

/** Passes a recorded reply to the client as the reply to a call of its operation. */
export async function replay(recording: Recording, routes = routesOfServices()): Promise<Outcome> {
  const { status, headers, body } = recording;
  const found = callOf(routes, recording);
  // No operation covers the supply as text (query parameter q), and our client never sends whitespace in a path.
  if (!found || isText(recording) || Object.values(found.values).some((value) => /[\s/\\?#%]/.test(value)))
    return { recording, drift: [] };
  const { operation, values, query } = found;
  const reports: InvalidResponse[] = [];
  const transport = createTransport({
    baseUrl: 'http://recording.invalid',
    fetch: async () => new Response(body, { status, headers }),
    retry: false,
    onInvalidResponse: (report) => reports.push(report),
    // The service may have refused the recorded request. Only the reply is checked here.
    validation: { request: 'off', response: 'throw' },
  });
  const params = { ...query, ...values, ...emptyBody(operation) };
  const rejected = await failure(call(transport, operation, params), recording);
  const drift = reports.flatMap((report) => report.drift);
  return { recording, operationId: operation.operationId, rejected, drift };
}

function isText({ status, headers }: Recording): boolean {
  return status < 300 && new Headers(headers).get('content-type')?.startsWith('text/plain') === true;
}

function emptyBody({ body }: Operation): { body?: object } {
  if (!body) return {};
  return { body: body.validator ? {} : new Uint8Array() };
}

/** The issues of a call. Expected are data for a 2xx, and an ApiError with its messages for other statuses. */
async function failure(
  request: Promise<unknown>,
  { status, body }: Recording,
): Promise<readonly Issue[] | undefined> {
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
