import { otherKinds } from '../data/draft-transactions.js';

/** Every type of a transaction that the service knows. */
export const transactionTypes: readonly string[] = [
  ...otherKinds,
  'CONSENSUSSUBMITMESSAGE',
  'CONTRACTCALL',
  'CONTRACTCREATEINSTANCE',
  'ETHEREUMTRANSACTION',
];
