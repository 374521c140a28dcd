import { describe, expect, it } from 'vitest';
import { overlay, withNames } from '../../scripts/bump/merge.js';
import { readApi } from '../../scripts/generate/read/read-api.js';
import type { JsonObject } from '../../scripts/generate/read/read-description.js';
import { official, ours } from './official.js';

/** The operations of another description, merged with ours. */
function operationsOf(change: (paths: JsonObject) => void): ReturnType<typeof readApi>['operations'] {
  const fresh = official();
  change(fresh.paths as JsonObject);
  return readApi(overlay(official(), fresh, ours), 'ledger').operations;
}

describe('an overlay', () => {
  it('has exactly the operations of the other description', () => {
    const names = operationsOf((paths) => {
      delete paths['/api/v1/balances'];
      paths['/api/v1/wallets'] = {
        get: { responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } } },
      };
    }).map(({ operationId }) => operationId);
    expect(names).toHaveLength(48);
    expect(names).toContain('getWallets');
    expect(names).not.toContain('getBalances');
    expect(names).not.toContain('getNftsAtDocumentedPath');
  });

  it('adds our names, range keys, filters and windows', () => {
    const operations = operationsOf((paths) => {
      for (const item of Object.values(paths) as { get?: JsonObject; post?: JsonObject }[]) {
        delete item.get?.operationId;
        delete item.post?.operationId;
      }
    });
    const contracts = operations.find(({ operationId }) => operationId === 'getContracts');
    expect(contracts?.rangeKey).toMatchObject({ parameter: 'contract.id', field: 'contract_id' });
    const filter = contracts?.parameters.find(({ name }) => name === 'contract.id')?.filter;
    expect(filter?.value).toBe('entity-id-or-evm-address');
    expect(operations.find(({ operationId }) => operationId === 'getContractsLogs')?.window).toMatchObject({
      seconds: 604800,
    });
    expect(operations.filter(({ rangeKey }) => rangeKey).length).toBeGreaterThanOrEqual(21);
  });

  it('has no placeholders', () => {
    const fresh = official();
    (fresh.paths as JsonObject)['/api/v1/wallets'] = {
      get: {
        operationId: 'getWallets',
        responses: {
          200: {
            content: {
              'application/json': { schema: { type: 'object', properties: { a: { type: 'string' } } } },
            },
          },
        },
      },
    };
    expect(JSON.stringify(overlay(official(), fresh, ours))).not.toContain('TODO');
  });
});

describe('withNames', () => {
  it('adds our operation names and x- extensions to a status page description', () => {
    const get = { responses: {} };
    const other = { paths: { '/a.json': { get: { operationId: 'getA', 'x-items': 'as', summary: 'No.' } } } };
    expect(withNames({ paths: { '/a.json': { get }, '/b.json': { get } } }, other)).toEqual({
      paths: {
        '/a.json': { get: { responses: {}, operationId: 'getA', 'x-items': 'as' } },
        '/b.json': { get },
      },
    });
  });
});
