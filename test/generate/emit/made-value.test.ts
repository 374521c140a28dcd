import { expect, it } from 'vitest';
import { answered, deployed } from '../../fixtures.js';
import { madeReply } from '../../made.js';

// The checks are those of the package: what is made up has to pass for a reply that a service may send.
it.each(deployed.map((operation) => [operation.operationId, operation] as const))(
  'makes up a reply of %s that is none but one',
  async (operationId, operation) => {
    const text = JSON.stringify(madeReply(operationId));
    await expect(answered(operation.service, operation, text)).resolves.toBeInstanceOf(Object);
  },
);
