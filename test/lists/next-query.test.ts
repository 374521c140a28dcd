import { describe, expect, it } from 'vitest';
import { createTransport, type Operation, type ParameterRule } from '../../src/client/client.js';
import { list } from '../../src/lists/lists.js';
import { kinds } from '../client/kinds.js';
import { operation } from '../client/operations.js';

const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] as const;
const id: ParameterRule = { kind: kinds['entity-id'], operators, maxItems: 100 };
const parameters: Readonly<Record<string, ParameterRule>> = {
  id,
  token: id,
  serial: { kind: kinds.integer, operators, maxItems: 100 },
  name: { kind: kinds.string, operators, maxItems: 100 },
  limit: { kind: kinds.integer, default: '25' },
  order: { kind: kinds.string, words: ['asc', 'desc'], default: 'asc' },
};

const bounds = { min: '0', max: '9' };
const unranged = operation({ items: 'things', parameters });
const ranged = operation({ ...unranged, rangeKey: { parameter: 'id', field: 'id', ...bounds } });
const twice = operation({
  ...unranged,
  rangeKey: {
    parameter: 'token',
    field: 'token',
    ...bounds,
    second: { parameter: 'serial', field: 'serial' },
  },
});

const thrice = operation({
  ...unranged,
  rangeKey: {
    ...{ parameter: 'id', field: 'id', ...bounds },
    second: { parameter: 'token', field: 'token' },
    third: { parameter: 'serial', field: 'serial' },
  },
});

const last = { id: '0.0.50', token: '0.0.7', serial: 8 };

/** A page that ends at the last item, in any order. */
const pageOf = ({ order }: { readonly order?: unknown }): readonly object[] =>
  order === 'desc' ? [{ id: '0.0.60', token: '0.0.7', serial: 9 }, last] : [{ id: '0.0.45' }, last];

interface Reply {
  readonly things: readonly object[];
  readonly next: unknown;
}

/** Walks a list of these pages, and then of empty ones: the queries, the number of items, and the error. */
async function walk(operation: Operation, params: object, ...replies: readonly Reply[]) {
  const sent: string[] = [];
  let count = 0;
  const transport = createTransport({
    baseUrl: 'http://ledger.test',
    retry: false,
    fetch: async (url) => {
      const { things, next } = replies[sent.length] ?? { things: [], next: null };
      sent.push(new URL(url).search.slice(1));
      return Response.json({ things, links: { next } });
    },
  });
  try {
    for await (const _ of list(transport, operation, params)) count += 1;
  } catch (error) {
    return { sent, count, error };
  }
  return { sent, count };
}

/** The query after a page with this `next`; null at the end of the list, or the error of the walk. */
async function following(operation: Operation, params: object, next: unknown, things = pageOf(params)) {
  const { sent, error } = await walk(operation, params, { things, next });
  expect(sent).not.toEqual([]);
  return error ?? sent[1] ?? null;
}

const nft = (token: unknown, serial: unknown): object => ({ token, serial });
const at = (query: string): string => `/things?${query}`;
const unfollowed = (reason: string) => ({
  name: 'ResponseError',
  message: `getThings: the list cannot be followed: links.next ${reason}, and the last item makes no cursor`,
});

