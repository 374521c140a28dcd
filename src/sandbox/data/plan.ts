import type { Address } from '../../../generated/ledger/types.js';
import { Calendar } from './calendar.js';
import { Random } from './random.js';

export interface LedgerOptions {
  seed: string | number;
  size: number;
  /** Milliseconds since the Unix epoch. */
  now: number;
  description?: Description;
}

/** The version of the service whose fields are sent together. 0.156 has structured lists, and accounts that delegate. */
export type Description = (typeof descriptions)[number];
export const descriptions = ['0.154', '0.156'] as const;

export const treasury = '0.0.2';
export const feeCollector = '0.0.98';
export const rewardAccount = '0.0.800';

/** More nodes would need the IDs of ordinary accounts. */
const mostNodes = 690;

export interface Plan {
  description: Description;
  count(atSizeOne: number): number;
  /** A random generator for one domain. A change in one domain does not change the data of others. */
  random(domain: string): Random;
  calendar: Calendar;
  /** The number of the first block of the last part of the history. */
  firstBlock: bigint;
  /** Ordinary accounts. The first has the most transactions, tokens and allowances. */
  accounts: readonly string[];
  nodeAccounts: readonly string[];
  tokens: readonly string[];
  contracts: readonly string[];
  topics: readonly string[];
  schedules: readonly string[];
  files: readonly string[];
  deleted: ReadonlySet<string>;
  addresses: ReadonlyMap<string, Address>;
}

/** Examples in the documents name a block of the default ledger. */
const firstBlock = 84_735_900n;

/** The input of the generators of one collection. */
export interface Source {
  readonly plan: Plan;
  readonly random: Random;
}

export function planLedger({ seed, size, now, description = '0.154' }: LedgerOptions): Plan {
  if (!Number.isFinite(size) || size <= 0)
    throw new RangeError(`size: expected a positive number, got ${size}`);
  const count = (atSizeOne: number): number => Math.max(1, Math.round(atSizeOne * size));
  const random = (domain: string): Random => new Random(`${seed}/${domain}`);
  const nodes = Math.min(count(30), mostNodes);
  const next = numbering();
  const accounts = next(count(270));
  // The second token is an NFT collection.
  const tokens = next(Math.max(2, count(120)));
  const contracts = next(count(250));
  const topics = next(count(30));
  const schedules = next(count(120));
  const files = next(count(60));
  const nodeAccounts = Array.from(
    { length: nodes },
    (_, index) => `0.0.${index < 95 ? index + 3 : index + 4}`,
  );
  const deleted = new Set(
    [accounts, tokens, contracts, topics, schedules].flatMap((ids) => ids.filter((_, at) => at % 25 === 24)),
  );
  const addresses = new Map<string, Address>();
  const chance = random('addresses');
  for (const id of [treasury, feeCollector, rewardAccount, ...nodeAccounts]) addresses.set(id, longZero(id));
  accounts.forEach((id, index) => {
    addresses.set(id, hasAlias(index) ? `0x${chance.hex(20)}` : longZero(id));
  });
  contracts.forEach((id, index) => {
    addresses.set(id, index % 2 === 1 ? `0x${chance.hex(20)}` : longZero(id));
  });
  return {
    description,
    count,
    random,
    calendar: new Calendar(now, count(150)),
    firstBlock,
    accounts,
    nodeAccounts,
    tokens,
    contracts,
    topics,
    schedules,
    files,
    deleted,
    addresses,
  };
}

/** The network itself has the numbers below. */
export const firstOrdinary = 1001;

function numbering(): (count: number) => string[] {
  let next = firstOrdinary;
  return (count) => {
    const first = next;
    next = Math.ceil((first + count) / 1000) * 1000 + 1;
    return Array.from({ length: count }, (_, index) => `0.0.${first + index}`);
  };
}

/** Whether the ordinary account with this index was created by a transfer to its EVM address. */
export function hasAlias(index: number): boolean {
  return index % 3 === 0;
}

export function isCollection(index: number): boolean {
  return index % 3 === 1;
}

export function numberOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('.') + 1));
}

/** The default EVM address of an entity: its number in 20 bytes. */
export function longZero(id: string): Address {
  return `0x${numberOf(id).toString(16).padStart(40, '0')}`;
}

export function addressOf(plan: Plan, id: string): Address {
  return plan.addresses.get(id) ?? longZero(id);
}
