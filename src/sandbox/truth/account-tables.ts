import { accountsOf } from '../ledger/contract-accounts.js';
import { listedAccount, listedTransaction, shownNft } from '../ledger/list-views.js';
import { balancesBySum } from './balances-by-sum.js';
import { filtersOf, isWithin, sortable } from './spelling.js';
import { orderOf, type Params, type Table } from './table.js';

const owner = ({ idOrAliasOrEvmAddress: id }: Params): string => `0.0.${String(id).split('.').at(-1)}`;
const plain = { pairs: [], conditions: [], limit: 0, order: 'asc' } as const;

export const accountTables: Readonly<Record<string, Table>> = {
  getAccounts: {
    rows: (ledger, params) =>
      accountsOf(ledger).map((account) =>
        listedAccount(account, ledger, { ...plain, order: orderOf(params, 'asc') }),
      ),
    sort: { 'account.id': ['account', 'id'] },
    fields: { 'account.balance': ['balance.balance', 'number'], 'account.publickey': ['key.key', 'word'] },
  },
  getAccount: {
    rows: ({ transactions }, params) =>
      transactions
        .filter(({ transaction_id = '', transfers = [], token_transfers = [] }) =>
          [...transfers, ...token_transfers, { account: transaction_id.split('-')[0] }].some(
            ({ account }) => account === owner(params),
          ),
        )
        .map(listedTransaction),
    sort: { timestamp: ['consensus_timestamp', 'time'] },
    fields: { transactiontype: ['name', 'word', 'any'] },
    order: 'desc',
    isStrict: true,
  },
  getBalances: {
    rows: (ledger, params) => balancesBySum(ledger, params, orderOf(params, 'desc')),
    sort: { 'account.id': ['account', 'id'] },
    fields: { 'account.balance': ['balance', 'number'] },
    order: 'desc',
  },
  getOutstandingTokenAirdrops: {
    rows: ({ airdrops }, params) => airdrops.filter((one) => one.sender_id === owner(params)),
    sort: {
      'receiver.id': ['receiver_id', 'id'],
      'token.id': ['token_id', 'id'],
      serialnumber: ['serial_number', 'number'],
    },
  },
  getPendingTokenAirdrops: {
    rows: ({ airdrops }, params) => airdrops.filter((one) => one.receiver_id === owner(params)),
    sort: {
      'sender.id': ['sender_id', 'id'],
      'token.id': ['token_id', 'id'],
      serialnumber: ['serial_number', 'number'],
    },
  },
  getCryptoAllowances: {
    rows: ({ cryptoAllowances }, params) =>
      cryptoAllowances.filter((one) => one.owner === owner(params) && one.amount > 0n),
    sort: { 'spender.id': ['spender', 'id'] },
    order: 'desc',
  },
  getTokenAllowances: {
    rows: ({ tokenAllowances }, params) =>
      tokenAllowances.filter((one) => one.owner === owner(params) && one.amount > 0n),
    sort: { 'spender.id': ['spender', 'id'], 'token.id': ['token_id', 'id'] },
  },
  getNftAllowances: {
    rows: ({ nftAllowances }, params) => {
      const side = String(params.owner ?? true) === 'true' ? 'owner' : 'spender';
      return nftAllowances
        .filter((one) => one[side] === owner(params) && one.approved_for_all)
        .map((one) => (side === 'owner' ? one : { ...one, spender: one.owner, owner: one.spender }));
    },
    sort: { 'account.id': ['spender', 'id'], 'token.id': ['token_id', 'id'] },
  },
  getHooks: {
    rows: ({ hooks }, params) => hooks.filter((one) => one.owner_id === owner(params)),
    sort: { 'hook.id': ['hook_id', 'number'] },
    order: 'desc',
  },
  getHookStorage: {
    rows: ({ hookStorage }, params) =>
      hookStorage
        .filter((one) => one.owner === `${owner(params)}/${params.hookId}`)
        .map(({ value }) => value)
        .filter(({ value }) => params.timestamp !== undefined || value !== null)
        .filter(({ timestamp }) =>
          filtersOf(params.timestamp, 'time').every((one) => isWithin(sortable(timestamp, 'time'), one)),
        ),
    sort: { key: ['key', 'hex'] },
  },
  getNftsByAccountId: {
    rows: (ledger, params) =>
      ledger.nfts.filter((one) => one.account_id === owner(params)).map((one) => shownNft(one, ledger)),
    sort: { 'token.id': ['token_id', 'id'], serialnumber: ['serial_number', 'number'] },
    fields: { 'spender.id': ['spender', 'id', 'any'] },
    order: 'desc',
  },
  getStakingRewards: {
    rows: ({ rewards }, params) => rewards.filter((one) => one.account_id === owner(params)),
    sort: { timestamp: ['timestamp', 'time'] },
    order: 'desc',
  },
  getTokensByAccountId: {
    rows: ({ relationships }, params) =>
      relationships.filter((one) => one.owner === owner(params)).map(({ value }) => value),
    sort: { 'token.id': ['token_id', 'id'] },
  },
  getSchedules: {
    rows: ({ schedules }) => schedules,
    sort: { 'schedule.id': ['schedule_id', 'id'] },
    fields: { 'account.id': ['creator_account_id', 'id'] },
    isStrict: true,
  },
};
