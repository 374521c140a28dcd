import type { TokenInfo, Transaction } from '../../generated/ledger/types.js';
import { noCall, refuser } from '../errors/errors.js';
import { toTimestamp } from '../values/values.js';
import { nextSnapshot } from './account-snapshots.js';
import { type HolderPage, HolderPages, type Side } from './holder-pages.js';
import { byPlace, Moves, placeOf } from './moves.js';
import { lostTransfer, PastError } from './past-error.js';
import { type Reading, timeOf } from './reading.js';

/** An account and what it held. */
export interface Holder {
  readonly account: string;
  /** In the smallest unit of the token; more than 0. */
  readonly balance: bigint;
}

type HolderGenerator = AsyncGenerator<Holder, void, undefined>;

/** A page that begins a reading, and where the pages behind it come from. */
interface Start {
  readonly side: Side;
  readonly page: HolderPage;
}

/**
 * Reads all holders at a moment: pages of the nearest snapshot, each with the transfers between its time and the moment. An account
 * that is not on a page held nothing then, but may have received something since. So each page is merged with the accounts that
 * changed in its range.
 */
export class HolderReader {
  readonly info: TokenInfo;
  isChecked = false;
  readonly #reading: Reading;
  readonly #maxRequests: number;
  readonly #behind: string | undefined;
  readonly #pages: HolderPages;
  readonly #moves: Moves;
  /** The places of the first and the last account, for the estimate and the progress. */
  #first = 0n;
  #last = 0n;

  constructor(reading: Reading, info: TokenInfo, maxRequests: number, behind: string | undefined) {
    this.info = info;
    this.#reading = reading;
    this.#maxRequests = maxRequests;
    this.#behind = behind;
    this.#pages = new HolderPages(reading, info.token_id);
    this.#moves = new Moves(reading, { token: info.token_id });
  }

  async start(check: boolean): Promise<HolderGenerator> {
    const { time } = this.#reading;
    const created = timeOf(this.info.created_timestamp);
    if (created > time) return noHolders();
    const unborn = emptyAt(created - 1n);
    const isYoung = time - created < nextSnapshot;
    const before = (await this.#startOn('before')) ?? (isYoung ? unborn : undefined);
    const after = await this.#startOn('after');
    const nearest =
      nearestTo(time, [before, after]) ?? nearestTo(time, [unborn, await this.#startOn('present')]) ?? unborn;
    await this.#refuseIfCostly(nearest, check && before && after ? 2 : 1);
    if (!check || !before || !after) return this.#holders(nearest);
    this.isChecked = true;
    return this.#inBothWays(this.#holders(before), this.#holders(after));
  }

  async #startOn(side: Side): Promise<Start | undefined> {
    const page = await this.#pages.read(side, this.#behind);
    return page && { side, page };
  }

  async *#holders({ side, page: first }: Start): HolderGenerator {
    let behind = this.#behind;
    for (let page = first; ; ) {
      await this.#moves.reach(page.time, page.time);
      yield* this.#holdersOn(page, behind);
      if (page.isLast) return;
      behind = page.rows.at(-1)?.account ?? '';
      page = await this.#pageBehind(side, behind);
    }
  }

  *#holdersOn(
    { time, rows, isLast }: HolderPage,
    behind: string | undefined,
  ): Generator<Holder, void, undefined> {
    const begin = behind === undefined ? -1n : placeOf(behind);
    const end = isLast ? undefined : placeOf(rows.at(-1)?.account ?? '');
    const shown = new Map(rows.map(({ account, balance }) => [account, balance]));
    const moved = this.#moves.accountsBetween(begin, end);
    const accounts = new Set([...shown.keys(), ...moved]);
    for (const account of [...accounts].sort(byPlace)) {
      const balance = (shown.get(account) ?? 0n) + this.#moves.since(time, account);
      if (balance < 0n) throw this.#lost(account, balance, balance);
      if (balance > 0n) yield { account, balance };
    }
  }

