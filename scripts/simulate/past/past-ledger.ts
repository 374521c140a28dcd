import {
  accountId,
  addBlocks,
  filesOf,
  type Item,
  type Ledger,
  Row,
  timestampOf,
  transactionIdOf,
  transactionOf,
} from '../ledger.js';
import type { Random } from '../random.js';
import { beginning } from '../virtual-clock.js';

// A ledger of balances: transfers of hbars and tokens, and the sums of these transfers. It shares no code with the client, so that
// it can judge it.

export const hbars = 'hbars';
export const treasury = '0.0.2';
const nodeAccount = '0.0.3';
const feeAccount = '0.0.98';
const rewardAccount = '0.0.800';
/** They exist from the beginning, before the first transaction. */
export const genesisAccounts: readonly string[] = [treasury, nodeAccount, feeAccount, rewardAccount];
export const collection = '0.0.4900';
const openingBalance = 5_000_000_000_000_000_000n;
/** The network goes on for so long after its last transaction. */
const secondsOfReading = 900;
const firstAccount = 1001;
const firstToken = 5001;

/** How a ledger of balances is drawn. */
export interface PastLedgerSettings {
  readonly accounts: number;
  readonly tokens: number;
  /** Transactions before the simulation begins, and the hours that they are spread over. */
  readonly old: number;
  readonly hours: number;
  /** Transactions a second while it runs and shortly before, and for how many seconds it runs. */
  readonly rate: number;
  readonly seconds: number;
  /** So many tokens are associated with one account, or 0. */
  readonly collector: number;
  /** So many accounts hold the first token from the beginning on, or 0. */
  readonly holders: number;
}

export interface Transfer {
  readonly account: string;
  readonly asset: string;
  readonly amount: bigint;
}

export interface PastTransaction {
  /** In nanoseconds. */
  readonly time: bigint;
  /** The time of the transaction that it is a child of. */
  readonly parent?: bigint;
  readonly result: string;
  readonly transfers: readonly Transfer[];
}

/** An asset of an account, from a time on. */
interface Holding {
  readonly time: bigint;
  readonly total: bigint;
  /** Whether the account is associated with the token: replies show balances of 0 as well. */
  readonly isAssociated: boolean;
}

/** The changes of one asset, by account. */
type Holdings = Map<string, Holding[]>;

type Kind = 'failure' | 'hbars' | 'reward' | 'nft' | 'association' | 'invalid' | 'children' | 'token';

/** Each is drawn with this probability, if none before it was. */
const kinds: readonly { readonly name: Kind; readonly upTo: number }[] = [
  { name: 'failure', upTo: 0.08 },
  { name: 'hbars', upTo: 0.12 },
  { name: 'reward', upTo: 0.05 },
  { name: 'nft', upTo: 0.05 },
  { name: 'association', upTo: 0.08 },
  { name: 'invalid', upTo: 0.05 },
  { name: 'children', upTo: 0.12 },
];

export class PastLedger {
  readonly random: Random;
  readonly accounts: readonly string[];
  /** Fungible tokens, in the order of their creation. */
  readonly tokens: readonly string[];
  /** When each token was created, in nanoseconds. */
  readonly created = new Map<string, bigint>();
  /** A token that is deleted in the middle, and whose holders dissociate. */
  readonly deletedToken: string;
  /** An account that gives away all that it has and is deleted, and when. */
  readonly leaver: string;
  readonly leaves: bigint;
  /** An account with many tokens, or none. */
  readonly collector: string | undefined;
  /** In the order of their times. */
  readonly transactions: PastTransaction[] = [];
  /** The transactions that changed an account, and the rows that are listed for it: one that only received NFTs is not found. */
  readonly byAccount = new Map<string, PastTransaction[]>();
  readonly #listed = new Map<string, Row[]>();
  readonly begin: bigint;
  readonly rows: Ledger;
  readonly #holdings = new Map<string, Holdings>();
  readonly #assets = new Map<string, Set<string>>();

