import { describe, expect, it } from 'vitest';
import type { CallOptions } from '../../../src/client/client.js';
import { createLedgerClient } from '../../../src/index.js';
import { getContracts, getNetworkNodes } from '../../../src/ledger.js';
import { createSandbox } from '../../../src/sandbox.js';
import { gte } from '../../../src/values/values.js';
import { answering } from '../../setup/answering.js';
import { rejection } from '../../setup/thrown.js';

const page = '{"contracts":[],"links":{"next":null}}';

describe('undeclared query parameters', () => {
  it('follow the others', async () => {
    const { transport, requests } = answering(page);
    const query = { 'new.id': [gte(5), 7n], flag: true, none: undefined };
    await getContracts(transport, { limit: 5 }, { query });
    expect(requests.map(({ url }) => url)).toEqual([
      'https://ledger.test/api/v1/contracts?limit=5&new.id=gte:5&new.id=7&flag=true',
    ]);
  });

  it.each(['pages', 'scan'] as const)('are sent with each request of %s', async (how) => {
    const sandbox = createSandbox();
    const sent: string[] = [];
    const client = createLedgerClient({
      baseUrl: sandbox.ledgerUrl,
      fetch: (given, init) => {
        const url = new URL(given);
        sent.push(url.searchParams.getAll('new').join());
        url.searchParams.delete('new');
        return sandbox.fetch(url, init);
      },
    });
    let count = 0;
    for await (const _ of client.getContracts({ limit: 20 }, { query: { new: 1 } })[how]()) count += 1;
    expect(count).toBeGreaterThan(3);
    expect(new Set(sent)).toEqual(new Set(['1']));
  });

  it.each([null, [null]])('are refused if they are %j, which is no entity ID', async (value) => {
    const { transport, requests } = answering(page);
    const query = { new: value } as unknown as CallOptions['query'];
    const error = await rejection(getContracts(transport, {}, { query }));
    expect(error).toMatchObject({ parameter: 'query.new', allowed: expect.stringMatching(/^a string,/) });
    expect(requests).toEqual([]);
  });

  it('are kept in the links of a list without a declared key', async () => {
    const { transport, requests } = answering(
      '{"nodes":[],"links":{"next":"/api/v1/network/nodes?node.id=gt:5"}}',
    );
    const walk = getNetworkNodes(transport, {}, { query: { new: 1 }, validation: 'off' }).toArray();
    expect(String(await rejection(walk))).toContain('does not keep the filters of the call');
    expect(requests).toHaveLength(1);
  });

  it.each<[string, CallOptions['query']]>([
    ['query.limit', { limit: 5 }],
    ['query.new', { new: [] }],
    ['query.new', { new: null as unknown as string }],
    ['query', new Map() as unknown as Record<string, string>],
    ['query', ['a'] as unknown as Record<string, string>],
  ])('are refused for %s: %j', async (parameter, query) => {
    const { transport, requests } = answering(page);
    expect(await rejection(getContracts(transport, {}, { query }))).toMatchObject({
      name: 'ParameterError',
      parameter,
    });
    expect(requests).toEqual([]);
  });

  it('are refused if the parameters have the same name and checks are off', async () => {
    const { transport } = answering(page);
    const params = { new: 1 } as object;
    const call = getContracts(transport, params, { query: { new: 2 }, validation: { request: 'off' } });
    expect(await rejection(call)).toMatchObject({ parameter: 'query.new' });
  });
});
