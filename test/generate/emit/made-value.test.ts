import { expect, it } from 'vitest';
import { answered, deployed } from '../../fixtures.js';
import { madeReply } from '../../made.js';

// The checks are those of the package: what is made up has to pass for a reply that a service may send.
it.each(deployed.map((operation) => [operation.operationId, operation] as const))(
  'makes a reply of %s that passes validation',
  async (operationId, operation) => {
    const text = JSON.stringify(madeReply(operationId));
    await expect(answered(operation.service, operation, text)).resolves.toBeInstanceOf(Object);
  },
);
