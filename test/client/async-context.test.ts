import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createTransport } from '../../src/client/client.js';
import { getContracts } from '../../src/ledger.js';

describe('a lazy request', () => {
  it('runs in the async context in which it was created, and does not change that of the caller', async () => {
    const context = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const transport = createTransport({
      baseUrl: 'http://ledger.test',
      fetch: async () => {
        seen.push(context.getStore());
        return new Response('{"contracts":[],"links":{"next":null}}');
      },
    });
    await context.run('caller', async () => {
      await getContracts(transport);
      seen.push(context.getStore());
      const [request] = [getContracts(transport)];
      await context.run('other', async () => {
        await request;
        seen.push(context.getStore());
      });
    });
    expect(seen).toEqual(['caller', 'caller', 'caller', 'other']);
  });

  it('prints its operation and its state in a log', () => {
    const transport = createTransport({ baseUrl: 'http://ledger.test' });
    expect(inspect(getContracts(transport))).toBe('LedgerRequest getContracts (not sent)');
  });
});
