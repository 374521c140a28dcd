import * as operations from '../../../generated/ledger/operations.js';
import type {
  AccountBalance,
  AccountInfo,
  ContractAction,
  Key,
  TokenHolder,
  TokenInfo,
  TransactionDetail,
} from '../../../generated/ledger/types.js';
import type { Operation } from '../../core/operation/operation.js';
import type { LedgerData } from '../data/ledger-data.js';
import { contractId, execution, pathAccount, tokenId } from './find-entity.js';
import { checkLogs, checkResults, has, needsFirst, oneOfEach } from './list-refusals.js';
import { listedAccount, listedContract, listedResult, listedToken, listedTransaction } from './list-views.js';
import type { ServiceQuery } from './read-query.js';
import type { Read, Selection } from './select.js';
import { notFound } from './service-error.js';

/** One list of the service: where its items are, what it is sorted by, and which field each filter reads. */
export interface ListRow<Item> extends Selection<Item> {
  operation: Operation;
  /** The property of the reply that holds the page. */
  property: string;
  /** The items of this path, unsorted. */
  items: (ledger: LedgerData, path: Readonly<Record<string, string>>, query: ServiceQuery) => readonly Item[];
  /** What goes over the wire for an item, where that is not the item itself. */
  view?: (item: Item, ledger: LedgerData, query: ServiceQuery) => unknown;
  /** What the reply has beside page and links. */
  around?: (ledger: LedgerData, path: Readonly<Record<string, string>>) => object;
  /** Refuses combinations of parameters that the service refuses. */
  check?: (query: ServiceQuery) => void;
}

