import { otherKinds } from '../data/draft-transactions.js';

export const transactionTypes: readonly string[] = [
  ...otherKinds,
  'CONSENSUSSUBMITMESSAGE',
  'CONTRACTCALL',
  'CONTRACTCREATEINSTANCE',
  'ETHEREUMTRANSACTION',
];
