import { describe, expect, it } from 'vitest';
import { readBody } from '../../../src/client/http/requests.js';
import { UnreadableBody } from '../../../src/client/http/unreadable-body.js';
import { rejection } from '../thrown.js';

const text = 'grün ✓ 😀';
const bytes = new TextEncoder().encode(text);

/** A body in these chunks, and the number of chunks that were read. */
function inChunks(chunks: readonly Uint8Array[], headers: Record<string, string> = {}, status = 200) {
  let taken = 0;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[taken];
        if (chunk === undefined) return controller.close();
        taken += 1;
        controller.enqueue(chunk);
      },
      cancel() {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return {
    response: new Response(body, { headers, status }),
    taken: () => taken,
    cancelled: () => cancelled,
  };
}

describe('a body', () => {
  it('is read in any chunks, also split in the middle of a character', async () => {
    for (let at = 0; at <= bytes.length; at++) {
      const { response } = inChunks([bytes.slice(0, at), bytes.slice(at)]);
      expect(await readBody(response, bytes.length)).toBe(text);
    }
    const { response } = inChunks([...bytes].map((byte) => Uint8Array.of(byte)));
    expect(await readBody(response, bytes.length)).toBe(text);
    expect(await readBody(inChunks([bytes]).response, bytes.length)).toBe(text);
    expect(await readBody(inChunks([]).response, bytes.length)).toBe('');
  });

  it('may be missing', async () => {
    expect(await readBody(new Response(null, { status: 204 }), 100)).toBe('');
  });

  it('is limited by its real length, not by its content-length', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(10));
    for (const length of ['0', '5', '25']) {
      const { response, taken, cancelled } = inChunks(
        Array.from({ length: 50 }, () => chunk),
        { 'content-length': length },
      );
      expect(await rejection(readBody(response, 25))).toBeInstanceOf(UnreadableBody);
      expect(taken()).toBe(3);
      expect(cancelled()).toBe(true);
    }
  });

  it.each([[undefined], ['3'], ['100'], ['word'], [String(bytes.length)]])(
    'is read with any content-length: %s',
    async (length) => {
      const headers = length === undefined ? {} : { 'content-length': length };
      expect(await readBody(inChunks([bytes], headers).response, bytes.length)).toBe(text);
      const packed = { ...headers, 'content-encoding': 'gzip' };
      expect(await readBody(inChunks([bytes], packed).response, bytes.length)).toBe(text);
    },
  );

  it('loses its byte order mark', async () => {
    expect(await readBody(new Response('\ufeff{}'), 100)).toBe('{}');
  });

  it('is read up to maxResponseBytes', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(10));
    const { response, taken, cancelled } = inChunks(Array.from({ length: 50 }, () => chunk));
    const error = await rejection(readBody(response, 25));
    expect(error).toBeInstanceOf(UnreadableBody);
    expect(error).toMatchObject({
      name: 'UnreadableBody',
      message: 'the reply is longer than 25 bytes',
      status: 200,
      text: `${'x'.repeat(30)}…`,
    });
    expect(taken()).toBe(3);
    expect(cancelled()).toBe(true);
  });

  it('is limited by its length after decompression', async () => {
    const headers = { 'content-length': '5', 'content-encoding': 'br' };
    const { response } = inChunks([bytes, bytes], headers);
    expect(await rejection(readBody(response, bytes.length))).toBeInstanceOf(UnreadableBody);
  });

  it('that is not UTF-8 is refused with a preview', async () => {
    const wrong = Uint8Array.of(...new TextEncoder().encode('a'.repeat(2000)), 0xff);
    for (const headers of [{}, { 'content-length': String(wrong.length) }]) {
      const error = await rejection(readBody(inChunks([wrong], headers).response, 10_000));
      expect(error).toMatchObject({
        name: 'UnreadableBody',
        message: 'the reply is not UTF-8',
        text: `${'a'.repeat(800)}…`,
      });
    }
  });

  it('may fail while it is read', async () => {
    const reason = new TypeError('terminated');
    const body = new ReadableStream({ start: (controller) => controller.error(reason) });
    expect(await rejection(readBody(new Response(body), 100))).toBe(reason);
  });
});

describe('the body of an error', () => {
  it.each([400, 404, 429, 503])(
    'is read with replacements for invalid UTF-8, with status %d',
    async (status) => {
      // "gestört" in Latin-1.
      const latin = Uint8Array.of(0x67, 0x65, 0x73, 0x74, 0xf6, 0x72, 0x74);
      expect(await readBody(inChunks([latin], {}, status).response, 100)).toBe('gest\uFFFDrt');
    },
  );

  it('is cut at maxResponseBytes, with an ellipsis', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(10));
    const { response, taken, cancelled } = inChunks(
      Array.from({ length: 50 }, () => chunk),
      {},
      503,
    );
    expect(await readBody(response, 25)).toBe(`${'x'.repeat(25)}…`);
    expect(taken()).toBe(3);
    expect(cancelled()).toBe(true);
  });

  it('is not cut in the middle of a character', async () => {
    const { response } = inChunks([new TextEncoder().encode('ab✓cd')], {}, 500);
    expect(await readBody(response, 4)).toBe('ab…');
  });

  it('is complete at exactly maxResponseBytes', async () => {
    expect(await readBody(inChunks([bytes], {}, 500).response, bytes.length)).toBe(text);
  });
});