  constructor(
    readonly settings: PastLedgerSettings,
    random: Random,
  ) {
    const { accounts, tokens, hours, seconds, collector, holders } = settings;
    this.random = random;
    this.begin = BigInt(beginning - hours * 3_600_000) * 1_000_000n;
    const count = Math.max(accounts, holders);
    const users = Array.from({ length: count }, (_, index) => `0.0.${firstAccount + 3 * index}`);
    this.accounts = [...genesisAccounts, ...users];
    this.tokens = Array.from({ length: tokens + collector }, (_, index) => `0.0.${firstToken + index}`);
    this.deletedToken = tokens > 2 ? (this.tokens[1] ?? '') : '';
    this.leaver = this.accounts.at(-1) ?? '';
    this.collector = collector > 0 ? this.accounts[6] : undefined;
    const times = timesOf(settings, this.begin, random);
    const last = BigInt(beginning + seconds * 1000) * 1_000_000n;
    this.leaves = times[Math.floor(times.length * random.pick([0.5, 0.8, 0.97]))] ?? last;
    this.created.set(collection, this.begin);
    const ages = this.tokens.map(() => random.next() ** 2).sort((a, b) => a - b);
    this.tokens.forEach((token, index) => {
      // The first token is as old as the ledger. So are those of the account that has many.
      const age = index === 0 || index >= tokens ? 0 : (ages[index] ?? 0);
      this.created.set(token, this.begin + BigInt(Math.floor(age * Number(last - this.begin))));
    });
    this.#open(times);
    for (const time of times) this.#happen(time);
    this.rows = rowsOf(this.transactions, settings);
    this.rows.rows.getTransactions.forEach((row, index) => {
      const { transfers } = this.transactions[index] as PastTransaction;
      const moved = transfers.filter(({ asset }) => asset !== collection);
      // The service lists a transaction for its payer, too.
      for (const account of new Set([accountId, ...moved.map((transfer) => transfer.account)]))
        pushTo(this.#listed, account, row);
    });
  }

  /** The judge: the sum of all transfers at or before a time. */
  sum(account: string, asset: string, time: bigint): bigint {
    const opening = account === treasury && asset === hbars ? openingBalance : 0n;
    return this.#holding(account, asset, time)?.total ?? opening;
  }

  /** The last change of an asset of an account at or before a time. */
  lastChange(account: string, asset: string, time: bigint): Holding | undefined {
    return this.#holding(account, asset, time);
  }

  /** The assets that an account has ever had, besides hbars. */
  assetsOf(account: string): string[] {
    return [...(this.#assets.get(account) ?? [])].sort((a, b) => numberOf(a) - numberOf(b));
  }

  /** Fungible tokens of which an account has more than 0, with the amounts. */
  tokensOf(account: string, time: bigint): [string, bigint][] {
    return this.assetsOf(account)
      .filter((token) => token !== collection)
      .map((token): [string, bigint] => [token, this.sum(account, token, time)])
      .filter(([, balance]) => balance > 0n);
  }

  holdersOf(token: string, time: bigint): [string, bigint][] {
    return this.everHolding(token)
      .map((account): [string, bigint] => [account, this.sum(account, token, time)])
      .filter(([, balance]) => balance > 0n);
  }

  /** The accounts that have ever been associated with a token, in their order. */
  everHolding(token: string): string[] {
    const all = [...(this.#holdings.get(token)?.keys() ?? [])];
    return all.sort((a, b) => numberOf(a) - numberOf(b));
  }

  /** The rows of the list of an account, in the order of their times. */
  listedFor(account: string): readonly Row[] {
    return this.#listed.get(account) ?? [];
  }

  /** When an account came to be. */
  createdAt(account: string): bigint {
    if (genesisAccounts.includes(account)) return 0n;
    return this.byAccount.get(account)?.[0]?.time ?? BigInt(Number.MAX_SAFE_INTEGER) * 1_000_000n;
  }

  #holding(account: string, asset: string, time: bigint): Holding | undefined {
    const all = this.#holdings.get(asset)?.get(account) ?? [];
    let [low, high] = [0, all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((all[middle] as Holding).time <= time) low = middle + 1;
      else high = middle;
    }
    return all[low - 1];
  }

  #hold(account: string, asset: string, time: bigint, total: bigint, isAssociated = true): void {
    const holdings: Holdings = this.#holdings.get(asset) ?? new Map();
    this.#holdings.set(asset, holdings);
    pushTo(holdings, account, { time, total, isAssociated });
    if (asset === hbars) return;
    this.#assets.set(account, (this.#assets.get(account) ?? new Set()).add(asset));
  }

  /** Gives some accounts tokens, or associations only, at the time of the first transaction. */
  #open(times: readonly bigint[]): void {
    const { random } = this;
    const { tokens, collector, holders } = this.settings;
    const first = times[0];
    if (first === undefined) return;
    const [token = ''] = this.tokens;
    const receivers = this.accounts.slice(genesisAccounts.length, genesisAccounts.length + holders);
    const transfers = receivers.map((account) => ({ account, asset: token, amount: 1000n }));
    const owner = this.collector;
    const many = owner === undefined ? [] : this.tokens.slice(tokens, tokens + collector);
    // Of some of its tokens it holds nothing: they count all the same.
    const amountOf = (index: number): bigint => (index % 5 === 4 ? 0n : BigInt(index + 1));
    for (const [index, asset] of many.entries())
      if (owner !== undefined) transfers.push({ account: owner, asset, amount: amountOf(index) });
    const all = transfers.filter(({ amount }) => amount > 0n);
    // Those that a list of transfers does not name are associated only.
    for (const { account, asset, amount } of transfers)
      if (amount === 0n) this.#hold(account, asset, first, 0n);
    // A token has a treasury from its beginning on, which is associated.
    for (const token of this.tokens) {
      const treasuryOfToken = this.accounts[genesisAccounts.length + random.from(0, 1)] ?? '';
      this.#hold(treasuryOfToken, token, this.created.get(token) ?? first, 0n);
    }
    const funded = this.#moved(treasury, rewardAccount, hbars, 1_000_000_000);
    this.#add(first - 1000n, [...funded, ...all]);
  }

  #add(time: bigint, transfers: readonly Transfer[], result = 'SUCCESS', parent?: bigint): void {
    const transaction = { time, result, transfers, ...(parent !== undefined && { parent }) };
    this.transactions.push(transaction);
    const totals = new Map<string, Transfer>();
    for (const { account, asset, amount } of transfers) {
      const key = `${account} ${asset}`;
      totals.set(key, { account, asset, amount: amount + (totals.get(key)?.amount ?? 0n) });
    }
    for (const { account, asset, amount } of totals.values())
      this.#hold(account, asset, time, this.sum(account, asset, time) + amount);
    for (const account of new Set(transfers.map((transfer) => transfer.account)))
      pushTo(this.byAccount, account, transaction);
  }

  #happen(time: bigint): void {
    const { random } = this;
    const isGone = time > this.leaves;
    const users = this.accounts.slice(genesisAccounts.length, isGone ? -1 : undefined);
    const active = users.slice(0, this.settings.accounts);
    // Accounts come one after the other.
    const age = Number(time - this.begin) / Number(BigInt(beginning) * 1_000_000n - this.begin);
    const some = active.slice(0, 1 + Math.floor(active.length * Math.min(1, 0.3 + age)));
    const [from, to] = [random.pick(some), random.pick(some)];
    // The account that has many tokens gets no others: their number is the limit of a list, or one beside it.
    const isOfCollector = this.collector === from || this.collector === to;
    const { tokens } = this.settings;
    const token = random.pick(isOfCollector ? this.tokens.slice(tokens) : this.tokens.slice(0, tokens));
    const isCreated = time >= (this.created.get(token) ?? 0n);
    const drawn = kinds.find(({ upTo }) => random.next() < upTo)?.name ?? 'token';
    const kind = isOfCollector && drawn === 'nft' ? 'hbars' : drawn;
    if (time === this.leaves) this.#add(time, this.#leaving(time));
    else if (kind === 'association' && isCreated) this.#associate(time, from, to, token);
    else if (token === this.deletedToken && age > 0.6) this.#dissociate(time, from, token);
    else if (kind === 'children' && isCreated) this.#addChildren(time, from, to, token);
    else this.#addOne(kind, time, from, to, isCreated ? token : undefined);
  }

