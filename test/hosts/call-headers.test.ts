import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import {
  type CallHeaders,
  createLedgerClient,
  gte,
  type LedgerClient,
  ParameterError,
} from '../../src/ledger.js';
import { ways } from '../proof/ways.js';
import { rejection } from '../setup/thrown.js';
import { names, ThreeHosts } from './three-hosts.js';

const secretOf = (host: string) => `secret-for-${host}`;
const ofHost: CallHeaders = ({ host }) =>
  host === names[2] ? undefined : { 'x-tenant': secretOf(host), 'X-API-Key': secretOf(host) };

type Read = (client: LedgerClient, headers: CallHeaders, world: ThreeHosts) => PromiseLike<unknown>;

const range = ({ time }: ThreeHosts) => ({
  limit: 5,
  timestamp: gte(`${Math.floor(time.elapsed() / 1000) - 15}`),
});

const reads: Record<string, Read> = {
  'a call': (client, headers) => client.getBlocks({ limit: 1 }, { headers }),
  'equal calls': (client, headers) =>
    Promise.all([1, 2, 3].map(() => client.getBlocks({ limit: 1 }, { headers }).then())),
  'a read after a write': (client, headers, { time }) =>
    client.getTransactions({ limit: 1 }, { headers, after: new Date(time.elapsed()) }),
  'a follow': async (client, headers, world) => {
    let count = 0;
    for await (const _ of client.getTransactions({ ...range(world) }, { headers }).follow())
      if (++count === 20) break;
  },
  ...Object.fromEntries(
    Object.entries(ways).map(([name, way]): [string, Read] => [
      name,
      (client, headers, world) => way(client.getTransactions(range(world), { headers }), []),
    ]),
  ),
};

it.each(Object.entries(reads))(
  'headers go to the host that their function names only: %s',
  async (_, read) => {
    for (const hedge of [undefined, { after: 1 }]) {
      const world = new ThreeHosts();
      const client = world.connect({ hedge });
      const foreign: string[] = [];
      let named = 0;
      await world.time.run(client.getBlocks({ limit: 1 }).then());
      world.set(0, 'dies');
      world.set(1, '500');
      world.intercept = (address, init) => {
        const { origin, pathname } = new URL(address);
        const text = JSON.stringify([...new Headers(init.headers)]);
        const isProbe = pathname.endsWith('/blocks') && address.includes('order=desc');
        const own = origin === names[2] ? /"key-of-host-2"/ : new RegExp(`"x-tenant","${secretOf(origin)}"`);
        if (names.some((name) => name !== origin && text.includes(secretOf(name)))) foreign.push(address);
        if (origin === names[2] && text.includes('x-tenant')) foreign.push(address);
        if (own.test(text)) named += 1;
        else if (!isProbe) foreign.push(`nothing to ${address}`);
        return undefined;
      };
      await world.time.run(Promise.resolve(read(client, ofHost, world)));
      expect(foreign).toEqual([]);
      expect(named).toBeGreaterThan(0);
      expect(new Set(Object.keys(world.sent)).size).toBe(3);
    }
  },
);

it('headers are not sent on to the host of a redirect', async () => {
  const world = new ThreeHosts();
  const client = world.connect();
  const foreign: string[] = [];
  world.intercept = (address, init) => {
    const { origin } = new URL(address);
    if (origin !== names[0]) foreign.push(new Headers(init.headers).get('x-tenant') ?? '');
    return origin === names[0] ? Response.redirect(address.replace(names[0], names[2]), 307) : undefined;
  };
  await world.time.run(
    client
      .getBlocks({ limit: 1 }, { headers: ({ host }) => (host === names[0] ? { 'x-tenant': 'secret' } : {}) })
      .then(),
  );
  expect(foreign).toEqual(['']);
});

it.each(Object.entries(reads))(
  'an object beside hosts is refused, and nothing is sent: %s',
  async (_, read) => {
    const world = new ThreeHosts();
    const headers = { 'x-api-key': 'secret' };
    const { fetch, time: clock } = world;
    const one = createLedgerClient({ fetch, clock, hosts: [{ baseUrl: names[0] }] });
    for (const client of [world.connect(), one]) {
      const error = await rejection(read(client, headers, world));
      expect(error).toBeInstanceOf(ParameterError);
      expect(error).toMatchObject({ parameter: 'headers', value: undefined });
      expect(String(error)).toContain('({ host }) =>');
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('secret');
    }
    expect(world.requests).toBe(0);
  },
);

it('a function is called with the only host of a client, and may wait for a token', async () => {
  const sent: (string | null)[] = [];
  const client = createLedgerClient({
    baseUrl: 'https://one.test/secret-path/api/v1',
    headers: ({ host }) => ({ 'x-common': host, 'x-tenant': 'common' }),
    fetch: async (_, init) => {
      for (const name of ['x-common', 'x-tenant']) sent.push(new Headers(init.headers).get(name));
      return Response.json({ blocks: [], links: { next: null } });
    },
  });
  await client.getBlocks({}, { headers: async ({ host }) => ({ 'X-Tenant': secretOf(host) }) });
  await client.getBlocks({}, { headers: () => undefined });
  const host = 'https://one.test/***/api/v1';
  expect(sent).toEqual([host, secretOf(host), host, 'common']);
  const slow = client.getBlocks({}, { headers: () => new Promise(() => undefined), deadline: 20 });
  expect(await rejection(slow.then())).toHaveProperty('name', 'TimeoutError');
});
