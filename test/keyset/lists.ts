import { type DeclaredOperation, declaredOperations, flatten, typesOf } from '../setup/description.js';
import { entity, int32, integer, type Key, type Kind, slot, timestamp } from './key.js';
import type { List, ListCall } from './list.js';

/** Values of path parameters. */
export const inPath: Readonly<Record<string, string | number>> = {
  idOrAliasOrEvmAddress: '0.0.1001',
  contractIdOrAddress: '0.0.2001',
  tokenId: '0.0.3001',
  serialNumber: 1,
  hookId: 7,
  topicId: '0.0.4001',
  transactionIdOrHash: '0.0.1001-1767225600-000000000',
};

const ids = ['0.0.1001', '0.0.1002'];

/** The traits of a list that the description does not have. */
type Trait = Pick<List, 'repeats'> & Partial<List>;

const repeatsAny: Trait = { repeats: 'any' };
const all: Trait = { repeats: 'all' };
const refused: Trait = { repeats: 'refused' };
const types = { parameter: 'transactiontype', field: 'name', words: ['CRYPTOTRANSFER', 'CONTRACTCALL'] };
const account = '"account":"0.0.1001","balance":{"balance":1,"timestamp":"1.000000000","tokens":[]},';

const traits: Readonly<Record<string, Trait>> = {
  getAccounts: repeatsAny,
  getAccount: { ...all, tag: types, emptyWindow: 'next', crossed: 'not found', beside: account },
  getBalances: repeatsAny,
  getBlocks: { ...all, isGapless: true },
  getContractActions: all,
  getContractLogsByContractId: refused,
  getContractResultsByContractId: repeatsAny,
  getContractState: repeatsAny,
  getContracts: repeatsAny,
  getContractsLogs: { ...refused, emptyWindow: 'failure', crossed: 'everything' },
  getContractsResults: {
    ...repeatsAny,
    tag: { parameter: 'from', field: 'from_id', words: ids },
    emptyWindow: 'end',
    crossed: 'everything',
  },
  getCryptoAllowances: repeatsAny,
  getNfts: { ...all, tag: { parameter: 'account.id', field: 'account_id', words: ids } },
  getNftsByAccountId: { ...refused, tag: { parameter: 'spender.id', field: 'spender', words: ids } },
  getNftTransactions: all,
  getSchedules: { ...all, tag: { parameter: 'account.id', field: 'creator_account_id', words: ids } },
  getStakingRewards: repeatsAny,
  getTokenAllowances: refused,
  getTokenBalances: all,
  getTokens: {
    ...repeatsAny,
    tag: { parameter: 'type', field: 'type', words: ['FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE'] },
  },
  getTokensByAccountId: repeatsAny,
  getTopicMessages: {
    ...all,
    isGapless: true,
    nextBy: { parameter: 'timestamp', field: 'consensus_timestamp', kind: timestamp },
  },
  getTransactions: {
    ...all,
    tag: { parameter: 'account.id', field: 'payer', words: ids },
    emptyWindow: 'next',
  },
  getHooks: repeatsAny,
  getHookStorage: { ...repeatsAny, beside: '"hook_id":7,"owner_id":"0.0.1001",' },
  getNetworkNodes: { ...repeatsAny, most: 25 },
  getRegisteredNodes: refused,
  // A documented path that is not deployed. The client has to trust its links.
  getNftsAtDocumentedPath: all,
};

const kinds: Readonly<Record<string, Kind>> = {
  timestamp,
  slot,
  key: slot,
  index: int32,
  serialnumber: integer(1n),
  sequencenumber: integer(1n),
  'block.number': integer(0n),
  'hook.id': integer(0n),
  'node.id': integer(0n),
  'registerednode.id': integer(0n),
};

export function keyOf({ parameter, field }: Omit<Key, 'kind'>): Key {
  return { parameter, field, kind: kinds[parameter] ?? entity };
}

/** The list of an operation, as in the service. */
export function listOf(name: string): List {
  const trait = traits[name];
  const operation = declaredOperations('ledger').find(({ operationId }) => operationId === name);
  if (!operation || !trait) throw new Error(`there is no list ${name}`);
  const { path, parameters, rangeKey = { parameter: 'serialnumber', field: 'serial_number' } } = operation;
  const declared = (parameter: string) => parameters.find((one) => one.name === parameter);
  const inOwnPath = Object.entries(inPath).filter(([parameter]) => path.includes(`{${parameter}}`));
  const first = keyOf(rangeKey);
  const second = 'second' in rangeKey && rangeKey.second ? keyOf(rangeKey.second) : undefined;
  const own = declared(first.parameter)?.['x-filter']?.operators;
  const { tag } = trait;
  return {
    name,
    path: path.replace(/\{(\w+)\}/g, (_, parameter: string) => String(inPath[parameter])),
    items: itemsOf(operation),
    first,
    ...(second && { second }),
    order: declared('order')?.schema.default === 'desc' ? 'desc' : 'asc',
    ...(own?.includes('ne') && { takesNe: true }),
    ...trait,
    params: (call: ListCall): object => ({
      ...Object.fromEntries(inOwnPath),
      [first.parameter]: call.first,
      ...(second && { [second.parameter]: call.second }),
      ...(tag && { [tag.parameter]: call.tag }),
      limit: call.limit,
      order: call.order,
    }),
  };
}

/** The property of a page that holds its items: its only array, or the one that the description names. */
export function itemsOf({ items, reply }: DeclaredOperation): string {
  const arrays = Object.entries(flatten('ledger', reply).properties ?? {}).filter(([, schema]) =>
    typesOf(flatten('ledger', schema)).includes('array'),
  );
  return items ?? arrays[0]?.[0] ?? '';
}

/** Every list with a range key. */
export const lists: readonly List[] = Object.keys(traits).slice(0, -1).map(listOf);

const { nextBy: _, ...byNumber } = listOf('getTopicMessages');
/** The messages of topic 0.0.5, with links by their number. */
export const numberedMessages: List = { ...byNumber, path: '/api/v1/topics/0.0.5/messages' };
