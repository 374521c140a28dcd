import type { Order } from './query.js';

export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** The part of the service that answers. Each part has its own error messages. */
  readonly half: 'javascript' | 'java' | 'web3';
  readonly query: readonly string[];
  readonly order: Order;
  /** The lifetime of a cached reply, in seconds. */
  readonly maxAge: number;
}

type Rest = Partial<Pick<Operation, 'method' | 'half' | 'order' | 'maxAge'>>;

function operation(operationId: string, path: string, query = '', rest: Rest = {}): Operation {
  const names = query.split(' ').filter((name) => name !== '');
  return {
    operationId,
    method: 'GET',
    path,
    half: 'javascript',
    query: names,
    order: 'asc',
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
const java = { half: 'java' } as const;
const network = { half: 'java', maxAge: 60 } as const;

/** If two of them match a path, the first one answers. */
export const operations: readonly Operation[] = [
  operation('getAccounts', '/accounts', `account.balance account.id account.publickey balance ${list}`, {
    maxAge: 10,
  }),
  operation('getAccount', account, `timestamp transactions transactiontype ${list}`, { ...desc, maxAge: 2 }),
  operation('getOutstandingTokenAirdrops', `${account}/airdrops/outstanding`, 'receiver.id', java),
  operation('getPendingTokenAirdrops', `${account}/airdrops/pending`, 'sender.id', java),
  operation('getCryptoAllowances', `${account}/allowances/crypto`, `spender.id ${list}`, desc),
  operation('getNftAllowances', `${account}/allowances/nfts`, '', java),
  operation('getTokenAllowances', `${account}/allowances/tokens`, `spender.id token.id ${list}`),
  operation('getHooks', `${account}/hooks`, '', { ...java, ...desc }),
  operation('getHookStorage', `${account}/hooks/{hookId}/storage`, '', java),
  operation('getNftsByAccountId', `${account}/nfts`, `serialnumber spender.id token.id ${list}`, desc),
  operation('getStakingRewards', `${account}/rewards`, `timestamp ${list}`, { ...desc, maxAge: 60 }),
  operation('getTokensByAccountId', `${account}/tokens`, `token.id ${list}`),
  operation(
    'getBalances',
    '/balances',
    `account.balance account.id account.publickey timestamp ${list}`,
    desc,
  ),
  operation('getBlocks', '/blocks', `block.number timestamp ${list}`, desc),
  operation('getBlock', '/blocks/{hashOrNumber}', '', { maxAge: 600 }),
  operation('getContracts', '/contracts', `contract.id ${list}`, { ...desc, maxAge: 10 }),
  operation('contractCall', '/contracts/call', '', { method: 'POST', half: 'web3' }),
  operation('getContractsResults', '/contracts/results', results, { ...desc, maxAge: 10 }),
  operation('getContractsLogs', '/contracts/results/logs', `transaction.hash ${logs}`, {
    ...desc,
    maxAge: 10,
  }),
  operation(
    'getContractResultByTransactionIdOrHash',
    '/contracts/results/{transactionIdOrHash}',
    'hbar nonce',
    {
      maxAge: 600,
    },
  ),
  operation('getContractActions', '/contracts/results/{transactionIdOrHash}/actions', `index ${list}`, {
    maxAge: 600,
  }),
  operation(
    'getContractOpcodes',
    '/contracts/results/{transactionIdOrHash}/opcodes',
    'stack memory storage',
    {
      half: 'web3',
    },
  ),
  operation('getContract', contract, 'timestamp'),
  operation('getContractResultsByContractId', `${contract}/results`, results, desc),
  operation('getContractLogsByContractId', `${contract}/results/logs`, logs, desc),
  operation('getContractResultByIdAndTimestamp', `${contract}/results/{timestamp}`, 'hbar', { maxAge: 600 }),
  operation('getContractState', `${contract}/state`, `slot timestamp ${list}`),
  operation('getNetworkExchangeRate', '/network/exchangerate', '', network),
  operation('getNetworkFees', '/network/fees', '', network),
  operation('estimateFees', '/network/fees', '', { ...java, method: 'POST' }),
  operation('getNetworkNodes', '/network/nodes', '', network),
  operation('getRegisteredNodes', '/network/registered-nodes', '', network),
  operation('getNetworkStake', '/network/stake', '', network),
  operation('getNetworkSupply', '/network/supply', '', network),
  operation('getSchedules', '/schedules', `account.id schedule.id ${list}`, { maxAge: 10 }),
  operation('getSchedule', '/schedules/{scheduleId}', '', { maxAge: 3600 }),
  operation('getTokens', '/tokens', `account.id name publickey token.id type ${list}`, { maxAge: 10 }),
  operation('getToken', token, 'timestamp', { maxAge: 5 }),
  operation(
    'getTokenBalances',
    `${token}/balances`,
    `account.balance account.id account.publickey timestamp ${list}`,
    desc,
  ),
  operation('getNfts', `${token}/nfts`, `account.id serialnumber ${list}`, desc),
  operation('getNft', `${token}/nfts/{serialNumber}`),
  operation('getNftTransactions', `${token}/nfts/{serialNumber}/transactions`, `timestamp ${list}`, desc),
  operation('getTopicMessageByTimestamp', '/topics/messages/{timestamp}', '', { maxAge: 600 }),
  operation('getTopic', topic, '', { ...java, maxAge: 5 }),
  operation('getTopicMessages', `${topic}/messages`, `encoding sequencenumber timestamp ${list}`),
  operation('getTopicMessageByIdAndSequenceNumber', `${topic}/messages/{sequenceNumber}`, '', {
    maxAge: 600,
  }),
  operation('getTransactions', '/transactions', `account.id result timestamp transactiontype type ${list}`, {
    ...desc,
    maxAge: 2,
  }),
  operation('getTransaction', '/transactions/{transactionId}', 'nonce scheduled', { maxAge: 600 }),
];