  #addOne(kind: Kind, time: bigint, from: string, to: string, token: string | undefined): void {
    const { random } = this;
    const fee = this.#fee(time, from);
    const hbarsOf = (sender: string, most: number): Transfer[] =>
      this.#moved(sender, sender === from ? to : from, hbars, random.from(1, most));
    const moved: Partial<Record<Kind, () => Transfer[]>> = {
      hbars: () => hbarsOf(from, 5_000_000),
      reward: () => hbarsOf(rewardAccount, 900),
      nft: () => [{ account: to, asset: collection, amount: 1n }],
      failure: () => [],
    };
    const ofToken = (): Transfer[] => (token === undefined ? [] : this.#ofToken(time, from, to, token));
    const transfers = (moved[kind] ?? ofToken)();
    // Some failed transactions of the past moved tokens all the same.
    const result =
      kind === 'failure' ? 'INSUFFICIENT_TOKEN_BALANCE' : kind === 'invalid' ? 'FAIL_INVALID' : 'SUCCESS';
    this.#add(time, [...fee, ...transfers], result);
  }

  #addChildren(time: bigint, from: string, to: string, token: string): void {
    this.#add(time, this.#fee(time, from));
    this.#add(time + 1n, this.#ofToken(time, from, to, token), 'SUCCESS', time);
    this.#add(time + 2n, this.#moved(from, to, hbars, 1), 'SUCCESS', time);
  }

  #fee(time: bigint, payer: string): Transfer[] {
    const fee = this.random.from(1, 1000);
    const balance = this.sum(payer, hbars, time);
    if (balance >= 6_000_000n)
      return [...this.#moved(payer, feeAccount, hbars, fee), ...this.#moved(payer, nodeAccount, hbars, 1)];
    return [
      ...this.#moved(treasury, payer, hbars, 10_000_000),
      ...this.#moved(treasury, feeAccount, hbars, fee),
    ];
  }

  #moved(from: string, to: string, asset: string, amount: number | bigint): Transfer[] {
    if (from === to || BigInt(amount) === 0n) return [];
    return [
      { account: from, asset, amount: -BigInt(amount) },
      { account: to, asset, amount: BigInt(amount) },
    ];
  }

  #associate(time: bigint, payer: string, account: string, token: string): void {
    const last = this.#holding(account, token, time);
    this.#add(time, this.#fee(time, payer));
    if (!last) this.#hold(account, token, time, 0n);
    else if (last.total === 0n) this.#hold(account, token, time, 0n, !last.isAssociated);
  }

  /** A holder of a deleted token dissociates, which takes what it has. */
  #dissociate(time: bigint, payer: string, token: string): void {
    const [account, balance] = this.holdersOf(token, time)[0] ?? [payer, 0n];
    const taken = balance > 0n ? [{ account, asset: token, amount: -balance }] : [];
    this.#add(time, [...this.#fee(time, payer), ...taken]);
    if (balance > 0n) this.#hold(account, token, time, 0n, false);
  }

  /** Minted, wiped, or sent, some of it or all. */
  #ofToken(time: bigint, from: string, to: string, token: string): Transfer[] {
    const { random } = this;
    const held = this.sum(from, token, time);
    if (held === 0n || random.chance(0.15))
      return [{ account: from, asset: token, amount: BigInt(random.from(1, 1e9)) }];
    const amount = random.chance(0.4) ? held : BigInt(random.from(1, Number(held)));
    if (random.chance(0.1)) return [{ account: from, asset: token, amount: -amount }];
    return this.#moved(from, to, token, amount);
  }

  #leaving(time: bigint): Transfer[] {
    const assets = [hbars, ...this.assetsOf(this.leaver).filter((asset) => asset !== collection)];
    return assets.flatMap((asset) =>
      this.#moved(this.leaver, feeAccount, asset, this.sum(this.leaver, asset, time)),
    );
  }
}

