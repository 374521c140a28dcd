import * as operations from '../../../generated/ledger/operations.js';
import type { Transport } from '../../../src/client/call.js';
import { createTransport } from '../../../src/client/transport.js';
import { ParameterError } from '../../../src/errors/parameter-error.js';
import type { Recording } from '../recordings.js';
import { callOf, paramsOf, routesOf } from '../routes.js';

let sentUrl: string | undefined;
const transport = createTransport({
  baseUrl: 'http://recording.invalid',
  retry: false,
  fetch: async (url) => {
    sentUrl ??= String(url);
    return new Response('{}', { status: 404 });
  },
});
const routes = routesOf(operations);

type Call = (transport: Transport, params: Readonly<Record<string, unknown>>) => PromiseLike<unknown>;

/** The error of the client's checks, or path and query of the first request that it sends. Undefined if it has no operation. */
export async function passToClient(
  request: Pick<Recording, 'method' | 'url'>,
): Promise<ParameterError | string | undefined> {
  const found = callOf(routes, request);
  if (!found) return undefined;
  const body = found.operation.body ? { body: new Uint8Array([10, 0]) } : {};
  sentUrl = undefined;
  const call: Call = Reflect.get(operations, found.operation.operationId);
  const error: unknown = await call(transport, { ...paramsOf(found), ...body }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ParameterError) return error;
  if (sentUrl === undefined) throw new Error(`the client did not send ${request.url}`, { cause: error });
  const { pathname, search } = new URL(sentUrl);
  return pathname + search;
}
