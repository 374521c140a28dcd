import type * as Parse from '../../../src/core/call/parse.js';
import type * as ReadReply from '../../../src/core/reply/read-reply.js';
import type * as Ledger from '../../../src/ledger.js';
import type { BodyName } from '../bodies.js';

type Operation = ReturnType<typeof Parse.describe>;

/** What the package does between a text and its data. */
export interface Reader {
  readReply: typeof ReadReply.readReply;
  operations: Readonly<Record<BodyName, Operation>>;
}

/** The compiled modules of the package, which are not all for its users. */
export async function openReader(dist: string): Promise<Reader> {
  const { describe }: typeof Parse = await import(`${dist}/src/core/call/parse.js`);
  const { readReply }: typeof ReadReply = await import(`${dist}/src/core/reply/read-reply.js`);
  const ledger: typeof Ledger = await import(`${dist}/src/ledger.js`);
  return {
    readReply,
    operations: {
      transactions: describe(ledger.getTransactions),
      contracts: describe(ledger.getContracts),
      block: describe(ledger.getBlock),
      accounts: describe(ledger.getAccounts),
    },
  };
}
