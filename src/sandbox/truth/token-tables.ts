import type { LedgerData } from '../data/ledger-data.js';
import { listedToken, listedTransaction, shownNft } from '../ledger/list-views.js';
import { holdersBySum } from './balances-by-sum.js';
import type { Params, Table } from './table.js';

const entity = (id: unknown): string => `0.0.${String(id).split('.').at(-1)}`;

function tokens({ tokens: all, relationships }: LedgerData, params: Params): readonly object[] {
  const owners = [params['account.id'] ?? []].flat().map(entity);
  const text = String(params.name ?? '').toLowerCase();
  return all
    .filter(({ token_id: id, name = '' }) => {
      const isHolder = relationships.some(
        ({ owner, value }) => owners.includes(owner) && value.token_id === id,
      );
      return (owners.length === 0 || isHolder) && name.toLowerCase().includes(text);
    })
    .map(listedToken);
}

export const tokenTables: Readonly<Record<string, Table>> = {
  getTokens: {
    rows: tokens,
    sort: { 'token.id': ['token_id', 'id'] },
    fields: { publickey: ['admin_key.key', 'word'], type: ['type', 'word'] },
  },
  getTokenBalances: {
    rows: (ledger, params) => holdersBySum(ledger, entity(params.tokenId), params),
    sort: { 'account.id': ['account', 'id'] },
    fields: { 'account.balance': ['balance', 'number'] },
    order: 'desc',
    isStrict: true,
  },
  getNfts: {
    rows: (ledger, { tokenId }) =>
      ledger.nfts.filter((one) => one.token_id === entity(tokenId)).map((one) => shownNft(one, ledger)),
    sort: { serialnumber: ['serial_number', 'number'] },
    fields: { 'account.id': ['account_id', 'id'] },
    order: 'desc',
    isStrict: true,
  },
  getNftTransactions: {
    rows: ({ nftTransfers }, { tokenId, serialNumber }) =>
      nftTransfers
        .filter((one) => one.owner === `${entity(tokenId)}/${serialNumber}`)
        .map(({ value }) => value),
    sort: { timestamp: ['consensus_timestamp', 'time'] },
    order: 'desc',
    isStrict: true,
  },
  getBlocks: {
    rows: ({ blocks }) => blocks,
    sort: { 'block.number': ['number', 'number'] },
    fields: { timestamp: ['timestamp.to', 'time'] },
    order: 'desc',
    isStrict: true,
  },
  getTransactions: {
    rows: ({ transactions }) => transactions.map(listedTransaction),
    sort: { timestamp: ['consensus_timestamp', 'time'] },
    fields: {
      'account.id': ['transaction_id|transfers.account|token_transfers.account', 'id', 'any'],
      transactiontype: ['name', 'word', 'any'],
    },
    order: 'desc',
    isStrict: true,
  },
  getTopicMessages: {
    rows: ({ messages }, { topicId }) => messages.filter((one) => one.topic_id === entity(topicId)),
    sort: { sequencenumber: ['sequence_number', 'number'] },
    fields: { timestamp: ['consensus_timestamp', 'time'] },
    isStrict: true,
  },
  getNetworkNodes: {
    rows: ({ nodes }, params) => nodes.filter((one) => params['file.id'] || one.file_id === '0.0.102'),
    sort: { 'node.id': ['node_id', 'number'] },
    fields: { 'file.id': ['file_id', 'id'] },
  },
  getRegisteredNodes: {
    rows: ({ registeredNodes }) => registeredNodes,
    sort: { 'registerednode.id': ['registered_node_id', 'number'] },
    fields: { type: ['service_endpoints.type', 'word'] },
  },
};
