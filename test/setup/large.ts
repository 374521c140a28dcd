/**
 * `npm test` has small worlds: as many pages, cases or minutes as the faults need for which a test was written. A nightly
 * workflow has the large ones, `npm run test:large`, for what comes rarely or slowly, such as a small leak. No other
 * file reads this variable.
 */
export const isLarge = process.env.LARGE_WORLDS === '1';

/** The size of a world. */
export function sized(usual: number, large: number): number {
  return isLarge ? large : usual;
}
