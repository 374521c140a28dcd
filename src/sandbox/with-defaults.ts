/** The fields of an object that a test sets. At every depth, and in the items of lists, the others may be missing. */
export type DeepPartial<Value> = Value extends string | number | bigint | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly DeepPartial<Item>[]
    : { readonly [Key in keyof Value]?: DeepPartial<Value[Key]> | undefined };

/** A place in a row, such as its balance, or an item of one of its lists. It finds the values at this place in a row. */
type Place = (row: unknown) => readonly unknown[];

/**
 * Adds to `given` what it leaves out, so that a test writes only the fields that it is about, and every reply still has all
 * fields of its type. A missing field has its value in `defaults`. If the defaults have null or an empty list where `given`
 * has an object or items, the first of `rows` that has one there is the example.
 *
 * Only plain objects and arrays are merged and copied. An instance of a class has an inside that no copy of its fields has.
 */
export function withDefaults<Row>(
  given: DeepPartial<Row> | undefined,
  defaults: Row,
  rows: readonly Row[],
): Row {
  const itself: Place = (row) => [row];
  return completed(given ?? {}, defaults, itself, rows) as Row;
}

function completed(given: unknown, byDefault: unknown, place: Place, rows: readonly unknown[]): unknown {
  if (Array.isArray(given)) {
    const items: Place = (row) => place(row).flatMap((list) => (Array.isArray(list) ? list : []));
    const ownItem = Array.isArray(byDefault) ? byDefault.find(isPlain) : undefined;
    return given.map((item) => completed(item, ownItem, items, rows));
  }
  if (!isPlain(given)) return given;
  const example = isPlain(byDefault) ? byDefault : exampleAt(place, rows);
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  const fields = set.map(([key, value]) => {
    const field: Place = (row) => place(row).map((object) => (isPlain(object) ? object[key] : undefined));
    return [key, completed(value, example[key], field, rows)] as const;
  });
  return { ...structuredClone(example), ...Object.fromEntries(fields) };
}

function exampleAt(place: Place, rows: readonly unknown[]): Record<string, unknown> {
  for (const row of rows) {
    const found = place(row).find(isPlain);
    if (found) return found;
  }
  return {};
}

/** The object may be one of another realm: in Jest, `structuredClone` is that of Node, with another `Object.prototype`. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
