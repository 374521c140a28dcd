import { createHash } from 'node:crypto';
import { describedOperations } from '../../generated/sandbox/ledger.js';
import type { Random } from './random.js';
import { beginning } from './virtual-clock.js';

// The truth of one simulated ledger. Every list of the service is a view of one series of transactions, so what one list
// shows can be held against another.

/** Milliseconds of a record file. The rows of a file become visible together, but for late ones. */
export const recordFile = 2000;

export const topicId = '0.0.4001';
export const tokenId = '0.0.2001';
export const accountId = '0.0.1001';

/** The lists that the programs read. */
export const listNames = [
  'getTopicMessages',
  'getBlocks',
  'getTransactions',
  'getContractsResults',
  'getContractsLogs',
  'getContracts',
  'getTokenBalances',
] as const;
/** The events of a contract are a part of its logs. Their programs are those that were drawn for logs. */
export type ListName = (typeof listNames)[number] | 'contractEvents';

export type Item = Readonly<Record<string, unknown>>;

/** The place and the time of an item in its list. */
interface RowKeys {
  readonly list: ListName;
  /** The sort keys. The second one is 0 if the list has one key. */
  readonly first: bigint;
  readonly second: bigint;
  /** Nanoseconds since 1970 when it happened. */
  readonly nanoseconds: bigint;
  /** The index of its record file. */
  readonly file: number;
}

/** One item of a list, and when it happened. */
export class Row {
  readonly list: ListName;
  readonly first: bigint;
  readonly second: bigint;
  readonly nanoseconds: bigint;
  /** Milliseconds since 1970 when it happened. */
  readonly time: number;
  readonly file: number;

  constructor(
    { list, first, second, nanoseconds, file }: RowKeys,
    /** The complete item, as the service sends it. */
    readonly item: Item,
    /** The item as it is for some seconds, before its block is known. */
    readonly youngItem: Item = item,
  ) {
    this.list = list;
    this.first = first;
    this.second = second;
    this.nanoseconds = nanoseconds;
    this.time = Number(nanoseconds / 1_000_000n);
    this.file = file;
  }
}

export interface Ledger {
  /** In ascending order of the keys. */
  readonly rows: Readonly<Record<ListName, readonly Row[]>>;
  /** The ends of the record files, in milliseconds since 1970. */
  readonly fileEnds: readonly number[];
}

/** How a ledger is drawn. */
export interface LedgerSettings {
  /** Transactions before the simulation begins, and how many months they reach back. */
  readonly old: number;
  readonly months: number;
  /** Transactions a second while it runs, and for how many seconds. */
  readonly rate: number;
  readonly seconds: number;
  /** The share of the transactions that come in bursts of one record file. */
  readonly bursts: number;
}

/** The path of a list. The events of a contract are some of its logs. */
export function pathOf(list: ListName): string {
  return paths[list] ?? '';
}

const inPath: Readonly<Record<string, string>> = { topicId, tokenId, contractIdOrAddress: '0.0.3001' };
const pathsByOperation = new Map(
  describedOperations.map(({ operationId, path }) => [
    operationId,
    `/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath[name] ?? '')}`,
  ]),
);
const paths: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(pathsByOperation),
  contractEvents: pathsByOperation.get('getContractLogsByContractId'),
};

const month = 30 * 24 * 3_600_000;

export function timestampOf(nanoseconds: bigint): string {
  return `${nanoseconds / 1_000_000_000n}.${String(nanoseconds % 1_000_000_000n).padStart(9, '0')}`;
}

