import type { AskedQuestion } from './asked.js';

const status = ['status_page', 'getSummary', 'getStatus', 'getUnresolvedIncidents'];
/** A list of transactions has what was paid in a period, and a statement adds it up. */
const payments = ['getTransactions', 'statement'];

/** Fifty fresh questions, written before the search was measured with them. */
export const ninthQuestions: readonly AskedQuestion[] = [
  // A tax accountant.
  ['reconcile wallet 0.0.1001 for the month of May', 'statement'],
  ['how many hbars had my client on the reporting date', 'balances_at'],
  ['conversion of the salary from hbar into dollars', 'getNetworkExchangeRate'],
  ['gross staking proceeds of 0.0.1001', 'getStakingRewards'],
  ['business expenses of 0.0.1001 during spring', payments],
  // A gamer.
  ['does player 0.0.1002 own any skins of 0.0.2002', 'getNftsByAccountId'],
  ['card #77, which wallet is it in', 'getNft'],
  ['was shield 4 traded last month', 'getNftTransactions'],
  ['what is the maximum number of these coins', 'getToken'],
  ['prizes that were airdropped to me and not redeemed', 'getPendingTokenAirdrops'],
  ['everyone who has a piece of land in 0.0.2002', ['getNfts', 'getTokenBalances']],
  // A developer who knows Ethereum.
  ['balanceOf', 'contractCall'],
  ['eth_getLogs by address', ['getContractLogsByContractId', 'contract_events', 'getContractsLogs']],
  ['eth_getCode', 'getContract'],
  [
    'return value of tx 0xab1c2b3a9d8e7f605142332415060708090a0b0c0d0e0f101112131415161799',
    ['getContractResultByTransactionIdOrHash', 'getContractActions'],
  ],
  ['allowance(owner, spender) for USDC', ['getTokenAllowances', 'contractCall']],
  ['how much gas will mint() consume', 'contractCall'],
  ['which wallets interacted with my contract', 'getContractResultsByContractId'],
  ['find the newest deployed contracts', 'getContracts'],
  ['how do I get the block with number 12', 'getBlock'],
  ['trace with memory and storage', 'getContractOpcodes'],
  // Support.
  ['customer complains about a double payment yesterday', payments],
  ['user wants to know if 0.0.1001-1767223666-118066287 was successful', 'getTransaction'],
  ['account is frozen for token 0.0.2001', 'getTokensByAccountId'],
  ['is something wrong on your side', status],
  ['user lost account id, has key', 'getAccounts'],
  ['a site asked me to approve hbar spending, how can I check it', 'getCryptoAllowances'],
  ['what does the account look like, keys and memo', 'getAccount'],
  ['has the scheduled transfer been signed by both', 'getSchedule'],
  // A journalist.
  ['who controls most of the coin 0.0.2001', 'getTokenBalances'],
  ['how many hbar will ever be issued', 'getNetworkSupply'],
  ['downtime statistics of the network', 'getIncidents'],
  ['the fortune of 0.0.1001 on the day of the crash', 'balances_at'],
  ['statements that the company posted on topic 0.0.4001', 'getTopicMessages'],
  ['does a token called Pepe exist', 'getTokens'],
  ['who may publish in topic 0.0.4001', 'getTopic'],
  ['is Google operating a node', 'getNetworkNodes'],
  // A node operator.
  ['my node 7 reward rate and stake', 'getNetworkNodes'],
  ['when is the next upgrade of testnet', ['getUpcomingMaintenances', 'status_page']],
  ['how many hbar are staked in the whole network', 'getNetworkStake'],
  ['mirror nodes that are registered', 'getRegisteredNodes'],
  ['consensus time of the newest block', ['getBlocks', 'status_page']],
  // A person who learned English late.
  ['what costs it to create one account', 'estimateFees'],
  ['which tokens are inside of my wallet', 'getTokensByAccountId'],
  ['I not understand why is my balance smaller than yesterday', payments],
  ['who has made this token', 'getToken'],
  // Keywords, and slips of the fingers.
  ['gas prcie', 'getNetworkFees'],
  ['incidnets history', 'getIncidents'],
  ['nft allowence', 'getNftAllowances'],
  ['unclaimed airdrops sent', 'getOutstandingTokenAirdrops'],
];
