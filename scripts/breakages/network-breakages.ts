import { type Breakage, instead } from './breakage.js';

const faults = 'test/faults.test.ts';

/** What may go wrong between sending and reading. */
export const networkBreakages: readonly Breakage[] = [
  {
    name: 'a call that got 400 is sent again',
    edits: instead('src/core/retry.ts', 'isPassing', '(status) => status === 400 || intact(status)'),
    tests: ['test/core/retry.test.ts', faults],
  },
  {
    name: 'a call that got 503 is not sent again',
    edits: instead('src/core/retry.ts', 'isPassing', '(status) => status !== 503 && intact(status)'),
    tests: ['test/core/retry.test.ts', faults],
  },
  {
    name: 'Retry-After is ignored',
    edits: instead('src/core/retry-after.ts', 'retryAfter', '() => undefined'),
    tests: [faults],
  },
  {
    name: 'retries follow each other without a wait',
    edits: instead('src/core/retry.ts', 'retryDelay', '() => 0'),
    tests: ['test/core/retry.test.ts', faults],
  },
  {
    name: 'the rate has no limit',
    edits: [
      {
        file: 'src/core/rate-limit.ts',
        find: /^ {2}pass\(.*\{$/m,
        replacement: '$&\n    if (true) return undefined;',
      },
    ],
    tests: ['test/core/rate-limit.test.ts'],
  },
  {
    name: 'a 429 holds nobody else back',
    edits: [
      {
        file: 'src/core/rate-limit.ts',
        find: /^ {2}pause\(.*\{$/m,
        replacement: '$&\n    if (true) return;',
      },
    ],
    tests: ['test/core/rate-limit.test.ts'],
  },
  {
    name: 'an abort is not heeded',
    edits: instead('src/core/on-abort.ts', 'onAbort', '() => () => undefined'),
    tests: ['test/core/transport.test.ts', 'test/core/wait-for.test.ts'],
  },
  {
    name: 'a wait outlives its abort',
    edits: instead(
      'src/core/effects.ts',
      'sleep',
      '(delay, signal, effects) => intact(delay, undefined, effects)',
    ),
    tests: [faults, 'test/core/wait-for.test.ts'],
  },
  {
    name: 'the timeout is not enforced',
    edits: [
      {
        file: 'src/core/sender.ts',
        find: /^( +)timeout,$/m,
        replacement: '$1timeout: Number.POSITIVE_INFINITY,',
      },
    ],
    tests: [faults],
  },
  {
    name: 'an error status is taken for data',
    edits: [{ file: 'src/core/exchange.ts', find: /!(\w+\.)*response\.ok\b/, replacement: 'false' }],
    tests: ['test/core/call.test.ts', 'test/core/transport.test.ts'],
  },
  {
    name: 'a hook that throws ends the call',
    edits: instead('src/core/hooks.ts', 'notify', '(hook, event) => void hook?.(event)'),
    tests: ['test/core/hooks.test.ts'],
  },
  {
    name: 'waitFor swallows every error',
    edits: [
      {
        file: 'src/core/wait-for.ts',
        find: /\bif \([^;]*\) throw error;/,
        replacement: 'if (controller.signal.aborted) throw error;',
      },
    ],
    tests: ['test/core/wait-for.test.ts'],
  },
];
