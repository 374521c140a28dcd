import { type Breakage, instead } from './breakage.js';

/** What may be sent and must not be. */
export const requestBreakages: readonly Breakage[] = [
  {
    name: 'an operator that a parameter does not take is sent',
    edits: [
      {
        file: 'src/core/wire-value.ts',
        find: /if \(operator && !operators\.includes\(operator\)\)/,
        replacement: 'if (false)',
      },
    ],
    tests: ['test/filters.test.ts'],
  },
  {
    name: 'a limit out of its range is sent',
    edits: [
      { file: 'src/core/wire-value.ts', find: /return 'within its range'/, replacement: 'return undefined' },
    ],
    tests: ['test/core/wire-value.test.ts', 'test/core/parameters.test.ts', 'test/filters.test.ts'],
  },
  {
    name: 'a number that has lost digits is sent',
    edits: instead('src/core/wire-value.ts', 'isInexact', '() => false'),
    tests: ['test/core/wire-value.test.ts'],
  },
  {
    name: 'a name that every object has is taken for a parameter',
    edits: [
      {
        file: 'src/core/parameters.ts',
        find: /Object\.hasOwn\(rules, name\)/g,
        replacement: '(name in rules)',
      },
    ],
    tests: ['test/core/parameters.test.ts'],
  },
  {
    name: 'a path parameter leads to another path',
    edits: instead('src/core/parameters.ts', 'segment', '(text) => text'),
    tests: ['test/core/parameters.test.ts'],
  },
  {
    name: 'a transaction ID is sent as SDKs write it',
    edits: instead('src/core/transaction-ids.ts', 'toTransactionId', '(id) => id'),
    tests: ['test/core/transaction-ids.test.ts'],
  },
  {
    name: 'a key in a header stands in an error',
    edits: instead('src/core/redact.ts', 'redactor', "() => intact([], '')"),
    tests: ['test/core/secrets.test.ts'],
  },
  {
    name: 'a key in the base URL stands in an error',
    edits: [
      {
        file: 'src/core/base-url.ts',
        find: /'\/\*\*\*'/,
        replacement: 'secret',
      },
    ],
    tests: ['test/core/base-url.test.ts', 'test/core/transport.test.ts'],
  },
  {
    name: 'headers are carried to another origin by a redirect',
    edits: [
      {
        file: 'src/core/follow-redirects.ts',
        find: /if \(next\?\.origin !== new URL\(url\)\.origin\)/,
        replacement: 'if (next === undefined)',
      },
    ],
    tests: ['test/faults.test.ts'],
  },
  {
    name: 'a call is sent before it is awaited',
    edits: [{ file: 'src/core/lazy-request.ts', find: /\.then\(send\);/, replacement: '$& this.#start();' }],
    tests: ['test/core/lazy-request.test.ts'],
  },
];
