import { createHash } from 'node:crypto';

// The share of functions that are mutated. The sample depends on the seed and the text of each function.
const share = 1 / 16;
const seed = 'ledger-query-client';

/** Ignores all but a sample of the outermost functions. An unchanged function stays in the sample, or outside it. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sample',
    value: {
      shouldIgnore(path) {
        if (!path.isFunction() || path.getFunctionParent()) return undefined;
        const hash = createHash('sha256').update(seed).update(path.toString()).digest();
        return hash.readUInt32BE() < share * 2 ** 32 ? undefined : 'not in the sample';
      },
    },
  },
];
