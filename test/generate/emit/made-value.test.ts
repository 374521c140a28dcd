import { expect, it } from 'vitest';
import { answered, deployed } from '../../fixtures.js';
import { madeReply } from '../../made.js';

// Made replies must pass the package's own checks.
it.each(deployed.map((operation) => [operation.operationId, operation] as const))(
  'makes a reply of %s that passes validation',
  async (operationId, operation) => {
    const text = JSON.stringify(madeReply(operationId));
    await expect(answered(operation.service, operation, text)).resolves.toBeInstanceOf(Object);
  },
);
