import { decodeContractsResponse } from '../../generated/ledger/decoders.js';
import { fitsContractsResponse } from '../../generated/ledger/guards.js';
import { validateContractsResponse } from '../../generated/ledger/validators.js';
import type { Operation } from '../../src/client/client.js';
import type { CallContext } from '../../src/errors/errors.js';
import { kinds } from './kinds.js';

/** An operation with only the properties that matter to a test. */
export function operation(overrides: Partial<Operation> = {}): Operation {
  return { operationId: 'getThings', method: 'GET', path: '/things', ...overrides };
}

/** Parameters with these names, of any number and type of values. */
export function named(...names: readonly string[]): NonNullable<Operation['parameters']> {
  return Object.fromEntries(names.map((name) => [name, { kind: kinds.string, maxItems: 100 }]));
}

/** The operation of getContracts as the generator has it. */
export const contracts: Operation = operation({
  operationId: 'getContracts',
  path: '/api/v1/contracts',
  // Rules with names only: the tests of generated operations check values.
  parameters: named('contract.id', 'limit', 'order'),
  items: 'contracts',
  isValid: fitsContractsResponse,
  validator: async () => validateContractsResponse,
  decode: decodeContractsResponse,
});

export const context: CallContext = {
  operationId: 'getThings',
  method: 'GET',
  url: 'https://ledger.test/things',
};
