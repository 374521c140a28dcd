import type { AskedQuestion } from './asked.js';

const status = ['status_page', 'getSummary', 'getStatus', 'getUnresolvedIncidents'];
/** A list of transactions has what was paid in a period, and a statement adds it up. */
const payments = ['getTransactions', 'statement'];

/** Fifty fresh questions, written before the search was measured with them. */
export const tenthQuestions: readonly AskedQuestion[] = [
  // A tax accountant.
  ['sum of credits and debits of 0.0.1001 in Q4', 'statement'],
  ['balance sheet date holdings 0.0.1001', 'balances_at'],
  ['which rate applies to hbar income on that day', 'getNetworkExchangeRate'],
  ['list each staking payout with its date', 'getStakingRewards'],
  ['was the invoice of 300 hbar paid by 0.0.1002', payments],
  ['explorer entry of 0.0.1001@1767223666.118066287', 'getTransaction'],
  // A gamer.
  ['how many monsters do I have', ['getNftsByAccountId', 'getTokensByAccountId']],
  ['who got NFT 21 of my collection', 'getNft'],
  ['price the last buyer paid for NFT 6', 'getNftTransactions'],
  ['can the game studio freeze my gold', 'getToken'],
  ['my reward chest airdrop has not appeared', 'getPendingTokenAirdrops'],
  ['list every serial with its picture', 'getNfts'],
  // A developer who knows Ethereum.
  ['eth_estimateGas', 'contractCall'],
  ['eth_getTransactionReceipt', 'getContractResultByTransactionIdOrHash'],
  ['indexer for PairCreated events of factory 0.0.3001', ['getContractLogsByContractId', 'contract_events']],
  ['ERC721 approvals for all of 0.0.1001', 'getNftAllowances'],
  ['which function did people call on 0.0.3001', 'getContractResultsByContractId'],
  ['gasPrice', 'getNetworkFees'],
  ['convert 0x00000000000000000000000000000000000003e9 to account id', ['convert', 'getAccount']],
  ['view the mapping values in storage of my contract', 'getContractState'],
  ['where in the EVM did it revert', ['getContractOpcodes', 'getContractResultByTransactionIdOrHash']],
  ['creation time of contract 0.0.3001', 'getContract'],
  // Support.
  ['user sent tokens to a wrong address, find it', ['getTransactions', 'getTransaction']],
  ['is transaction 0.0.1001-1767223666-118066287 confirmed', 'getTransaction'],
  ['is the customer associated with token 0.0.2001', 'getTokensByAccountId'],
  ['does the account have a threshold key', 'getAccount'],
  ['all users complain that nothing works', status],
  [
    'when is the announced maintenance over',
    ['getUpcomingMaintenances', 'getActiveMaintenances', 'status_page', 'getSummary'],
  ],
  ['airdrops our company made that are still open', 'getOutstandingTokenAirdrops'],
  ['which dapps may still take hbar from the customer', 'getCryptoAllowances'],
  // A journalist.
  ['hundred biggest holders of token 0.0.2001', 'getTokenBalances'],
  ['when did Hedera last break down', 'getIncidents'],
  ['hbar in circulation today', 'getNetworkSupply'],
  ['messages published by the foundation in topic 0.0.4001', 'getTopicMessages'],
  ['message number 250 of topic 0.0.4001', 'getTopicMessageByIdAndSequenceNumber'],
  ['richest hbar wallets', ['getAccounts', 'getBalances']],
  ['is there a token of Boeing', 'getTokens'],
  ['how much was hbar worth last year', 'getNetworkExchangeRate'],
  // A node operator.
  ['list the address book', 'getNetworkNodes'],
  ['reward rate of the network right now', 'getNetworkStake'],
  ['how many blocks were made since noon', 'getBlocks'],
  ['gas used by block 84735967', 'getBlock'],
  // A person who learned English late.
  ['to who belongs this contract', 'getContract'],
  ['money from yesterday is not come', payments],
  ['how is the fee if I will send 10 hbar', 'estimateFees'],
  ['is needed somebody else to sign my schedule', 'getSchedule'],
  // Keywords, and slips of the fingers.
  ['toekn holders 0.0.2001', 'getTokenBalances'],
  ['stking rewards account', 'getStakingRewards'],
  ['netwrok status', status],
  ['tokan allowance', 'getTokenAllowances'],
];
