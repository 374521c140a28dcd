// By inner paths: it is the listener of the sandbox, for replies that no sandbox gives.
import { ConnectionReset } from '../../src/sandbox/faults.js';
import { type Listener, listen } from '../../src/sandbox/listen.js';

/** Answers one request. */
export type Play = (request: Request) => Response | Promise<Response>;

/** A loopback server that plays a list of faults, one for each request, and repeats the last one. */
export class FaultServer {
  #listener: Listener | undefined;
  #plays: readonly Play[] = [];
  #received: () => void = () => undefined;
  /** Bodies of the requests since `play`. */
  readonly bodies: string[] = [];

  static async open(): Promise<FaultServer> {
    const server = new FaultServer();
    server.#listener = await listen((request) => server.#answer(request));
    return server;
  }

  get url(): string {
    return this.#listener?.ledgerUrl ?? '';
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
    await this.#listener?.close();
  }

  async #answer(request: Request): Promise<Response> {
    const index = this.bodies.push(await request.text()) - 1;
    this.#received();
    return (this.#plays[index] ?? this.#plays.at(-1) ?? silent)(request);
  }
}

/** A reply with this status, body and headers. */
export function reply(status: number, body: string | Uint8Array, headers: Record<string, string> = {}): Play {
  const own = { 'content-type': 'application/json', ...headers };
  return () => new Response(body as BodyInit, { status, headers: own });
}

/** A reply whose body begins with this text. `pull` sends the rest. */
function begun(
  text: string,
  pull: (controller: ReadableStreamDefaultController) => void | Promise<void>,
): Response {
  const start = (controller: ReadableStreamDefaultController) =>
    controller.enqueue(new TextEncoder().encode(text));
  return new Response(new ReadableStream({ start, pull }), {
    headers: { 'content-type': 'application/json' },
  });
}

/** The connection breaks before a byte of the reply is sent. */
export const reset: Play = () => Promise.reject(new ConnectionReset());

/** The connection breaks in the middle of the body. */
export const resetMidBody =
  (text: string): Play =>
  () =>
    begun(text, (controller) => controller.error(new ConnectionReset()));

/** No reply. */
export const silent: Play = () => new Promise(() => undefined);

/** Headers, and only the start of the body. */
export const stalled: Play = () => begun('{"contracts":[', () => new Promise<void>(() => undefined));

/** A body that never ends. */
export const endless: Play = () =>
  begun('[', (controller) => controller.enqueue(new Uint8Array(2 ** 16).fill(0x20)));
