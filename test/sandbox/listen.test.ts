import { once } from 'node:events';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
// By their inner paths: replies that no sandbox gives, such as one that never ends.
import { ConnectionReset } from '../../src/sandbox/faults.js';
import { type Answer, type Listener, listen } from '../../src/sandbox/listen.js';
import { turn } from '../setup/virtual-time.js';

const open: Listener[] = [];
const agents: Agent[] = [];

afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  await Promise.all(open.splice(0).map((listener) => listener.close()));
});

async function listening(answer: Answer): Promise<Listener> {
  const listener = await listen(answer);
  open.push(listener);
  return listener;
}

/** Sends a request without the changes that `fetch` makes. */
async function get(url: string, options: RequestOptions = {}) {
  const outgoing = request(url, options);
  outgoing.end();
  const [incoming]: IncomingMessage[] = await once(outgoing, 'response');
  if (!incoming) throw new Error('no response');
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { statusCode, headers } = incoming;
  return { statusCode, headers, body: Buffer.concat(chunks), reusedSocket: outgoing.reusedSocket };
}

/** An event that a test waits for. */
function occasion(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((happen) => {
    resolve = happen;
  });
  return { promise, resolve };
}

const ok: Answer = async () => Response.json({ ok: true });

describe('requests', () => {
  it('with a body over 1 MiB are refused, and the next one is answered', async () => {
    const { ledgerUrl } = await listening(ok);
    const statusOf = async (length: number): Promise<number> =>
      (await fetch(ledgerUrl, { method: 'POST', body: new Uint8Array(length) })).status;
    expect([await statusOf(2 ** 20), await statusOf(2 ** 20 + 1), await statusOf(1)]).toEqual([
      200, 413, 200,
    ]);
  });

  it('are received with their method, headers, body and full URL', async () => {
    const seen: { method: string; url: string; header: string | null; body: string }[] = [];
    const { ledgerUrl } = await listening(async (request) => {
      const header = request.headers.get('x-key');
      seen.push({ method: request.method, url: request.url, header, body: await request.text() });
      return new Response(null, { status: 204 });
    });
    const address = `${ledgerUrl}/api/v1/contracts/call?a=1&a=gte%3A2`;
    const response = await fetch(address, { method: 'POST', headers: { 'x-key': 'é' }, body: '{"ü":1}' });
    expect(response.status).toBe(204);
    // It looks like another host.
    await get(`${ledgerUrl}//other.example/x`, { method: 'HEAD' });
    expect(seen).toEqual([
      { method: 'POST', url: address, header: 'é', body: '{"ü":1}' },
      { method: 'HEAD', url: `${ledgerUrl}//other.example/x`, header: null, body: '' },
    ]);
  });

  it('are aborted when the caller disconnects', async () => {
    const arrived = occasion();
    const left = occasion();
    const { ledgerUrl } = await listening(({ signal }) => {
      arrived.resolve();
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason);
          left.resolve();
        });
      });
    });
    const leaving = new AbortController();
    const aborted = fetch(ledgerUrl, { signal: leaving.signal }).catch((error: unknown) => error);
    await arrived.promise;
    leaving.abort();
    await left.promise;
    expect(await aborted).toMatchObject({ name: 'AbortError' });
  });
});

