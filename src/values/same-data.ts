type Members = Readonly<Record<string, unknown>>;

/**
 * Whether two replies, or parts of them, have the same values, in any order of their names. It uses a list instead of
 * recursion or JSON, as a body may be nested deeper than the call stack allows.
 */
export function sameData(a: unknown, b: unknown): boolean {
  const pending: [unknown, unknown][] = [[a, b]];
  for (let pair = pending.pop(); pair; pair = pending.pop()) {
    const [one, other] = pair;
    if (one === other) continue;
    if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false;
    const names = Object.keys(one);
    if (names.length !== Object.keys(other).length) return false;
    for (const name of names) {
      if (!Object.hasOwn(other, name)) return false;
      pending.push([one[name], other[name]]);
    }
  }
  return true;
}

function isContainer(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}
