type Makers<Source, Row> = { readonly [Name in keyof Row]?: (source: Source) => Row[Name] };

/**
 * Fields of rows that are computed when they are first read. Most tests read few rows, and texts of random digits, base64 and
 * hashes cost the most. All rows share the accessors, so that JavaScript engines keep one layout for them. A test can set a
 * field like any other, and copies of a row have plain fields.
 */
export class LazyFields<Source, Row extends object> {
  readonly #sources = new WeakMap<Row, Source>();
  readonly #accessors: PropertyDescriptorMap = {};

  constructor(makers: Makers<Source, Row>) {
    const sources = this.#sources;
    for (const [name, make] of Object.entries(makers) as [string, (source: Source) => unknown][]) {
      const set = (row: Row, value: unknown): void => {
        Object.defineProperty(row, name, { value, enumerable: true, writable: true, configurable: true });
      };
      this.#accessors[name] = {
        enumerable: true,
        configurable: true,
        get(this: Row) {
          const value = make(sources.get(this) as Source);
          set(this, value);
          return value;
        },
        set(this: Row, value: unknown) {
          set(this, value);
        },
      };
    }
  }

  /** The row has any values in these fields before, which keep the places of the fields. */
  add(row: Row, source: Source): Row {
    this.#sources.set(row, source);
    return Object.defineProperties(row, this.#accessors);
  }
}
