export interface WalkInput {
  readonly packageUrl: string;
  readonly baseUrl: string;
  readonly pages: number;
  /** Milliseconds that the consumer takes for a page. */
  readonly consumption: number;
  readonly rounds: number;
  readonly warmUps: number;
}

export type Walker = 'loop of fetch + json()' | 'prefetch 0' | 'prefetch 1';

/** Milliseconds a walk, by round. */
export type WalkResult = Record<Walker, number[]>;

/** The pages of a walk: each one's query, and that of the one behind it. */
export function walkQueries(pages: number): string[] {
  return Array.from({ length: pages }, (_, index) =>
    index === 0 ? 'limit=100' : `limit=100&contract.id=lt:0.0.${9000 - index * 10}`,
  );
}