describe('a next link', () => {
  it.each<[object, string]>([
    [{}, 'id=gt:0.0.50'],
    [{ name: 'A' }, 'id=gt:0.0.50&name=eq:A'],
    [{ name: 'gt:b' }, 'id=gt:0.0.50&name=gt%3Ab'],
    [{ limit: 25 }, 'id=gt:0.0.50'],
    [{ limit: 5 }, 'limit=3&id=gt:0.0.50'],
    [{ order: 'desc', id: 'lt:0.0.90' }, 'order=desc&id=lt:0.0.50'],
    [{ order: 'desc', id: 'lte:0.0.90' }, 'order=desc&id=lte:0.0.49'],
    [{ id: 'gte:0.0.10' }, 'id=gte:0.0.51'],
    [{ id: 'gt:0.0.10' }, 'id=gt:50'],
    [{ id: ['lte:0.0.90', 'lt:0.0.80'] }, 'id=lt:0.0.80&id=gt:0.0.50'],
    [{ id: ['lte:0.0.90', 'lt:0.0.90'] }, 'id=lte:0.0.89&id=gt:0.0.50'],
    [{ id: 'ne:0.0.20' }, 'id=ne:20&id=gt:0.0.50'],
    [{ id: ['0.0.40', '0.0.50', '0.0.60', '0.0.70'] }, 'id=70&id=0.0.60'],
  ])('after %j is followed unchanged, behind items or an empty page: %s', async (params, next) => {
    for (const link of [at(next), `http://other.test/else?${next}`, `?${next}`])
      expect(await following(ranged, params, link)).toBe(next);
    expect(await following(ranged, params, at(next), [])).toBe(next);
  });

  it.each<[object, string, string]>([
    [{}, 'id=gt:0.0.40', 'id=gt:0.0.50'],
    [{}, 'id=gt:0.0.51', 'id=gt:0.0.50'],
    [{ order: 'desc', id: 'lte:0.0.90' }, 'order=desc&id=lt:0.0.90', 'order=desc&id=lt:0.0.50'],
    [{ id: 'gte:0.0.10' }, 'id=gt:0.0.10', 'id=gt:0.0.50'],
    [{ id: 'gt:0.0.10' }, 'id=gte:0.0.50', 'id=gt:0.0.50'],
    // Some lists refuse a repeated bound.
    [{ id: 'gt:0.0.10' }, 'id=gt:0.0.10&id=gt:0.0.50', 'id=gt:0.0.50'],
  ])('after %j, to another place, is followed behind an empty page only: %s', async (params, next, own) => {
    expect(await following(ranged, params, at(next))).toBe(own);
    expect(await following(ranged, params, at(next), [])).toBe(next);
  });

  it.each<[object, string, string]>([
    [{}, 'limit=5&id=gt:0.0.50', 'id=gt:0.0.50'],
    [{}, 'limit=25&limit=26&id=gt:0.0.50', 'id=gt:0.0.50'],
    [{ limit: 5 }, 'limit=6&id=gt:0.0.50', 'limit=5&id=gt:0.0.50'],
    [{ limit: 5 }, 'limit=0&id=gt:0.0.50', 'limit=5&id=gt:0.0.50'],
    [{ limit: 5 }, 'limit=x&id=gt:0.0.50', 'limit=5&id=gt:0.0.50'],
    [{}, '__proto__=gt:1&id=gt:0.0.50', 'id=gt:0.0.50'],
    [{}, 'name=A&id=gt:0.0.50', 'id=gt:0.0.50'],
    [{ name: 'A' }, 'id=gt:0.0.50', 'name=A&id=gt:0.0.50'],
    [{ name: 'A' }, 'name=A&name=B&id=gt:0.0.50', 'name=A&id=gt:0.0.50'],
    [{ name: 'A' }, 'name=ne:A&id=gt:0.0.50', 'name=A&id=gt:0.0.50'],
    [{ name: 'gt:b' }, 'name=gt:c&id=gt:0.0.50', 'name=gt:b&id=gt:0.0.50'],
    [{ name: ['a', 'b'] }, 'name=a&id=gt:0.0.50', 'name=a&name=b&id=gt:0.0.50'],
    [{ order: 'desc' }, 'id=lt:0.0.50', 'order=desc&id=lt:0.0.50'],
    [{ order: 'desc', id: 'gt:0.0.9' }, 'order=desc&id=lt:0.0.50', 'order=desc&id=gt:0.0.9&id=lt:0.0.50'],
    [{}, 'id=lt:0.0.90', 'id=gt:0.0.50'],
    [{}, 'id=ne:0.0.90', 'id=gt:0.0.50'],
    [{}, 'id=gt:x', 'id=gt:0.0.50'],
    [{ id: 'gte:0.0.10' }, 'id=gt:0.0.5', 'id=gt:0.0.50'],
    [{ id: 'gt:0.0.10' }, 'id=gte:0.0.10', 'id=gt:0.0.50'],
    [{ id: 'gt:0.0.10' }, 'id=0.0.57&id=0.0.58', 'id=gt:0.0.50'],
    [{ id: 'gt:0.0.10' }, 'token=gt:0.0.50', 'id=gt:0.0.50'],
    [{ id: 'lte:0.0.90' }, 'id=lt:0.0.90&id=gt:0.0.50', 'id=lte:0.0.90&id=gt:0.0.50'],
    [{ id: 'ne:0.0.20' }, 'id=gt:0.0.50', 'id=ne:0.0.20&id=gt:0.0.50'],
    [{ id: 'ne:0.0.20' }, 'id=ne:0.0.30&id=gt:0.0.50', 'id=ne:0.0.20&id=gt:0.0.50'],
    [{ id: ['0.0.40', '0.0.50', '0.0.60'] }, 'id=0.0.70', 'id=0.0.60'],
    [
      { order: 'desc', id: ['0.0.40', '0.0.50', '0.0.60', '0.0.30'] },
      'order=desc&id=lt:0.0.50',
      'order=desc&id=0.0.40&id=0.0.30',
    ],
  ])(
    'after %j that changes the query is replaced, or an error behind an empty page: %s',
    async (params, next, own) => {
      expect(await following(ranged, params, at(next))).toBe(own);
      expect(await following(ranged, params, at(next), [])).toMatchObject(
        unfollowed('does not keep the filters of the call'),
      );
    },
  );

  it.each<[object, string, string]>([
    [{ id: 'gt:0.0.10' }, 'id=gt:0.0.10', 'id=gt:0.0.50'],
    [{ id: 'ne:0.0.20' }, 'id=ne:0.0.20', 'id=ne:0.0.20&id=gt:0.0.50'],
    [{ id: ['0.0.40', '0.0.50', '0.0.60'] }, 'id=0.0.40&id=0.0.50&id=0.0.60', 'id=0.0.60'],
  ])(
    'after %j without progress is replaced, or an error behind an empty page: %s',
    async (params, next, own) => {
      expect(await following(ranged, params, at(next))).toBe(own);
      expect(await following(ranged, params, at(next), [])).toMatchObject(unfollowed('leads nowhere'));
    },
  );

  it.each([['/things'], [''], ['/things?a=%'], ['/things?a b'], [5], [{}], [true]])(
    'is replaced by an own query if it is not a query: %j',
    async (next) => {
      expect(await following(ranged, { name: 'A' }, next)).toBe('name=A&id=gt:0.0.50');
    },
  );

  it.each([[null], [undefined]])('that is %j ends the list', async (next) => {
    expect(await following(ranged, { name: 'A' }, next)).toBeNull();
    expect(await following(ranged, { limit: 3 }, next)).toBeNull();
  });

  it('that a full page lacks is an error', async () => {
    expect(await following(ranged, { limit: 2 }, null)).toBeNull();
    for (const operation of [ranged, unranged, twice])
      expect(await following(operation, { limit: 2 }, undefined)).toMatchObject({
        name: 'ResponseError',
        message: 'getThings: the list cannot be followed: a full page has no links',
        issues: [
          { instancePath: '/links', expected: 'an object with next, a text or null', got: 'undefined' },
        ],
      });
  });

  it.each<[Operation, object, string]>([
    [ranged, { id: '0.0.50' }, 'id=0.0.50'],
    [ranged, { id: ['gte:0.0.10', '0.0.20'] }, 'id=eq:0.0.20'],
    [ranged, { id: ['0.0.40', '50', '0.0.50'] }, 'id=gt:0.0.50'],
    [ranged, { id: 'lte:0.0.50' }, 'id=gt:0.0.50'],
    [ranged, { id: 'lt:0.0.51' }, 'id=gt:0.0.50'],
    [twice, { token: '0.0.7', serial: 8 }, 'token=0.0.7'],
    [twice, { token: '0.0.7', serial: 'lte:8' }, 'token=0.0.7'],
  ])('is not needed after the last item of the query: %#', async (operation, params, next) => {
    expect(await following(operation, params, at(next))).toBeNull();
  });
});

