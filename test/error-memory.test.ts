import { describe, expect, it } from 'vitest';
import type { TransportSettings } from '../src/client/options.js';
import { createTransport } from '../src/client/transport.js';
import { getContracts } from '../src/ledger.js';
import { heapInUse } from './heap.js';

const size = 2 * 2 ** 20;
const long = 'x'.repeat(size);
const kept = 20;

/** Answers the same each time. What is written once is read anew for each error. */
function answers(body: string, init?: ResponseInit): () => Response {
  const bytes = new TextEncoder().encode(body);
  return () => new Response(bytes, init);
}
const says = (...messages: object[]): (() => Response) =>
  answers(JSON.stringify({ _status: { messages } }), { status: 400 });

const rows: [string, () => Response, TransportSettings?][] = [
  ['a page that is no message', answers(`<html>${long}`, { status: 502 })],
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
])('an error that is kept, %s,', (_, headers) => {
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
    // What is kept once, such as the text that a pattern was last tried on, is not an error's.
    await fail();
    const before = await heapInUse();
    for (let count = 0; count < kept; count++) await fail();
    expect(errors).toHaveLength(kept + 1);
    expect((await heapInUse()) - before).toBeLessThan(size);
  });
});
