import { entity, int32, integer, slot, timestamp } from './key.js';
import type { List, ListCall } from './list.js';

const idOrAliasOrEvmAddress = '0.0.1001';
const contractIdOrAddress = '0.0.2001';
const transactionTypes = ['CRYPTOTRANSFER', 'CONTRACTCALL'] as const;
const transactionIdOrHash = '0.0.1001-1767225600-000000000';

type Shape = Omit<List, 'params'> & { readonly inPath?: object };

function listsOf(shapes: readonly Shape[]): List[] {
  return shapes.map(({ inPath, ...list }) => {
    const params = ({ first, second, tag, limit, order }: ListCall): object => ({
      ...inPath,
      [list.first.parameter]: first,
      ...(list.second && { [list.second.parameter]: second }),
      ...(list.tag && { [list.tag.parameter]: tag }),
      limit,
      order,
    });
    return { ...list, params };
  });
}

/** Every list with a range key, as in the service. */
export const lists: readonly List[] = listsOf([
  {
    name: 'getAccounts',
    path: '/api/v1/accounts',
    items: 'accounts',
    first: { parameter: 'account.id', field: 'account', kind: entity },
    order: 'asc',
    repeats: 'any',
    takesNe: true,
  },
  {
    name: 'getAccount',
    path: `/api/v1/accounts/${idOrAliasOrEvmAddress}`,
    items: 'transactions',
    first: { parameter: 'timestamp', field: 'consensus_timestamp', kind: timestamp },
    order: 'desc',
    repeats: 'all',
    takesNe: true,
    tag: { parameter: 'transactiontype', field: 'name', words: transactionTypes },
    emptyWindow: 'next',
    crossed: 'not found',
    beside: `"account":"${idOrAliasOrEvmAddress}","balance":{"balance":1,"timestamp":"1.000000000","tokens":[]},`,
    inPath: { idOrAliasOrEvmAddress },
  },
  {
    name: 'getBalances',
    path: '/api/v1/balances',
    items: 'balances',
    first: { parameter: 'account.id', field: 'account', kind: entity },
    order: 'desc',
    repeats: 'any',
    takesNe: true,
  },
  {
    name: 'getBlocks',
    path: '/api/v1/blocks',
    items: 'blocks',
    first: { parameter: 'block.number', field: 'number', kind: integer(0n) },
    order: 'desc',
    repeats: 'all',
  },
  {
    name: 'getContractActions',
    path: `/api/v1/contracts/results/${transactionIdOrHash}/actions`,
    items: 'actions',
    first: { parameter: 'index', field: 'index', kind: int32 },
    order: 'asc',
    repeats: 'all',
    inPath: { transactionIdOrHash },
  },
  {
    name: 'getContractLogsByContractId',
    path: `/api/v1/contracts/${contractIdOrAddress}/results/logs`,
    items: 'logs',
    first: { parameter: 'timestamp', field: 'timestamp', kind: timestamp },
    second: { parameter: 'index', field: 'index', kind: int32 },
    order: 'desc',
    repeats: 'refused',
    inPath: { contractIdOrAddress },
  },
  {
    name: 'getContractResultsByContractId',
    path: `/api/v1/contracts/${contractIdOrAddress}/results`,
    items: 'results',
    first: { parameter: 'timestamp', field: 'timestamp', kind: timestamp },
    order: 'desc',
    repeats: 'any',
    takesNe: true,
    inPath: { contractIdOrAddress },
  },
  {
    name: 'getContractState',
    path: `/api/v1/contracts/${contractIdOrAddress}/state`,
    items: 'state',
    first: { parameter: 'slot', field: 'slot', kind: slot },
    order: 'asc',
    repeats: 'any',
    inPath: { contractIdOrAddress },
  },
  {
    name: 'getContracts',
    path: '/api/v1/contracts',
    items: 'contracts',
    first: { parameter: 'contract.id', field: 'contract_id', kind: entity },
    order: 'desc',
    repeats: 'any',
    takesNe: true,
  },
  {
    name: 'getContractsLogs',
    path: '/api/v1/contracts/results/logs',
    items: 'logs',
    first: { parameter: 'timestamp', field: 'timestamp', kind: timestamp },
    second: { parameter: 'index', field: 'index', kind: int32 },
    order: 'desc',
    repeats: 'refused',
    emptyWindow: 'failure',
    crossed: 'everything',
  },
  {
    name: 'getContractsResults',
    path: '/api/v1/contracts/results',
    items: 'results',
    first: { parameter: 'timestamp', field: 'timestamp', kind: timestamp },
    order: 'desc',
    repeats: 'any',
    takesNe: true,
    tag: { parameter: 'from', field: 'from_id', words: ['0.0.1001', '0.0.1002'] },
    emptyWindow: 'end',
    crossed: 'everything',
  },
  {
    name: 'getCryptoAllowances',
    path: `/api/v1/accounts/${idOrAliasOrEvmAddress}/allowances/crypto`,
    items: 'allowances',
    first: { parameter: 'spender.id', field: 'spender', kind: entity },
    order: 'desc',
    repeats: 'any',
    inPath: { idOrAliasOrEvmAddress },
  },
  {
    name: 'getNfts',
    path: '/api/v1/tokens/0.0.3001/nfts',
    items: 'nfts',
    first: { parameter: 'serialnumber', field: 'serial_number', kind: integer(1n) },
    order: 'desc',
    repeats: 'all',
    tag: { parameter: 'account.id', field: 'account_id', words: ['0.0.1001', '0.0.1002'] },
    inPath: { tokenId: '0.0.3001' },
  },
  {
    name: 'getNftsByAccountId',
    path: `/api/v1/accounts/${idOrAliasOrEvmAddress}/nfts`,
    items: 'nfts',
    first: { parameter: 'token.id', field: 'token_id', kind: entity },
    second: { parameter: 'serialnumber', field: 'serial_number', kind: integer(1n) },
    order: 'desc',
    repeats: 'refused',
    tag: { parameter: 'spender.id', field: 'spender', words: ['0.0.1001', '0.0.1002'] },
    inPath: { idOrAliasOrEvmAddress },
  },
  {
    name: 'getNftTransactions',
    path: '/api/v1/tokens/0.0.3001/nfts/1/transactions',
    items: 'transactions',
    first: { parameter: 'timestamp', field: 'consensus_timestamp', kind: timestamp },
    order: 'desc',
    repeats: 'all',
    takesNe: true,
    inPath: { tokenId: '0.0.3001', serialNumber: 1 },
  },
  {
    name: 'getSchedules',
    path: '/api/v1/schedules',
    items: 'schedules',
    first: { parameter: 'schedule.id', field: 'schedule_id', kind: entity },
    order: 'asc',
    repeats: 'all',
    takesNe: true,
    tag: { parameter: 'account.id', field: 'creator_account_id', words: ['0.0.1001', '0.0.1002'] },
  },
  {
    name: 'getStakingRewards',
    path: `/api/v1/accounts/${idOrAliasOrEvmAddress}/rewards`,
    items: 'rewards',
    first: { parameter: 'timestamp', field: 'timestamp', kind: timestamp },
    order: 'desc',
    repeats: 'any',
    inPath: { idOrAliasOrEvmAddress },
  },
  {
    name: 'getTokenAllowances',
    path: `/api/v1/accounts/${idOrAliasOrEvmAddress}/allowances/tokens`,
    items: 'allowances',
    first: { parameter: 'spender.id', field: 'spender', kind: entity },
    second: { parameter: 'token.id', field: 'token_id', kind: entity },
    order: 'asc',
    repeats: 'refused',
    inPath: { idOrAliasOrEvmAddress },
  },
  {
    name: 'getTokenBalances',
    path: '/api/v1/tokens/0.0.3001/balances',
    items: 'balances',
    first: { parameter: 'account.id', field: 'account', kind: entity },
    order: 'desc',
    repeats: 'all',
    takesNe: true,
    inPath: { tokenId: '0.0.3001' },
  },
  {
    name: 'getTokens',
    path: '/api/v1/tokens',
    items: 'tokens',
    first: { parameter: 'token.id', field: 'token_id', kind: entity },
    order: 'asc',
    repeats: 'any',
    takesNe: true,
    tag: { parameter: 'type', field: 'type', words: ['FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE'] },
  },
  {
    name: 'getTokensByAccountId',
    path: `/api/v1/accounts/${idOrAliasOrEvmAddress}/tokens`,
    items: 'tokens',
    first: { parameter: 'token.id', field: 'token_id', kind: entity },
    order: 'asc',
    repeats: 'any',
    inPath: { idOrAliasOrEvmAddress },
  },
  {
    name: 'getTopicMessages',
    path: '/api/v1/topics/0.0.4001/messages',
    items: 'messages',
    first: { parameter: 'sequencenumber', field: 'sequence_number', kind: integer(1n) },
    nextBy: { parameter: 'timestamp', field: 'consensus_timestamp', kind: timestamp },
    order: 'asc',
    repeats: 'all',
    takesNe: true,
    inPath: { topicId: '0.0.4001' },
  },
  {
    name: 'getTransactions',
    path: '/api/v1/transactions',
    items: 'transactions',
    first: { parameter: 'timestamp', field: 'consensus_timestamp', kind: timestamp },
    order: 'desc',
    repeats: 'all',
    takesNe: true,
    tag: { parameter: 'account.id', field: 'payer', words: ['0.0.1001', '0.0.1002'] },
    emptyWindow: 'next',
  },
  {
    name: 'getHooks',
    path: `/api/v1/accounts/${idOrAliasOrEvmAddress}/hooks`,
    items: 'hooks',
    first: { parameter: 'hook.id', field: 'hook_id', kind: integer(0n) },
    order: 'desc',
    repeats: 'any',
    inPath: { idOrAliasOrEvmAddress },
  },
  {
    name: 'getRegisteredNodes',
    path: '/api/v1/network/registered-nodes',
    items: 'registered_nodes',
    first: { parameter: 'registerednode.id', field: 'registered_node_id', kind: integer(0n) },
    order: 'asc',
    repeats: 'refused',
  },
]);

/** A list without a range key, as of a documented path. The client has to trust its links. */
const unrangedLists: readonly List[] = listsOf([
  {
    name: 'getNftsAtDocumentedPath',
    path: '/api/v1/tokens/nfts',
    items: 'nfts',
    first: { parameter: 'serialnumber', field: 'serial_number', kind: integer(1n) },
    order: 'desc',
    repeats: 'all',
  },
]);

/** The list of an operation. */
export function listOf(name: string): List {
  const list = [...lists, ...unrangedLists].find((other) => other.name === name);
  if (!list) throw new Error(`there is no list ${name}`);
  return list;
}

const { nextBy: _, ...byNumber } = listOf('getTopicMessages');
/** The messages of topic 0.0.5, with links by their number. */
export const numberedMessages: List = { ...byNumber, path: '/api/v1/topics/0.0.5/messages' };