describe('a next link of an empty page with the same beginning', () => {
  it.each<[object, string]>([
    [{ id: 'gt:0.0.10' }, 'id=gt:10'],
    [{ id: 'gt:0.0.10' }, 'id=gte:0.0.11'],
    [{ limit: 5, id: 'gte:0.0.10' }, 'id=gt:0.0.9&limit=4'],
  ])('after %j is followed once if it is written differently: %s', async (params, next) => {
    expect(await following(ranged, params, at(next), [])).toBe(next);
  });

  it('ends the walk in an error if it was sent before', async () => {
    const nexts = ['id=gte:0.0.11', 'id=gt:10', 'id=gt:0.0.10'];
    const replies = nexts.map((next) => ({ things: [], next: at(next) }));
    const { sent, error } = await walk(ranged, { id: 'gt:0.0.10' }, ...replies);
    expect(error).toMatchObject(unfollowed('leads nowhere'));
    // One step without progress is enough, in any spelling.
    expect(sent).toEqual(['id=gt:0.0.10', 'id=gte:0.0.11']);
  });
});

describe('a next link at the edge of a window', () => {
  const windowed = operation({ ...ranged, serviceWindow: { seconds: 60, empty: 'end' } });
  const edge = '/things?limit=5&id=gt:0.0.70';

  it('is followed after a short page, because the range before it is empty', async () => {
    expect(await following(windowed, { limit: 5 }, edge)).toBe('limit=5&id=gt:0.0.70');
  });

  it('is not followed after a full page, or if the service has no windows', async () => {
    expect(await following(windowed, { limit: 2 }, edge.replace('5', '2'))).toBe('limit=2&id=gt:0.0.50');
    expect(await following(ranged, { limit: 5 }, edge)).toBe('limit=5&id=gt:0.0.50');
  });

  it('is not followed if it changes the query', async () => {
    const params = { limit: 5, name: 'a' };
    expect(await following(windowed, params, edge)).toBe('limit=5&name=a&id=gt:0.0.50');
    expect(await following(windowed, { limit: 5 }, '/things?limit=5&id=gt:0.0.40')).toBe(
      'limit=5&id=gt:0.0.50',
    );
    const ofTwo = operation({ ...twice, serviceWindow: { seconds: 60, empty: 'end' } });
    const call = { limit: 5, token: 'gte:0.0.5', serial: 'gt:3' };
    expect(await following(ofTwo, call, at('limit=5&token=gte:0.0.9'))).toBe(
      'limit=5&token=gte:0.0.7&serial=gt:8',
    );
  });
});

