import type { AskedQuestion } from './asked.js';

/**
 * Sixty questions of somebody who had not seen the search, its words or the other sets. Measured once: 53 of 60 first, 59 within three.
 */
export const twelfthQuestions: readonly AskedQuestion[] = [
  ['how much hbar is in 0.0.1284412 right now', ['getAccount', 'getBalances']],
  ['I only have a public key from an old wallet backup, which account ids belong to it?', 'getAccounts'],
  [
    'My customer gave us 0x7a3f9c21b5e04d8896fa1c03d7e2b4590c6d1ef8, what is the 0.0.x number of that wallet?',
    'getAccount',
  ],
  ['Which node is my wallet 0.0.88213 staked to and have I turned down rewards?', 'getAccount'],
  ['show every staking payout I got on 0.0.88213, with dates', 'getStakingRewards'],
  [
    'For my 2024 tax return I need the total of hbar that came in and went out of 0.0.445120 between 1 January and 31 December',
    'statement',
  ],
  ['how much did 0.0.2210456 spend on network fees last quarter', 'statement'],
  ['Sum up everything 0.0.990031 got paid in USDC (0.0.456858) in March', 'statement'],
  [
    'What was in my wallet 0.0.445120 at midnight on 31 Dec 2023? hbar and all tokens, accountant wants it',
    'balances_at',
  ],
  ['how many SAUCE did 0.0.731861 have on the 5th of June last year', 'balances_at'],
  [
    "We're doing a retro drop: who had our token 0.0.1055483 at noon UTC on 15 Feb and how much each?",
    'balances_at',
  ],
  [
    'list of wallets holding NFT collection 0.0.2179656 when the snapshot was taken on 2024-04-20',
    'balances_at',
  ],
  ['who are the biggest holders of 0.0.1055483 now', 'getTokenBalances'],
  ['Who owns serial 217 of 0.0.878200?', 'getNft'],
  [
    'When was #217 from collection 0.0.878200 minted and whose hands has it passed through since?',
    'getNftTransactions',
  ],
  ['what NFTs do i own? wallet 0.0.613044', 'getNftsByAccountId'],
  ['Give me all the serials in collection 0.0.878200 and who owns each of them', 'getNfts'],
  ['Can the issuer of 0.0.1055483 freeze or wipe my coins, i.e. does it have those keys set?', 'getToken'],
  ['what royalty does the creator take on sales of 0.0.878200', 'getToken'],
  ['Is there a token called Karate on Hedera? I want its id', 'getTokens'],
  [
    "A user says he can't receive our coin. Has 0.0.3312870 associated 0.0.1055483 and is he frozen or missing KYC?",
    'getTokensByAccountId',
  ],
  ["Did someone drop free tokens to 0.0.613044 that I haven't accepted yet?", 'getPendingTokenAirdrops'],
  [
    "We airdropped to 400 people from 0.0.5100022, which ones still haven't claimed?",
    'getOutstandingTokenAirdrops',
  ],
  [
    "I'm scared I got scammed. Which marketplaces or apps may move NFTs out of my wallet 0.0.613044?",
    'getNftAllowances',
  ],
  ['who have I approved to spend the USDC in 0.0.445120', 'getTokenAllowances'],
  ["does 0.0.445120 let any other account spend its hbar, and what's the limit left?", 'getCryptoAllowances'],
  ['Why did 0.0.445120@1718203344.120934501 fail?', 'getTransaction'],
  [
    'Customer claims they sent the payment, tx id 0.0.3312870-1721900412-004518872. Did it go through and who got the money?',
    'getTransaction',
  ],
  ['what were the last 20 things 0.0.2210456 did on the network', ['getTransactions', 'getAccount']],
  [
    'revert reason for 0x5b1e0f7d2c94a6e83b70d19cf4428a6e91d3057bc2fa8e6410d97b3c5a2e8f64',
    'getContractResultByTransactionIdOrHash',
  ],
  [
    'My swap called three other contracts inside it, I want to see those inner calls for 0.0.9921-1722001000-000000100',
    'getContractActions',
  ],
  [
    'step-by-step EVM execution with stack and memory for my failing transaction 0x9c02d1aa47f6e53b8801b6de3f2795c4ae110d8f63b97254ec80fa31d6b5724c',
    'getContractOpcodes',
  ],
  [
    'What events has the pool 0.0.3964804 emitted today? I want readable names and values not hex',
    'contract_events',
  ],
  [
    'I write a piece on a DEX and need all Swap events of 0x00000000000000000000000000000000003c437a last week, human readable',
    'contract_events',
  ],
  ['raw topics and data of the logs 0.0.3964804 wrote between two timestamps', 'getContractLogsByContractId'],
  [
    'find any contract that emitted the ERC-20 Transfer topic 0xddf252ad in the last hour',
    'getContractsLogs',
  ],
  ['how do I read totalSupply() from 0.0.1456986 without paying anything', 'contractCall'],
  ['Need the runtime bytecode deployed at 0.0.1456986', 'getContract'],
  ['what value sits in storage slot 0x2 of contract 0.0.1456986', 'getContractState'],
  [
    "who's been calling my contract 0.0.1456986 and how much gas did each call burn?",
    'getContractResultsByContractId',
  ],
  ['price of hbar the network uses for fees, in cents', 'getNetworkExchangeRate'],
  ['How many hbars are in circulation vs the max?', 'getNetworkSupply'],
  [
    'What reward rate is paid to stakers at the moment and when does the current staking period end?',
    'getNetworkStake',
  ],
  ['who signed so far on the multisig payment 0.0.6120881 and when does it expire', 'getSchedule'],
  ['message number 1500 in topic 0.0.120438, what does it say?', 'getTopicMessageByIdAndSequenceNumber'],
  ['is heddera down rihgt now?? cant send anyhting', ['status_page', 'getStatus', 'getSummary']],
  ['pending mulitsig paymants that 0.0.445120 creatd', 'getSchedules'],
  ['whats the gas prise for contarct calls today', 'getNetworkFees'],
  ['shwo me all mesages postd to tpoic 0.0.120438 yestrday', 'getTopicMessages'],
  ['any planed maintenence on mainet next wek?', ['getUpcomingMaintenances', 'getSummary']],
  ['node ip addresses ports mainnet node account 0.0.5', 'getNetworkNodes'],
  ['block 68412345 hash timestamp tx count', 'getBlock'],
  ['topic 0.0.120438 submit key admin key memo', 'getTopic'],
  ['hedera outage history past incidents postmortem', 'getIncidents'],
  ['status page services list mirror node explorer operational degraded', ['getComponents', 'getSummary']],
  [
    'Please, there is now some problem open what they still not repaired on Hedera?',
    ['getUnresolvedIncidents', 'getSummary'],
  ],
  ['How much it will cost me this transaction before I am sending it?', 'estimateFees'],
  ['I want know what are last blocks which network did make', 'getBlocks'],
  [
    'In this moment they make the maintenance work or is already finish?',
    ['getActiveMaintenances', 'getSummary'],
  ],
  ['My account 0.0.702315 have some hook installed? which ones are still active', 'getHooks'],
];
