// A made-up ledger: transfers of hbars and tokens over some hours, and the sums of these transfers. It shares no code with the
// client, so that it can judge it.

export const second = 1_000_000_000n;
export const hbars = 'hbars';
export const treasury = '0.0.2';
export const feeAccount = '0.0.3';
export const collection = '0.0.6001';
const openingBalance = 5_000_000_000_000_000_000n;

export interface Transfer {
  readonly account: string;
  readonly asset: string;
  readonly amount: bigint;
}

export interface MadeTransaction {
  readonly time: bigint;
  readonly transfers: readonly Transfer[];
}

export interface LedgerOptions {
  readonly accounts?: number;
  readonly tokens?: number;
  readonly transactions?: number;
  readonly hours?: number;
}

export class MadeLedger {
  readonly begin = 1_767_225_600n * second;
  readonly end: bigint;
  readonly accounts: readonly string[];
  readonly tokens: readonly string[];
  /** When each token was created, in nanoseconds. */
  readonly created = new Map<string, bigint>();
  /** An account that gives all that it has away, and is deleted. */
  readonly leaver: string;
  readonly leaves: bigint;
  readonly transactions: readonly MadeTransaction[];
  readonly random: () => number;
  readonly #totals = new Map<string, { readonly time: bigint; readonly total: bigint }[]>();

  constructor(seed: number, options: LedgerOptions = {}) {
    const { accounts = 40, tokens = 6, transactions = 600, hours = 6 } = options;
    this.random = randomOf(seed);
    this.end = this.begin + BigInt(hours) * 3600n * second;
    this.accounts = [treasury, feeAccount, ...idsFrom(1001, 3, accounts)];
    this.tokens = idsFrom(5001, 1, tokens);
    // The first token is as old as the ledger, the last ones are young. IDs are in the order of creation.
    const ages = this.tokens.map(() => this.random() ** 2).sort((a, b) => a - b);
    this.tokens.forEach((token, index) => {
      this.created.set(token, this.#timeAt(index === 0 ? 0 : (ages[index] ?? 0)));
    });
    this.leaver = accounts > 1 ? (this.accounts.at(-1) ?? '') : '';
    const times = this.#times(transactions);
    this.leaves = times[Math.floor(transactions * 0.6)] ?? this.end;
    this.transactions = times.map((time) =>
      time === this.leaves && this.leaver ? this.#leaving(time) : this.#transaction(time),
    );
  }

  /** The judge: the sum of all transfers at or before a time. */
  sum(account: string, asset: string, time: bigint): bigint {
    const opening = account === treasury && asset === hbars ? openingBalance : 0n;
    return this.#totalsOf(account, asset).findLast((each) => each.time <= time)?.total ?? opening;
  }

  /** When a balance changed for the last time, at or before a time. */
  lastChange(account: string, asset: string, time: bigint): bigint {
    return this.#totalsOf(account, asset).findLast((each) => each.time <= time)?.time ?? this.begin;
  }

  /** Whether a snapshot has a row of an account: if it exists. */
  hasRow(account: string, time: bigint): boolean {
    if (account === treasury) return true;
    if (account === this.leaver && time >= this.leaves) return false;
    return [hbars, ...this.tokens].some((asset) => {
      const [first] = this.#totalsOf(account, asset);
      return first !== undefined && first.time <= time;
    });
  }

  /** Tokens of which an account has more than 0, with the amounts. */
  tokensOf(account: string, time: bigint): [string, bigint][] {
    const all = this.tokens.map((token): [string, bigint] => [token, this.sum(account, token, time)]);
    return all.filter(([, balance]) => balance > 0n);
  }

  holdersOf(token: string, time: bigint): [string, bigint][] {
    const all = this.accounts.map((account): [string, bigint] => [account, this.sum(account, token, time)]);
    return all.filter(([, balance]) => balance > 0n);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.random() * items.length)] as Item;
  }

  #totalsOf(account: string, asset: string) {
    const key = `${account} ${asset}`;
    const totals = this.#totals.get(key) ?? [];
    this.#totals.set(key, totals);
    return totals;
  }

  #timeAt(share: number): bigint {
    return this.begin + BigInt(Math.floor(share * Number(this.end - this.begin)));
  }

  #times(count: number): bigint[] {
    // At each of the snapshots, there is a transaction.
    const times = new Set(
      snapshotTimes(this.begin, this.end, 900n)
        .flat()
        .slice(0, count / 2),
    );
    while (times.size < count) times.add(this.#timeAt(this.random()));
    return [...times].sort((a, b) => (a < b ? -1 : 1));
  }

  #mover(time: bigint) {
    const transfers: Transfer[] = [];
    const move = (account: string, amount: bigint, asset = hbars): void => {
      const total = this.sum(account, asset, time) + amount;
      transfers.push({ account, asset, amount });
      this.#totalsOf(account, asset).push({ time, total });
    };
    return { transfers, move };
  }

  #leaving(time: bigint): MadeTransaction {
    const { transfers, move } = this.#mover(time);
    for (const asset of [hbars, ...this.tokens]) {
      const held = this.sum(this.leaver, asset, time);
      if (held === 0n) continue;
      move(this.leaver, -held, asset);
      move(feeAccount, held, asset);
    }
    return { time, transfers };
  }

  #transaction(time: bigint): MadeTransaction {
    const { transfers, move } = this.#mover(time);
    const amountUpTo = (most: number): bigint => BigInt(Math.floor(this.random() * most));
    const users = this.accounts.slice(2, time > this.leaves && this.accounts.length > 3 ? -1 : undefined);
    const [from, to] = [this.pick(users), this.pick(users)];
    const fee = 1n + amountUpTo(1000);
    move(treasury, -5_000_000n - fee);
    move(from, 5_000_000n);
    move(feeAccount, fee);
    if (from !== to && this.random() < 0.5) {
      const amount = amountUpTo(5_000_000);
      move(from, -amount);
      move(to, amount);
    }
    const token = this.pick(this.tokens);
    if (time < (this.created.get(token) ?? 0n)) return { time, transfers };
    const held = this.sum(from, token, time);
    if (held === 0n || this.random() < 0.2) move(from, 1n + amountUpTo(1e9), token);
    else if (from !== to) {
      // Some send all that they have.
      const amount = this.random() < 0.3 ? held : amountUpTo(Number(held));
      move(from, -amount, token);
      move(to, amount, token);
    }
    return { time, transfers };
  }
}

/** The times of the snapshots in each cluster. `distance` is in seconds. */
export function snapshotTimes(begin: bigint, end: bigint, distance: bigint): bigint[][] {
  return [60n, 480n].map((first) => {
    const times: bigint[] = [];
    let time = begin + first * second;
    for (; time <= end; time += (distance + BigInt(times.length % 3)) * second) times.push(time);
    return times;
  });
}

function idsFrom(first: number, step: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `0.0.${first + index * step}`);
}

function randomOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
