/** Whether a value matches its schema and has no undeclared properties. */
export type Guard = (data: unknown) => boolean;

/** Whether a value is an array whose items all match. */
export function isArrayOf(data: unknown, isValid: Guard): data is unknown[] {
  if (!Array.isArray(data)) return false;
  for (let index = 0; index < data.length; index++) if (!isValid(data[index])) return false;
  return true;
}

/** Whether all members of an object match, except those named in `named`. */
export function everyMember(
  data: Readonly<Record<string, unknown>>,
  isValid: Guard,
  named: readonly string[] = [],
): boolean {
  return Object.entries(data).every(([name, value]) => named.includes(name) || isValid(value));
}

/** Whether an object has `count` properties. */
export function hasCount(data: object, count: number): boolean {
  let missing = count;
  for (const _ in data) missing -= 1;
  return missing === 0;
}

/** Tests for one of some words. Faster than a `Set`, which computes a hash of each text. */
export function oneOf(words: readonly string[]): (text: string) => boolean {
  const byLength: string[][] = [];
  for (const word of words) byLength[word.length] = [...(byLength[word.length] ?? []), word];
  return (text) => byLength[text.length]?.includes(text) === true;
}
