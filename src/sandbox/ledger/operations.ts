import type { Order } from './query.js';

/** A check of the half in JavaScript, see `checked` in `service.ts`. `rules` is the `check` of the operation's list. */
export type Check = 'account' | 'name' | 'path' | 'query' | 'range' | 'rules' | 'topics' | 'unit';

export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** The part of the service that answers. Each part has its own error messages. */
  readonly backend: 'javascript' | 'java' | 'web3';
  readonly query: readonly string[];
  readonly order: Order;
  /** In the order of the service. The first check that fails decides the reply. */
  readonly checks: readonly Check[];
  /** Whether a value with several operators is refused. Other operations use the last operator. */
  readonly isStrict: boolean;
  /** The lifetime of a cached reply, in seconds. */
  readonly maxAge: number;
}

type Rest = Partial<Omit<Operation, 'operationId' | 'path' | 'query'>>;

function operation(operationId: string, path: string, query = '', rest: Rest = {}): Operation {
  const names = query.split(' ').filter((name) => name !== '');
  return {
    operationId,
    method: 'GET',
    path,
    backend: 'javascript',
    query: names,
    order: 'asc',
    checks: ['path', 'query', 'rules'],
    isStrict: false,
    maxAge: 1,
    ...rest,
  };
}

const list = 'limit order';
const logs = `index timestamp topic0 topic1 topic2 topic3 ${list}`;
const results = `hbar block.hash block.number from internal timestamp transaction.index ${list}`;
const account = '/accounts/{idOrAliasOrEvmAddress}';
const contract = '/contracts/{contractIdOrAddress}';
const token = '/tokens/{tokenId}';
const topic = '/topics/{topicId}';
const desc = { order: 'desc' } as const;
const network = { maxAge: 60 };

/** The parts in Java read their query by themselves, see `java-query.ts` and `web3-query.ts`. */
const java = (operationId: string, path: string, rest: Rest = {}): Operation =>
  operation(operationId, path, '', { backend: 'java', ...rest });
const web3 = (operationId: string, path: string, rest: Rest = {}): Operation =>
  operation(operationId, path, '', { backend: 'web3', ...rest });

