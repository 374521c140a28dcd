import type { Sandbox } from '../../src/sandbox.js';

/** A task for an agent: a question with all that a caller knows, and texts of the truth that the last answer must have. */
export interface Task {
  readonly question: string;
  readonly truth: readonly string[];
}

const december = ['gte:1764547200', 'lt:1767225600'];

// biome-ignore lint/suspicious/noExplicitAny: rows of a simulated ledger, whose fields the tasks name.
type Row = any;

/** Sixty tasks on a simulated ledger. The truth is of the sandbox, which shares nothing with the client. */
export function tasksOf({ ledger, truth }: Sandbox): Task[] {
  const rows = (operation: string, params: object): Row[] => [...(truth[operation]?.(params as never) ?? [])];
  const firstOf = (operation: string, params: object, field: string, count = 3): string[] =>
    rows(operation, params)
      .slice(0, count)
      .map((row) => String(row[field]));
  const task = (question: string, ...texts: unknown[]): Task => ({
    question,
    truth: texts.flat().map(String),
  });
  const ofAccount = (id: string): Task[] => {
    const path = { idOrAliasOrEvmAddress: id };
    const account = ledger.accounts.find((one) => one.account === id);
    return [
      task(`how many hbars does account ${id} have now`, account?.balance?.balance),
      task(`which key controls account ${id}`, account?.key?.key),
      task(`which tokens does the wallet ${id} hold`, firstOf('getTokensByAccountId', path, 'token_id')),
      task(`show the NFTs of account ${id}`, firstOf('getNftsByAccountId', path, 'serial_number')),
      task(`staking rewards that were paid to ${id}`, firstOf('getStakingRewards', path, 'amount')),
      task(
        `transactions of account ${id} in 2025-12`,
        firstOf('getTransactions', { 'account.id': id, timestamp: december }, 'transaction_id'),
      ),
    ];
  };
  const ofToken = ({ token_id, total_supply, treasury_account_id, symbol, name }: Row): Task[] => [
    task(`total supply of token ${token_id}`, total_supply),
    task(`what is the symbol of token ${token_id}`, symbol),
    task(`who is the treasury of token ${token_id}`, treasury_account_id),
    task(`who holds token ${token_id}`, firstOf('getTokenBalances', { tokenId: token_id }, 'account')),
    task(`what is token ${token_id} called`, name),
  ];
  const fungible = ledger.tokens.filter(({ type }) => type === 'FUNGIBLE_COMMON').slice(0, 3);
  const nfts = ledger.nfts.slice(0, 3);
  const ofNft = ({ token_id, serial_number, account_id }: Row): Task[] => [
    task(`who owns NFT ${serial_number} of collection ${token_id}`, account_id),
    task(
      `who owned NFT ${serial_number} of collection ${token_id} before`,
      firstOf('getNftTransactions', { tokenId: token_id, serialNumber: serial_number }, 'transaction_id', 1),
    ),
  ];
  const topics = ledger.topics.slice(0, 3).map(({ topic_id }) => String(topic_id));
  const ofTopic = (topicId: string): Task[] => [
    task(
      `read the messages of topic ${topicId}`,
      firstOf('getTopicMessages', { topicId }, 'consensus_timestamp'),
    ),
    task(`what is the memo of topic ${topicId}`, ledger.topics.find((one) => one.topic_id === topicId)?.memo),
  ];
  const executions = ledger.executions.slice(0, 2).map(({ result }) => result);
  const ofCall = ({ hash, gas_used }: Row): Task[] => [
    task(`how much gas did the contract call with hash ${hash} use`, gas_used),
    task(`result of the Ethereum transaction ${hash}`, hash),
  ];
  const called = new Set(ledger.executions.map(({ result }) => result.contract_id));
  const contracts = ledger.contracts.filter(({ contract_id }) => called.has(contract_id ?? null)).slice(0, 2);
  const ofContract = ({ contract_id, evm_address }: Row): Task[] => [
    task(`address of the contract ${contract_id}`, evm_address),
    task(
      `recent calls of the contract ${contract_id}`,
      firstOf('getContractResultsByContractId', { contractIdOrAddress: contract_id }, 'timestamp', 1),
    ),
  ];
  const [block] = ledger.blocks.slice(-5);
  const [schedule] = ledger.schedules;
  const transactions = ledger.transactions.slice(0, 4);
  const tasks = [
    ...['0.0.1001', '0.0.1002', '0.0.1003'].flatMap(ofAccount),
    ...fungible.flatMap(ofToken),
    ...nfts.flatMap(ofNft),
    ...topics.flatMap(ofTopic),
    ...executions.flatMap(ofCall),
    ...contracts.flatMap(ofContract),
    ...transactions.map(({ transaction_id, charged_tx_fee }) =>
      task(`what fee was charged for transaction ${transaction_id}`, charged_tx_fee),
    ),
    task('what is the newest block', rows('getBlocks', {})[0]?.number),
    task(`show block ${block?.number}`, block?.hash),
    task(`when does the schedule ${schedule?.schedule_id} expire`, schedule?.payer_account_id),
    task('what is hbar worth in dollars', ledger.exchangeRate.current_rate.cent_equivalent),
    task('how many hbars exist in total', '5000000000000000000'),
  ];
  // Some accounts have no rewards and no NFTs.
  return tasks.filter(({ truth: texts }) => texts.length > 0).slice(0, 60);
}
