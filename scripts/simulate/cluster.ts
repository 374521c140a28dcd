import { type Ledger, type Row, recordFile } from './ledger.js';
import type { Random } from './random.js';

/** How one of the clusters behind a host shows the ledger. Times are in milliseconds. */
export interface ClusterSettings {
  /** Between the end of a record file and its import. */
  readonly lag: readonly [least: number, most: number];
  /** The import stands still between these times, counted from the beginning, and then catches up. */
  readonly stop?: readonly [from: number, to: number] | undefined;
  /** The share of the rows that become visible up to 1.5 s after their file. */
  readonly late: number;
  /** For so long after its import, a result or log does not know its block. */
  readonly incomplete: number;
  /** For so long after its block, a result or log is not found. */
  readonly index: number;
}

/** Rows of one file were seen to become visible this far apart. */
const lateBy = 1500;
/** A cluster that catches up imports a file in this time. */
const catchUpPerFile = 60;

/** The moments at which one cluster shows what happened. They are drawn once, so the judge knows them as the service does. */
export class Cluster {
  readonly #imports: readonly number[];
  readonly #lateness = new Map<Row, number>();
  readonly #random: Random;

  constructor(
    ledger: Ledger,
    readonly settings: ClusterSettings,
    begin: number,
    random: Random,
  ) {
    this.#random = random;
    this.#imports = importsOf(ledger, settings, begin, random);
  }

  /** When a row can be read for the first time. */
  shows(row: Row): number {
    const { file, list } = row;
    const isIndexed = ['getContractsResults', 'getContractsLogs', 'contractEvents'].includes(list);
    return (this.#imports[file] ?? Infinity) + this.#latenessOf(row) + (isIndexed ? this.settings.index : 0);
  }

  /** When its block is known. */
  completes(row: Row): number {
    return this.shows(row) + this.settings.incomplete;
  }

  /** Whether a row is not visible together with its file. */
  isLate(row: Row): boolean {
    return this.#latenessOf(row) > 0;
  }

  #latenessOf(row: Row): number {
    // Blocks are written last, and old rows are there.
    if (row.list === 'getBlocks' || row.list === 'getTokenBalances' || this.settings.late === 0) return 0;
    let lateness = this.#lateness.get(row);
    if (lateness === undefined) {
      const random = this.#random.stream(`${row.list}${row.first}.${row.second}`);
      lateness = random.chance(this.settings.late) ? random.from(1, lateBy) : 0;
      this.#lateness.set(row, lateness);
    }
    return lateness;
  }
}

/** The moment at which each file is imported: after its lag, in order, and not while the cluster stands still. */
function importsOf(
  { fileEnds }: Ledger,
  { lag, stop }: ClusterSettings,
  begin: number,
  random: Random,
): number[] {
  const [least, most] = lag;
  let last = -Infinity;
  return fileEnds.map((end) => {
    let at = end + random.from(least, most);
    if (stop && at > begin + stop[0] && at < begin + stop[1]) at = begin + stop[1];
    // Far apart, files do not wait for each other.
    at = Math.max(at, last + Math.min(catchUpPerFile, recordFile));
    last = at;
    return at;
  });
}