function pushTo<Item>(lists: Map<string, Item[]>, name: string, item: Item): void {
  const list = lists.get(name) ?? [];
  lists.set(name, list);
  list.push(item);
}

export function numberOf(id: string): number {
  return Number(id.slice('0.0.'.length));
}

/** The EVM address and the alias of an account. The last letter of an alias has one bit of its bytes. */
export function otherNames(account: string): [evmAddress: string, alias: string] {
  const number = numberOf(account);
  const letters = Array.from(String(number), (digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');
  return [`0xab${number.toString(16).padStart(38, '0')}`, `${letters.padStart(51, 'K')}A`];
}

/** Anywhere in the history, often around the turn of a month and in the last minutes, and then while the simulation runs. */
function timesOf({ old, hours, rate, seconds }: PastLedgerSettings, begin: bigint, random: Random): bigint[] {
  const times = new Set<bigint>();
  const at = (milliseconds: number): bigint =>
    BigInt(Math.floor(milliseconds)) * 1_000_000n + BigInt(random.from(0, 999)) * 1000n;
  const places = Array.from({ length: 3 }, () => beginning - random.next() * hours * 3_600_000);
  const dense = Math.min(hours * 3_600_000, 3_600_000);
  for (let count = 0; count < old; count++) {
    const kind = random.next();
    if (kind < 0.4) times.add(at(beginning - random.next() * hours * 3_600_000));
    else if (kind < 0.6) times.add(at(random.pick(places) - random.next() * 900_000));
    else times.add(at(beginning - random.next() * dense));
  }
  for (let count = 0; count < rate * seconds; count++)
    times.add(at(beginning + random.next() * seconds * 1000));
  return [...times].filter((time) => time > begin).sort((a, b) => (a < b ? -1 : 1));
}

/** The ledger as rows of the lists that are read. */
function rowsOf(transactions: readonly PastTransaction[], settings: PastLedgerSettings): Ledger {
  const ends: number[] = [];
  const seconds = settings.seconds + secondsOfReading;
  const files = filesOf(
    transactions.map(({ time }) => time),
    { seconds },
    ends,
  );
  const none: Row[] = [];
  const blocks: Row[] = [];
  addBlocks(blocks, files, ends);
  const list = 'getTransactions';
  const getTransactions = transactions.map((transaction, index) => {
    const { time } = transaction;
    const keys = { list, first: time, second: 0n, nanoseconds: time, file: files[index] as number } as const;
    return new Row(keys, itemOf(transaction));
  });
  const others = {
    getTopicMessages: none,
    getContractsResults: none,
    getContractsLogs: none,
    contractEvents: none,
  };
  const entities = { getContracts: none, getTokenBalances: none };
  return { rows: { getTransactions, getBlocks: blocks, ...others, ...entities }, fileEnds: ends };
}

export function itemOf({ time, parent = time, result, transfers }: PastTransaction): Item {
  const rows = transfers.map(({ account, asset, amount }) => ({
    account,
    asset,
    amount: Number(amount),
    is_approval: false,
  }));
  const isOf = (asset: string) => (row: Transfer | { asset: string }) => row.asset === asset;
  const without = ({ asset: _, ...row }: (typeof rows)[number]): object => row;
  const rewards = rows.filter(({ account, amount }) => account === rewardAccount && amount < 0);
  const moved = rows.filter((row) => !isOf(hbars)(row) && !isOf(collection)(row));
  return {
    ...transactionOf(timestampOf(time)),
    nonce: parent === time ? 0 : Number(time - parent),
    parent_consensus_timestamp: parent === time ? null : timestampOf(parent),
    result,
    transaction_id: transactionIdOf(timestampOf(parent)),
    valid_start_timestamp: timestampOf(parent),
    transfers: rows.filter(isOf(hbars)).map(without),
    token_transfers: moved.map((row) => ({ ...without(row), token_id: row.asset })),
    nft_transfers: rows.filter(isOf(collection)).map(({ account }, index) => ({
      is_approval: false,
      receiver_account_id: account,
      sender_account_id: null,
      serial_number: Number((time / 1000n) % 1_000_000_000n) + index,
      token_id: collection,
    })),
    staking_reward_transfers: rewards.map(({ amount }) => ({
      account: rows.at(-1)?.account,
      amount: -amount,
    })),
  };
}
