import { type Breakage, instead } from './breakage.js';

const pages = ['test/pages.test.ts'];
const nextQuery = 'src/core/next-query.ts';

/** What may go wrong on the way from page to page, and in the sandbox that stands for the service. */
export const walkBreakages: readonly Breakage[] = [
  {
    name: 'a next is followed to another host',
    edits: [
      ...instead(
        nextQuery,
        'nextQuery',
        `(...given) => {
          const query = intact(...given);
          const next = given.find((one) => one?.links)?.links.next;
          return query !== null && /^https?:/.test(next) ? next : query;
        }`,
      ),
      ...instead(
        'src/core/attempt.ts',
        'sendAttempt',
        `(request, ...rest) => {
          const at = request.url.indexOf('?http');
          return intact(at < 0 ? request : new Request(request.url.slice(at + 1), request), ...rest);
        }`,
      ),
    ],
    tests: pages,
  },
  {
    name: 'a next that drops a filter is followed',
    edits: instead(nextQuery, 'keepsFilters', '() => true'),
    tests: pages,
  },
  {
    name: 'a next that was sent before is followed',
    edits: [{ file: nextQuery, find: /^ {2}add\(.*\{$/m, replacement: '$&\n    if (true) return true;' }],
    tests: pages,
  },
  {
    name: 'a walk goes on after its loop was left',
    edits: [
      { file: 'src/core/walk.ts', find: /^( +)controller\.abort\(\);\n(?= *\}\n\})/m, replacement: '' },
    ],
    tests: pages,
  },
  {
    name: 'an empty page ends a walk',
    edits: instead(
      nextQuery,
      'nextQuery',
      `(...given) => {
        const page = given.find((one) => one?.links);
        return Object.values(page ?? {}).some((value) => Array.isArray(value) && value.length === 0)
          ? null
          : intact(...given);
      }`,
    ),
    tests: pages,
  },
  {
    name: 'toArray gives more than its limit',
    edits: [
      {
        file: 'src/core/list-request.ts',
        find: /if \(items\.length >= limit\)/,
        replacement: 'if (items.length > limit)',
      },
    ],
    tests: pages,
  },
  {
    name: 'the sandbox ignores filters',
    edits: instead('src/sandbox/select.ts', 'matcher', '() => () => true'),
    tests: ['test/sandbox/list-filters.test.ts'],
  },
  {
    name: 'the sandbox refuses nothing',
    edits: instead('src/sandbox/service-error.ts', 'refused', '() => undefined'),
    tests: ['test/sandbox/refusals.test.ts'],
  },
];
