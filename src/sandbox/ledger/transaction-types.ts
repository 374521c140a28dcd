import { otherKinds } from '../data/draft-transactions.js';

export const transactionTypes: readonly string[] = [
  ...otherKinds,
  'CONSENSUSSUBMITMESSAGE',
  'CONTRACTCALL',
  'CONTRACTCREATEINSTANCE',
  'ETHEREUMTRANSACTION',
  // No transaction has it, and it is not described, but the service knows the word.
  'HOOKDISPATCH',
];
