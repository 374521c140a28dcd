import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTransport, type Fetch } from '../../src/client/client.js';
import { getAccounts, getTokenBalances, ParameterError } from '../../src/ledger.js';
import type { ListPart } from '../../src/scan/scan.js';
import { listOf, lists } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { ask, askRanged, names } from '../lists/reading.js';
import { property } from '../lists/runs.js';
import { truth } from '../lists/truth.js';
import { worldsOf } from '../lists/worlds.js';

describe('each item once, in parts of similar size that survive JSON', () => {
  for (const list of lists) {
    const worlds = fc.record({ world: worldsOf(list, 300), count: fc.integer({ min: 1, max: 64 }) });
    property(list.name, worlds, 8, async ({ world: { rows, call: made }, count }) => {
      const call = { ...made, limit: undefined };
      const service = new KeysetService(list, rows);
      const expected = truth(list, rows, call);
      const parts = await askRanged(service, call).split(count);
      expect(parts.length).toBeLessThanOrEqual(count);
      const sizes: number[] = [];
      const found: string[] = [];
      for (const part of JSON.parse(JSON.stringify(parts))) {
        const items = await names(service, askRanged(service, call).part(part).scan());
        sizes.push(items.length);
        found.push(...items);
      }
      expect(found).toEqual(expected);
      const mean = expected.length / count;
      // Named keys are not split. A single first key cannot be split, and a part of few items is cut at the next key.
      const isRange = call.first?.every((text) => /^[gl]t/.test(text)) ?? true;
      const isFine = isRange && (!list.second || (parts.length > 1 && mean >= 4));
      if (isFine) expect(Math.max(...sizes)).toBeLessThanOrEqual(Math.max(Math.ceil(2 * mean), 1));
    });
  }
});

describe('a part', () => {
  const service = new KeysetService(listOf('getTokens'), []);

  it.each([0, 1.5, 1001, Number.NaN])('cannot be one of %d', async (count) => {
    await expect(askRanged(service, {}).split(count)).rejects.toThrow(
      /count must be an integer from 1 to 1000/,
    );
  });

  it.each([1, 1000])('can be one of %d', async (count) => {
    expect(await askRanged(service, {}).split(count)).toHaveLength(1);
  });

  it('of a list with one page takes no request for the last item', async () => {
    const rows = [1001n, 1002n, 1003n].map((first) => ({ first, second: 0n, tag: 0 }));
    const short = new KeysetService(listOf('getTokens'), rows);
    expect(await askRanged(short, { order: 'asc' }).split(3)).toHaveLength(3);
    expect(short.queries.filter((query) => query.includes('order=desc'))).toEqual([]);
    expect(short.requests).toBe(2);
  });

  const getTokensPart = { operationId: 'getTokens', params: {} };
  it.each([{}, 'x', null, undefined, getTokensPart, { ...getTokensPart, call: '' }])(
    'is refused if split did not return it: %j',
    (part) => {
      expect(() => askRanged(service, {}).part(part as never)).toThrow(/ be a part of the same call/);
    },
  );

  it('is refused by another call before a request is sent', async () => {
    let requests = 0;
    const fetch: Fetch = async () => {
      requests += 1;
      return new Response('{"balances":[],"timestamp":null,"links":{"next":null}}');
    };
    const transport = createTransport({ baseUrl: 'http://ledger.test', fetch });
    const list = (params: Partial<Parameters<typeof getTokenBalances>[1]> = {}) =>
      getTokenBalances(transport, { tokenId: '0.0.7', 'account.id': 'gt:0.0.5', ...params });
    const [part] = JSON.parse(JSON.stringify(await list().split(1)));
    requests = 0;
    const others = [
      list({ tokenId: '0.0.8' }),
      list({ 'account.id': 'gt:0.0.6' }),
      list({ 'account.id': undefined }),
      list({ order: 'asc' }),
      list({ 'account.balance': 'gt:5' }),
    ];
    for (const other of others) expect(() => other.part(part)).toThrow(ParameterError);
    expect(() => getAccounts(transport).part(part)).toThrow(ParameterError);
    expect(requests).toBe(0);
    await list().part(part).toArray();
    await list({ 'account.id': ['gt:0.0.5'] })
      .part(part)
      .toArray();
    await list({ limit: 7 }).part(part).toArray();
    const more = getTokenBalances(
      transport,
      { tokenId: '0.0.7', 'account.id': 'gt:0.0.5' },
      { query: { newer: 1 } },
    );
    expect(() => more.part(part)).toThrow(ParameterError);
    const [descending] = await list({ limit: 7, order: 'desc' }).split(1);
    requests = 2;
    await list({ order: 'desc', limit: 7 })
      .part(descending as ListPart)
      .toArray();
    expect(requests).toBe(3);
  });

  it('has the path and the typed parameters of its call', async () => {
    const sent: string[] = [];
    const fetch: Fetch = async (url) => {
      sent.push(url.replace(/^.*api/, ''));
      return new Response('{"accounts":[],"links":{"next":null}}');
    };
    const list = getAccounts(createTransport({ baseUrl: 'http://ledger.test', fetch }), {
      balance: false,
      limit: 7,
      'account.id': ['gte:0.0.5', 'lt:0.0.9'],
    });
    const [part] = JSON.parse(JSON.stringify(await list.split(1)));
    await list.part({ ...part, params: { ...part.params, limit: '100' } });
    expect(sent).toEqual(['/v1/accounts?account.id=gte:0.0.5&account.id=lt:0.0.9&limit=7&balance=false']);
  });

  it('of an empty list has no bounds', async () => {
    const parts = await askRanged(service, { limit: 7 }).split(5);
    expect(parts).toEqual([{ operationId: 'getTokens', call: expect.any(String), params: {} }]);
    expect(await ask(service, {}).toArray()).toEqual([]);
  });
});
