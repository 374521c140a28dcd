import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTransport } from '../../../src/client/client.js';
import { contractCall, getContracts } from '../../../src/ledger.js';
import { createSandbox } from '../../../src/sandbox.js';
import { once } from '../answering.js';

const baseUrl = 'https://host.test/prefix';
const emptyPage = '{"contracts":[],"links":{"next":null}}';
const body = { to: `0x${'0'.repeat(40)}` };

/** A `fetch` that returns a text, and records its arguments and `this`. */
function noting(text: string) {
  const calls: { receiver: unknown; given: unknown[] }[] = [];
  async function fetch(this: unknown, ...given: unknown[]): Promise<Response> {
    calls.push({ receiver: this, given });
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  }
  return { calls, fetch };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const usual = { accept: 'application/json', 'user-agent': 'ledger-query-client/0.1.0' };

describe('the fetch of a transport', () => {
  it('is called with the complete URL as a string and an init', async () => {
    const { calls, fetch } = noting(emptyPage);
    const transport = createTransport({ baseUrl, fetch, headers: { 'x-key': 'a' }, ...once });
    await getContracts(transport, { limit: 3 });
    expect(calls.map(({ given }) => given)).toEqual([
      [
        'https://host.test/prefix/api/v1/contracts?limit=3',
        {
          method: 'GET',
          headers: new Headers({ ...usual, 'x-key': 'a' }),
          signal: expect.any(AbortSignal),
          redirect: 'manual',
        },
      ],
    ]);
  });

  it('gets the body if there is one', async () => {
    const { calls, fetch } = noting('{"result":"0x"}');
    await contractCall(createTransport({ baseUrl, fetch, ...once }), { body });
    expect(calls[0]?.given[1]).toEqual({
      method: 'POST',
      headers: new Headers({ ...usual, 'content-type': 'application/json' }),
      signal: expect.any(AbortSignal),
      redirect: 'manual',
      body: '{"to":"0x0000000000000000000000000000000000000000"}',
    });
  });

  it('is called without this, and the global fetch with globalThis, which browsers require', async () => {
    const given = noting(emptyPage);
    await getContracts(createTransport({ baseUrl, fetch: given.fetch, ...once }));
    expect(given.calls[0]?.receiver).toBeUndefined();
    const global = noting(emptyPage);
    vi.stubGlobal('fetch', global.fetch);
    await getContracts(createTransport({ baseUrl, ...once }));
    expect(global.calls[0]?.receiver).toBe(globalThis);
  });

  it('creates no Request, and neither does a GET of the sandbox', async () => {
    const sandbox = createSandbox({ size: 0.1 });
    vi.stubGlobal(
      'Request',
      class {
        constructor() {
          throw new Error('a Request was built');
        }
      },
    );
    const { calls, fetch } = noting('{"result":"0x"}');
    await contractCall(createTransport({ baseUrl, fetch, ...once }), { body });
    expect(calls).toHaveLength(1);
    const own = { baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch, ...once };
    const contracts = await getContracts(createTransport(own), { limit: 3 }).toArray({ limit: 5 });
    expect(contracts).toHaveLength(5);
  });
});