export function makeLedger(settings: LedgerSettings, random: Random): Ledger {
  const times = timesOf(settings, random);
  const fileEnds: number[] = [];
  const files = filesOf(times, settings, fileEnds);
  const rows: Record<ListName, Row[]> = {
    getTopicMessages: [],
    getBlocks: [],
    getTransactions: [],
    getContractsResults: [],
    getContractsLogs: [],
    contractEvents: [],
    getContracts: [],
    getTokenBalances: [],
  };
  let hash: Uint8Array = new Uint8Array(48);
  times.forEach((nanoseconds, index) => {
    const file = files[index] as number;
    const add = (keys: Pick<RowKeys, 'list' | 'first' | 'second'>, item: Item, youngItem = item): void => {
      rows[keys.list].push(new Row({ ...keys, nanoseconds, file }, item, youngItem));
    };
    const consensus = timestampOf(nanoseconds);
    add({ list: 'getTransactions', first: nanoseconds, second: 0n }, transactionOf(consensus));
    const kind = random.next();
    if (kind < 0.5) {
      const number = BigInt(rows.getTopicMessages.length + 1);
      const content = Buffer.from(`message ${number}`);
      hash = runningHash(hash, nanoseconds, number, content);
      add({ list: 'getTopicMessages', first: number, second: 0n }, message(consensus, number, content, hash));
    } else if (kind < 0.85) {
      add(
        { list: 'getContractsResults', first: nanoseconds, second: 0n },
        result(consensus, file),
        result(consensus, undefined),
      );
      const logs = random.from(1, 3);
      for (let log = 0; log < logs; log++)
        add(
          { list: 'getContractsLogs', first: nanoseconds, second: BigInt(log) },
          contractLog(consensus, log, file),
          contractLog(consensus, log, undefined),
        );
    } else if (kind < 0.95) {
      const number = BigInt(5000 + 3 * rows.getContracts.length);
      add({ list: 'getContracts', first: number, second: 0n }, contract(consensus, number));
    }
  });
  addBlocks(rows.getBlocks, files, fileEnds);
  rows.contractEvents.push(...rows.getContractsLogs.filter(({ item }) => isTransfer(item)));
  for (let account = 0; account < settings.old; account++) {
    const number = BigInt(1000 + 2 * account + random.from(0, 1));
    const keys = { first: number, second: 0n, nanoseconds: 0n, file: 0 };
    rows.getTokenBalances.push(
      new Row(
        { list: 'getTokenBalances', ...keys },
        { account: `0.0.${number}`, balance: account, decimals: 2 },
      ),
    );
  }
  return { rows, fileEnds };
}

/** Consensus times in nanoseconds, ascending: old ones in a few places with long gaps, then those of the present. */
function timesOf({ old, months, rate, seconds, bursts }: LedgerSettings, random: Random): bigint[] {
  const times = new Set<bigint>();
  const at = (milliseconds: number): bigint =>
    BigInt(Math.floor(milliseconds)) * 1_000_000n + BigInt(random.from(0, 999_999));
  const places = Array.from({ length: 4 }, () => beginning - random.next() * months * month - 600_000);
  // The last minutes before the beginning are as busy as what follows.
  const recent = Math.min(old, Math.floor(rate * 60));
  for (let count = old - recent; count > 0; count--)
    times.add(at(random.pick(places) + random.next() * 120_000));
  const live = Math.floor(rate * seconds);
  for (let count = recent; count > 0; count--) times.add(at(beginning - random.next() * 60_000));
  for (let count = live; count > 0; count--) {
    const burst = Math.floor(random.next() * 4) * 0.25 * seconds * 1000;
    const within = random.chance(bursts)
      ? burst + random.next() * recordFile
      : random.next() * seconds * 1000;
    times.add(at(beginning + within));
  }
  return [...times].sort((a, b) => (a < b ? -1 : 1));
}

/** The record file of each time. There is a file every two seconds of the present, and old ones where something happened. */
export function filesOf(
  times: readonly bigint[],
  { seconds }: Pick<LedgerSettings, 'seconds'>,
  ends: number[],
): number[] {
  const endOf = (nanoseconds: bigint): number =>
    (Math.floor(Number(nanoseconds / 1_000_000n) / recordFile) + 1) * recordFile;
  const all = new Set(times.map(endOf));
  for (let end = beginning - 60_000; end <= beginning + seconds * 1000 + recordFile; end += recordFile)
    all.add(Math.ceil(end / recordFile) * recordFile);
  ends.push(...[...all].sort((a, b) => a - b));
  const indexOf = new Map(ends.map((end, index) => [end, index]));
  return times.map((time) => indexOf.get(endOf(time)) as number);
}

function blockHash(number: number): string {
  return `0x${String(number + 1).padStart(96, '0')}`;
}

/** Blocks have the numbers of their files. The first one is 0. */
export function addBlocks(blocks: Row[], files: readonly number[], ends: readonly number[]): void {
  const counts = new Map<number, number>();
  for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1);
  ends.forEach((end, file) => {
    const item = {
      count: counts.get(file) ?? 0,
      hapi_version: '0.69.1',
      hash: blockHash(file),
      logs_bloom: '0x',
      name: `${end}.rcd.gz`,
      number: file,
      previous_hash: blockHash(file - 1),
      size: 1000,
      timestamp: {
        from: timestampOf(BigInt(end - recordFile) * 1_000_000n),
        to: timestampOf(BigInt(end) * 1_000_000n - 1n),
      },
      gas_used: 0,
    };
    const nanoseconds = BigInt(end - recordFile) * 1_000_000n;
    blocks.push(new Row({ list: 'getBlocks', first: BigInt(file), second: 0n, nanoseconds, file }, item));
  });
}

