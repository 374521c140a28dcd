import type * as Parse from '../../../src/core/call/parse.js';
import type * as ReadReply from '../../../src/core/reply/read-reply.js';
import type * as Ledger from '../../../src/ledger.js';
import { type BodyName, subjects } from '../bodies.js';

/** What the built package does between a text and its data: modules that are not all for its users. */
export async function openReader(dist: string) {
  const { describe }: typeof Parse = await import(`${dist}/src/core/call/parse.js`);
  const { readReply }: typeof ReadReply = await import(`${dist}/src/core/reply/read-reply.js`);
  const ledger: typeof Ledger = await import(`${dist}/src/ledger.js`);
  return {
    readReply,
    operationOf: (name: BodyName) => describe<unknown>(ledger[subjects[name].operationId]),
  };
}
