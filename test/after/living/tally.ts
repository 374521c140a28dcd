/** How reads of one kind went. */
export interface Tally {
  reads: number;
  /** The row is missing from the reply. */
  missing: number;
  /** The service was reported as behind. */
  behind: number;
  /** The reply is older than what was written. */
  stale: number;
  /** The read ended in another error, such as a broken reply. */
  failed: number;
  requests: number;
  /** Seconds until the answer. */
  readonly delays: number[];
}

export type Tallies = Map<string, Tally>;

/** The tally of that name, which is added if it is new. */
export function tallyOf(tallies: Tallies, name: string): Tally {
  const tally = tallies.get(name) ?? {
    reads: 0,
    missing: 0,
    behind: 0,
    stale: 0,
    failed: 0,
    requests: 0,
    delays: [],
  };
  tallies.set(name, tally);
  return tally;
}
