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

/** The ID of a contract by its page and its place there; the newest comes first, and each has as many digits. */
export function contractId(page: number, place: number): string {
  return `0.0.${900_000 - 100 * page - place}`;
}

/** The queries of a walk's pages, each behind the last contract of the page before. */
export function walkQueries(pages: number): string[] {
  return Array.from({ length: pages }, (_, index) =>
    index === 0 ? 'limit=100' : `limit=100&contract.id=lt:${contractId(index - 1, 99)}`,
  );
}
