import type { Sandbox } from '../../src/sandbox.js';
import { longestPath } from '../sandbox/paths.js';
import { deployed } from '../setup/fixtures.js';
import type { Json } from './agent.js';

/** A call of each deployed operation that has a reply in the sandbox. */
export function callsOf({ ledger }: Sandbox) {
  const [execution] = ledger.executions;
  const ids: Json = {
    contractIdOrAddress: execution?.result.contract_id ?? '',
    hashOrNumber: String(ledger.blocks[0]?.number),
    scheduleId: ledger.schedules[0]?.schedule_id ?? '',
    sequenceNumber: '1',
    serialNumber: '1',
    tokenId: '0.0.2002',
    topicId: '0.0.4001',
    transactionId: ledger.transactions[0]?.transaction_id,
    transactionIdOrHash: execution?.result.hash,
  };
  const bodies: Json = {
    contractCall: { to: ledger.contracts[0]?.evm_address, data: '0x18160ddd' },
    estimateFees: 'CgA=',
  };
  return deployed.map(({ operationId, path, parameters }) => {
    const own = { ...ids, ...longestPath(ledger, operationId) };
    const isMessage = path.includes('/messages/{timestamp}');
    own.timestamp = isMessage ? ledger.messages[0]?.consensus_timestamp : execution?.result.timestamp;
    const params: Json = operationId in bodies ? { body: bodies[operationId] } : {};
    for (const { name, in: place } of parameters) if (place === 'path') params[name] = own[name];
    return { operationId, parameters, params };
  });
}
