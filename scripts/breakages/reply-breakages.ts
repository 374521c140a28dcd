import { type Breakage, instead } from './breakage.js';

const validators = { file: 'generated/ledger/validators.js', replacement: '$&\n  return true;' };

/** What may be wrong with data. */
export const replyBreakages: readonly Breakage[] = [
  {
    name: 'a validator accepts everything',
    edits: [{ ...validators, find: /^export function validate\w+\([^)]*\) \{$/gm }],
    tests: ['test/core/call.test.ts', 'test/core/read-reply.test.ts'],
  },
  {
    name: 'a decoder leaves numbers',
    edits: [
      {
        file: 'generated/ledger/decoders.ts',
        find: /\bint64(?:\.lenient)?\((value\.[^()]+)\)/g,
        replacement: '$1',
      },
    ],
    tests: ['test/int64.test.ts'],
  },
  {
    name: 'an integer beyond 2^53 is read inexactly',
    edits: instead('src/core/exact-json.ts', 'exactInteger', '(digits) => BigInt(Number(digits))'),
    tests: ['test/core/exact-json.test.ts'],
  },
  {
    name: 'a bigint is written inexactly',
    edits: [
      {
        file: 'src/core/exact-json.ts',
        find: /if \(typeof value === 'bigint'\) return String\(value\)/,
        replacement: "if (typeof value === 'bigint') return String(Number(value))",
      },
    ],
    tests: ['test/core/exact-json.test.ts', 'test/core/parse.test.ts'],
  },
  {
    name: 'a body of any length is read',
    edits: instead(
      'src/core/read-body.ts',
      'readBody',
      '(response, most, ...rest) => intact(response, Number.POSITIVE_INFINITY, ...rest)',
    ),
    tests: ['test/faults.test.ts'],
  },
  {
    name: 'a moment passes through a float',
    edits: instead(
      'src/core/timestamps.ts',
      'toNanoseconds',
      "(moment) => typeof moment === 'string' ? BigInt(Math.round(Number(moment) * 1e9)) : intact(moment)",
    ),
    tests: ['test/core/timestamps.test.ts'],
  },
  {
    name: 'chunks of a message are joined in the order they came',
    edits: [
      { file: 'src/core/topic-messages.ts', find: /\.sort\(\(\[a\], \[b\]\) => a - b\)/, replacement: '' },
    ],
    tests: ['test/core/topic-messages.test.ts'],
  },
  {
    name: 'drift is told again and again',
    edits: [{ file: 'src/core/validation.ts', find: /^.*\bwarned\.add\(.*\n/m, replacement: '' }],
    tests: ['test/core/validation.test.ts'],
  },
];
