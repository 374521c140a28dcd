import { describe, expect, it } from 'vitest';
import { answered, deployed, fixture } from '../../setup/fixtures.js';
import { madeReply } from '../../setup/made.js';

describe('replies', () => {
  it('exist for each deployed operation', () => {
    expect(deployed.length).toBeGreaterThanOrEqual(56);
  });

  for (const operation of deployed) {
    const { service, operationId } = operation;

    it(`accepts the fixture of ${operationId} without drift`, async () => {
      const unknown: unknown[] = [];
      await answered(service, operation, fixture(service, operationId), {
        onInvalidResponse: (report) => unknown.push(report),
      });
      expect(unknown).toEqual([]);
      // A reply that the generator makes passes, too.
      const made = JSON.stringify(madeReply(operationId));
      await expect(
        answered(service, operation, made, { onInvalidResponse: () => {} }),
      ).resolves.toBeInstanceOf(Object);
    });
  }
});
