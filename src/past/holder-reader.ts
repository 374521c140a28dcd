import type { TokenHolder, TokenInfo } from '../../generated/ledger/types.js';
import { noContext, parameterErrorThrower } from '../errors/errors.js';
import { toTimestamp } from '../values/values.js';
import { Moves, placeOf } from './moves.js';
import { lostTransfer, PastError } from './past-error.js';
import { type Reading, timeOf } from './reading.js';
import { checkSnapshotTime, nextSnapshot, type Side, timesOn } from './snapshots.js';

/** An account and what it held. */
export interface Holder {
  readonly account: string;
  /** In the smallest unit of the token; more than 0. */
  readonly balance: bigint;
}

type HolderGenerator = AsyncGenerator<Holder, void, undefined>;

/** Holders in the order of their accounts: all of them at `time`, behind the last page and up to the end of this one. */
interface HolderPage {
  readonly side: Side;
  /** In nanoseconds. */
  readonly time: bigint;
  readonly rows: readonly TokenHolder[];
  readonly isLast: boolean;
}

const limit = 100;

/**
 * Reads all holders at a moment: pages of the nearest snapshot, each with the transfers between its time and the moment. An account
 * that is not on a page held nothing then, but may have received something since. So each page is merged with the accounts that
 * changed in its range. Pages may come from clusters with other snapshots, so each says its time.
 */
export class HolderReader {
  readonly #reading: Reading;
  readonly #info: TokenInfo;
  readonly #maxRequests: number;
  readonly #behind: string | undefined;
  readonly #moves: Moves;
  /** The time of the first page on each side, which the others are asked for. */
  readonly #shown = new Map<Side, bigint>();
  /** The places of the first and the last account, for the estimate and the progress. */
  #first = 0;
  #last = 0;

  constructor(reading: Reading, info: TokenInfo, maxRequests: number, behind: string | undefined) {
    this.#reading = reading;
    this.#info = info;
    this.#maxRequests = maxRequests;
    this.#behind = behind;
    this.#moves = new Moves(reading, { token: info.token_id });
  }

