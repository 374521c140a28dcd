import type { LedgerData } from '../data/ledger-data.js';
import { endOf } from '../ledger/account.js';
import { addressFinder, pathAccount } from '../ledger/find-entity.js';
import { addressDigits, type FindAddress } from '../ledger/kinds.js';
import type { List } from '../ledger/list.js';
import { type Lookups, orNotFound } from '../ledger/lookup.js';
import { lookups } from '../ledger/lookups.js';
import type { Traits } from '../ledger/page.js';
import { conditionsOn } from '../ledger/query.js';
import { ledgerService, type Service } from '../ledger/service.js';
import { toTimestamp } from '../wire/timestamps.js';
import { listOperation, rowList } from './row-list.js';
import type { RowSource } from './rows.js';

/** The lookups whose reply is a row of a list. Replies of the others have fields that no list shows. */
const lookupsOfRows: Lookups = Object.fromEntries(
  Object.entries(lookups).filter(([operationId]) =>
    /^get(Block|Nft|Schedule|TopicMessageBy\w+|Transaction)$/.test(operationId),
  ),
);

/**
 * A service that shows given rows. It is the service of the generated ledger with other lists, so that requests are read,
 * refused and answered page by page as there.
 */
export function rowService(source: RowSource, traits: Traits): Service {
  const ledger = ledgerOf(source, traits);
  const findAddress = addressesOf(ledger);
  const generated = ledgerService(ledger, traits);
  const lists = new Map<string, List<unknown>>();
  const listOf = (operationId: string): List<unknown> | undefined => {
    const known = lists.get(operationId);
    const operation = listOperation(operationId);
    const model = generated.listOf(operationId);
    if (known || !operation || !model) return known;
    const list = rowList(operation, model, source, findAddress) as List<unknown>;
    lists.set(operationId, list);
    return list;
  };
  return {
    ...generated,
    listOf,
    lookups: lookupsOfRows,
    accountOf: (_, { path, query }) => {
      const rows = source.rowsOf({ operationId: 'getAccounts', path, query }) as LedgerData['accounts'];
      const id = pathAccount({ accounts: rows, contracts: [] }, path.idOrAliasOrEvmAddress);
      const account = orNotFound(rows.find((row) => row.account === id));
      const times = conditionsOn(query, 'timestamp');
      if (times.length > 0) endOf(times, account);
      return account;
    },
    // A list of an account can be given without the account.
    checkAccount: () => undefined,
    findAddress,
  };
}

/** The parts of a ledger that lookups, windows and addresses need. */
function ledgerOf(source: RowSource, { now }: Traits): LedgerData {
  const all = (operationId: string): never[] => source.rowsOf({ operationId }) as never[];
  const shown = (operationId: string): never[] =>
    all(operationId).map((row) => source.shownAs?.(row) ?? row) as never[];
  return {
    get accounts() {
      return all('getAccounts');
    },
    get contracts() {
      return all('getContracts');
    },
    get transactions() {
      return all('getTransactions');
    },
    get blocks() {
      return shown('getBlocks');
    },
    get messages() {
      return shown('getTopicMessages');
    },
    get nfts() {
      return shown('getNfts');
    },
    get schedules() {
      return shown('getSchedules');
    },
    get timestamp() {
      return toTimestamp(BigInt(Math.floor(now())) * 1_000_000n);
    },
    tokens: [],
  } as Partial<LedgerData> as LedgerData;
}

/** An address that no account and no contract has stands for itself: rows may name it all the same. */
function addressesOf(ledger: LedgerData): FindAddress {
  const find = addressFinder(ledger);
  return (name) => {
    const number = find(name);
    const digits = addressDigits(name);
    return number < 0n && digits !== undefined ? BigInt(`0x${digits}`) : number;
  };
}
