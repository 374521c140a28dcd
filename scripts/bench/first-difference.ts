/** Where one value differs from the exact one first, in words; undefined if it does not. */
export function firstDifference(value: unknown, exact: unknown, path = ''): string | undefined {
  if (typeof exact === 'object' && exact !== null && typeof value === 'object' && value !== null) {
    const inner = new Map(Object.entries(value));
    for (const [key, member] of Object.entries(exact)) {
      const found = firstDifference(inner.get(key), member, `${path}/${key}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (Object.is(value, exact)) return undefined;
  return `gives ${shown(value)} for ${shown(exact)} at ${path}`;
}

function shown(value: unknown): string {
  return typeof value === 'bigint' ? `${value}n` : String(JSON.stringify(value));
}
