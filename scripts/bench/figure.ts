import type { Spread } from './statistics.js';

/** One line of what the bench found. */
export interface Figure {
  readonly part: string;
  /** What was measured: `page of 100 contracts`. */
  readonly subject: string;
  /** Who was measured, or in what way. */
  readonly name: string;
  readonly amount?: Amount;
  readonly ratio?: Ratio;
  readonly target?: Target;
  /** Whether the README shows it. */
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

/** What a part of the bench comes to. */
export interface Findings {
  readonly figures: readonly Figure[];
  /** What a reader has to know beside the figures. */
  readonly notes: readonly string[];
}
