import type { AskedQuestion } from './asked.js';

const status = ['status_page', 'getSummary', 'getStatus', 'getUnresolvedIncidents'];
/** A list of transactions has what was paid in a period, and a statement adds it up. */
const payments = ['getTransactions', 'statement'];

/** Fifty fresh questions, written before the search was measured with them. */
export const eighthQuestions: readonly AskedQuestion[] = [
  // A tax accountant.
  ['net change of the account over the financial year', 'statement'],
  ['value date exchange rate 30 June 2025 hbar dollar', 'getNetworkExchangeRate'],
  ['position in token 0.0.2001 at year end', 'balances_at'],
  ['disposals of NFTs by 0.0.1001 in 2025', payments],
  ['taxable staking receipts', 'getStakingRewards'],
  ['what was the fee on transfer 0.0.1001-1767223666-118066287', 'getTransaction'],
  // A gamer.
  ['who currently possesses serial 15 of 0.0.2002', 'getNft'],
  ['do I still own any characters', 'getNftsByAccountId'],
  ['total size of the hero series 0.0.2002', ['getNfts', 'getToken']],
  ['my guild gave me tokens, how do I see what is claimable', 'getPendingTokenAirdrops'],
  ['did the auction house get permission to move my cards', 'getNftAllowances'],
  ['all former owners of helmet 8', 'getNftTransactions'],
  // A developer who knows Ethereum.
  ['eth_call', 'contractCall'],
  ['eth_blockNumber', 'getBlocks'],
  ['fetch logs filtered by topic0 across all contracts', 'getContractsLogs'],
  ['OwnershipTransferred events of 0.0.3001', ['getContractLogsByContractId', 'contract_events']],
  [
    'internal transactions of 0x9b1c2b3a9d8e7f605142332415060708090a0b0c0d0e0f101112131415161799',
    'getContractActions',
  ],
  ['who is the account behind 0x5a0b54d5dc17e0aadc383d2db43b0a0d3e029c4c', ['getAccount', 'getContract']],
  ['storage at slot 5', 'getContractState'],
  ['how expensive is one unit of gas', 'getNetworkFees'],
  ['opcode level trace', 'getContractOpcodes'],
  ['is 0.0.3001 upgradeable or deleted', ['getContract']],
  // Support.
  ['customer cannot find his withdrawal of yesterday', payments],
  ['why did 0.0.1001@1767223666.118066287 fail', 'getTransaction'],
  ['does user 0.0.1002 have USDC', 'getTokensByAccountId'],
  ['which account uses key 302a300506032b6570032100aabb', 'getAccounts'],
  ['are we affected by an outage', status],
  ['will the service be interrupted on Saturday', ['getUpcomingMaintenances', ...status.slice(0, 2)]],
  ['how long until schedule 0.0.5001 runs out', 'getSchedule'],
  ['remaining hbar allowance of a spender', 'getCryptoAllowances'],
  // A journalist.
  ['number of wallets that hold the meme coin 0.0.2001', 'getTokenBalances'],
  ['who created this token and can he make more', 'getToken'],
  ['percentage of hbar released', 'getNetworkSupply'],
  ['list of outages in the last months', 'getIncidents'],
  ['what did 0.0.1001 own before the scandal on 3 May', 'balances_at'],
  ['first message ever in topic 0.0.4001', ['getTopicMessageByIdAndSequenceNumber', 'getTopicMessages']],
  ['is topic 0.0.4001 open for public comments', 'getTopic'],
  ['how many dollars is ten million hbar', 'getNetworkExchangeRate'],
  // A node operator.
  ['which nodes have the highest stake', 'getNetworkNodes'],
  ['end of the current staking period', 'getNetworkStake'],
  ['has the maintenance started', ['getActiveMaintenances', 'status_page', 'getSummary']],
  ['hash and time of block 90000000', 'getBlock'],
  // A person who learned English late.
  ['I want see how much coins I have', ['getAccount', 'getTokensByAccountId']],
  ['my friend has send me hbar, it came or not', ['getTransactions', 'getTransaction', 'statement']],
  ['which is number of this coin with name SAUCE', 'getTokens'],
  ['how to know cost before I do transfer', 'estimateFees'],
  // Keywords, and slips of the fingers.
  ['airdrop pendng', 'getPendingTokenAirdrops'],
  ['contrat calls recent 0.0.3001', 'getContractResultsByContractId'],
  ['schedued transactions list', 'getSchedules'],
  ['evm address of 0.0.1001', ['getAccount', 'convert']],
];
