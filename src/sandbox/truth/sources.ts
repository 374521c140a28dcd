import type { LedgerData } from '../data/ledger-data.js';
import { accountsOf } from '../ledger/contract-accounts.js';
import {
  listedAccount,
  listedContract,
  listedResult,
  listedToken,
  listedTransaction,
  shownNft,
  summedResult,
} from '../ledger/list-views.js';
import { balancesBySum, holdersBySum } from './balances-by-sum.js';
import { filtersOf, isWithin, sortable } from './spelling.js';
import { orderOf, type Params, type Source } from './table.js';

const entity = (id: unknown): string => `0.0.${String(id).split('.').at(-1)}`;
const owner = ({ idOrAliasOrEvmAddress: id }: Params): string => entity(id);
const plain = { pairs: [], conditions: [], limit: 0, order: 'asc' } as const;

function ofUsers(executions: LedgerData['executions'], { internal }: Params): LedgerData['executions'] {
  return executions.filter(({ nonce }) => nonce === 0 || String(internal) === 'true');
}

/** With times, each slot has the newest change that all of them allow. */
function stateThen({ state, executions }: LedgerData, params: Params): object[] {
  const id = entity(params.contractIdOrAddress);
  const filters = filtersOf(params.timestamp, 'time');
  if (filters.length === 0) return state;
  const changes = executions
    .map(({ result }) => result)
    .filter(({ timestamp }) => filters.every((one) => isWithin(sortable(timestamp, 'time'), one)))
    .sort((a, b) => (sortable(a.timestamp, 'time') < sortable(b.timestamp, 'time') ? -1 : 1))
    .flatMap(({ timestamp, state_changes }) => (state_changes ?? []).map((one) => ({ timestamp, ...one })))
    .filter(({ contract_id }) => contract_id === id)
    .map(({ address, contract_id, slot, timestamp, value_read, value_written }) => ({
      address,
      contract_id,
      timestamp,
      slot,
      value: value_written ?? value_read,
    }));
  return [...new Map(changes.map((change) => [change.slot, change])).values()];
}

function tokens({ tokens: all, relationships }: LedgerData, params: Params): readonly object[] {
  const owners = [params['account.id'] ?? []].flat().map(entity);
  const text = String(params.name ?? '').toLowerCase();
  return all.filter(({ token_id: id, name = '' }) => {
    const isHolder = relationships.some(
      ({ owner, value }) => owners.includes(owner) && value.token_id === id,
    );
    return (owners.length === 0 || isHolder) && name.toLowerCase().includes(text);
  });
}

/** The rows of each list, where it needs more than the rows of one kind. */
export const sources: Readonly<Record<string, Source>> = {
  getAccounts: {
    rows: (ledger, params) =>
      accountsOf(ledger).map((account) =>
        listedAccount(account, ledger, { ...plain, order: orderOf(params, 'asc') }),
      ),
  },
  getAccount: { rows: ({ transactions }) => transactions, view: listedTransaction },
  getBalances: {
    rows: (ledger, params) => balancesBySum(ledger, params, orderOf(params, 'desc')),
    view: withoutKey,
  },
  getOutstandingTokenAirdrops: { rows: ({ airdrops }) => airdrops },
  getPendingTokenAirdrops: { rows: ({ airdrops }) => airdrops },
  getCryptoAllowances: {
    rows: ({ cryptoAllowances }) => cryptoAllowances.filter(({ amount }) => amount > 0n),
  },
  getTokenAllowances: {
    rows: ({ tokenAllowances }) => tokenAllowances.filter(({ amount }) => amount > 0n),
  },
  // The spender's view has the names of both sides exchanged.
  getNftAllowances: {
    rows: ({ nftAllowances }, params) => {
      const side = String(params.owner ?? true) === 'true' ? 'owner' : 'spender';
      return nftAllowances
        .filter((one) => one[side] === owner(params) && one.approved_for_all)
        .map((one) => (side === 'owner' ? one : { ...one, spender: one.owner, owner: one.spender }));
    },
  },
  getHooks: { rows: ({ hooks }) => hooks },
  getHookStorage: {
    rows: ({ hookStorage }, params) =>
      hookStorage
        .filter((one) => one.owner === `${owner(params)}/${params.hookId}`)
        .map(({ value }) => value)
        .filter(({ value }) => params.timestamp !== undefined || value !== null)
        .filter(({ timestamp }) =>
          filtersOf(params.timestamp, 'time').every((one) => isWithin(sortable(timestamp, 'time'), one)),
        ),
  },
  getNftsByAccountId: { rows: ({ nfts }) => nfts, view: shownNft },
  getStakingRewards: { rows: ({ rewards }) => rewards },
  getTokensByAccountId: {
    rows: ({ relationships }, params) =>
      relationships.filter((one) => one.owner === owner(params)).map(({ value }) => value),
  },
  getSchedules: { rows: ({ schedules }) => schedules },
  getContracts: { rows: ({ contracts }) => contracts, view: listedContract },
  getContractsResults: {
    rows: ({ executions }, params) => ofUsers(executions, params).map(({ result }) => result),
    view: listedResult,
  },
  getContractResultsByContractId: {
    rows: ({ executions }, params) => ofUsers(executions, params).map(({ result }) => result),
    view: summedResult,
  },
  getContractActions: {
    rows: ({ executions }, { transactionIdOrHash: id }) =>
      executions.find(({ transactionId, result }) => transactionId === id || result.hash === id)?.actions ??
      [],
  },
  getContractState: { rows: stateThen },
  getContractsLogs: { rows: ({ logs }) => logs },
  getContractLogsByContractId: { rows: ({ logs }) => logs },
  getTokens: { rows: tokens, view: listedToken },
  getTokenBalances: {
    rows: (ledger, params) => holdersBySum(ledger, entity(params.tokenId), params),
    view: withoutKey,
  },
  getNfts: { rows: ({ nfts }) => nfts, view: shownNft },
  getNftTransactions: {
    rows: ({ nftTransfers }, { tokenId, serialNumber }) =>
      nftTransfers
        .filter((one) => one.owner === `${entity(tokenId)}/${serialNumber}`)
        .map(({ value }) => value),
  },
  getBlocks: { rows: ({ blocks }) => blocks },
  getTransactions: { rows: ({ transactions }) => transactions, view: listedTransaction },
  getTopicMessages: { rows: ({ messages }) => messages },
  getNetworkNodes: {
    rows: ({ nodes }, params) => nodes.filter((one) => params['file.id'] || one.file_id === '0.0.102'),
  },
  getRegisteredNodes: { rows: ({ registeredNodes }) => registeredNodes },
};

/** A balance is found by the key of its account, and does not show it. */
function withoutKey({ key: _, ...row }: { readonly key?: unknown }): object {
  return row;
}
