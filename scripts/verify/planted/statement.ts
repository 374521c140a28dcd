import type { PlantedFault } from './planted-fault.js';

export const statementFaults: readonly PlantedFault[] = [
  {
    room: 'statement',
    kind: 'edge',
    file: 'src/statement/read-statement.ts',
    from: 'if (forwards === closing) return',
    to: 'if (forwards <= closing) return',
    seen: 'a transfer that the service has lost does not end the statement',
  },
  {
    room: 'statement',
    kind: 'edge',
    file: 'src/statement/read-statement.ts',
    from: 'toTimestamp(period.end)}`] as const',
    to: 'toTimestamp(period.end + 1n)}`] as const',
    seen: 'a transaction at the very end is in two statements that follow each other',
  },
  {
    room: 'statement',
    kind: 'cursor',
    file: 'src/statement/read-statement.ts',
    from: 'let skipped = place?.skipped ?? 0;',
    to: 'let skipped = 0;',
    seen: 'a statement that is continued repeats the first entries of a page',
  },
  {
    room: 'statement',
    kind: 'cursor',
    file: 'src/statement/place.ts',
    from: 'if (owner.join() !== [account, begin, requestedEnd].join())',
    to: 'if (owner.length !== 3)',
    seen: 'a cursor of another account continues this one',
  },
  {
    room: 'statement',
    kind: 'edge',
    file: 'src/statement/entries.ts',
    from: 'nonce === 0 && !scheduled',
    to: '!scheduled',
    seen: 'the fee of the parent is an entry of its child',
  },
  {
    room: 'statement',
    kind: 'unit',
    file: 'src/statement/period.ts',
    from: '?? before;',
    to: '?? after;',
    seen: 'a day whose midnight the clock skips begins an hour early',
  },
];
