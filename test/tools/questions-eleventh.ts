import type { AskedQuestion } from './asked.js';

const status = ['status_page', 'getSummary', 'getStatus', 'getUnresolvedIncidents'];
/** A list of transactions has what was paid in a period, and a statement adds it up. */
const payments = ['getTransactions', 'statement'];

/** Fifty fresh questions, written before the search was measured with them. It was not changed since the tenth set was measured. */
export const eleventhQuestions: readonly AskedQuestion[] = [
  // An accountant.
  ['monthly turnover of account 0.0.1001', 'statement'],
  ['what did I hold when the year ended', 'balances_at'],
  ['all invoices that 0.0.1002 paid to us', payments],
  ['dollar value of 2,500 hbar', 'getNetworkExchangeRate'],
  ['staking interest credited to 0.0.1003', 'getStakingRewards'],
  // A collector.
  ['to which wallet did ape 12 go', ['getNft', 'getNftTransactions']],
  ['is my ticket NFT 5 valid or burned', 'getNft'],
  ['everything collectible in account 0.0.1002', 'getNftsByAccountId'],
  ['royalty of the collection 0.0.2002', 'getToken'],
  ['free mint airdrop waiting to be accepted', 'getPendingTokenAirdrops'],
  ['sales history of serial 9', 'getNftTransactions'],
  ['stop OpenSea from selling my NFTs', 'getNftAllowances'],
  // A developer who knows Ethereum.
  ['eth_getStorageAt', 'getContractState'],
  ['ethers contract.balanceOf(address)', 'contractCall'],
  ['decode Transfer logs', ['contract_events', 'getContractLogsByContractId']],
  [
    'status of tx 0x1a1c2b3a9d8e7f605142332415060708090a0b0c0d0e0f101112131415161799',
    'getContractResultByTransactionIdOrHash',
  ],
  ['latest transactions to my smart contract', 'getContractResultsByContractId'],
  ['nested calls inside a transaction', 'getContractActions'],
  ['does an address have code', 'getContract'],
  ['current gas price', 'getNetworkFees'],
  ['hooks installed on account 0.0.1001', 'getHooks'],
  // Support.
  ['did the refund reach the customer', ['getTransactions', 'getTransaction', 'statement']],
  ['error code of 0.0.1001-1767223666-118066287', 'getTransaction'],
  ['is the testnet faucet working', 'getComponents'],
  ['ongoing incident updates', ['getUnresolvedIncidents', 'status_page', 'getSummary']],
  ['can the user still change the scheduled payment or has it run', 'getSchedule'],
  ['find the account by public key', 'getAccounts'],
  ['how much USDC does 0.0.1002 own', 'getTokensByAccountId'],
  ['who can withdraw hbar from 0.0.1002', 'getCryptoAllowances'],
  ['when was wallet 0.0.1002 created', 'getAccount'],
  // A journalist.
  ['owners of the stablecoin 0.0.2001', 'getTokenBalances'],
  ['list all tokens with Bitcoin in the name', 'getTokens'],
  ['outages this year', 'getIncidents'],
  ['how many hbars have been issued to date', 'getNetworkSupply'],
  ['posts in topic 0.0.4001 since Monday', 'getTopicMessages'],
  ['wallets with more than one billion hbar', 'getAccounts'],
  ['who held token 0.0.2001 on the day before the hack', 'balances_at'],
  ['council members running nodes', 'getNetworkNodes'],
  // A node operator.
  ['minimum stake of node 4', 'getNetworkNodes'],
  ['how long does a staking period last', 'getNetworkStake'],
  ['is an upgrade in progress', ['getActiveMaintenances', 'status_page', 'getSummary']],
  ['last ten blocks', 'getBlocks'],
  // A person who learned English late.
  ['where I can see my moneys', ['getAccount', 'getTokensByAccountId']],
  ['my token is blocked, who did it', ['getToken', 'getTokensByAccountId']],
  ['how much take the network for make NFT', 'estimateFees'],
  ['is network ok', status],
  // Keywords, and slips of the fingers.
  ['balnce', 'getAccount'],
  ['trasaction history 0.0.1001', payments],
  ['NFT metdata', ['getNft', 'getNfts']],
  ['hbar suply', 'getNetworkSupply'],
];
