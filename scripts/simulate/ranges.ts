import { type Item, type ListName, type Row, timestampOf } from './ledger.js';
import type { Network } from './network.js';
import type { Read } from './scenario.js';
import { beginning } from './virtual-clock.js';

// The ranges that programs ask for, and the keys of items, as the judge and the programs both name them.

/** The filter of a range. Lists without a time have no old part that differs. */
export function filterOf(network: Network, list: ListName, range: Read['range']): object {
  const bound = boundOf(network, list, range);
  if (!bound) return {};
  const { parameter, low, high, without } = bound;
  const texts: string[] = [];
  if (low !== undefined) texts.push(`gte:${low}`);
  if (high !== undefined) texts.push(`lt:${high}`);
  if (without !== undefined) texts.push(`ne:${without}`);
  return { [parameter]: texts.length === 1 ? texts[0] : texts };
}

interface Bound {
  readonly parameter: string;
  readonly low?: string;
  readonly high?: string;
  readonly without?: string;
  readonly includes: (row: Row) => boolean;
}

const recent = beginning - 60_000;

/** The part of a list that a range stands for: its filter, and the rows that it includes. */
export function boundOf({ ledger }: Network, list: ListName, range: Read['range']): Bound | undefined {
  if (range === 'all' || list === 'getContracts' || list === 'getTokenBalances') return undefined;
  if (range === 'all but one') return boundOfAllButOne(ledger.rows[list][leftOut], list);
  const text = `${recent / 1000}.000000000`;
  if (list === 'getBlocks') {
    const first = ledger.rows.getBlocks.findIndex((row) => row.time >= recent);
    if (range === 'since 1970') return { parameter: 'block.number', low: '0', includes: () => true };
    const isOld = range !== 'recent';
    const includes = (row: Row): boolean => (isOld ? row.first < first : row.first >= first);
    const bound = String(Math.max(first, 1));
    return { parameter: 'block.number', ...(isOld ? { high: bound } : { low: String(first) }), includes };
  }
  if (range === 'recent') return { parameter: 'timestamp', low: text, includes: (row) => row.time >= recent };
  if (range === 'since 1970') return { parameter: 'timestamp', low: '0.000000000', includes: () => true };
  // A search by topics needs a lower bound.
  const old = { parameter: 'timestamp', high: text, ...(list === 'contractEvents' && { low: '0' }) };
  if (range === 'old') return { ...old, includes: (row) => row.time < recent };
  // The years before this ledger, from the first one of any.
  return { parameter: 'timestamp', low: '0', high: '1568500000.000000000', includes: () => false };
}

/** The place of the row that `all but one` leaves out: one in the middle, which is there from the beginning. */
const leftOut = 5;

/** In a list whose numbers have no gaps otherwise, nobody may wait for the one that is left out. */
function boundOfAllButOne(row: Row | undefined, list: ListName): Bound | undefined {
  if (!row) return undefined;
  const includes = (other: Row): boolean => other !== row;
  if (list === 'getTopicMessages')
    return { parameter: 'sequencenumber', without: String(row.first), includes };
  if (list !== 'getBlocks' && list !== 'getTransactions') return undefined;
  return { parameter: 'timestamp', without: timeOf(row), includes };
}

/** The time by which the service compares a row: of a block, its end. */
function timeOf({ item, nanoseconds }: Row): string {
  const { timestamp } = item;
  return typeof timestamp === 'object'
    ? String(Reflect.get(Object(timestamp), 'to'))
    : timestampOf(nanoseconds);
}

/** The key of an item, as its row has it. */
export function keyText(list: ListName, item: Item): string {
  switch (list) {
    case 'getTopicMessages':
      return String(item.sequence_number);
    case 'getBlocks':
      return String(item.number);
    case 'getTransactions':
      return nanosecondsOf(item.consensus_timestamp);
    case 'getContractsResults':
      return nanosecondsOf(item.timestamp);
    case 'getContractsLogs':
    case 'contractEvents':
      return `${nanosecondsOf(item.timestamp)}.${item.index}`;
    case 'getContracts':
      return String(item.contract_id).replace('0.0.', '');
    case 'getTokenBalances':
      return String(item.account).replace('0.0.', '');
  }
}

export function rowText({ list, first, second }: Row): string {
  return list === 'getContractsLogs' || list === 'contractEvents' ? `${first}.${second}` : String(first);
}

function nanosecondsOf(timestamp: unknown): string {
  return String(BigInt(String(timestamp).replace('.', '')));
}
