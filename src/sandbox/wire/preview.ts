const longest = 60;

export function preview(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'string')
    return JSON.stringify(value.length > longest ? `${value.slice(0, longest)}…` : value);
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
