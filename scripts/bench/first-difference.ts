export function firstDifference(value: unknown, exact: unknown, path = ''): string | undefined {
  if (typeof exact !== 'object' || exact === null || typeof value !== 'object' || value === null)
    return Object.is(value, exact) ? undefined : `gives ${format(value)} for ${format(exact)} at ${path}`;
  const inner = new Map(Object.entries(value));
  const found = Object.entries(exact).map(([key, one]) =>
    firstDifference(inner.get(key), one, `${path}/${key}`),
  );
  return found.find((difference) => difference !== undefined);
}

function format(value: unknown): string {
  return typeof value === 'bigint' ? `${value}n` : String(JSON.stringify(value));
}
