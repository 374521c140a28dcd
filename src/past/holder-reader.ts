import type { CallOptions } from '../client/client.js';
import { isoTime } from '../errors/errors.js';
import { toTimestamp } from '../values/values.js';
import { Moves, type Range } from './moves.js';
import { lostTransfer, PastError } from './past-error.js';
import { type Reading, throwParameterError } from './reading.js';
import { type HolderRow, holderRow, Row } from './rows.js';
import { checkSnapshotTime, firstAfter, placeOf, presentOf, type Side, timesOn } from './snapshots.js';

/** The token whose holders are read. */
export interface HeldToken {
  readonly id: string;
  /** When it was created, in nanoseconds. */
  readonly created: bigint;
}

/** An account and what it held. */
export interface Holder {
  readonly account: string;
  /** In the smallest unit of the token; more than 0. */
  readonly balance: bigint;
}

type HolderGenerator = AsyncGenerator<Holder, void, undefined>;

/** Holders in the order of their accounts: all of them at `time`, behind the last page and up to the end of this one. */
interface HolderPage {
  /** Undefined for the present, whose time is that of the transactions around it. */
  readonly side: Side | undefined;
  /** In nanoseconds. */
  readonly time: bigint;
  readonly rows: readonly HolderRow[];
  /** Whether the reply has no next page. How many rows a page has is up to the service. */
  readonly isLast: boolean;
}

interface HolderQuery {
  readonly side?: Side | undefined;
  /** The newest time of the snapshot. */
  readonly edge?: bigint | undefined;
  /** A bound of accounts. */
  readonly place?: string | undefined;
  readonly order?: 'asc' | 'desc';
  readonly options?: CallOptions;
}

/**
 * Reads all holders at a moment: pages of the nearest snapshot, each with the transfers between its time and the moment. An account
 * that is not on a page held nothing then, but may have received something since. So each page is merged with the accounts that
 * changed in its range. Pages may come from clusters with other snapshots, so each says its time.
 */
export class HolderReader {
  readonly #reading: Reading;
  readonly #token: HeldToken;
  readonly #maxRequests: number;
  readonly #behind: string | undefined;
  readonly #moves: Moves<string>;
  readonly #now: bigint;
  /** The time of the first snapshot on each side. Each further page is requested up to this time. */
  readonly #shown = new Map<Side, bigint>();
  /** The place of the first account, and of the last one in a snapshot, for the estimate, the progress and the end. */
  #first = 0;
  #last = { place: Infinity, time: -1n };

  constructor(reading: Reading, token: HeldToken, maxRequests: number, behind: string | undefined) {
    this.#reading = reading;
    this.#token = token;
    this.#maxRequests = maxRequests;
    this.#behind = behind;
    this.#now = presentOf(reading);
    this.#moves = new Moves<string>(reading, { token: token.id });
  }

