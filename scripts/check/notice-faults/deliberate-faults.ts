/** A fault put into the client: some text of a file, and what stands there instead. */
export interface DeliberateFault {
  readonly what: string;
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
}

/** Faults in how the client writes queries, orders keys and goes from page to page. */
export const deliberateFaults: readonly DeliberateFault[] = [
  {
    what: 'of two IDs the smaller is the greater',
    file: 'src/values/ordinal.ts',
    right: '(realm << 64n) + number',
    wrong: '(realm << 64n) - number',
  },
  {
    what: 'words of the EVM are ordered by their length',
    file: 'src/values/ordinal.ts',
    right: 'i.test(value) ? BigInt(`0x',
    wrong: 'i.test(value) ? BigInt(value.length) + 0n * BigInt(`0x',
  },
  {
    what: 'nanoseconds lose the zeros before them',
    file: 'src/values/timestamps.ts',
    right: "String(size % nanosecondsPerSecond).padStart(9, '0')",
    wrong: 'String(size % nanosecondsPerSecond)',
  },
  {
    what: 'numbers of different lengths are compared as text',
    file: 'src/client/request/query.ts',
    right: 'a.length === b.length &&',
    wrong: 'a.length > 0 &&',
  },
  {
    what: 'values are not encoded',
    file: 'src/client/request/encode-text.ts',
    right: "encodeURIComponent(text).replaceAll('%3A', ':')",
    wrong: 'text',
  },
  {
    what: 'a list without an order is taken to go up',
    file: 'src/client/request/query.ts',
    right: '?? parameters.order?.default;\n  return String(given)',
    wrong: "?? 'asc';\n  return String(given)",
  },
  {
    what: 'from a value on means behind it',
    file: 'src/values/filters.ts',
    right: "operator('gte')",
    wrong: "operator('gt')",
  },
  {
    what: 'of several values the first alone is sent',
    file: 'src/client/request/given-values.ts',
    right: 'const values = Array.from(given, (value) =>',
    wrong: 'const values = Array.from(given.slice(0, 1), (value) =>',
  },
  {
    what: 'a page begins with the last item of the one before',
    file: 'src/lists/query-after.ts',
    right: 'if (!second || isOne) return [...kept, bound(parameter, beyond, last.first)];',
    wrong: "if (!second || isOne) return [...kept, bound(parameter, beyond + 'e', last.first)];",
  },
  {
    what: 'a page of a list with two keys begins behind the whole first key',
    file: 'src/lists/query-after.ts',
    right: 'e`, last.first), within]',
    wrong: '`, last.first), within]',
  },
  {
    what: 'a key that is over is asked for once more',
    file: 'src/lists/query-after.ts',
    right: '!((places[index] ?? 0) > 0)',
    wrong: '!((places[index] ?? 0) >= 0)',
  },
  {
    what: 'the right link of a service is believed, and a wrong one too',
    file: 'src/lists/next-query.ts',
    right: 'pairs && asksTheSame(operation, part, pairs);',
    wrong: 'pairs !== undefined;',
  },
];
