import { otherKinds } from '../data/draft-transactions.js';

/** All transaction types of the service. */
export const transactionTypes: readonly string[] = [
  ...otherKinds,
  'CONSENSUSSUBMITMESSAGE',
  'CONTRACTCALL',
  'CONTRACTCREATEINSTANCE',
  'ETHEREUMTRANSACTION',
];
