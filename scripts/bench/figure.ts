/** One line of what the bench found. */
export interface Figure {
  /** What was measured, such as `walk`, and of what, such as `page of 100 contracts`. */
  readonly part: string;
  readonly subject: string;
  /** Who was measured, or in what way. */
  readonly name: string;
  readonly value?: number;
  readonly unit?: 'ms' | 'µs' | 'kB';
  /** How many times what it is compared with; half of all rounds lie between `low` and `high`. */
  readonly ratio?: {
    readonly median: number;
    readonly low: number;
    readonly high: number;
    readonly of: string;
  };
  /** What is aimed at: of the ratio where there is one, else of the value. */
  readonly target?: { readonly most: number } | { readonly least: number } | undefined;
  /** What else there is to say. */
  readonly more?: string | undefined;
  /** Whether the chart shows it. */
  readonly charted?: boolean;
}

/** Measurements by contender and round. */
export type Samples = Record<string, number[]>;

/** What more there is to say, by contender. */
export type More = Record<string, Partial<Figure>>;

/** Whether a target is met; undefined where there is none. */
export function isMet({ value, ratio, target }: Figure): boolean | undefined {
  const reached = ratio?.median ?? value;
  if (!target || reached === undefined) return undefined;
  return 'most' in target ? reached <= target.most : reached >= target.least;
}

/** Each contender beside the first, round by round, so that what slows a whole round cancels out. */
export function sideBySide(
  place: Omit<Figure, 'name'>,
  samples: Readonly<Samples>,
  more: More = {},
): Figure[] {
  const [of = '', base = []] = Object.entries(samples)[0] ?? [];
  return Object.entries(samples).map(([name, own]) => {
    if (own.length !== base.length) throw new RangeError('rounds of two numbers cannot be compared');
    const ratios = own.map((value, round) => value / (base[round] ?? Number.NaN));
    const [low, median, high] = [quantile(ratios, 0.25), quantile(ratios, 0.5), quantile(ratios, 0.75)];
    const ratio = name === of ? {} : { ratio: { median, low, high, of } };
    return { name, unit: 'ms', value: quantile(own, 0.5), ...ratio, ...place, ...more[name] };
  });
}

/** The figures of several races by their subjects. Of one who was in several of them, it is the one in the middle. */
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

/** The value below which a share of the values lies; between two of them in proportion. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  if (below === undefined || above === undefined) throw new RangeError('no values to take the middle of');
  return below + (above - below) * (at - Math.floor(at));
}
