import { describe, expect, it } from 'vitest';
import { createTransport, type TransportSettings } from '../../src/client/client.js';
import { getContracts } from '../../src/ledger.js';
import { heapInUse } from '../setup/heap.js';

const size = 2 * 2 ** 20;
const long = 'x'.repeat(size);
const kept = 4;

/** Returns the same text each time, in a new response: a body can be read only once. */
function answers(body: string, init?: ResponseInit): () => Response {
  const bytes = new TextEncoder().encode(body);
  return () => new Response(bytes, init);
}
const says = (...messages: object[]): (() => Response) =>
  answers(JSON.stringify({ _status: { messages } }), { status: 400 });

const rows: [string, () => Response, TransportSettings?][] = [
  ['an HTML page instead of a message', answers(`<html>${long}`, { status: 502 })],
  ['a long message', says({ message: long, detail: long })],
  ['many messages', says(...Array.from({ length: 20_000 }, (_, index) => ({ message: `wrong ${index}` })))],
  [
    'a parameter that a long message names',
    says({ message: `Unknown query parameter: a-long-name ${long}` }),
  ],
  ['long data', says({ message: 'CONTRACT_REVERT_EXECUTED', data: `0x${'00'.repeat(size / 2)}` })],
  ['a long header', answers('', { status: 404, headers: { 'x-long': long } })],
  ['a body that is not JSON', answers(`{"contracts":"${long}`)],
  ['a value that does not fit', answers(JSON.stringify({ contracts: long }))],
  ['a name that is not known', answers(JSON.stringify({ contracts: long, [long]: 1 }))],
  ['a body that is too long', answers(long), { maxResponseBytes: size - 1 }],
];

describe.each([
  ['without a key', {}],
  ['with a key', { 'x-api-key': 'a-secret-key' }],
])('an error that the caller keeps, %s,', (_, headers) => {
  it.each(rows)('does not keep the body alive: %s', async (_kind, answer, more = {}) => {
    const transport = createTransport({
      baseUrl: 'https://ledger.test',
      headers,
      retry: false,
      fetch: async () => answer(),
      ...more,
    });
    const errors: unknown[] = [];
    const fail = async (): Promise<void> => {
      await getContracts(transport).then(undefined, (error: unknown) => errors.push(error));
    };
    // The first error also fills caches, such as the last text a pattern was tried on. Measure after it.
    await fail();
    const before = await heapInUse();
    for (let count = 0; count < kept; count++) await fail();
    expect(errors).toHaveLength(kept + 1);
    expect((await heapInUse()) - before).toBeLessThan(size);
  });
});
