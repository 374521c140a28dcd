import type { Operation } from '../../../src/core/operation/operation.js';
import type * as ReadReply from '../../../src/core/reply/read-reply.js';
import type * as Ledger from '../../../src/ledger.js';
import type { BodyName } from '../bodies.js';

/** What the package does between a text and its data. */
export interface Reader {
  readReply: typeof ReadReply.readReply;
  operations: Readonly<Record<BodyName, Operation>>;
}

/** The compiled modules of the package, which are not all for its users. */
export async function openReader(dist: string): Promise<Reader> {
  const { readReply }: typeof ReadReply = await import(`${dist}/src/core/reply/read-reply.js`);
  const ledger: typeof Ledger = await import(`${dist}/src/ledger.js`);
  return {
    readReply,
    operations: {
      transactions: ledger.getTransactionsOperation,
      contracts: ledger.getContractsOperation,
      block: ledger.getBlockOperation,
      accounts: ledger.getAccountsOperation,
    },
  };
}