describe('a next link of a list with two keys', () => {
  it.each<[object, string]>([
    [{ token: 'gte:0.0.5' }, 'token=gte:0.0.7&serial=gt:8'],
    [{ token: 'gte:0.0.5', serial: 'gt:3' }, 'token=gte:0.0.7&serial=gt:8'],
    [{ token: 'gte:0.0.5', serial: 'gt:3' }, 'serial=gte:9&token=gt:0.0.6'],
    [{ token: '0.0.5', serial: 'gt:3' }, 'token=0.0.5&serial=gt:8'],
    [{ order: 'desc', token: 'lte:0.0.9', serial: 'lt:3' }, 'order=desc&token=lte:0.0.7&serial=lt:8'],
    [{ token: ['gte:0.0.5', 'lte:0.0.7'] }, 'serial=gt:8&token=7'],
  ])('after %j is followed unchanged: %s', async (params, next) => {
    expect(await following(twice, params, at(next))).toBe(next);
  });

  it.each<[object, string]>([
    [{ token: 'gte:0.0.5', serial: 'gt:3' }, 'token=gte:0.0.9&serial=gt:0'],
    [{ token: 'gte:0.0.5', serial: 'gt:3' }, 'token=gte:0.0.5&serial=gt:4'],
    [{ token: '0.0.5', serial: 'gt:3' }, 'token=0.0.5&serial=gt:8'],
    [{ order: 'desc', token: 'lte:0.0.9', serial: 'lt:3' }, 'order=desc&token=lte:0.0.8&serial=lt:7'],
    [{ token: 'gte:0.0.5' }, 'token=gte:0.0.7&serial=gt:8'],
  ])('of an empty page after %j is followed unchanged: %s', async (params, next) => {
    expect(await following(twice, params, at(next), [])).toBe(next);
  });

  it.each<[object, string, string]>([
    [{ token: 'gte:0.0.5', serial: 'gt:3' }, 'token=gte:0.0.9&serial=gt:0', 'token=gte:0.0.7&serial=gt:8'],
    [{ token: 'gte:0.0.5', serial: 'gt:3' }, 'token=gt:0.0.9', 'token=gte:0.0.7&serial=gt:8'],
    [{ token: 'gte:0.0.5', serial: 'gt:3' }, 'token=gt:0.0.7&serial=gt:8', 'token=gte:0.0.7&serial=gt:8'],
    [{ token: 'gte:0.0.5', serial: 'gt:3' }, 'token=gte:0.0.4&serial=gt:0', 'token=gte:0.0.7&serial=gt:8'],
    [{ token: '0.0.7', serial: 'gt:3' }, 'token=0.0.7&serial=gt:1', 'token=0.0.7&serial=gt:8'],
    [{ serial: 8 }, 'serial=8&token=gte:0.0.7', 'serial=8&token=gt:0.0.7'],
    [
      { token: ['gte:0.0.5', 'lte:0.0.9'] },
      'token=gte:0.0.7&serial=gt:8',
      'token=lte:0.0.9&token=gte:0.0.7&serial=gt:8',
    ],
    [
      { token: ['gte:0.0.5', 'lte:0.0.7'] },
      'token=lte:0.0.7&token=gte:0.0.7&serial=gt:8',
      'token=0.0.7&serial=gt:8',
    ],
    [
      { order: 'desc', token: 'lte:0.0.9', serial: ['lt:3', 'gt:1'] },
      'order=desc&token=lte:0.0.9&serial=lt:7',
      'order=desc&serial=gt:1&token=lte:0.0.7&serial=lt:8',
    ],
  ])('after %j is replaced by an own query if it changes the query: %s', async (params, next, own) => {
    expect(await following(twice, params, at(next))).toBe(own);
  });

  it('may omit the bound of the second key after an empty page only, and if the first key advances', async () => {
    const params = { token: 'gte:0.0.5', serial: 'gt:3' };
    const moved = 'token=gte:0.0.7';
    expect(await following(twice, params, at(moved), [])).toBe(moved);
    expect(await following(twice, params, at(moved))).toBe('token=gte:0.0.7&serial=gt:8');
    expect(await following(twice, params, '/things?token=gte:0.0.5', [])).toBeInstanceOf(Error);
  });

  it('may name the second of three keys, also behind an empty page', async () => {
    const next = 'id=0.0.50&token=0.0.7&serial=gt:8';
    for (const things of [pageOf({}), []])
      expect(await following(thrice, { id: '0.0.50' }, at(next), things)).toBe(next);
  });

  it('may start the second key over after any bound that advances if the list has no known key', async () => {
    const next = 'token=gte:0.0.9&serial=gt:0';
    expect(await following(unranged, { token: 'gte:0.0.5', serial: 'gt:3' }, at(next))).toBe(next);
  });
});

