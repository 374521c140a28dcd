import type { Asset } from '../past/past.js';
import { type Period, throwParameterError } from './period.js';

export type Balances = Map<Asset, bigint>;

/** The beginning of a page: the balances there, and how many of its entries were returned. */
export interface Place {
  readonly skipped: number;
  readonly period: Pick<Period, 'end'>;
  /** The time of the last transaction before the page. */
  readonly behind: bigint;
  readonly balances: Balances;
}

/** A cursor without the number of entries at its front. Written once for each page, because it has a balance of each asset. */
export function writePlace(
  account: string,
  { begin, requestedEnd, end }: Period,
  behind: bigint,
  balances: Balances,
): string {
  // The empty text stands for hbars.
  const held = [...balances].flatMap(([asset, balance]) => [asset ?? '', balance]);
  return [`~${account}`, begin, requestedEnd, end, behind, ...held].join('~');
}

export function readPlace(cursor: unknown, account: string, { begin, requestedEnd }: Period): Place {
  const [skipped, ...owner] = String(cursor).split('~');
  const [end, behind, ...balances] = owner.splice(3);
  try {
    if (!/^\d+$/.test(skipped ?? '')) throw new TypeError('not a number of entries');
    if (owner.join() !== [account, begin, requestedEnd].join()) throw new TypeError('of another statement');
    const held: Balances = new Map();
    for (let i = 0; i < balances.length; i += 2)
      held.set(balances[i] || null, BigInt(String(balances[i + 1])));
    const period = { end: BigInt(String(end)) };
    return { skipped: Number(skipped), period, behind: BigInt(String(behind)), balances: held };
  } catch {
    return throwParameterError('cursor', cursor, 'a cursor of this account and period');
  }
}
