import { createHash } from 'node:crypto';

// Which share of the functions is mutated, and what the choice depends on beside the text of a function.
const share = 1 / 8;
const seed = 'ledger-query-client';

/** Leaves out all but a share of the outermost functions: one that is not changed stays in, or out. */
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
