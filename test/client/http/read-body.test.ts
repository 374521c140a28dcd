import { describe, expect, it } from 'vitest';
import { call, createTransport } from '../../../src/client/client.js';
import { rejection } from '../../setup/thrown.js';
import { operation } from '../operations.js';

const text = 'grün ✓ 😀';
const bytes = new TextEncoder().encode(text);
const ten = new TextEncoder().encode('x'.repeat(10));

/** A body in these chunks, and the number of chunks that were read. */
function inChunks(chunks: readonly Uint8Array[], headers: Record<string, string> = {}, status = 200) {
  const seen = { taken: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[seen.taken];
        if (chunk === undefined) return controller.close();
        seen.taken += 1;
        controller.enqueue(chunk);
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body, { headers, status }), seen };
}

/** The data of an operation whose replies are plain text. */
const read = (response: Response, maxResponseBytes: number, headers = {}): PromiseLike<unknown> =>
  call(
    createTransport({
      baseUrl: 'https://ledger.test',
      fetch: async () => response,
      maxResponseBytes,
      headers,
      retry: false,
    }),
    operation({ isText: true }),
  );

describe('a body', () => {
  it('is read in any chunks, also split in the middle of a character', async () => {
    for (let at = 0; at <= bytes.length; at++)
      expect(await read(inChunks([bytes.slice(0, at), bytes.slice(at)]).response, bytes.length)).toBe(text);
    const single = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await read(inChunks(single).response, bytes.length)).toBe(text);
    expect(await read(inChunks([]).response, bytes.length)).toBe('');
    expect(await read(new Response(null, { status: 204 }), 100)).toBe('');
    expect(await read(new Response('\ufeff{}'), 100)).toBe('{}');
  });

  it('is cancelled when the call is aborted, if fetch ignores its signal and no chunk follows', async () => {
    const controller = new AbortController();
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(ten),
      // No further chunk arrives.
      pull: () => new Promise(() => setImmediate(() => controller.abort())),
      cancel() {
        isCancelled = true;
      },
    });
    const transport = createTransport({
      baseUrl: 'https://ledger.test',
      fetch: async () => new Response(body),
    });
    const { signal } = controller;
    const error = await rejection(call(transport, operation({ isText: true }), {}, { signal }));
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(isCancelled).toBe(true);
  });

  it.each([{}, { 'content-length': '5', 'content-encoding': 'br' }, { 'content-length': '25' }])(
    'is limited by its real length, whatever its headers say: %j',
    async (headers) => {
      expect(await read(inChunks([bytes], headers).response, bytes.length)).toBe(text);
      const { response, seen } = inChunks(Array(50).fill(ten), headers);
      expect(await rejection(read(response, 25))).toMatchObject({
        name: 'ResponseError',
        message: 'getThings: the reply is longer than 25 bytes',
        status: 200,
        text: `${'x'.repeat(30)}…`,
      });
      expect(seen).toEqual({ taken: 3, cancelled: true });
    },
  );

  it('that is not UTF-8 is refused with a preview', async () => {
    const wrong = Uint8Array.of(...new TextEncoder().encode('a'.repeat(20)), 0xff);
    expect(await rejection(read(inChunks([wrong]).response, 10_000))).toMatchObject({
      message: 'getThings: the reply is not UTF-8',
      text: `${'a'.repeat(20)}\ufffd…`,
    });
  });
});

describe('the body of an error', () => {
  it.each([400, 404, 429, 503])(
    'is read with replacements for invalid UTF-8, with status %d',
    async (status) => {
      // "gestört" in Latin-1.
      const latin = Uint8Array.of(0x67, 0x65, 0x73, 0x74, 0xf6, 0x72, 0x74);
      const error = await rejection(read(inChunks([latin], {}, status).response, 100));
      expect(error).toMatchObject({ status, text: 'gest\uFFFDrt' });
    },
  );

  it.each<[string, Uint8Array[], number, string, object]>([
    ['at maxResponseBytes', Array(50).fill(ten), 25, `${'x'.repeat(25)}…`, { taken: 3, cancelled: true }],
    ['before a character', [new TextEncoder().encode('ab✓cd')], 4, 'ab…', { cancelled: true }],
    ['nowhere at exactly maxResponseBytes', [bytes], bytes.length, text, { cancelled: false }],
  ])('is cut %s', async (_, chunks, limit, shown, expected) => {
    const { response, seen } = inChunks(chunks, {}, 503);
    expect(await rejection(read(response, limit))).toMatchObject({ status: 503, text: shown });
    expect(seen).toMatchObject(expected);
  });

  it('shows no part of a key at the cut', async () => {
    const key = 'a-key-that-is-long';
    for (let before = 0; before < 20; before++) {
      const body = `${'.'.repeat(before)}${key}${'x'.repeat(1000)}`;
      const error = await rejection(read(new Response(body, { status: 404 }), 20, { 'x-api-key': key }));
      const { text } = error as { text: string };
      // The key is hidden up to the cut, together with at most two further characters.
      expect(text).toMatch(/^\.*\*\*\*x{0,2}…$/);
      expect(text.indexOf('*')).toBe(before);
    }
  });
});
