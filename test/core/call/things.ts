import type { TransportCall } from '../../../src/core/call/lazy-request.js';
import { createTransport } from '../../../src/core/call/transport.js';
import { makeCall } from '../../../src/core/request/call.js';

/** A call of an operation `getThings`, for what sends it in a way of its own. */
export const things: TransportCall = {
  transport: createTransport({ baseUrl: 'https://ledger.test' }),
  ...makeCall({ operationId: 'getThings', method: 'GET', path: '/things' }),
};
