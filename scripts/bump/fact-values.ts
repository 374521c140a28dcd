// Values of facts: how they are compared and printed.

/** Matches the start of a pattern that allows operators before the value. */
export const operatorsOf = /^\^\(+[a-z?|]+\)?\\?:\)\?/;

export function addedWords(before: unknown, after: unknown): string[] {
  const old = Array.isArray(before) ? before : [];
  return Array.isArray(after) ? after.filter((value) => !old.includes(value)) : [];
}

/** `+new -old`. */
export function signs(before: unknown, after: unknown): string {
  const news = addedWords(before, after).map((word) => `+${word}`);
  const gone = addedWords(after, before).map((word) => `-${word}`);
  return [...news, ...gone].join(' ');
}

export function same(a: unknown, b: unknown): boolean {
  return format(a) === format(b);
}

export function format(value: unknown): string {
  if (value === undefined) return 'none';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
