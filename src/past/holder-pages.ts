import { getTokenBalances } from '../../generated/ledger/operations.js';
import type { TokenHolder } from '../../generated/ledger/types.js';
import { type Comparison, gt, gte, lte, toTimestamp } from '../values/values.js';
import { refuseOther, timesOn } from './account-snapshots.js';
import { placeOf } from './moves.js';
import { type Reading, timeOf } from './reading.js';

/** From where the holders are brought to the moment: the snapshot before it, the one after it, or the present. */
export type Side = 'before' | 'after' | 'present';

/** Holders in the order of their accounts: all of them at `time`, behind the last page and up to the end of this one. */
export interface HolderPage {
  /** In nanoseconds. */
  readonly time: bigint;
  readonly rows: readonly TokenHolder[];
  readonly isLast: boolean;
}

const pageSize = 100;

/**
 * The holders of a token, page by page, as snapshots have them. Each page may come from another cluster with other snapshots, so
 * each says its time. One that says none proves nothing: it may be behind the last holder, or from a cluster without a snapshot.
 */
export class HolderPages {
  readonly #reading: Reading;
  readonly #tokenId: string;
  /** The time of the first page on each side, which the others are asked for. */
  readonly #shown = new Map<Side, bigint>();

  constructor(reading: Reading, tokenId: string) {
    this.#reading = reading;
    this.#tokenId = tokenId;
  }

  /** Undefined if the service shows no time on this side. */
  async read(side: Side, behind: string | undefined): Promise<HolderPage | undefined> {
    const page = await this.#ask(side, behind === undefined ? [] : [gt(behind)]);
    if (page || behind === undefined) return page;
    // Behind the last holder, the reply has no time. Together with that holder, it has.
    const overlapping = await this.#ask(side, [gte(behind)]);
    if (!overlapping) return undefined;
    const rows = overlapping.rows.filter(({ account }) => placeOf(account) > placeOf(behind));
    return { ...overlapping, rows };
  }

  /** The account of the last holder, from which the number of pages is estimated. */
  async lastAccount(side: Side): Promise<string | undefined> {
    const { transport, options } = this.#reading;
    const params = { tokenId: this.#tokenId, ...this.#timesOn(side), order: 'desc', limit: 1 } as const;
    const { balances } = await getTokenBalances(transport, params, options);
    return balances[0]?.account;
  }

  async #ask(
    side: Side,
    accounts: readonly Comparison<'gt' | 'gte', string>[],
  ): Promise<HolderPage | undefined> {
    const { transport, options } = this.#reading;
    const params = {
      tokenId: this.#tokenId,
      'account.id': accounts,
      ...this.#timesOn(side),
      order: 'asc',
      limit: pageSize,
    } as const;
    const { timestamp, balances } = await getTokenBalances(transport, params, options);
    if (timestamp === null) return undefined;
    const time = timeOf(timestamp);
    refuseOther(side === 'before' ? 'before' : 'after', this.#reading, time);
    if (!this.#shown.has(side)) this.#shown.set(side, time);
    return { time, rows: balances, isLast: balances.length < pageSize };
  }

  #timesOn(side: Side) {
    const shown = this.#shown.get(side);
    if (side === 'present') return {};
    if (side === 'before') return { timestamp: timesOn('before', shown ?? this.#reading.time) };
    const bounds = timesOn('after', this.#reading.time);
    return {
      timestamp:
        shown === undefined ? bounds : [gt(toTimestamp(this.#reading.time)), lte(toTimestamp(shown))],
    };
  }
}
