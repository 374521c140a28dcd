/** Where one value differs from the exact one first, in words; undefined if it does not. */
export function firstDifference(value: unknown, exact: unknown, path = ''): string | undefined {
  if (typeof exact !== 'object' || exact === null || typeof value !== 'object' || value === null)
    return Object.is(value, exact) ? undefined : `gives ${shown(value)} for ${shown(exact)} at ${path}`;
  const inner = new Map(Object.entries(value));
  const found = Object.entries(exact).map(([key, one]) =>
    firstDifference(inner.get(key), one, `${path}/${key}`),
  );
  return found.find((difference) => difference !== undefined);
}

function shown(value: unknown): string {
  return typeof value === 'bigint' ? `${value}n` : String(JSON.stringify(value));
}
