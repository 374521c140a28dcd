import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListRequest } from '../../src/lists/lists.js';
import { deployed, descriptorOf, fixture, functionOf, plausibleParams } from '../fixtures.js';
import { announce, Bench, expectBigints, patience, runs, text } from './fuzzing.js';

const lists = deployed.flatMap((operation) => {
  const call = functionOf(operation.service, operation.operationId);
  const described = descriptorOf(operation.service, operation.operationId);
  const { items } = described;
  if (items === undefined) return [];
  const body: Record<string, unknown> = JSON.parse(fixture(operation.service, operation.operationId));
  return 'links' in body
    ? [{ call, described, items, body, path: described.path, params: plausibleParams(operation) }]
    : [];
});

const links = fc.oneof(
  fc.constantFrom<unknown>(
    'http://evil.test/api/v1/contracts?limit=2',
    '//evil.test/?x=1',
    '?@evil.test/',
    '/api/v1/x?limit=1&limit=99999&order=asc',
    '?order=desc',
    '?\u0000=\u0001',
    '?a=\ud800',
    '?%',
    '?a=%ff',
    '?a=b#c',
    '? a=b',
    '?__proto__=1',
    `?${'a=1&'.repeat(2000)}`,
    `?timestamp=lt:${'9'.repeat(5000)}`,
    `?account.id=gt:${'0.'.repeat(2000)}1`,
    null,
    5,
    {},
    [],
  ),
  text,
  text.map((given) => `?${given}`),
  text.map((given) => `/api/v1/x?${new URLSearchParams({ limit: '1', timestamp: `lt:${given}` })}`),
);

const key = fc.oneof(text, fc.constantFrom<unknown>(null, 5, -1, 2 ** 53, {}, '\ud800', 'lt:1'));

const filters = fc.constantFrom<Record<string, unknown>>(
  {},
  { limit: 2 },
  { order: 'asc' },
  { limit: 2, order: 'desc' },
);

/** The fixture with another `next` and another key in its last item. */
function changed(
  { body, items, described }: (typeof lists)[number],
  next: unknown,
  lastKey: unknown,
): string {
  const list = body[items];
  const last: unknown = Array.isArray(list) ? list.at(-1) : undefined;
  const { rangeKey } = described;
  const item = typeof last === 'object' && rangeKey ? { ...last, [rangeKey.field]: lastKey } : last;
  return JSON.stringify({ ...body, links: { next }, [items]: [item] });
}

describe('walks', () => {
  it('include all lists', () => {
    expect(lists.length).toBeGreaterThan(20);
  });

  it('send requests to their own service only, whatever next contains', { timeout: patience }, async () => {
    const settings = runs(0.1);
    announce('walks', settings.numRuns ?? 0);
    const bench = new Bench();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...lists),
        fc.array(fc.tuple(links, key), { minLength: 1, maxLength: 3 }),
        filters,
        fc.option(text, { freq: 8, nil: undefined }),
        fc.constantFrom('throw' as const, 'warn' as const, 'off' as const),
        async (list, nexts, filter, from, validation) => {
          const known = Object.entries(filter).filter(([name]) => list.described.parameters?.[name]);
          const params = { ...list.params, ...Object.fromEntries(known) };
          const pages: { data: object }[] = [];
          const result = await bench.run(
            async () => {
              const [next, lastKey] = nexts[(bench.sent - 1) % nexts.length] ?? [];
              return new Response(changed(list, next, lastKey));
            },
            async (transport) => {
              const request = list.call(transport, params, { validation }) as ListRequest<object, unknown>;
              for await (const page of request.pages({ from })) if (pages.push(page) >= 4) break;
            },
          );
          expect(bench.sent).toBeLessThanOrEqual(5);
          for (const page of pages) expectBigints(list.described, page.data);
          expect('data' in result || 'error' in result).toBe(true);
        },
      ),
      settings,
    );
  });
});
