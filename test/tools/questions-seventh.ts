import type { AskedQuestion } from './asked.js';

const status = ['status_page', 'getSummary', 'getStatus', 'getUnresolvedIncidents'];
/** Entries of an account: a list of its transactions has them, and a statement adds them up. */
const payments = ['getTransactions', 'statement'];

/** Fifty more questions of eight kinds of people, written before the search was measured with them. */
export const seventhQuestions: readonly AskedQuestion[] = [
  // A tax accountant.
  ['total amount that entered wallet 0.0.1001 in the third quarter', payments],
  ['opening and closing balance of 0.0.1001 for 2025', ['balances_at', 'statement']],
  ['what was hbar trading at on 1 March', 'getNetworkExchangeRate'],
  ['did this wallet collect any rewards that must be declared', 'getStakingRewards'],
  ['proof that invoice 0.0.1001@1767223666.118066287 was settled', 'getTransaction'],
  ['inventory of all digital assets in 0.0.1003', ['getTokensByAccountId', 'getNftsByAccountId']],
  // A gamer.
  ['is my dragon #3 from 0.0.2002 still mine', 'getNft'],
  ['list my cards', 'getNftsByAccountId'],
  ['where did the previous guy get this sword from', 'getNftTransactions'],
  ['loot drops I still have to grab', 'getPendingTokenAirdrops'],
  ['how many gold coins are on 0.0.1001', ['getTokensByAccountId', 'getAccount']],
  ['I gave the marketplace rights to my heroes, is that still on', 'getNftAllowances'],
  ['how many of those skins are there in total', ['getToken', 'getNfts']],
  // A developer who knows Ethereum.
  ['web3 getBlock latest', ['getBlocks', 'getBlock']],
  ['call totalSupply() on 0.0.3001', 'contractCall'],
  ['subscribe to Swap events of my pair contract', ['getContractLogsByContractId', 'contract_events']],
  ['eth_getTransactionCount', 'getAccount'],
  [
    'why was 0x7d1c2b3a9d8e7f605142332415060708090a0b0c0d0e0f101112131415161799 reverted',
    ['getContractResultByTransactionIdOrHash', 'getContractActions'],
  ],
  ['contract source bytecode of 0.0.3001', 'getContract'],
  ['is there an approve for spender 0.0.3001 on my ERC20', 'getTokenAllowances'],
  ['suggested gas limit for my call', 'contractCall'],
  ['which calls did my factory make to other contracts', ['getContractActions']],
  // Support.
  ['the customer says the exchange took the wrong fee, tx 0.0.1001-1767223666-118066287', 'getTransaction'],
  ['last activity of 0.0.1002', ['getTransactions', 'statement', 'getAccount']],
  ['does account 0.0.1002 need to sign incoming transfers', 'getAccount'],
  ['can this customer receive USDC', 'getTokensByAccountId'],
  ['is there a known issue today', status],
  ['who may take hbar out of the account of the customer', 'getCryptoAllowances'],
  ['memo that the user put on the deposit', ['getTransaction', 'getTransactions']],
  // A journalist.
  ['how often has Hedera crashed', 'getIncidents'],
  ['biggest owners of hbar', ['getAccounts', 'getBalances']],
  ['who is behind token 0.0.2001', 'getToken'],
  ['is any new coin with the name Trump around', 'getTokens'],
  ['what share of all hbar is already in the market', 'getNetworkSupply'],
  ['who held the coin just before the announcement', 'balances_at'],
  ['what do companies write into topic 0.0.4001', 'getTopicMessages'],
  ['which firms are validators', 'getNetworkNodes'],
  // A node operator.
  ['when does mainnet get the next version', ['getUpcomingMaintenances', ...status.slice(0, 2)]],
  ['amount staked to my node', 'getNetworkNodes'],
  ['what is the current staking reward per hbar', 'getNetworkStake'],
  ['are other operators such as relays in the address book', 'getRegisteredNodes'],
  ['how far apart are blocks', 'getBlocks'],
  // A person who learned English late.
  ['please to show all what I payed the last week', payments],
  ['I have make a schedule, somebody did sign?', 'getSchedule'],
  ['cost for make a new token', 'estimateFees'],
  ['how is called this token 0.0.2001', 'getToken'],
  // Keywords, and slips of the fingers.
  ['hbra price', 'getNetworkExchangeRate'],
  ['topic mesages latest', 'getTopicMessages'],
  ['tx staus failed reason', 'getTransaction'],
  ['tinybar 1000000000 hbar', 'convert'],
];
