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
 * Whether an object has no other names than it is known to have: so many that are there, and the ones of these `others` that
 * are.
 */
export function hasOnly(data: object, required: number, ...others: readonly unknown[]): boolean {
  let missing = required;
  for (let index = 0; index < others.length; index++) if (others[index] !== undefined) missing += 1;
  for (const _ in data) missing -= 1;
  return missing === 0;
}
