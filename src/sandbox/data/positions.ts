/**
 * Finds the place of the row with a key in an array, without a search. A test may change the array, so a stored place counts
 * only if the row there has the key; otherwise the array is searched.
 */
export class Positions<Row> {
  readonly #keyOf: (row: Row) => string;
  readonly #places = new WeakMap<readonly Row[], { length: number; byKey: Map<string, number> }>();

  constructor(keyOf: (row: Row) => string) {
    this.#keyOf = keyOf;
  }

  /** −1 if no row has the key. */
  find(rows: readonly Row[], key: string): number {
    const places = this.#places.get(rows) ?? { length: 0, byKey: new Map<string, number>() };
    this.#places.set(rows, places);
    for (; places.length < rows.length; places.length++)
      places.byKey.set(this.#keyOf(rows[places.length] as Row), places.length);
    const at = places.byKey.get(key) ?? -1;
    const row = rows[at];
    if (row !== undefined && this.#keyOf(row) === key) return at;
    return rows.findIndex((one) => this.#keyOf(one) === key);
  }
}
