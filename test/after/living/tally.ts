/** The results of one kind of read. */
export interface Tally {
  reads: number;
  /** The row is missing from the reply. */
  missing: number;
  /** The service was reported as behind. */
  behind: number;
  /** The reply is older than the write. */
  stale: number;
  /** The read ended in another error, such as a broken reply. */
  failed: number;
  requests: number;
  /** Seconds until the result. */
  readonly delays: number[];
}

export type Tallies = Map<string, Tally>;

/** The tally with this name. Creates it if necessary. */
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