describe('a walk', () => {
  it.each<[string, unknown, string]>([
    ['loses a filter', at('id=gt:0.0.40'), 'does not keep the filters of the call'],
    ['adds a limit', at('name=A&limit=100&id=gt:0.0.40'), 'does not keep the filters of the call'],
    ['adds a filter', at('name=A&names=B'), 'does not keep the filters of the call'],
    ['was sent before, spelt otherwise', at('name=eq%3Aa'), 'was sent before'],
    ['was sent before', at('name=A'), 'was sent before'],
    ['is no query', '/things', 'is no query'],
  ])('ends in an error if next %s and the list has no key', async (_, next, reason) => {
    expect(await following(unranged, { name: 'A' }, next)).toMatchObject({
      ...unfollowed(reason),
      status: 200,
      issues: [{ instancePath: '/links/next', got: JSON.stringify(next) }],
    });
  });

  it('does not compare a link that is longer than a server accepts', async () => {
    const next = at(`name=A&id=gt:0.0.40${'&id=gt:0.0.40'.repeat(1300)}`);
    expect(await following(unranged, { name: 'A' }, next)).toMatchObject(unfollowed('is no query'));
  });

  it.each<[string, readonly object[], string]>([
    ['there is no item', [], '/links/next'],
    ['the last item has no key', [{ id: '0.0.1' }, { token: '0.0.7' }], '/links/next'],
    ['the last item is none', [{ id: '0.0.1' }, 5 as never], '/links/next'],
  ])('ends in an error if next cannot be trusted and %s', async (_, things, instancePath) => {
    const error = await following(ranged, { name: 'A' }, '/things?id=gt:0.0.40', things);
    expect(error).toMatchObject({
      name: 'ResponseError',
      operationId: 'getThings',
      issues: [{ instancePath }],
    });
  });

  it.each<[string, readonly object[], string]>([
    ['the key is an object', [{ id: {} }], '/things/0 should be an item whose key can be read'],
    [
      'the key is half of a surrogate pair',
      [{ id: '\ud800' }],
      '/things/0 should be an item whose key can be read',
    ],
    ['the key is no ID', [{ id: '0.0.1' }, { id: 'x' }], '/things/1 should be an item whose key can be read'],
    ['the key is a fraction', [{ id: 1.5 }], '/things/0 should be an item whose key can be read'],
    [
      'the key is longer than any is',
      [{ id: '0.0.1' }, { id: '1'.repeat(101) }],
      '/things/1 should be an item whose key can be read',
    ],
    [
      'items are out of order',
      [{ id: '0.0.1' }, { id: null }, { id: '0.0.3' }, { id: '0.0.2' }],
      '/things/3 should be behind the item before it',
    ],
    ['an item comes twice', [{ id: '0.0.1' }, { id: 1 }], '/things/1 should be behind the item before it'],
    // A list of two keys.
    ['the second key goes back', [nft(1, 2), nft(1, 1)], '/things/1 should be behind the item before it'],
    ['the first key goes back', [nft(2, 1), nft(1, 2)], '/things/1 should be behind the item before it'],
    ['a second key is an object', [nft(1, {})], '/things/0 should be an item whose key can be read'],
  ])('ends in an error if %s', async (_, things, message) => {
    const operation = things.some((thing) => 'token' in thing) ? twice : ranged;
    for (const next of ['/things?id=gt:0.0.40', '/things?name=A&id=gt:0.0.40'])
      expect(await following(operation, { name: 'A' }, next, things)).toMatchObject({
        name: 'ResponseError',
        message: `getThings: the list cannot be followed: ${message}`,
        status: 200,
      });
  });

  it('accepts a list of one page in any order', async () => {
    expect(await following(ranged, {}, null, [{ id: '0.0.2' }, { id: '0.0.1' }, { id: {} }])).toBeNull();
  });

  it('expects descending keys in descending order', async () => {
    for (const [operation, things] of [
      [ranged, [{ id: 2 }, { id: 1 }]],
      [twice, [nft(2, 1), nft(1, 2), nft(1, 1)]],
    ] as const) {
      const [params, next] = [{ order: 'desc' }, '/things?order=desc'];
      expect(await following(operation, params, next, things)).toEqual(expect.any(String));
      expect(await following(operation, params, next, things.toReversed())).toBeInstanceOf(Error);
    }
  });

  it('ends in an error if an item has the key of the page before, although keys may tie', async () => {
    const tied = operation({
      ...ranged,
      rangeKey: { parameter: 'id', field: 'id', ...bounds, mayRepeatKey: true },
    });
    const first = { things: [1, 2, 2, 3].map((id) => ({ id })), next: at('id=gt:0.0.3') };
    const { count, error } = await walk(tied, {}, first, { things: [{ id: 2 }], next: null });
    expect(count).toBe(3);
    expect(String(error)).toContain('/things/0 should be behind the item before it');
  });

  it('continues behind a key that is a number', async () => {
    expect(await following(ranged, { name: 'A' }, '/things?name=A', [{ id: 7 }])).toBe('name=A&id=gt:7');
  });

  it('begins with an equality if two bounds leave one key', async () => {
    const params = { token: ['gt:0.0.6', 'lte:0.0.7'], serial: 'gt:3' };
    const { sent } = await walk(twice, params, {
      things: [last],
      next: at('token=gt:6&token=lte:7&serial=gt:8'),
    });
    expect(sent).toEqual(['token=0.0.7&serial=gt:3', 'token=0.0.7&serial=gt:8']);
  });

  it.each<[string, Operation, object]>([
    ['one key', ranged, { id: ['gt:0.0.5', 'lt:0.0.5'] }],
    ['one key', ranged, { id: ['gt:0.0.5', 'lt:0.0.6'] }],
    ['one key', ranged, { id: ['gte:0.0.6', 'lte:0.0.5', 'ne:0.0.9'] }],
    ['two keys', twice, { token: ['gt:0.0.5', 'lte:0.0.5'] }],
    ['two keys', twice, { token: '0.0.5', serial: ['gt:3', 'lt:4'] }],
  ])('of %s is refused if its range is empty, and names both bounds', async (_, operation, params) => {
    const { sent, count, error } = await walk(operation, params);
    expect({ sent, count }).toEqual({ sent: [], count: 0 });
    expect(String(error)).toMatch(/must be a range with values in it, got "gte?:.* and lte?:.*"/);
  });

  it('of two keys sends no request if only both together are empty', async () => {
    const params = { token: ['gte:0.0.5', 'lte:0.0.5'], serial: ['gt:3', 'lt:4'] };
    expect(await walk(twice, params)).toEqual({ sent: [], count: 0 });
  });
});

