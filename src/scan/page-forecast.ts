import type { PageSpan } from './slice.js';

/** The average page is that of so many pages for each concurrent request, so that it follows a list that becomes denser. */
const averagePagesPerRequest = 4;
/** A handful of pages is no average, even if only one request is sent at a time. */
const fewestAveragePages = 8;
/** A page with few items says little about the keys that a full one covers. */
const maxGrowth = 8;
/** Pages are similar if one covers at most so many times the keys of the other. */
const similarFactor = 4;
/** The average of similar pages follows their trend: a new page counts for at least an eighth. */
const mostSimilarPages = 8;
/** After so many similar pages, the next ones are expected to be like them. */
const steadyPages = 4;

/** The keys of a full page, by a page that covers so many keys. */
export function fullSpan(keys: number, items: number, size: number): number {
  if (items === 0) return keys;
  return keys * Math.min(maxGrowth, size / items);
}

/** The average after one more page. It starts over with a page that is not similar: a burst has begun or ended there. */
export function spanAfter({ keys, pages }: PageSpan, next: number): PageSpan {
  const isSimilar = next <= similarFactor * keys && keys <= similarFactor * next;
  if (!isSimilar) return { keys: next, pages: 1 };
  return { keys: keys + (next - keys) / Math.min(pages + 1, mostSimilarPages), pages: pages + 1 };
}

export interface Forecast {
  /** How many pages are left in a range. */
  readonly pages: number;
  /** How many keys each of them covers. */
  readonly keys: number;
  /** Whether the pages before it show this. If not, it is a guess by the average page of the list. */
  readonly isSteady: boolean;
}

/**
 * Forecasts the pages of a range by the pages before it, if these are many and similar. A list has bursts and silences, so
 * what is beside a range says more about it than the average page of the list does.
 */
export function forecast(keys: number, span: PageSpan, averageKeys: number, leastKeys: number): Forecast {
  const keysOfAverage = Math.max(leastKeys, averageKeys);
  const keysOfSimilar = Math.max(leastKeys, span.keys);
  const pagesByAverage = keys / keysOfAverage;
  // So many similar pages are as long as the whole range, or they are not much denser than the average page.
  const saysEnough = span.pages >= pagesByAverage || keysOfAverage <= 2 * keysOfSimilar;
  const isSteady = span.pages >= steadyPages && saysEnough;
  if (!isSteady) return { pages: pagesByAverage, keys: keysOfAverage, isSteady };
  // A burst does not last longer than it has lasted, unless the average says so.
  const pages = Math.min(keys / keysOfSimilar, Math.max(pagesByAverage, span.pages));
  return { pages, keys: keysOfSimilar, isSteady };
}

/** The average full page of a scan, by its last pages. */
export class AveragePage {
  #keys: number;
  #items: number;

  constructor(
    keys: number,
    readonly settings: { readonly size: number; readonly concurrency: number },
  ) {
    this.#keys = keys;
    this.#items = settings.size;
  }

  get keys(): number {
    return (this.#keys / Math.max(1, this.#items)) * this.settings.size;
  }

  /** Older pages lose weight, so that the sum stays that of the last ones. */
  add(keys: number, items: number): void {
    const { size, concurrency } = this.settings;
    const mostItems = size * Math.max(fewestAveragePages, averagePagesPerRequest * concurrency);
    const weight = Math.min(1, mostItems / (this.#items + items));
    this.#keys = weight * (this.#keys + keys);
    this.#items = weight * (this.#items + items);
  }
}
