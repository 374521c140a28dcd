import type { LedgerData } from '../../src/sandbox.js';
import { declaredOperations } from '../setup/description.js';

/** The value that occurs most often. */
function most(values: readonly (string | null | undefined)[]): string {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['0.0.1001', 0])[0];
}

/** The path parameters of the longest list of an operation. */
export function longestPath(ledger: LedgerData, operationId: string): Record<string, string> {
  const nft = most(ledger.nftTransfers.map(({ owner }) => owner)).split('/');
  const hook = most(ledger.hookStorage.map(({ owner }) => owner)).split('/');
  const longest = ledger.executions.reduce((a, b) => (b.actions.length > a.actions.length ? b : a));
  switch (operationId) {
    case 'getHookStorage':
      return { idOrAliasOrEvmAddress: hook[0] ?? '', hookId: hook[1] ?? '' };
    case 'getPendingTokenAirdrops':
      return { idOrAliasOrEvmAddress: most(ledger.airdrops.map(({ receiver_id }) => receiver_id)) };
    case 'getContractActions':
      return { transactionIdOrHash: longest.transactionId };
    case 'getContractResultsByContractId':
      return { contractIdOrAddress: most(ledger.executions.map(({ result }) => result.contract_id)) };
    case 'getContractLogsByContractId':
      return { contractIdOrAddress: most(ledger.logs.map(({ contract_id }) => contract_id)) };
    case 'getContractState':
      return { contractIdOrAddress: most(ledger.state.map(({ contract_id }) => contract_id)) };
    case 'getTopicMessages':
      return { topicId: most(ledger.messages.map(({ topic_id }) => topic_id)) };
    case 'getTokenBalances':
      return { tokenId: most(ledger.relationships.map(({ value }) => value.token_id)) };
    case 'getNfts':
      return { tokenId: most(ledger.nfts.map(({ token_id }) => token_id)) };
    case 'getNftTransactions':
      return { tokenId: nft[0] ?? '', serialNumber: nft[1] ?? '' };
    default:
      return { idOrAliasOrEvmAddress: '0.0.1001' };
  }
}

/** The same values as parameters of a client. */
export function longestParams(ledger: LedgerData, operationId: string): Record<string, string | bigint> {
  const path = declaredOperations('ledger').find((one) => one.operationId === operationId)?.path ?? '';
  return Object.fromEntries(
    Object.entries(longestPath(ledger, operationId))
      .filter(([name]) => path.includes(`{${name}}`))
      .map(([name, value]) => [name, /^(serialNumber|hookId)$/.test(name) ? BigInt(value) : value]),
  );
}

/** Fills the parameters of a path template. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
