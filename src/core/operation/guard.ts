/** Whether a value is as described, and holds nothing that the description does not know. */
export type Guard = (data: unknown) => boolean;

/** Whether a value is an array of such items. */
export function isArrayOf(data: unknown, fits: Guard): data is unknown[] {
  if (!Array.isArray(data)) return false;
  for (let index = 0; index < data.length; index++) if (!fits(data[index])) return false;
  return true;
}

/** Whether the members of an object, but for the `named` ones, are such. */
export function everyMember(
  data: Readonly<Record<string, unknown>>,
  fits: Guard,
  named: readonly string[] = [],
): boolean {
  return Object.entries(data).every(([name, value]) => named.includes(name) || fits(value));
}

/**
 * Whether an object has no other than these names. Objects of a kind mostly come with the same names in the same order, so
 * `known` is kept in the order of the last one: each name is then the first to be compared.
 */
export function hasOnly(data: object, known: string[]): boolean {
  let next = 0;
  for (const name in data) {
    if (known[next] !== name) {
      const at = known.indexOf(name, next);
      if (at < 0) return false;
      known[at] = known[next] as string;
      known[next] = name;
    }
    next += 1;
  }
  return true;
}
