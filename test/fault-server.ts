import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Answers one request. */
export type Play = (response: ServerResponse, request: IncomingMessage) => void;

/** A loopback server that plays a list of faults, one for each request, and repeats the last one. */
export class FaultServer {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #plays: readonly Play[] = [];
  /** Bodies of the requests since `play`. */
  readonly bodies: string[] = [];
  #received: () => void = () => undefined;

  private constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
      socket.on('error', () => undefined);
    });
    server.on('request', (request, response) => this.#answer(request, response));
  }

  static async open(): Promise<FaultServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new FaultServer(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Replaces the faults, and clears the records. */
  play(...plays: readonly Play[]): void {
    this.#plays = plays;
    this.bodies.length = 0;
  }

  /** Resolves on the next request. */
  received(): Promise<void> {
    return new Promise((resolve) => {
      this.#received = resolve;
    });
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const index = this.bodies.push('') - 1;
    request.on('data', (chunk: Buffer) => {
      this.bodies[index] += chunk.toString();
    });
    request.on('error', () => undefined);
    request.on('end', () => {
      (this.#plays[index] ?? this.#plays.at(-1))?.(response, request);
      this.#received();
    });
  }
}

/** A reply with this status, body and headers. */
export function reply(status: number, body: string | Uint8Array, headers: Record<string, string> = {}): Play {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
}

/** The connection breaks before a byte of the reply is sent. */
export const reset: Play = (response) => response.socket?.resetAndDestroy();

/** The connection breaks in the middle of the body. */
export function resetMidBody(begin: string): Play {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write(begin, () => setImmediate(() => response.socket?.resetAndDestroy()));
  };
}

/** No reply. */
export const silent: Play = () => undefined;

/** Headers, and only the start of the body. */
export const stalled: Play = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"contracts":[');
};

/** A body that never ends. */
export const endless: Play = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = `[${' '.repeat(2 ** 16)}`;
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  response.on('error', () => undefined);
  more();
};
