import { newestTime, valuesAt } from './proof.js';
import type { TransactionRule } from './rules.js';

/** What a reply has to be newer than, and what is known to show it. */
export interface Written {
  /** In nanoseconds. */
  readonly time: bigint;
  /** How many replies have shown that it happened: 1 after the transaction was found. */
  readonly confirmed: 0 | 1;
  /** The entity that it made or was about, as `0.0.5` and as `5`. */
  readonly made: ReadonlySet<string>;
  /** Accounts whose balance it changed. */
  readonly paid: ReadonlySet<string>;
}

/** A moment alone, which tells nothing of what happened. */
export function atMoment(time: bigint): Written {
  return { time, confirmed: 0, made: new Set(), paid: new Set() };
}

/** What a found transaction has written; undefined if it does not tell when. */
export function writtenBy({ time: at, made, paid }: TransactionRule, data: unknown): Written | undefined {
  const time = newestTime({ times: [at] }, data);
  const all = (place: string): ReadonlySet<string> =>
    new Set(
      valuesAt(data, place).flatMap((id) =>
        typeof id === 'string' ? [id, id.slice(id.lastIndexOf('.') + 1)] : [],
      ),
    );
  return time === undefined ? undefined : { time, confirmed: 1, made: all(made), paid: all(paid) };
}