function row<Item>(
  operation: Operation,
  property: string,
  rest: Omit<ListRow<Item>, 'operation' | 'property'>,
): ListRow<unknown> {
  return { operation, property, ...rest } as ListRow<unknown>;
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const keyText = (key: Key | undefined): string => key?.key ?? '';

/** A key that one parameter ranges over. */
const by = <Item>(parameter: string, read: (item: Item) => unknown) => ({
  parameter,
  read: (item: Item) => text(read(item)),
});

const resultFilters: Record<string, Read<LedgerData['executions'][number]>> = {
  'block.hash': ({ result }) =>
    [text(result.block_hash), text(result.block_hash).slice(0, 66)].flatMap(bareAndPrefixed),
  'block.number': ({ result }) => text(result.block_number),
  from: ({ result }) => bareAndPrefixed(text(result.from)),
  'transaction.index': ({ result }) => text(result.transaction_index),
};

/** Hexadecimal is taken with and without 0x. */
function bareAndPrefixed(hex: string): string[] {
  return [hex, hex.replace(/^0x/, '')];
}

const topics = Object.fromEntries(
  [0, 1, 2, 3].map((index): [string, Read<LedgerData['logs'][number]>] => [
    `topic${index}`,
    ({ topics: list }) =>
      [text(list?.[index])].flatMap((topic) => [topic, topic.replace(/^0x0*/, ''), topic.replace(/^0x/, '')]),
  ]),
);

/** Accounts whose balance a transaction changes, with the sign that `type` asks for. */
const movedAccounts = ({ transfers = [] }: TransactionDetail): string[] =>
  transfers.map(({ account }) => text(account));

export const transactionFilters: Record<string, Read<TransactionDetail>> = {
  'account.id': movedAccounts,
  result: ({ result }) => (result === 'SUCCESS' ? 'success' : 'fail'),
  transactiontype: ({ name }) => text(name),
};

/** Transactions in which one of these accounts gains or loses. */
function ofDirection(ledger: LedgerData, query: ServiceQuery): readonly TransactionDetail[] {
  const way = query.pairs.find(({ name }) => name === 'type')?.text;
  if (way === undefined) return ledger.transactions;
  const wanted = query.pairs.filter(({ name }) => name === 'account.id').map(({ value }) => value);
  return ledger.transactions.filter(({ transfers = [] }) =>
    transfers.some(
      ({ account, amount }) =>
        (way === 'credit' ? amount > 0n : amount < 0n) &&
        (wanted.length === 0 || wanted.some((id) => text(account).endsWith(`.${id.split('.').at(-1)}`))),
    ),
  );
}

function tokenRows(ledger: LedgerData, path: Readonly<Record<string, string>>) {
  const id = tokenId(path.tokenId ?? '');
  const decimals = ledger.tokens.find((token) => token.token_id === id)?.decimals;
  return ledger.relationships
    .filter(({ value }) => value.token_id === id)
    .map(({ owner, value }) => ({
      account: owner,
      balance: value.balance,
      decimals: decimals === undefined ? null : BigInt(decimals),
    }));
}

/** Whether the account of the path granted the allowances or received them. */
function isOwner(query: ServiceQuery): boolean {
  return !query.pairs.some(({ name, text: value }) => name === 'owner' && value === 'false');
}

/** Every list of the query service. */
export const ledgerLists: readonly ListRow<unknown>[] = [
  row<AccountInfo>(operations.getAccountsOperation, 'accounts', {
    items: ({ accounts }) => accounts,
    key: [by('account.id', ({ account }) => account)],
    filters: {
      'account.balance': ({ balance }) => text(balance?.balance),
      'account.publickey': ({ key }) => bareAndPrefixed(keyText(key)),
    },
    view: listedAccount,
  }),
  row<LedgerData['hooks'][number]>(operations.getHooksOperation, 'hooks', {
    items: (ledger, { idOrAliasOrEvmAddress = '' }) => {
      const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
      if (!ledger.accounts.some(({ account }) => account === owner)) throw notFound();
      return ledger.hooks.filter(({ owner_id }) => owner_id === owner);
    },
    key: [by('hook.id', ({ hook_id }) => hook_id)],
  }),
  row<LedgerData['hookStorage'][number]['value']>(operations.getHookStorageOperation, 'storage', {
    items: (ledger, path) => {
      const owner = `${pathAccount(ledger, path.idOrAliasOrEvmAddress ?? '')}/${path.hookId}`;
      return ledger.hookStorage.filter((slot) => slot.owner === owner).map(({ value }) => value);
    },
    key: [by('key', ({ key }) => key)],
    filters: { timestamp: ({ timestamp }) => text(timestamp) },
    around: (ledger, path) => ({
      hook_id: BigInt(path.hookId ?? 0),
      owner_id: pathAccount(ledger, path.idOrAliasOrEvmAddress ?? ''),
    }),
  }),
  row<LedgerData['nfts'][number]>(operations.getNftsByAccountIdOperation, 'nfts', {
    items: (ledger, { idOrAliasOrEvmAddress = '' }) => {
      const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
      return ledger.nfts.filter(({ account_id }) => account_id === owner);
    },
    key: [
      by('token.id', ({ token_id }) => token_id),
      by('serialnumber', ({ serial_number }) => serial_number),
    ],
    filters: { 'spender.id': ({ spender }) => text(spender) },
    check: (query) => {
      oneOfEach(query, 'token.id', 'serialnumber');
      needsFirst(query, 'token.id', 'serialnumber');
    },
  }),
  row<LedgerData['rewards'][number]>(operations.getStakingRewardsOperation, 'rewards', {
    items: (ledger, { idOrAliasOrEvmAddress = '' }) => {
      const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
      if (!ledger.accounts.some(({ account }) => account === owner)) throw notFound();
      return ledger.rewards.filter(({ account_id }) => account_id === owner);
    },
    key: [by('timestamp', ({ timestamp }) => timestamp)],
  }),
  row<LedgerData['relationships'][number]['value']>(operations.getTokensByAccountIdOperation, 'tokens', {
    items: (ledger, { idOrAliasOrEvmAddress = '' }) => {
      const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
      if (!ledger.accounts.some(({ account }) => account === owner)) throw notFound();
      return ledger.relationships.filter((one) => one.owner === owner).map(({ value }) => value);
    },
    key: [by('token.id', ({ token_id }) => token_id)],
  }),
  ...(['sender', 'receiver'] as const).map((side) =>
    row<LedgerData['airdrops'][number]>(
      side === 'sender'
        ? operations.getOutstandingTokenAirdropsOperation
        : operations.getPendingTokenAirdropsOperation,
      'airdrops',
      {
        items: (ledger, { idOrAliasOrEvmAddress = '' }) => {
          const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
          return ledger.airdrops.filter((airdrop) => airdrop[`${side}_id`] === owner);
        },
        key: [
          side === 'sender'
            ? by('receiver.id', ({ receiver_id }) => receiver_id)
            : by('sender.id', ({ sender_id }) => sender_id),
          by('token.id', ({ token_id }) => token_id),
          by('serialnumber', ({ serial_number }) => serial_number ?? 0),
        ],
      },
    ),
  ),
  row<LedgerData['cryptoAllowances'][number]>(operations.getCryptoAllowancesOperation, 'allowances', {
    items: (ledger, { idOrAliasOrEvmAddress = '' }) => {
      const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
      return ledger.cryptoAllowances.filter((allowance) => allowance.owner === owner);
    },
    key: [by('spender.id', ({ spender }) => spender)],
  }),
  row<LedgerData['tokenAllowances'][number]>(operations.getTokenAllowancesOperation, 'allowances', {
    items: (ledger, { idOrAliasOrEvmAddress = '' }) => {
      const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
      return ledger.tokenAllowances.filter((allowance) => allowance.owner === owner);
    },
    key: [by('spender.id', ({ spender }) => spender), by('token.id', ({ token_id }) => token_id)],
    check: (query) => {
      oneOfEach(query, 'spender.id', 'token.id');
      needsFirst(query, 'spender.id', 'token.id');
    },
  }),
  row<{ other: string; allowance: LedgerData['nftAllowances'][number] }>(
    operations.getNftAllowancesOperation,
    'allowances',
    {
      items: (ledger, { idOrAliasOrEvmAddress = '' }, query) => {
        const account = pathAccount(ledger, idOrAliasOrEvmAddress);
        const [side, other] = isOwner(query)
          ? (['owner', 'spender'] as const)
          : (['spender', 'owner'] as const);
        return ledger.nftAllowances
          .filter((allowance) => allowance[side] === account)
          .map((allowance) => ({ other: text(allowance[other]), allowance }));
      },
      key: [by('account.id', ({ other }) => other), by('token.id', ({ allowance }) => allowance.token_id)],
      view: ({ allowance }) => allowance,
    },
  ),
  row<ContractAction>(operations.getContractActionsOperation, 'actions', {
    items: (ledger, { transactionIdOrHash = '' }) => {
      const actions = execution(ledger, transactionIdOrHash)?.actions;
      if (!actions) throw notFound();
      return actions;
    },
    key: [by('index', ({ index }) => index)],
  }),
  row<AccountBalance>(operations.getBalancesOperation, 'balances', {
    items: (ledger) =>
      ledger.accounts.map(({ account, balance }) => ({
        account,
        balance: balance?.balance ?? 0n,
        tokens: (balance?.tokens ?? []).map(({ token_id = null, balance: held = 0n }) => ({
          token_id,
          balance: held,
        })),
      })),
    key: [by('account.id', ({ account }) => account)],
    filters: { 'account.balance': ({ balance }) => text(balance) },
    around: ({ timestamp }) => ({ timestamp }),
  }),
  row<LedgerData['blocks'][number]>(operations.getBlocksOperation, 'blocks', {
    items: ({ blocks }) => blocks,
    key: [by('block.number', ({ number }) => number)],
    filters: { timestamp: ({ timestamp }) => text(timestamp?.to) },
  }),
  row<LedgerData['contracts'][number]>(operations.getContractsOperation, 'contracts', {
    items: ({ contracts }) => contracts,
    key: [by('contract.id', ({ contract_id }) => contract_id)],
    view: listedContract,
  }),
  row<LedgerData['executions'][number]>(operations.getContractsResultsOperation, 'results', {
    items: ({ executions }) => executions,
    key: [by('timestamp', ({ result }) => result.timestamp)],
    filters: resultFilters,
    view: listedResult,
    check: checkResults,
  }),
  row<LedgerData['executions'][number]>(operations.getContractResultsByContractIdOperation, 'results', {
    items: (ledger, { contractIdOrAddress = '' }) => {
      const id = contractId(ledger, contractIdOrAddress);
      return ledger.executions.filter(({ result }) => result.contract_id === id);
    },
    key: [by('timestamp', ({ result }) => result.timestamp)],
    filters: resultFilters,
    view: listedResult,
    check: checkResults,
  }),
  row<LedgerData['state'][number]>(operations.getContractStateOperation, 'state', {
    items: (ledger, { contractIdOrAddress = '' }) => {
      const id = contractId(ledger, contractIdOrAddress);
      return ledger.state.filter(({ contract_id }) => contract_id === id);
    },
    key: [by('slot', ({ slot }) => slot)],
    filters: { timestamp: ({ timestamp }) => timestamp },
  }),
  row<LedgerData['logs'][number]>(operations.getContractsLogsOperation, 'logs', {
    items: ({ logs }) => logs,
    key: [by('timestamp', ({ timestamp }) => timestamp), by('index', ({ index }) => index)],
    filters: {
      ...topics,
      'transaction.hash': ({ transaction_hash }) => bareAndPrefixed(text(transaction_hash)),
    },
    check: checkLogs,
  }),
  row<LedgerData['logs'][number]>(operations.getContractLogsByContractIdOperation, 'logs', {
    items: (ledger, { contractIdOrAddress = '' }) => {
      const id = contractId(ledger, contractIdOrAddress);
      return ledger.logs.filter(({ contract_id }) => contract_id === id);
    },
    key: [by('timestamp', ({ timestamp }) => timestamp), by('index', ({ index }) => index)],
    filters: topics,
    check: checkLogs,
  }),
  row<LedgerData['nodes'][number]>(operations.getNetworkNodesOperation, 'nodes', {
    items: ({ nodes }) => nodes,
    key: [by('node.id', ({ node_id }) => node_id)],
    filters: { 'file.id': ({ file_id }) => text(file_id) },
  }),
  row<LedgerData['registeredNodes'][number]>(operations.getRegisteredNodesOperation, 'registered_nodes', {
    items: ({ registeredNodes }) => registeredNodes,
    key: [by('registerednode.id', ({ registered_node_id }) => registered_node_id)],
    filters: { type: ({ service_endpoints }) => service_endpoints.map(({ type }) => text(type)) },
  }),
  row<LedgerData['schedules'][number]>(operations.getSchedulesOperation, 'schedules', {
    items: ({ schedules }) => schedules,
    key: [by('schedule.id', ({ schedule_id }) => schedule_id)],
    filters: { 'account.id': ({ creator_account_id }) => text(creator_account_id) },
  }),
  row<TransactionDetail>(operations.getTransactionsOperation, 'transactions', {
    items: (ledger, _, query) => ofDirection(ledger, query),
    key: [by('timestamp', ({ consensus_timestamp }) => consensus_timestamp)],
    filters: transactionFilters,
    view: listedTransaction,
  }),
  row<LedgerData['messages'][number]>(operations.getTopicMessagesOperation, 'messages', {
    items: ({ messages }, { topicId = '' }) => {
      const id = tokenId(topicId);
      return messages.filter(({ topic_id }) => topic_id === id);
    },
    key: [by('sequencenumber', ({ sequence_number }) => sequence_number)],
    filters: { timestamp: ({ consensus_timestamp }) => consensus_timestamp },
  }),
  row<TokenInfo>(operations.getTokensOperation, 'tokens', {
    items: (ledger, _, query) => {
      const holders = query.pairs
        .filter(({ name }) => name === 'account.id')
        .map(({ value }) => tokenId(value));
      const name = query.pairs.find((pair) => pair.name === 'name')?.text.toLowerCase();
      const held = new Set(
        ledger.relationships
          .filter(({ owner }) => holders.includes(owner))
          .map(({ value }) => value.token_id),
      );
      return ledger.tokens.filter(
        (token) =>
          (holders.length === 0 || held.has(token.token_id ?? null)) &&
          (name === undefined || (token.name ?? '').toLowerCase().includes(name)),
      );
    },
    key: [by('token.id', ({ token_id }) => token_id)],
    filters: {
      publickey: ({ admin_key }) => bareAndPrefixed(keyText(admin_key)),
      type: ({ type }) => [text(type), 'ALL'],
    },
    view: listedToken,
    single: (query) => has(query, 'name'),
  }),
  row<TokenHolder>(operations.getTokenBalancesOperation, 'balances', {
    items: tokenRows,
    key: [by('account.id', ({ account }) => account)],
    filters: { 'account.balance': ({ balance }) => text(balance) },
    around: ({ timestamp }) => ({ timestamp }),
  }),
  row<LedgerData['nfts'][number]>(operations.getNftsOperation, 'nfts', {
    items: ({ nfts }, { tokenId: token = '' }) => {
      const id = tokenId(token);
      return nfts.filter(({ token_id }) => token_id === id);
    },
    key: [by('serialnumber', ({ serial_number }) => serial_number)],
    filters: { 'account.id': ({ account_id }) => text(account_id) },
  }),
  row<LedgerData['nftTransfers'][number]['value']>(operations.getNftTransactionsOperation, 'transactions', {
    items: ({ nftTransfers }, path) => {
      const owner = `${tokenId(path.tokenId ?? '')}/${path.serialNumber}`;
      return nftTransfers.filter((transfer) => transfer.owner === owner).map(({ value }) => value);
    },
    key: [by('timestamp', ({ consensus_timestamp }) => consensus_timestamp)],
  }),
];
