/** The result of one part of the command. Each difference is named in `lines`, whose last one is a summary. */
export interface PartResult {
  readonly lines: readonly string[];
  readonly examined: number;
  /** Differences that have a reason. */
  readonly explained: number;
  readonly different: number;
  /** True if the part fails although no single difference counts, such as when it noticed too few faults. */
  readonly isInsufficient?: boolean;
}

/** Counts of findings by kind, with one example of each kind that has one. */
export class Tally {
  readonly #kinds = new Map<string, { count: number; example: string | undefined }>();

  add(kind: string, example?: string): void {
    const found = this.#kinds.get(kind) ?? { count: 0, example };
    found.count += 1;
    this.#kinds.set(kind, found);
  }

  get count(): number {
    return [...this.#kinds.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** The most frequent kind comes first. */
  lines(start = ''): string[] {
    return [...this.#kinds]
      .sort(([, a], [, b]) => b.count - a.count)
      .flatMap(([kind, { count, example }]) => [
        `${start}${kind} (${count})`,
        ...(example === undefined ? [] : [`    ${example}`]),
      ]);
  }
}

/** The differences that a part found, separated into those with a reason and those without. */
export class Differences {
  readonly explained = new Tally();
  readonly different = new Tally();

  /**
   * @param side Who does what, such as `the client refuses, the service serves`.
   * @param reason Why that is intended. Undefined if nobody has given a reason.
   * @param detail Names the difference if it has no reason.
   */
  add(side: string, reason: string | undefined, detail: string, example: string): void {
    if (reason === undefined) this.different.add(`different: ${side}${detail}`, example);
    else this.explained.add(`${side}: ${reason}`, example);
  }

  result(examined: number, ...summary: readonly string[]): PartResult {
    return {
      lines: [...this.explained.lines(), ...this.different.lines(), ...summary],
      examined,
      explained: this.explained.count,
      different: this.different.count,
    };
  }
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`;
}
