import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTransport, type Transport } from '../../../src/core/call/transport.js';
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
