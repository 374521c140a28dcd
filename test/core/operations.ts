import { decodeContractsResponse } from '../../generated/ledger/decoders.js';
import { validateContractsResponse } from '../../generated/ledger/validators.js';
import type { CallContext } from '../../src/core/errors.js';
import type { Validate } from '../../src/core/mismatch.js';
import type { Operation } from '../../src/core/operation.js';

/** A check that nothing fails. */
export const fits: Validate = Object.assign(() => true, { errors: null });

/** An operation that only says what matters to a test. */
export function operation(known: Partial<Operation> = {}): Operation {
  return { operationId: 'getThings', method: 'GET', path: '/things', validate: fits, ...known };
}

/** The operation of getContracts as the generator has it. */
export const contracts: Operation = operation({
  operationId: 'getContracts',
  path: '/api/v1/contracts',
  query: ['contract.id', 'limit', 'order'],
  items: 'contracts',
  validate: validateContractsResponse,
  decode: decodeContractsResponse,
});

export const context: CallContext = {
  operationId: 'getThings',
  method: 'GET',
  url: 'https://ledger.test/things',
};
