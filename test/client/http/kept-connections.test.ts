import '../../own-dispatcher.js';

import {
  constants,
  createServer as createHttp2Server,
  type Http2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { H2CClient, fetch as undiciFetch } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTransport, type Transport } from '../../../src/client/transport.js';
import { contractCall, getContracts } from '../../../src/ledger.js';
import { turn } from '../../virtual-time.js';

type Break = (socket: Socket) => void;
const breaks: readonly [string, Break][] = [
  ['resets them', (socket) => socket.resetAndDestroy()],
  ['closes them', (socket) => socket.destroy()],
];

/** Answers so many requests at once, each on a connection of its own, and breaks what is used once more. */
class ClosingServer {
  broken = 0;
  together = 1;
  break: Break | undefined;
  #waiting: (() => void)[] = [];
  readonly #kept = new Set<Socket>();
  readonly #server: Server = createServer((socket) => this.#accept(socket));

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#kept) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #accept(socket: Socket): void {
    let requests = 0;
    this.#kept.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#kept.delete(socket));
    socket.on('data', (data) => {
      const method = /^GET|^POST/.exec(data.toString())?.[0];
      // A body may come behind its head.
      if (!method) return;
      requests += 1;
      if (requests > 1 && this.break) {
        this.broken += 1;
        this.break(socket);
        return;
      }
      this.#waiting.push(() => this.#reply(socket, method === 'POST'));
      if (this.#waiting.length < this.together) return;
      for (const reply of this.#waiting.splice(0)) reply();
    });
  }

  #reply(socket: Socket, isPost: boolean): void {
    const text = isPost ? '{"result":"0x"}' : '{"contracts":[],"links":{"next":null}}';
    const head = ['HTTP/1.1 200 OK', 'content-type: application/json', `content-length: ${text.length}`];
    socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  }
}

const calls: readonly [string, (transport: Transport) => PromiseLike<unknown>][] = [
  ['GET', (transport) => getContracts(transport)],
  ['POST', (transport) => contractCall(transport, { body: { to: `0x${'0'.repeat(40)}` } })],
];
const cases = breaks.flatMap(([how, end]) =>
  calls.map(([method, call]) => [method, how, call, end] as const),
);

describe('a service that has kept connections open', () => {
  let server: ClosingServer;
  let transport: Transport;
  /** Milliseconds that were waited before each retry. */
  let delays: number[];
  beforeEach(async () => {
    server = new ClosingServer();
    delays = [];
    transport = createTransport({
      baseUrl: await server.open(),
      retry: false,
      onRetry: ({ delay }) => delays.push(delay),
    });
  });
  afterEach(() => server.close());

  it.each(cases)('costs a %s no error where it %s as they are used', async (_, __, call, end) => {
    const together = () => Promise.all(Array.from({ length: 50 }, () => call(transport)));
    server.together = 50;
    await together();
    // What they were sent on is idle by then.
    for (let count = 0; count < 5; count++) await turn();
    Object.assign(server, { together: 1, break: end });
    await together();
    expect(server.broken).toBe(50);
    expect(delays).toEqual(Array.from({ length: 50 }, () => 0));
  });
});

describe('a service that has kept a connection of HTTP/2 open', () => {
  it.each<[string, (session: Http2Session, stream: ServerHttp2Stream) => void]>([
    ['breaks it', (session) => session.socket.resetAndDestroy()],
    [
      'goes away',
      (session, stream) => {
        stream.close(constants.NGHTTP2_REFUSED_STREAM);
        session.close();
      },
    ],
  ])('costs no error and no wait where it %s as it is used', async (_, end) => {
    const kept = new Set<Http2Session>();
    let broken = 0;
    const server = createHttp2Server().on('stream', (stream) => {
      const { session } = stream;
      stream.on('error', () => undefined);
      if (session && kept.has(session)) {
        broken += 1;
        // Not at once: Node breaks its heap where a session ends while it tells of a stream.
        setImmediate(() => end(session, stream));
      } else {
        stream.respond({ ':status': 200, 'content-type': 'application/json' });
        stream.end('{"contracts":[],"links":{"next":null}}');
      }
    });
    const sessions: Http2Session[] = [];
    server.on('session', (session) => sessions.push(session.on('error', () => undefined)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const more = { dispatcher: new H2CClient(baseUrl) };
    const send = undiciFetch as typeof fetch;
    const delays: number[] = [];
    const transport = createTransport({
      baseUrl,
      retry: false,
      fetch: (url, init) => send(url, { ...init, ...more }),
      onRetry: ({ delay }) => delays.push(delay),
    });
    const together = () => Promise.all(Array.from({ length: 50 }, () => getContracts(transport)));
    await together();
    for (const session of sessions) kept.add(session);
    await together();
    expect(broken).toBeGreaterThan(0);
    expect(delays.length).toBeGreaterThan(0);
    expect(new Set(delays)).toEqual(new Set([0]));
    await more.dispatcher.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
});
