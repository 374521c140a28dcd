import type { AskedQuestion } from './asked.js';

const status = ['status_page', 'getSummary', 'getStatus', 'getUnresolvedIncidents'];

/** Fifty questions of eight kinds of people, written before the search was changed for them. */
export const sixthQuestions: readonly AskedQuestion[] = [
  // A tax accountant.
  [
    'my client 0.0.1001 needs every inflow from January to March for the tax return',
    ['getTransactions', 'statement'],
  ],
  ['hbar rate in US dollars on the closing date', 'getNetworkExchangeRate'],
  ["holdings of the client's wallet as of 31 December 2025", 'balances_at'],
  ['staking income of 0.0.1001 for the fiscal year 2025', 'getStakingRewards'],
  ['how much did the client pay in network fees during 2025', ['getTransactions', 'statement']],
  ['give me a ledger extract of 0.0.1001 for November', ['getTransactions', 'statement']],
  // A gamer with NFTs. Weapons are NFTs for one, tokens for another.
  ["what's in my inventory", ['getNftsByAccountId', 'getTokensByAccountId']],
  ['who owns sword #42 of 0.0.2002', 'getNft'],
  ['show me the art of serial 7', 'getNft'],
  ["my friend hasn't accepted the skin that I airdropped to him", 'getOutstandingTokenAirdrops'],
  ['what did this card sell for before', 'getNftTransactions'],
  ['can the game take my items without asking', 'getNftAllowances'],
  ['does the game studio get a cut when I resell', 'getToken'],
  // A developer of dapps who knows Ethereum.
  ['eth_getBalance equivalent', 'getAccount'],
  ['read a public variable of my deployed contract', 'contractCall'],
  ['Approval events of 0.0.3001', ['getContractLogsByContractId', 'contract_events']],
  [
    'tx receipt for 0x3f0c1a2b9d8e7f605142332415060708090a0b0c0d0e0f101112131415161718',
    'getContractResultByTransactionIdOrHash',
  ],
  ['gas price in wei', 'getNetworkFees'],
  ['like debug_traceTransaction', ['getContractOpcodes', 'getContractActions']],
  ['bytecode at address 0x00000000000000000000000000000000000bb9aa', 'getContract'],
  ['nonce of 0x5a0b54d5dc17e0aadc383d2db43b0a0d3e029c4c', 'getAccount'],
  ['when was contract 0.0.3001 deployed', 'getContract'],
  ['current value of storage variables of my contract', 'getContractState'],
  // A support agent.
  ['customer says a deposit of 200 hbar never showed up in 0.0.1002', 'getTransactions'],
  ['user pasted 0.0.1001@1767223666.118066287, what happened to it', 'getTransaction'],
  ['is it our fault or is the network broken at the moment', status],
  ['are there any announced interruptions for next Tuesday', ['getUpcomingMaintenances', ...status]],
  ['customer forgot his account number but has the public key', 'getAccounts'],
  ['is account 0.0.1001 deleted', 'getAccount'],
  ['which token is 0.0.2001', 'getToken'],
  ['was the incident from last Thursday resolved', 'getIncidents'],
  // A journalist.
  ['how many accounts hold the token of the failed project 0.0.2001', 'getTokenBalances'],
  ['market value of a single hbar', 'getNetworkExchangeRate'],
  ['how much of the 50 billion hbar is out already', 'getNetworkSupply'],
  ['who are the wealthiest people on Hedera', ['getAccounts', 'getBalances']],
  ['which organisations run the council nodes', 'getNetworkNodes'],
  ['what was posted to topic 0.0.4001 on election day', 'getTopicMessages'],
  // A node operator.
  ['what stake does my node 3 have versus the minimum', 'getNetworkNodes'],
  // status_page has the time of the newest block.
  ['is the ledger still moving, timestamp of the latest block', ['getBlocks', 'status_page']],
  ['service endpoints and certificate hash of node 3', 'getNetworkNodes'],
  ['total stake on the network and reward rate', 'getNetworkStake'],
  ['how many transactions did block 84735967 contain', 'getBlock'],
  ['which upgrade is running at the moment', ['getActiveMaintenances', 'status_page', 'getSummary']],
  // A person who learned English late.
  ['how I can know if my transfer is arrived', ['getTransaction', 'getTransactions']],
  ['for what was taken 5 hbar from my account', 'getTransactions'],
  ['in which moment the scheduled payment will be done', 'getSchedule'],
  ['the program 0.0.3001, who is using it', 'getContractResultsByContractId'],
  // Keywords, and slips of the fingers.
  ['acount balnce 0.0.1001', 'getAccount'],
  ['nft owner history', 'getNftTransactions'],
  ['stakng reward rate', 'getNetworkStake'],
];
