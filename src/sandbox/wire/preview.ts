const longest = 60;
/** The first half of a character whose second half was cut off. */
const halfAtEnd = /[\ud800-\udbff]$/;

/** A value as an error names it: a long text is cut, and of an object only its kind is shown. */
export function preview(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'string') return JSON.stringify(shortened(value));
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(halfAtEnd, '')}…`;
}
