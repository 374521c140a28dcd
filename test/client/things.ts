import { createTransport, makeCall, type TransportCall } from '../../src/client/client.js';

/** A call of the operation `getThings`, for tests that send it themselves. */
export const things: TransportCall = {
  transport: createTransport({ baseUrl: 'https://ledger.test' }),
  ...makeCall({ operationId: 'getThings', method: 'GET', path: '/things' }),
};