describe('replies', () => {
  it('keep their status, status text, headers and body', async () => {
    const { ledgerUrl } = await listening(
      async () =>
        new Response('{"a":1}', { status: 429, statusText: 'Slow Down', headers: { 'retry-after': '7' } }),
    );
    const response = await fetch(ledgerUrl);
    expect([response.status, response.statusText]).toEqual([429, 'Slow Down']);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await response.text()).toBe('{"a":1}');
  });

  it.each([undefined, 'gzip'])('are streamed with the content coding %s', async (coding) => {
    const rest = occasion();
    const { ledgerUrl } = await listening(async () => {
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(encoder.encode('begin'));
          await rest.promise;
          controller.enqueue(encoder.encode(' and end'));
          controller.close();
        },
      });
      return new Response(body);
    });
    const response = await fetch(ledgerUrl, { headers: { 'accept-encoding': coding ?? 'identity' } });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('begin');
    rest.resolve();
    expect((await reader?.read())?.value).toBe(' and end');
    expect((await reader?.read())?.done).toBe(true);
  });

  it.each<[string | undefined, boolean]>([
    ['gzip', true],
    ['br, GZIP', true],
    ['gzip;q=0.5', true],
    ['deflate , gzip ; q=1.0', true],
    [undefined, false],
    ['identity', false],
    ['br', false],
    ['gzip;q=0', false],
    ['gzip ; q=0.00', false],
  ])('for accept-encoding: %s are compressed: %s', async (coding, isCompressed) => {
    const { ledgerUrl } = await listening(
      async () => new Response('{"ok":true}', { headers: { 'content-length': '11', vary: 'origin' } }),
    );
    const { headers, body } = await get(ledgerUrl, { headers: coding ? { 'accept-encoding': coding } : {} });
    expect(headers['content-encoding']).toBe(isCompressed ? 'gzip' : undefined);
    expect(headers['content-length']).toBe(isCompressed ? undefined : '11');
    expect(headers.vary).toBe(isCompressed ? 'origin, accept-encoding' : 'origin');
    expect(String(isCompressed ? gunzipSync(body) : body)).toBe('{"ok":true}');
  });

  it('have no body for HEAD', async () => {
    const { ledgerUrl } = await listening(ok);
    const { statusCode, headers, body } = await get(ledgerUrl, { method: 'HEAD' });
    expect([statusCode, headers['content-type'], body.length]).toEqual([200, 'application/json', 0]);
  });

  it('keep the connection open for the next request', async () => {
    const { ledgerUrl } = await listening(ok);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    const isReused = async (): Promise<boolean> => (await get(ledgerUrl, { agent })).reusedSocket;
    expect(await isReused()).toBe(false);
    // A socket returns to its agent some turns after the end of the reply, and a busy machine may let an idle one expire.
    const others: boolean[] = [];
    for (let count = 0; count < 20 && !others.includes(true); count += 1) {
      for (let turns = 0; turns < 1000 && !Object.keys(agent.freeSockets)[0]; turns += 1) await turn();
      others.push(await isReused());
    }
    expect(others).toContain(true);
  });
});

describe('failures', () => {
  it('of the connection are simulated by breaking it', async () => {
    const { ledgerUrl } = await listening(async () => {
      throw new ConnectionReset();
    });
    await expect(get(ledgerUrl)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('of the handler return 500 with the error message', async () => {
    const { ledgerUrl } = await listening(async () => {
      throw new Error('a bug');
    });
    const response = await fetch(ledgerUrl);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      _status: { messages: [{ message: 'Internal error', detail: 'a bug' }] },
    });
  });

  it('in the middle of a body break the connection', async () => {
    const { ledgerUrl } = await listening(async () => {
      let pulls = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          pulls += 1;
          if (pulls === 1) controller.enqueue(new Uint8Array(10));
          else controller.error(new Error('no more'));
        },
      });
      return new Response(body);
    });
    await expect(get(ledgerUrl)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('reject if the port is in use', async () => {
    const { ledgerUrl } = await listening(ok);
    await expect(listen(ok, Number(new URL(ledgerUrl).port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('closing', () => {
  it('closes idle and active connections and frees the port', async () => {
    const arrived = occasion();
    const { ledgerUrl, close } = await listening(() => {
      arrived.resolve();
      return new Promise(() => undefined);
    });
    const { port, hostname } = new URL(ledgerUrl);
    const idle = connect(Number(port), hostname);
    idle.on('error', () => undefined);
    const ended = once(idle, 'close');
    const waiting = get(ledgerUrl).catch((error: unknown) => error);
    await arrived.promise;
    await Promise.all([close(), close()]);
    expect(await waiting).toMatchObject({ code: 'ECONNRESET' });
    await ended;
    const again = await listen(ok, Number(port));
    open.push(again);
    expect(again.ledgerUrl).toBe(ledgerUrl);
  });
});
