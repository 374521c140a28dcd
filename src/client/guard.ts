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

/** Whether an object has so many names, be they what they may. */
export function hasCount(data: object, count: number): boolean {
  let missing = count;
  for (const _ in data) missing -= 1;
  return missing === 0;
}

/** Tells whether a text is one of these. To look it up in a set takes longer, as its hash has to be made first. */
export function oneOf(words: readonly string[]): (text: string) => boolean {
  const byLength: string[][] = [];
  for (const word of words) byLength[word.length] = [...(byLength[word.length] ?? []), word];
  return (text) => byLength[text.length]?.includes(text) === true;
}
