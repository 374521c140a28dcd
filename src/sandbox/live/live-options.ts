import { preview } from '../wire/preview.js';

export type Activity = 'message' | 'transfer' | 'call' | 'account' | 'token' | 'topic' | 'contract';

export interface LiveOptions {
  /** Transactions per second on average, outside bursts. @default 2 */
  readonly rate?: number | undefined;
  /** Periods with a higher rate. @default none */
  readonly bursts?: Bursts | undefined;
  /** The weight of each activity. @default mostly messages, transfers and calls; few new entities */
  readonly activities?: Readonly<Partial<Record<Activity, number>>> | undefined;
}

export interface Bursts {
  /** Transactions per second during a burst. */
  readonly rate: number;
  /** The duration of a burst. */
  readonly seconds: number;
  /** The average number of seconds between two bursts. */
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

export function growthSettings({ rate = 2, bursts, activities }: LiveOptions): GrowthSettings {
  for (const value of [rate, ...Object.values(bursts ?? {}), ...Object.values(activities ?? {})])
    if (!(value >= 0 && value < Infinity))
      throw new RangeError(
        `live: expected finite rates, durations and weights, 0 or more, got ${preview(value)}`,
      );
  const chosen = defaultActivities.flatMap(([name]) => {
    const weight = activities?.[name] ?? 0;
    return weight > 0 ? [[name, weight] as const] : [];
  });
  return { rate, bursts, activities: activities ? chosen : defaultActivities };
}
