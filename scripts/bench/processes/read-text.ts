import type { Operation } from '../../../src/core/operation/operation.js';
import { readPlain } from '../../../src/core/reply/plain-reply.js';
import { readReply } from '../../../src/core/reply/read-reply.js';
import {
  getAccountsOperation,
  getBlockOperation,
  getContractsOperation,
  getTransactionsOperation,
} from '../../../src/ledger.js';
import type { BodyName } from '../bodies.js';

/** The operation that each body is a reply to. */
export const operations: Readonly<Record<BodyName, Operation>> = {
  transactions: getTransactionsOperation,
  contracts: getContractsOperation,
  block: getBlockOperation,
  accounts: getAccountsOperation,
};

/** What a call does between a text and its data. */
export function readText(operation: Operation, text: string): unknown {
  const parsed: unknown = JSON.parse(text);
  const plain = readPlain(operation, text, parsed, true);
  return plain?.isWhole ? plain.data : readReply(operation, text, parsed, true, undefined, plain).data;
}