/** If two of them match a path, the first one answers. */
export const operations: readonly Operation[] = [
  operation('getAccounts', '/accounts', `account.balance account.id account.publickey balance ${list}`, {
    maxAge: 10,
    isStrict: true,
  }),
  operation('getAccount', account, `timestamp transactions transactiontype ${list}`, {
    ...desc,
    maxAge: 2,
    checks: ['query', 'path'],
  }),
  java('getOutstandingTokenAirdrops', `${account}/airdrops/outstanding`),
  java('getPendingTokenAirdrops', `${account}/airdrops/pending`),
  operation('getCryptoAllowances', `${account}/allowances/crypto`, `spender.id ${list}`, desc),
  java('getNftAllowances', `${account}/allowances/nfts`),
  operation('getTokenAllowances', `${account}/allowances/tokens`, `spender.id token.id ${list}`),
  java('getHooks', `${account}/hooks`, desc),
  java('getHookStorage', `${account}/hooks/{hookId}/storage`),
  operation('getNftsByAccountId', `${account}/nfts`, `serialnumber spender.id token.id ${list}`, desc),
  operation('getStakingRewards', `${account}/rewards`, `timestamp ${list}`, {
    ...desc,
    maxAge: 60,
    checks: ['path', 'account', 'query', 'rules'],
  }),
  operation('getTokensByAccountId', `${account}/tokens`, `token.id ${list}`, {
    checks: ['path', 'account', 'query', 'rules'],
  }),
  operation('getBalances', '/balances', `account.balance account.id account.publickey timestamp ${list}`, {
    ...desc,
    isStrict: true,
  }),
  operation('getBlocks', '/blocks', `block.number timestamp ${list}`, desc),
  operation('getBlock', '/blocks/{hashOrNumber}', '', { maxAge: 600, checks: ['query', 'path'] }),
  operation('getContracts', '/contracts', `contract.id ${list}`, { ...desc, maxAge: 10 }),
  web3('contractCall', '/contracts/call', { method: 'POST' }),
  operation('getContractsResults', '/contracts/results', results, {
    ...desc,
    maxAge: 10,
    checks: ['query', 'rules', 'unit'],
  }),
  operation('getContractsLogs', '/contracts/results/logs', `transaction.hash ${logs}`, {
    ...desc,
    maxAge: 10,
    checks: ['query', 'topics', 'rules'],
  }),
  operation(
    'getContractResultByTransactionIdOrHash',
    '/contracts/results/{transactionIdOrHash}',
    'hbar nonce',
    { maxAge: 600, checks: ['query', 'unit', 'path'], isStrict: true },
  ),
  operation('getContractActions', '/contracts/results/{transactionIdOrHash}/actions', `index ${list}`, {
    maxAge: 600,
    checks: ['query', 'rules', 'path'],
  }),
  web3('getContractOpcodes', '/contracts/results/{transactionIdOrHash}/opcodes'),
  operation('getContract', contract, 'timestamp', { checks: ['path', 'query', 'range'] }),
  operation('getContractResultsByContractId', `${contract}/results`, results, {
    ...desc,
    checks: ['path', 'query', 'rules', 'range', 'unit'],
  }),
  operation('getContractLogsByContractId', `${contract}/results/logs`, logs, {
    ...desc,
    checks: ['path', 'query', 'topics', 'range', 'rules'],
  }),
  operation('getContractResultByIdAndTimestamp', `${contract}/results/{timestamp}`, 'hbar', {
    maxAge: 600,
    checks: ['unit', 'path', 'query', 'range'],
    isStrict: true,
  }),
  operation('getContractState', `${contract}/state`, `slot timestamp ${list}`, {
    checks: ['path', 'query', 'range', 'rules'],
  }),
  java('getNetworkExchangeRate', '/network/exchangerate', network),
  java('getNetworkFees', '/network/fees', network),
  java('estimateFees', '/network/fees', { method: 'POST' }),
  java('getNetworkNodes', '/network/nodes', network),
  java('getRegisteredNodes', '/network/registered-nodes', network),
  java('getNetworkStake', '/network/stake', network),
  java('getNetworkSupply', '/network/supply', network),
  operation('getSchedules', '/schedules', `account.id schedule.id ${list}`, { maxAge: 10 }),
  operation('getSchedule', '/schedules/{scheduleId}', '', { maxAge: 3600, checks: ['query', 'path'] }),
  operation('getTokens', '/tokens', `account.id name publickey token.id type ${list}`, {
    maxAge: 10,
    checks: ['name', 'query', 'rules'],
  }),
  operation('getToken', token, 'timestamp', { maxAge: 5 }),
  operation(
    'getTokenBalances',
    `${token}/balances`,
    `account.balance account.id account.publickey timestamp ${list}`,
    desc,
  ),
  operation('getNfts', `${token}/nfts`, `account.id serialnumber ${list}`, desc),
  operation('getNft', `${token}/nfts/{serialNumber}`, '', { checks: ['query', 'path'] }),
  operation('getNftTransactions', `${token}/nfts/{serialNumber}/transactions`, `timestamp ${list}`, desc),
  operation('getTopicMessageByTimestamp', '/topics/messages/{timestamp}', '', {
    maxAge: 600,
    checks: ['query', 'path'],
  }),
  java('getTopic', topic, { maxAge: 5 }),
  operation('getTopicMessages', `${topic}/messages`, `encoding sequencenumber timestamp ${list}`, {
    checks: ['path', 'query', 'range'],
  }),
  operation('getTopicMessageByIdAndSequenceNumber', `${topic}/messages/{sequenceNumber}`, '', {
    maxAge: 600,
    checks: ['query', 'path', 'range'],
  }),
  operation('getTransactions', '/transactions', `account.id result timestamp transactiontype type ${list}`, {
    ...desc,
    maxAge: 2,
  }),
  operation('getTransaction', '/transactions/{transactionId}', 'nonce scheduled', {
    maxAge: 600,
    checks: ['query', 'path'],
  }),
];
