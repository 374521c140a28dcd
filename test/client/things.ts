import { makeCall, type TransportCall } from '../../src/client/call.js';
import { createTransport } from '../../src/client/transport.js';

/** A call of the operation `getThings`, for tests that send it themselves. */
export const things: TransportCall = {
  transport: createTransport({ baseUrl: 'https://ledger.test' }),
  ...makeCall({ operationId: 'getThings', method: 'GET', path: '/things' }),
};
