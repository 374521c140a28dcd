import type { Operation } from '../../../src/core/operation/operation.js';
import type * as ReadReply from '../../../src/core/reply/read-reply.js';
import type * as Ledger from '../../../src/ledger.js';
import { type BodyName, subjects } from '../bodies.js';

/** What the built package does between a text and its data, in a module that is not for its users. */
export async function openReader(dist: string) {
  const { readReply }: typeof ReadReply = await import(`${dist}/src/core/reply/read-reply.js`);
  const ledger: typeof Ledger = await import(`${dist}/src/ledger.js`);
  const operationOf = (name: BodyName): Operation => ledger[`${subjects[name].operationId}Operation`];
  return { readReply, operationOf };
}
