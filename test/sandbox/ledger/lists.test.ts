import { describe, expect, it } from 'vitest';
// By their inner paths: the generated and the hand-written operations, whose union must be the description.
import { madeOperations } from '../../../src/sandbox/ledger/made-operations.js';
import { operations } from '../../../src/sandbox/ledger/operations.js';
import { kindOf } from '../../../src/sandbox/ledger/parameters.js';
import { ledgerLists, ledgerLookups } from '../../../src/sandbox/ledger/service.js';
import { createSandbox } from '../../../src/sandbox.js';
import { declaredOperations } from '../../setup/description.js';
import { filled, longestPath } from '../paths.js';
import { asJson, servedItems } from '../served-list.js';

const sandbox = createSandbox({ size: 0.15 });

describe('the sandbox', () => {
  it('supports every operation of the deployed service with its declared parameters', () => {
    const declared = declaredOperations('ledger').filter(({ deprecated }) => !deprecated);
    const answered = [...operations, ...madeOperations];
    expect(answered.map(({ operationId }) => operationId).sort()).toEqual(
      declared.map(({ operationId }) => operationId).sort(),
    );
    for (const { operationId, method, path } of answered)
      expect(declared).toContainEqual(
        expect.objectContaining({ operationId, method, path: `/api/v1${path}` }),
      );
    expect(ledgerLists.length + Object.keys(ledgerLookups).length + 1).toBe(operations.length);
  });
});

// Other backends have kinds of their own.
it.each(operations.filter(({ backend }) => backend === 'javascript'))(
  'the sandbox knows what the parameters of $operationId accept',
  ({ query }) => {
    for (const parameter of Object.values(query)) expect(kindOf(parameter)).toHaveProperty('parse');
  },
);

describe('a list of the sandbox', () => {
  const lists = [...ledgerLists, { operationId: 'getAccount', property: 'transactions' }];
  it.each(lists)(
    'of $operationId returns the correct rows in both orders and with limits up to 100',
    async ({ operationId, property }) => {
      const template = operations.find((one) => one.operationId === operationId)?.path ?? '';
      const values = longestPath(sandbox.ledger, operationId);
      const path = `/api/v1${filled(template, values)}`;
      let longest = 0;
      for (const order of ['asc', 'desc']) {
        const expected = asJson(sandbox.truth[operationId]?.({ ...values, order }));
        longest = Math.max(longest, expected.length);
        const text = JSON.stringify(expected);
        for (const limit of [1, 2, 3, 7, 24, 25, 50, 99, 100]) {
          const found = await servedItems(sandbox, path, `limit=${limit}&order=${order}`, property);
          // Comparing text is much faster than comparing objects.
          if (JSON.stringify(found) !== text) expect(found, `limit ${limit}`).toEqual(expected);
        }
      }
      expect(longest).toBeGreaterThan(1);
    },
  );
});