  async start(check: boolean): Promise<{ holders: HolderGenerator; isChecked: boolean }> {
    const { time } = this.#reading;
    const created = timeOf(this.#info.created_timestamp);
    // Before a token was created, nobody held it. That is as good as a snapshot.
    const unborn: HolderPage = { side: 'before', time: created - 1n, rows: [], isLast: true };
    if (created > time) return { holders: this.#holders({ ...unborn, time }), isChecked: false };
    const isYoung = time - created < nextSnapshot;
    const before = (await this.#pageOn(['before'], this.#behind)) ?? (isYoung ? unborn : undefined);
    const after = await this.#pageOn(['after'], this.#behind);
    const starts =
      before || after ? [before, after] : [unborn, await this.#pageOn(['present'], this.#behind)];
    const isChecked = check && before !== undefined && after !== undefined;
    const nearest = nearestTo(time, starts) ?? unborn;
    await this.#checkCost(nearest, isChecked ? 2 : 1);
    if (!isChecked) return { holders: this.#holders(nearest), isChecked };
    return { holders: this.#inBothWays(this.#holders(before), this.#holders(after)), isChecked };
  }

  progressAt(account: string): number {
    return Math.min(1, Math.max(0, (placeOf(account) - this.#first) / (this.#last - this.#first || 1)));
  }

  async *#holders(first: HolderPage): HolderGenerator {
    let page = first;
    let behind = this.#behind;
    for (;;) {
      await this.#moves.reach(page.time);
      yield* this.#holdersOn(page, behind);
      if (page.isLast) return;
      behind = page.rows.at(-1)?.account ?? '';
      // A cluster may lack the snapshot of the others. Any other page of the same range serves as well.
      const next = await this.#pageOn([first.side, first.side, 'before', 'after', 'present'], behind);
      if (!next) throw new PastError(`the service shows no holders behind ${behind}`, this.#reading.time);
      page = next;
    }
  }

  *#holdersOn({ time, rows, isLast }: HolderPage, behind = ''): Generator<Holder, void, undefined> {
    const end = isLast ? Infinity : placeOf(rows.at(-1)?.account ?? '');
    const shown = new Map(rows.map(({ account, balance }) => [account, balance]));
    const accounts = new Set([...shown.keys(), ...this.#moves.changed(placeOf(behind), end)]);
    for (const account of [...accounts].sort((a, b) => placeOf(a) - placeOf(b))) {
      const balance = (shown.get(account) ?? 0n) + this.#moves.since(time, account);
      if (balance < 0n) throw this.#lost(account, balance, balance);
      if (balance > 0n) yield { account, balance };
    }
  }

  async *#inBothWays(forwards: HolderGenerator, backwards: HolderGenerator): HolderGenerator {
    for (;;) {
      const one = (await forwards.next()).value || undefined;
      const other = (await backwards.next()).value || undefined;
      const first = [one, other]
        .filter((holder) => holder !== undefined)
        .sort((a, b) => placeOf(a.account) - placeOf(b.account))[0];
      if (!first) return;
      const [held = 0n, same = 0n] = [one, other].map((each) =>
        each?.account === first.account ? each.balance : 0n,
      );
      if (held !== same) throw this.#lost(first.account, held, same);
      yield first;
    }
  }

  #lost(account: string, forwards: bigint, backwards: bigint): PastError {
    return lostTransfer(this.#reading.time, account, this.#info.token_id, [forwards, backwards]);
  }

  /**
   * The page behind an account on the first side that shows one. Behind the last holder, a reply has no time. Together with that
   * holder, it has.
   */
  async #pageOn(sides: readonly Side[], behind: string | undefined): Promise<HolderPage | undefined> {
    const operators = behind === undefined ? (['gte'] as const) : (['gt', 'gte'] as const);
    for (const side of sides) {
      for (const operator of operators) {
        const page = await this.#page(side, operator, behind);
        if (page) return page;
      }
    }
    return undefined;
  }

  /** Undefined if the reply has no time. It is behind the last holder, or from a cluster without a snapshot on this side. */
  async #page(side: Side, operator: string, behind?: string): Promise<HolderPage | undefined> {
    const bound = behind && `${operator}:${behind}`;
    const { timestamp, balances } = await this.#ask(side, { 'account.id': bound, order: 'asc', limit });
    if (timestamp === null) return undefined;
    const time = timeOf(timestamp);
    checkSnapshotTime(side, this.#reading, time);
    if (!this.#shown.has(side)) this.#shown.set(side, time);
    const rows = balances.filter(({ account }) => placeOf(account ?? '') > placeOf(behind ?? ''));
    const isLast = balances.length < limit;
    if (rows.length > 0 || isLast) return { side, time, rows, isLast };
    throw new PastError(`the service sent the holders before ${behind} again`, this.#reading.time);
  }

  #ask(side: Side, query: object) {
    const { ledger, options, time } = this.#reading;
    const times = timesOn(side, time, this.#shown.get(side));
    return ledger.getTokenBalances({ tokenId: this.#info.token_id, ...times, ...query }, options);
  }

  /** Two pages show about how many there are: one of holders, one of the transactions to the moment. */
  async #checkCost({ side, time, rows, isLast }: HolderPage, passes: number): Promise<void> {
    const [first = 0, last = 0] = [rows[0], rows.at(-1)].map((row) => placeOf(row?.account ?? ''));
    const { balances } = isLast ? { balances: rows } : await this.#ask(side, { order: 'desc', limit: 1 });
    this.#first = first;
    this.#last = placeOf(balances.at(-1)?.account ?? '');
    const pages = isLast ? 1 : Math.ceil((this.#last - first) / (last - first));
    this.#checkEstimate(pages * passes, time);
    await this.#moves.reach(time, (more) => this.#checkEstimate((pages + more) * passes, time));
  }

  #checkEstimate(estimate: number, time: bigint): void {
    if (estimate <= this.#maxRequests) return;
    const allowed = `at least ${estimate}, the estimate for this moment, or left out for the moment of a snapshot, such as ${toTimestamp(time)}`;
    parameterErrorThrower(noContext)('maxRequests', this.#maxRequests, allowed);
  }
}

function nearestTo(moment: bigint, pages: readonly (HolderPage | undefined)[]): HolderPage | undefined {
  const distance = ({ time }: HolderPage): number => Math.abs(Number(time - moment));
  return pages.filter((page) => page !== undefined).sort((a, b) => distance(a) - distance(b))[0];
}
