import { once } from 'node:events';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { stringifyJson } from '../../src/client/request/stringify-json.js';
import { Random } from '../../src/sandbox/data/random.js';
import { ConnectionReset } from '../../src/sandbox/faults.js';
import { type Answer, type Listener, listen } from '../../src/sandbox/listen.js';
import { StatusPage } from '../../src/sandbox/status/status-page.js';
import { createStatusClient } from '../../src/status.js';

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

/** Sends a request as it is, without what `fetch` adds and takes away. */
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

/** Something that happens once, and that a test waits for. */
function occasion(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((happen) => {
    resolve = happen;
  });
  return { promise, resolve };
}

const ok: Answer = async () => Response.json({ ok: true });

describe('requests', () => {
  it('come with method, headers, body and full address', async () => {
    const seen: { method: string; url: string; header: string | null; body: string }[] = [];
    const { ledgerUrl } = await listening(async (asked) => {
      const header = asked.headers.get('x-key');
      seen.push({ method: asked.method, url: asked.url, header, body: await asked.text() });
      return new Response(null, { status: 204 });
    });
    const address = `${ledgerUrl}/api/v1/contracts/call?a=1&a=gte%3A2`;
    const response = await fetch(address, { method: 'POST', headers: { 'x-key': 'é' }, body: '{"ü":1}' });
    expect(response.status).toBe(204);
    await fetch(ledgerUrl, { method: 'HEAD' });
    expect(seen).toEqual([
      { method: 'POST', url: address, header: 'é', body: '{"ü":1}' },
      { method: 'HEAD', url: `${ledgerUrl}/`, header: null, body: '' },
    ]);
  });

  it('keep an address that looks like another host', async () => {
    const { ledgerUrl } = await listening(async ({ url }) => new Response(url));
    expect((await get(`${ledgerUrl}//other.example/x`)).body.toString()).toBe(
      `${ledgerUrl}//other.example/x`,
    );
  });

  it('are given up when the caller leaves', async () => {
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
    const asked = fetch(ledgerUrl, { signal: leaving.signal }).catch((error: unknown) => error);
    await arrived.promise;
    leaving.abort();
    await left.promise;
    expect(await asked).toMatchObject({ name: 'AbortError' });
  });
});

describe('replies', () => {
  it('keep status, its text, headers and body', async () => {
    const { ledgerUrl } = await listening(
      async () =>
        new Response('{"a":1}', { status: 429, statusText: 'Slow Down', headers: { 'retry-after': '7' } }),
    );
    const response = await fetch(ledgerUrl);
    expect([response.status, response.statusText]).toEqual([429, 'Slow Down']);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await response.text()).toBe('{"a":1}');
  });

  it.each([undefined, 'gzip'])(
    'are streamed: the beginning is there before the end, coding %s',
    async (coding) => {
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
    },
  );

  it.each(['gzip', 'br, GZIP', 'gzip;q=0.5', 'deflate , gzip ; q=1.0'])(
    'are packed for %s',
    async (coding) => {
      const { ledgerUrl } = await listening(
        async () => new Response('{"ok":true}', { headers: { 'content-length': '11', vary: 'origin' } }),
      );
      const { headers, body } = await get(ledgerUrl, { headers: { 'accept-encoding': coding } });
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers['content-length']).toBeUndefined();
      expect(headers.vary).toBe('origin, accept-encoding');
      expect(gunzipSync(body).toString()).toBe('{"ok":true}');
    },
  );

  it.each([undefined, 'identity', 'br', 'gzip;q=0', 'gzip ; q=0.00'])(
    'are not packed for %s',
    async (coding) => {
      const { ledgerUrl } = await listening(ok);
      const { headers, body } = await get(
        ledgerUrl,
        coding ? { headers: { 'accept-encoding': coding } } : {},
      );
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.toString()).toBe('{"ok":true}');
    },
  );

  it('have no body for HEAD', async () => {
    const { ledgerUrl } = await listening(ok);
    const { statusCode, headers, body } = await get(ledgerUrl, { method: 'HEAD' });
    expect([statusCode, headers['content-type'], body.length]).toEqual([200, 'application/json', 0]);
  });

  it('leave the connection open for the next request', async () => {
    const { ledgerUrl } = await listening(ok);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    expect((await get(ledgerUrl, { agent })).reusedSocket).toBe(false);
    // A socket goes back to its agent a moment after the end of the reply.
    if (Object.keys(agent.freeSockets).length === 0) await once(agent, 'free');
    expect((await get(ledgerUrl, { agent })).reusedSocket).toBe(true);
  });
});

describe('failures', () => {
  it('break the connection where it is to break', async () => {
    const { ledgerUrl } = await listening(async () => {
      throw new ConnectionReset();
    });
    await expect(get(ledgerUrl)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('are answered with 500 and what went wrong', async () => {
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

  it('at a port that is taken reject', async () => {
    const { ledgerUrl } = await listening(ok);
    await expect(listen(ok, Number(new URL(ledgerUrl).port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('closing', () => {
  it('breaks idle and waiting connections and gives the port back', async () => {
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

describe('a status client', () => {
  it('reads the page over HTTP, exact to the last digit', async () => {
    const page = new StatusPage(new Random(1), () => Date.UTC(2026, 0, 1));
    const { statusUrl, ledgerUrl } = await listening(async (asked) => {
      const reply = page.reply(new URL(asked.url).pathname.replace('/api/v2', ''));
      return new Response(stringifyJson(reply ?? {}), { headers: { 'content-type': 'application/json' } });
    });
    expect(statusUrl).toBe(`${ledgerUrl}/api/v2`);
    const status = createStatusClient({ baseUrl: statusUrl, validation: 'throw', retry: false });
    expect(await status.getIncidents()).toEqual(page.reply('/incidents.json'));
    expect(await status.getSummary()).toEqual(page.reply('/summary.json'));
  });
});
