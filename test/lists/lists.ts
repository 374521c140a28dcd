import { entity, integer, slot, timestamp } from './key.js';
import type { List } from './list.js';

const idOrAliasOrEvmAddress = '0.0.1001';
const contractIdOrAddress = '0.0.2001';
const transactionTypes = ['CRYPTOTRANSFER', 'CONTRACTCALL'] as const;
const tokenTypes = ['FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE'] as const;

/** A word as the type that it is of. */
function wordOf<Word extends string>(words: readonly Word[], tag: string | undefined): Word | undefined {
  return words.find((word) => word === tag);
}

const transactionIdOrHash = '0.0.1001-1767225600-000000000';

/** Every list that has a range key, as the service has it. */
export const lists: readonly List[] = [
  {
    name: 'getAccounts',
    path: '/api/v1/accounts',
    items: 'accounts',
    first: { parameter: 'account.id', field: 'account', kind: entity },
    order: 'asc',
    repeats: 'any',
    takesNe: true,
    isRanged: true,
    call: (client, { first, limit, order }) => client.getAccounts({ 'account.id': first, limit, order }),
  },
  {
    name: 'getAccount',
    path: `/api/v1/accounts/${idOrAliasOrEvmAddress}`,
    items: 'transactions',
    first: { parameter: 'timestamp', field: 'consensus_timestamp', kind: timestamp },
    order: 'desc',
    repeats: 'all',
    takesNe: true,
    tag: {
      parameter: 'transactiontype',
      field: 'name',
      words: transactionTypes,
    },
    emptyWindow: 'next',
    crossed: 'not found',
    beside: `"account":"${idOrAliasOrEvmAddress}","balance":{"balance":1,"timestamp":"1.000000000","tokens":[]},`,
    isRanged: true,
    call: (client, { first, tag, limit, order }) =>
      client.getAccount({
        idOrAliasOrEvmAddress,
        timestamp: first,
        transactiontype: wordOf(transactionTypes, tag),
        limit,
        order,
      }),
  },
  {
    name: 'getBalances',
    path: '/api/v1/balances',
    items: 'balances',
    first: { parameter: 'account.id', field: 'account', kind: entity },
    order: 'desc',
    repeats: 'any',
    takesNe: true,
    isRanged: true,
    call: (client, { first, limit, order }) => client.getBalances({ 'account.id': first, limit, order }),
  },
  {
    name: 'getBlocks',
    path: '/api/v1/blocks',
    items: 'blocks',
    first: { parameter: 'block.number', field: 'number', kind: integer(0n) },
    order: 'desc',
    repeats: 'all',
    isRanged: true,
    call: (client, { first, limit, order }) => client.getBlocks({ 'block.number': first, limit, order }),
  },
  {
    name: 'getContractActions',
    path: `/api/v1/contracts/results/${transactionIdOrHash}/actions`,
    items: 'actions',
    first: { parameter: 'index', field: 'index', kind: integer(0n) },
    order: 'asc',
    repeats: 'all',
    isRanged: true,
    call: (client, { first, limit, order }) =>
      client.getContractActions({ transactionIdOrHash, index: first, limit, order }),
  },
  {
    name: 'getContractLogsByContractId',
    path: `/api/v1/contracts/${contractIdOrAddress}/results/logs`,
    items: 'logs',
    first: { parameter: 'timestamp', field: 'timestamp', kind: timestamp },
    second: { parameter: 'index', field: 'index', kind: integer(0n) },
    order: 'desc',
    repeats: 'refused',
    isRanged: true,
    call: (client, { first, second, limit, order }) =>
      client.getContractLogsByContractId({
        contractIdOrAddress,
        timestamp: first,
        index: second,
        limit,
        order,
      }),
  },
  {
    name: 'getContractResultsByContractId',
    path: `/api/v1/contracts/${contractIdOrAddress}/results`,
    items: 'results',
    first: { parameter: 'timestamp', field: 'timestamp', kind: timestamp },
    order: 'desc',
    repeats: 'any',
    takesNe: true,
    isRanged: true,
    call: (client, { first, limit, order }) =>
      client.getContractResultsByContractId({ contractIdOrAddress, timestamp: first, limit, order }),
  },
  {
    name: 'getContractState',
    path: `/api/v1/contracts/${contractIdOrAddress}/state`,
    items: 'state',
    first: { parameter: 'slot', field: 'slot', kind: slot },
    order: 'asc',
    repeats: 'any',
    isRanged: true,
    call: (client, { first, limit, order }) =>
      client.getContractState({ contractIdOrAddress, slot: first, limit, order }),
  },
  {
    name: 'getContracts',
    path: '/api/v1/contracts',
    items: 'contracts',
    first: { parameter: 'contract.id', field: 'contract_id', kind: entity },
    order: 'desc',
    repeats: 'any',
    takesNe: true,
    isRanged: true,
    call: (client, { first, limit, order }) => client.getContracts({ 'contract.id': first, limit, order }),
  },
  {
    name: 'getContractsLogs',
    path: '/api/v1/contracts/results/logs',
    items: 'logs',
    first: { parameter: 'timestamp', field: 'timestamp', kind: timestamp },
    second: { parameter: 'index', field: 'index', kind: integer(0n) },
    order: 'desc',
    repeats: 'refused',
    emptyWindow: 'failure',
    crossed: 'everything',
    isRanged: true,
    call: (client, { first, second, limit, order }) =>
      client.getContractsLogs({ timestamp: first, index: second, limit, order }),
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
    isRanged: true,
    call: (client, { first, tag, limit, order }) =>
      client.getContractsResults({ timestamp: first, from: tag, limit, order }),
  },
  {
    name: 'getCryptoAllowances',
    path: `/api/v1/accounts/${idOrAliasOrEvmAddress}/allowances/crypto`,
    items: 'allowances',
    first: { parameter: 'spender.id', field: 'spender', kind: entity },
    order: 'desc',
    repeats: 'any',
    isRanged: true,
    call: (client, { first, limit, order }) =>
      client.getCryptoAllowances({ idOrAliasOrEvmAddress, 'spender.id': first, limit, order }),
  },
  {
    name: 'getNfts',
    path: '/api/v1/tokens/0.0.3001/nfts',
    items: 'nfts',
    first: { parameter: 'serialnumber', field: 'serial_number', kind: integer(1n) },
    order: 'desc',
    repeats: 'all',
    tag: { parameter: 'account.id', field: 'account_id', words: ['0.0.1001', '0.0.1002'] },
    isRanged: true,
    call: (client, { first, tag, limit, order }) =>
      client.getNfts({ tokenId: '0.0.3001', serialnumber: first, 'account.id': tag, limit, order }),
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
    isRanged: true,
    call: (client, { first, second, tag, limit, order }) =>
      client.getNftsByAccountId({
        idOrAliasOrEvmAddress,
        'token.id': first,
        serialnumber: second,
        'spender.id': tag,
        limit,
        order,
      }),
  },
  {
    name: 'getNftTransactions',
    path: '/api/v1/tokens/0.0.3001/nfts/1/transactions',
    items: 'transactions',
    first: { parameter: 'timestamp', field: 'consensus_timestamp', kind: timestamp },
    order: 'desc',
    repeats: 'all',
    takesNe: true,
    isRanged: true,
    call: (client, { first, limit, order }) =>
      client.getNftTransactions({ tokenId: '0.0.3001', serialNumber: 1, timestamp: first, limit, order }),
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
    isRanged: true,
    call: (client, { first, tag, limit, order }) =>
      client.getSchedules({ 'schedule.id': first, 'account.id': tag, limit, order }),
  },
  {
    name: 'getStakingRewards',
    path: `/api/v1/accounts/${idOrAliasOrEvmAddress}/rewards`,
    items: 'rewards',
    first: { parameter: 'timestamp', field: 'timestamp', kind: timestamp },
    order: 'desc',
    repeats: 'any',
    isRanged: true,
    call: (client, { first, limit, order }) =>
      client.getStakingRewards({ idOrAliasOrEvmAddress, timestamp: first, limit, order }),
  },
  {
    name: 'getTokenAllowances',
    path: `/api/v1/accounts/${idOrAliasOrEvmAddress}/allowances/tokens`,
    items: 'allowances',
    first: { parameter: 'spender.id', field: 'spender', kind: entity },
    second: { parameter: 'token.id', field: 'token_id', kind: entity },
    order: 'asc',
    repeats: 'refused',
    isRanged: true,
    call: (client, { first, second, limit, order }) =>
      client.getTokenAllowances({
        idOrAliasOrEvmAddress,
        'spender.id': first,
        'token.id': second,
        limit,
        order,
      }),
  },
  {
    name: 'getTokenBalances',
    path: '/api/v1/tokens/0.0.3001/balances',
    items: 'balances',
    first: { parameter: 'account.id', field: 'account', kind: entity },
    order: 'desc',
    repeats: 'all',
    takesNe: true,
    isRanged: true,
    call: (client, { first, limit, order }) =>
      client.getTokenBalances({ tokenId: '0.0.3001', 'account.id': first, limit, order }),
  },
  {
    name: 'getTokens',
    path: '/api/v1/tokens',
    items: 'tokens',
    first: { parameter: 'token.id', field: 'token_id', kind: entity },
    order: 'asc',
    repeats: 'any',
    takesNe: true,
    tag: { parameter: 'type', field: 'type', words: tokenTypes },
    isRanged: true,
    call: (client, { first, tag, limit, order }) =>
      client.getTokens({ 'token.id': first, type: wordOf(tokenTypes, tag), limit, order }),
  },
  {
    name: 'getTokensByAccountId',
    path: `/api/v1/accounts/${idOrAliasOrEvmAddress}/tokens`,
    items: 'tokens',
    first: { parameter: 'token.id', field: 'token_id', kind: entity },
    order: 'asc',
    repeats: 'any',
    isRanged: true,
    call: (client, { first, limit, order }) =>
      client.getTokensByAccountId({ idOrAliasOrEvmAddress, 'token.id': first, limit, order }),
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
    isRanged: true,
    call: (client, { first, limit, order }) =>
      client.getTopicMessages({ topicId: '0.0.4001', sequencenumber: first, limit, order }),
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
    isRanged: true,
    call: (client, { first, tag, limit, order }) =>
      client.getTransactions({ timestamp: first, 'account.id': tag, limit, order }),
  },
];

/** Lists whose sort key the client does not know: it has to believe what the service says. */
export const unrangedLists: readonly List[] = [
  {
    name: 'getHooks',
    path: `/api/v1/accounts/${idOrAliasOrEvmAddress}/hooks`,
    items: 'hooks',
    first: { parameter: 'hook.id', field: 'hook_id', kind: integer(0n) },
    order: 'desc',
    repeats: 'any',
    isRanged: false,
    call: (client, { first, limit, order }) =>
      client.getHooks({ idOrAliasOrEvmAddress, 'hook.id': first, limit, order }),
  },
  {
    name: 'getRegisteredNodes',
    path: '/api/v1/network/registered-nodes',
    items: 'registered_nodes',
    first: { parameter: 'registerednode.id', field: 'registered_node_id', kind: integer(0n) },
    order: 'asc',
    repeats: 'refused',
    isRanged: false,
    call: (client, { first, limit, order }) =>
      client.getRegisteredNodes({ 'registerednode.id': first, limit, order }),
  },
];

/** The list of an operation. */
export function listOf(name: string): List {
  const list = [...lists, ...unrangedLists].find((other) => other.name === name);
  if (!list) throw new Error(`there is no list ${name}`);
  return list;
}