export function transactionOf(consensus: string): Item {
  return {
    batch_key: null,
    bytes: null,
    charged_tx_fee: 1,
    consensus_timestamp: consensus,
    entity_id: null,
    max_custom_fees: [],
    max_fee: '1',
    memo_base64: '',
    name: 'CRYPTOTRANSFER',
    nft_transfers: [],
    node: '0.0.3',
    nonce: 0,
    parent_consensus_timestamp: null,
    result: 'SUCCESS',
    scheduled: false,
    staking_reward_transfers: [],
    token_transfers: [],
    transaction_hash: 'aa',
    transaction_id: transactionIdOf(consensus),
    transfers: [{ account: accountId, amount: -1, is_approval: false }],
    valid_duration_seconds: '120',
    valid_start_timestamp: consensus,
  };
}

/** In this ledger, a transaction becomes valid at its consensus time. */
export function transactionIdOf(consensus: string): string {
  return `${accountId}-${consensus.replace('.', '-')}`;
}

function message(consensus: string, number: bigint, content: Uint8Array, hash: Uint8Array): Item {
  return {
    chunk_info: null,
    consensus_timestamp: consensus,
    message: Buffer.from(content).toString('base64'),
    payer_account_id: accountId,
    running_hash: Buffer.from(hash).toString('base64'),
    running_hash_version: 3,
    sequence_number: Number(number),
    topic_id: topicId,
  };
}

const address = '0x0000000000000000000000000000000000000bb9';

/** Without a file, its block is not known yet, as on deployed services for some seconds. */
function result(consensus: string, file: number | undefined): Item {
  return {
    address,
    amount: 0,
    bloom: '0x',
    call_result: '0x',
    contract_id: '0.0.3001',
    created_contract_ids: [],
    error_message: null,
    from: address,
    function_parameters: '0x',
    gas_consumed: 1,
    gas_limit: 1,
    gas_used: 1,
    timestamp: consensus,
    to: address,
    hash: `0x${consensus.replace('.', '').padStart(64, '0')}`,
    block_hash: file === undefined ? '0x' : blockHash(file),
    block_number: file ?? null,
    result: 'SUCCESS',
    transaction_index: file === undefined ? null : 1,
    status: '0x1',
  };
}

export const contractId = '0.0.3001';
export const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const word = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`;

/** The first log of a transaction is a transfer, and the third one has the topic of a transfer with data that do not fit. */
function isTransfer({ topics }: Item): boolean {
  return (topics as readonly string[])[0] === transferTopic;
}

/** The value of a transfer. */
export function transferValue(consensus: string): bigint {
  return BigInt(consensus.replace('.', '')) % 1_000_003n;
}

function contractLog(consensus: string, index: number, file: number | undefined): Item {
  return {
    address,
    bloom: '0x',
    contract_id: contractId,
    data: index === 0 ? word(Number(transferValue(consensus))) : '0x01',
    index,
    topics: index === 1 ? [word(1)] : [transferTopic, word(1001), word(1002)],
    block_hash: file === undefined ? '0x' : blockHash(file),
    block_number: file ?? null,
    root_contract_id: contractId,
    timestamp: consensus,
    transaction_hash: `0x${consensus.replace('.', '').padStart(64, '0')}`,
    transaction_index: file === undefined ? null : 1,
  };
}

function contract(consensus: string, number: bigint): Item {
  return { contract_id: `0.0.${number}`, created_timestamp: consensus, deleted: false, memo: '' };
}

/** SHA-384 over what Java's ObjectOutputStream writes: reference and client have implementations of their own. */
export function runningHash(
  before: Uint8Array,
  nanoseconds: bigint,
  number: bigint,
  content: Uint8Array,
): Uint8Array {
  const [payer, topic] = [1001n, 4001n];
  const fields = Buffer.alloc(76);
  [3n, 0n, 0n, payer, 0n, 0n, topic, nanoseconds / 1_000_000_000n].forEach((long, index) => {
    fields.writeBigInt64BE(long, index * 8);
  });
  fields.writeInt32BE(Number(nanoseconds % 1_000_000_000n), 64);
  fields.writeBigInt64BE(number, 68);
  const sha384 = (...parts: Uint8Array[]): Buffer =>
    createHash('sha384').update(Buffer.concat(parts)).digest();
  const head = Buffer.from('aced0005757200025b42acf317f8060854e0020000787000000030', 'hex');
  const later = Buffer.from('7571007e000000000030', 'hex');
  return sha384(head, before, Buffer.from([0x77, fields.length]), fields, later, sha384(content));
}