describe('the bounds of a call', () => {
  // The service ignores the bounds.
  const read = (params: object, things: readonly object[]) =>
    walk('token' in params ? twice : ranged, params, { things, next: null });
  const ids = (...numbers: readonly number[]): object[] => numbers.map((id) => ({ id }));
  const sides = { token: ['gte:4', 'lte:6'], serial: ['gte:2', 'lt:3'] };

  it.each<[object, object[], number]>([
    [{ id: 'lte:0.0.4' }, ids(3, 4, 5, 6), 2],
    [{ id: 'lt:4' }, ids(3, 4, 5), 1],
    [{ id: 'gte:4' }, ids(4, 5), 2],
    [{ order: 'desc', id: 'gte:4' }, ids(5, 4, 3), 2],
    [{ order: 'desc', id: 'gt:4' }, ids(4, 3), 0],
    [sides, [nft(4, 2), nft(5, 9), nft(6, 2), nft(6, 3), nft(7, 1)], 3],
  ])('end the list at the far one: %j', async (params, things, count) => {
    expect(await read(params, things)).toMatchObject({ count });
  });

  it.each<[object, object[]]>([
    [{ id: 'gt:4' }, ids(4)],
    [{ id: 'gte:4' }, ids(3, 4)],
    [{ order: 'desc', id: 'lte:3' }, ids(9, 2)],
    [sides, [nft(4, 1)]],
  ])('refuse an item before the near one: %j', async (params, things) => {
    const { error } = await read(params, things);
    expect(String(error)).toContain('/things/0 should be within the bounds of the call');
  });
});
