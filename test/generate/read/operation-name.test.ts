import { describe, expect, it } from 'vitest';
import { operationName } from '../../../scripts/generate/read/read-operations.js';

describe('the name of an operation without operationId', () => {
  it.each([
    ['get', '/api/v1/blocks', 'getBlocks'],
    ['get', '/api/v1/blocks/{hashOrNumber}', 'getBlocksByHashOrNumber'],
    ['get', '/api/v1/accounts/{id}/hooks/{hookId}/storage', 'getAccountsByIdHooksByHookIdStorage'],
    ['post', '/api/v1/contracts/call', 'postContractsCall'],
    ['get', '/api/v1/network/registered-nodes', 'getNetworkRegisteredNodes'],
    ['get', '/scheduled-maintenances/active.json', 'getScheduledMaintenancesActive'],
    ['get', '/', 'get'],
  ])('is derived from %s %s', (method, path, name) => {
    expect(operationName(method, path)).toBe(name);
  });
});
