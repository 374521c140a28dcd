import { createSandbox } from '../../../../src/sandbox/sandbox.js';
import type { ServiceRequest, Verdict } from './judge-by-rules.js';
import { urlOf } from './request-of.js';
import { verdictOf } from './verdict-of.js';

const sandbox = createSandbox({ size: 0.1 });

const { ledger } = sandbox;
const [nft, execution, log, message] = [
  ledger.nfts[0],
  ledger.executions[0],
  ledger.logs[0],
  ledger.messages[0],
];

/** Path parameters of things that exist in the sandbox. */
export const existing: Readonly<Record<string, string>> = {
  idOrAliasOrEvmAddress: '0.0.1001',
  contractIdOrAddress: String(log?.contract_id),
  hashOrNumber: String(ledger.blocks[0]?.number),
  hookId: '1',
  scheduleId: String(ledger.schedules[0]?.schedule_id),
  sequenceNumber: '1',
  serialNumber: String(nft?.serial_number),
  timestamp: String(execution?.result.timestamp),
  tokenId: String(nft?.token_id),
  topicId: String(message?.topic_id),
  transactionId: String(ledger.transactions[0]?.transaction_id),
  transactionIdOrHash: String(execution?.result.hash),
};

export async function judgeBySandbox(request: ServiceRequest): Promise<Verdict> {
  const { method } = request.rule;
  const body = method === 'POST' ? { body: '\n\0', headers: { 'content-type': 'application/protobuf' } } : {};
  const reply = await sandbox.fetch(`${sandbox.ledgerUrl}${urlOf(request)}`, { method, ...body });
  return verdictOf(request.rule, reply.status, await reply.text());
}