  async start(check: boolean): Promise<{ holders: HolderGenerator; isChecked: boolean }> {
    const { time } = this.#reading;
    const { created } = this.#token;
    // Before a token was created, nobody held it. That is as good as a snapshot.
    const unborn: HolderPage = { side: 'before', time: created - 1n, rows: [], isLast: true };
    if (created > time) return { holders: this.#holders({ ...unborn, time }), isChecked: false };
    const before = await this.#pageOn('before', this.#behind);
    const soonAfter = await this.#pageOn('after', this.#behind);
    const after = soonAfter ?? (before ? undefined : await this.#firstPageAfter());
    const isChecked = check && before !== undefined && after !== undefined;
    const isPresentNearer = !before && !after && this.#now - time < time - created;
    const nearest = isPresentNearer
      ? await this.#presentPage(this.#behind)
      : nearestTo(time, [before, after, unborn]);
    await this.#refuseIfCostly(nearest, isChecked ? 2 : 1);
    if (!isChecked) return { holders: this.#holders(nearest), isChecked };
    return { holders: this.#inBothWays(this.#holders(before), this.#holders(after)), isChecked };
  }

  progressAt(account: string): number {
    return Math.min(1, Math.max(0, (placeOf(account) - this.#first) / (this.#last.place - this.#first || 1)));
  }

  async *#holders(first: HolderPage): HolderGenerator {
    let page = first;
    let behind = this.#behind;
    for (;;) {
      await this.#moves.reach(page.time);
      yield* this.#holdersOn(page, behind);
      if (page.isLast) return;
      behind = page.rows.at(-1)?.account ?? '';
      page = await this.#nextPage(behind, [page.side, page.side, 'before', 'after']);
    }
  }

  /** A cluster may lack the snapshot of the others. Any other page of the same range serves as well. */
  async #nextPage(behind: string, sides: readonly (Side | undefined)[]): Promise<HolderPage> {
    for (const side of sides) {
      const page = side && (await this.#pageOn(side, behind));
      if (page) return page;
    }
    return this.#presentPage(behind);
  }

  *#holdersOn(page: HolderPage, behind: string | undefined): Generator<Holder, void, undefined> {
    const { time, rows } = page;
    const shown = new Map(rows.map(({ account, balance }) => [account, balance]));
    const accounts = new Set([...shown.keys(), ...this.#moves.changed(rangeOf(page, behind))]);
    for (const account of [...accounts].sort((a, b) => placeOf(a) - placeOf(b))) {
      const balance = (shown.get(account) ?? 0n) + this.#moves.since(time, account);
      if (balance < 0n) throw this.#lost(account, balance, balance);
      if (balance > 0n) yield { account, balance };
    }
  }

  async *#inBothWays(forwards: HolderGenerator, backwards: HolderGenerator): HolderGenerator {
    for (;;) {
      const both = [await forwards.next(), await backwards.next()].map(({ value }) => value || undefined);
      const places = both.map((holder) => (holder ? placeOf(holder.account) : Infinity));
      const first = both[places.indexOf(Math.min(...places))];
      if (!first) return;
      const [held = 0n, same = 0n] = both.map((holder) =>
        holder?.account === first.account ? holder.balance : 0n,
      );
      if (held !== same) throw this.#lost(first.account, held, same);
      yield first;
    }
  }

  #lost(account: string, forwards: bigint, backwards: bigint): PastError {
    return lostTransfer(this.#reading.time, account, this.#token.id, [forwards, backwards]);
  }

  /**
   * The page behind an account in a snapshot. Behind the last holder, a reply has no time. Together with that holder, it has.
   * Undefined if the cluster has no snapshot on this side.
   */
  async #pageOn(
    side: Side,
    behind: string | undefined,
    edge = this.#shown.get(side),
  ): Promise<HolderPage | undefined> {
    const isEnd = behind === undefined || placeOf(behind) >= this.#last.place;
    for (const operator of isEnd ? (['gte'] as const) : (['gt', 'gte'] as const)) {
      const place = behind && `${operator}:${behind}`;
      const { time, rows, isLast } = await this.#ask({ side, edge, place });
      if (time === undefined) continue;
      checkSnapshotTime(side, this.#reading, time);
      if (!this.#shown.has(side)) this.#shown.set(side, time);
      return this.#pageOf({ side, time, rows, isLast }, behind);
    }
    return undefined;
  }

  /** The first page of the first snapshot after a moment that has none before it. */
  async #firstPageAfter(): Promise<HolderPage | undefined> {
    const { time } = this.#reading;
    const read = async (edge: bigint): Promise<HolderPage | undefined> => {
      this.#shown.delete('after');
      return this.#pageOn('after', this.#behind, edge);
    };
    const newest = await read(this.#now);
    const first = newest && (await firstAfter(time, newest, read));
    if (first) this.#shown.set('after', first.time);
    return first;
  }

  /** The present page behind an account. */
  async #presentPage(behind: string | undefined): Promise<HolderPage> {
    const read = async (time: bigint): Promise<HolderPage> => {
      const options = { ...this.#reading.options, after: toTimestamp(time) };
      const { rows, isLast } = await this.#ask({ place: behind && `gt:${behind}`, options });
      return this.#pageOf({ side: undefined, time, rows, isLast }, behind);
    };
    const onFirst = (pages: number): void => this.#refuseAbove(pages + 1, this.#now);
    return this.#moves.withPresent(read, (page) => rangeOf(page, behind), onFirst);
  }

  /** The page without the account that it is behind. */
  #pageOf(page: HolderPage, behind = ''): HolderPage {
    const rows = page.rows.filter(({ account }) => placeOf(account) > placeOf(behind));
    const isEnd =
      page.time === this.#last.time && placeOf(page.rows.at(-1)?.account ?? '') === this.#last.place;
    const isLast = page.isLast || isEnd;
    if (rows.length > 0 || isLast) return { ...page, rows, isLast };
    throw new PastError(`the service sent the holders before ${behind} again`, this.#reading.time);
  }

  async #ask({ side, edge, place, order = 'asc', options = this.#reading.options }: HolderQuery) {
    const { ledger, time: moment } = this.#reading;
    const times = side && timesOn(side, moment, edge);
    const params = { 'account.id': place, order, limit: order === 'asc' ? 100 : 1 } as const;
    const { items, data, next } = await ledger
      .getTokenBalances({ tokenId: this.#token.id, ...times, ...params }, options)
      .page();
    const rows = items.map(holderRow);
    const page = new Row('a page of holders', data);
    const time = page.optionalTime('timestamp');
    page.mustBe('timestamp', null, rows.length === 0 || time !== undefined, 'the time of its rows');
    return { time, rows, isLast: next === null };
  }

  /** Two pages show about how many there are: one of holders, one of the transactions to the moment. */
  async #refuseIfCostly({ side, time, rows, isLast }: HolderPage, passes: number): Promise<void> {
    const [first = 0, end = 0] = [rows[0], rows.at(-1)].map((row) => placeOf(row?.account ?? ''));
    this.#first = first;
    this.#last = { place: end, time };
    if (!isLast) {
      const newest = await this.#ask({ side, edge: side && this.#shown.get(side), order: 'desc' });
      this.#last = { place: placeOf(newest.rows[0]?.account ?? ''), time: newest.time ?? -1n };
    }
    const pages = isLast ? 1 : Math.ceil((this.#last.place - first) / Math.max(1, end - first));
    this.#refuseAbove(pages * passes, time);
    await this.#moves.reach(time, (more) => this.#refuseAbove((pages + more) * passes, time));
  }

  #refuseAbove(estimate: number, cheap: bigint): void {
    if (estimate <= this.#maxRequests) return;
    const allowed = `at least ${estimate}, the estimate for this moment, or left out for a moment near ${isoTime(cheap)}`;
    throwParameterError('maxRequests', this.#maxRequests, allowed);
  }
}

/** The places of which a page has all holders. */
function rangeOf({ rows, isLast }: HolderPage, behind = ''): Range {
  return [placeOf(behind), isLast ? Infinity : placeOf(rows.at(-1)?.account ?? '')];
}

function nearestTo(moment: bigint, pages: readonly (HolderPage | undefined)[]): HolderPage {
  const distance = ({ time }: HolderPage): number => Math.abs(Number(time - moment));
  return pages.filter((page) => page !== undefined).reduce((a, b) => (distance(b) < distance(a) ? b : a));
}
