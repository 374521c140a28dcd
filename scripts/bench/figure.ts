import { median, ratios, type Spread } from './statistics.js';

/** What was measured, such as `walk` and `page of 100 contracts`. */
export interface Place {
  readonly part: string;
  readonly subject: string;
}

/** One line of what the bench found. */
export interface Figure extends Place {
  /** Who was measured, or in what way. */
  readonly name: string;
  readonly amount?: Amount;
  readonly ratio?: Ratio;
  readonly target?: Target | undefined;
  /** Whether the table of measurements shows it. */
  readonly headline?: boolean;
}

export interface Amount {
  readonly value: number;
  readonly unit: 'ms' | 'kB';
  /** Between what half of the measurements lie. */
  readonly spread?: Spread;
}

/** How many times what it is compared with. */
export interface Ratio extends Spread {
  readonly of: string;
}

/** What is aimed at: of the ratio where there is one, else of the amount. */
export type Target = { readonly most: number } | { readonly least: number };

/** Whether a target is met; undefined where there is none. */
export function isMet({ amount, ratio, target }: Figure): boolean | undefined {
  const value = ratio?.median ?? amount?.value;
  if (!target || value === undefined) return undefined;
  return 'most' in target ? value <= target.most : value >= target.least;
}

/** Milliseconds of each contender beside those of the first, round by round; headlines come with their targets. */
export function sideBySide(
  place: Place,
  samples: Readonly<Record<string, readonly number[]>>,
  headlines: Readonly<Record<string, Target | undefined>>,
): Figure[] {
  const [of = '', base = []] = Object.entries(samples)[0] ?? [];
  return Object.entries(samples).map(([name, own]) => ({
    ...place,
    name,
    headline: Object.hasOwn(headlines, name),
    amount: { value: median(own), unit: 'ms' },
    ...(name === of ? {} : { ratio: { ...ratios(own, base), of } }),
    target: headlines[name],
  }));
}
