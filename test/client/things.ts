import { makeCall, type TransportCall } from '../../src/client/call.js';
import { createTransport } from '../../src/client/transport.js';

/** A call of an operation `getThings`, for what sends it in a way of its own. */
export const things: TransportCall = {
  transport: createTransport({ baseUrl: 'https://ledger.test' }),
  ...makeCall({ operationId: 'getThings', method: 'GET', path: '/things' }),
};
