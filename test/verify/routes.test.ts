import { expect, it } from 'vitest';
import * as ledger from '../../generated/ledger/operations.js';
import { findRoute, routesOf } from '../../scripts/verify/routes.js';

const routes = routesOf(ledger);

it.each([
  ['/api/v1/contracts/results', 'getContractsResults', {}],
  ['/api/v1/contracts/results/logs', 'getContractsLogs', {}],
  [
    '/api/v1/contracts/0.0.5/results/1.1',
    'getContractResultByIdAndTimestamp',
    { contractIdOrAddress: '0.0.5', timestamp: '1.1' },
  ],
  ['/api/v1/topics/messages/1.1', 'getTopicMessageByTimestamp', { timestamp: '1.1' }],
  ['/api/v1/accounts/a%2Fb', 'getAccount', { idOrAliasOrEvmAddress: 'a/b' }],
])('finds the route of %s: %s', (path, operationId, values) => {
  const found = findRoute(routes, 'GET', path);
  expect(found?.route.operation.operationId).toBe(operationId);
  expect(found?.values).toEqual(values);
});

it.each([
  ['GET', '/api/v1/nope'],
  ['POST', '/api/v1/accounts'],
  ['GET', '/api/v1/accounts/%zz'],
  ['GET', '/api/v1/accounts/1/'],
])('finds no route for %s %s', (method, path) => expect(findRoute(routes, method, path)).toBeUndefined());
