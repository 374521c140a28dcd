import { preview } from '../wire/preview.js';

/** What a live ledger does, by how often it does it. */
export type Activity = 'message' | 'transfer' | 'call' | 'account' | 'token' | 'topic' | 'contract';

/** How a ledger grows by itself. */
export interface LiveOptions {
  /** Transactions a second, on average, while there is no burst. @default 2 */
  readonly rate?: number | undefined;
  /** Times of haste. @default none */
  readonly bursts?: Bursts | undefined;
  /** What happens, each by its weight. @default messages, transfers and calls, and now and then something new */
  readonly activities?: Readonly<Partial<Record<Activity, number>>> | undefined;
}

export interface Bursts {
  /** Transactions a second. */
  readonly rate: number;
  /** How long one lasts. */
  readonly seconds: number;
  /** How long it takes from one to the next, on average. */
  readonly every: number;
}

export interface GrowthSettings {
  readonly rate: number;
  readonly bursts: Bursts | undefined;
  readonly activities: readonly (readonly [Activity, number])[];
}

const defaultActivities: readonly (readonly [Activity, number])[] = [
  ['message', 40],
  ['transfer', 30],
  ['call', 25],
  ['account', 2],
  ['token', 1],
  ['topic', 1],
  ['contract', 1],
];

/** The options with their defaults. @throws RangeError for a rate or a weight that is no number from 0. */
export function growthSettings({ rate = 2, bursts, activities }: LiveOptions): GrowthSettings {
  for (const value of [rate, ...Object.values(bursts ?? {}), ...Object.values(activities ?? {})])
    if (!(value >= 0 && value < Infinity))
      throw new RangeError(`what lives has rates and weights from 0, got ${preview(value)}`);
  const chosen = defaultActivities.flatMap(([name]) => {
    const weight = activities?.[name] ?? 0;
    return weight > 0 ? [[name, weight] as const] : [];
  });
  return { rate, bursts, activities: activities ? chosen : defaultActivities };
}