  /** A cluster may lack the snapshot of the others. Any other page of the same range serves as well. */
  async #pageBehind(side: Side, behind: string): Promise<HolderPage> {
    const sides: readonly Side[] = [side, side, 'before', 'after', 'present'];
    for (const each of sides) {
      const page = await this.#pages.read(each, behind);
      if (page) return page;
    }
    throw new PastError(`the service shows no holders behind ${behind}`, this.#reading.time, {
      token: this.info.token_id,
    });
  }

  async *#inBothWays(forwards: HolderGenerator, backwards: HolderGenerator): HolderGenerator {
    for (;;) {
      const [one, other] = [(await forwards.next()).value, (await backwards.next()).value];
      if (!one && !other) return;
      if (!one || !other || one.account !== other.account || one.balance !== other.balance)
        throw this.#difference(one || undefined, other || undefined);
      yield one;
    }
  }

  #difference(one: Holder | undefined, other: Holder | undefined): Error {
    const accounts = [one, other].flatMap((holder) => (holder ? [holder.account] : []));
    const account = accounts.sort(byPlace)[0] ?? '';
    const balanceIn = (holder: Holder | undefined): bigint =>
      holder?.account === account ? holder.balance : 0n;
    return this.#lost(account, balanceIn(one), balanceIn(other));
  }

  #lost(account: string, forwards: bigint, backwards: bigint): PastError {
    return lostTransfer(this.#reading.time, {
      account,
      token: this.info.token_id,
      ways: { forwards, backwards },
    });
  }

  /** Two pages show about how many there are: one of holders, one of the transactions to the moment. */
  async #refuseIfCostly({ side, page }: Start, passes: number): Promise<void> {
    const [first, last] = [page.rows[0], page.rows.at(-1)].map((row) => placeOf(row?.account ?? ''));
    this.#first = first ?? 0n;
    this.#last = last ?? 0n;
    let holderPages = 1;
    if (!page.isLast) {
      const end = placeOf((await this.#pages.lastAccount(side)) ?? '');
      holderPages = Math.ceil(Number(end - this.#first) / Number(this.#last - this.#first));
      this.#last = end;
    }
    this.#refuseAbove(holderPages * passes, page);
    await this.#moves.reach(page.time, page.time, (items, begin, end) => {
      const transactionPages = pagesIn(items, begin, end);
      this.#refuseAbove((holderPages + transactionPages) * passes, page);
    });
  }

  #refuseAbove(estimate: number, { time }: HolderPage): void {
    if (estimate <= this.#maxRequests) return;
    const snapshot = toTimestamp(time);
    const allowed = `at least ${estimate}, the estimate for this moment, or left out for the moment of a snapshot, such as ${snapshot}`;
    refuser(noCall)('maxRequests', this.#maxRequests, allowed);
  }

  progressAt(account: string): number {
    const share = Number(placeOf(account) - this.#first) / Number(this.#last - this.#first || 1n);
    return Math.min(1, Math.max(0, share));
  }
}

function nearestTo(moment: bigint, starts: readonly (Start | undefined)[]): Start | undefined {
  const distance = ({ page }: Start): bigint =>
    page.time < moment ? moment - page.time : page.time - moment;
  return starts.filter((start) => start !== undefined).sort((a, b) => Number(distance(a) - distance(b)))[0];
}

/** Before a token was created, nobody held it. */
function emptyAt(time: bigint): Start {
  return { side: 'before', page: { time, rows: [], isLast: true } };
}

async function* noHolders(): HolderGenerator {}

/** How many pages a range of times has, if the others are as dense as this one. */
function pagesIn(items: readonly Transaction[], begin: bigint, end: bigint): number {
  const span = timeOf(items.at(-1)?.consensus_timestamp) - begin;
  return span > 0n ? Math.ceil(Number(end - begin) / Number(span)) : 1;
}
