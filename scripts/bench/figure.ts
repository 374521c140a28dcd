export interface Figure {
  readonly part: string;
  readonly subject: string;
  readonly name: string;
  readonly value?: number;
  readonly unit?: 'ms' | 'µs' | 'kB';
  readonly ratio?: {
    readonly median: number;
    readonly low: number;
    readonly high: number;
    readonly of: string;
  };
  readonly target?: { readonly most: number } | { readonly least: number } | undefined;
  readonly more?: string | undefined;
  readonly charted?: boolean;
  /** The part of the code that a size covers, such as `at first`, if a chart shows several sizes of one subject. */
  readonly counts?: string;
}

export type Samples = Record<string, number[]>;

export type More = Record<string, Partial<Figure>>;

export function isMet({ value, ratio, target }: Figure): boolean | undefined {
  const reached = ratio?.median ?? value;
  if (!target || reached === undefined) return undefined;
  return 'most' in target ? reached <= target.most : reached >= target.least;
}

/** Compares each contender with the first one, round by round, so that a slow round does not matter. */
export function sideBySide(
  place: Omit<Figure, 'name'>,
  samples: Readonly<Samples>,
  more: More = {},
): Figure[] {
  const [of = '', base = []] = Object.entries(samples)[0] ?? [];
  return Object.entries(samples).map(([name, own]) => {
    const ratios = own.map((value, round) => value / (base[round] ?? Number.NaN));
    const [low, median, high] = [quantile(ratios, 0.25), quantile(ratios, 0.5), quantile(ratios, 0.75)];
    const ratio = name === of ? {} : { ratio: { median, low, high, of } };
    return { name, unit: 'ms', value: quantile(own, 0.5), ...ratio, ...place, ...more[name] };
  });
}

/** One figure for each subject and contender. If a contender was measured several times, its median figure. */
export function together(figures: readonly Figure[]): Figure[] {
  const reached = ({ ratio, value = 0 }: Figure): number => ratio?.median ?? value;
  const subjects = new Set(figures.map(({ subject }) => subject));
  return [...subjects].flatMap((subject) => {
    const races = figures.filter((figure) => figure.subject === subject);
    const names = new Set(races.map(({ name }) => name));
    return [...names].flatMap((name) => {
      const own = races.filter((figure) => figure.name === name).sort((a, b) => reached(a) - reached(b));
      return own[(own.length - 1) >> 1] ?? [];
    });
  });
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
}
