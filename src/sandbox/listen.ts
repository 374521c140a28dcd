import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { ConnectionReset } from './faults.js';
import { answerOfModule, type ServiceModule } from './local-modules.js';

export type Answer = (request: Request) => Promise<Response>;

/** A longer request body, in bytes, is refused and not kept. */
const longestBody = 1024 * 1024;

export interface Listener {
  readonly ledgerUrl: string;
  readonly statusUrl: string;
  /** Stops the server and closes all connections. A second call waits for the first. */
  close(): Promise<void>;
}

/** How a server listens. */
export interface ListenOptions {
  /** The address of the interface. Other machines cannot reach the loopback interface. @default '127.0.0.1' */
  readonly host?: string | undefined;
  /** Answers only the operations of this module, as its port on a local network does. @default all operations */
  readonly module?: ServiceModule | undefined;
}

/** Starts a server. Port 0 selects a free port. */
export async function listen(
  answer: Answer,
  port = 0,
  { host = '127.0.0.1', module }: ListenOptions = {},
): Promise<Listener> {
  const fetch = module === undefined ? answer : answerOfModule(answer, module);
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  const ledgerUrl = urlOf(server.address() as AddressInfo);
  server.on('request', (incoming, outgoing) => void serve(fetch, ledgerUrl, incoming, outgoing));
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    const end = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await end;
  };
  return {
    ledgerUrl,
    statusUrl: `${ledgerUrl}/api/v2`,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

/** A server on all interfaces is named by its loopback address. */
function urlOf({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (address === '::') return `http://[::1]:${port}`;
  if (family === 'IPv6') return `http://[${address}]:${port}`;
  return `http://${address}:${port}`;
}

async function serve(
  fetch: Answer,
  baseUrl: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const disconnected = new AbortController();
  outgoing.on('close', () => disconnected.abort());
  try {
    const request = await requestOf(incoming, baseUrl, disconnected.signal);
    if (request) await send(await fetch(request), incoming, outgoing);
    else fail(outgoing, 413, 'Payload Too Large', `a body has at most ${longestBody} bytes`);
  } catch (error) {
    // The caller has disconnected or has received part of a reply. No error can be sent any more.
    if (outgoing.destroyed || outgoing.headersSent) outgoing.destroy();
    else if (error instanceof ConnectionReset) incoming.socket.resetAndDestroy();
    else fail(outgoing, 500, 'Internal error', error instanceof Error ? error.message : String(error));
  }
}

/** `undefined` if the body is too long. */
async function requestOf(
  incoming: IncomingMessage,
  baseUrl: string,
  signal: AbortSignal,
): Promise<Request | undefined> {
  const { method = 'GET', url = '/', headersDistinct } = incoming;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > longestBody) return undefined;
    chunks.push(chunk);
  }
  const hasBody = chunks.length > 0 && method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? Buffer.concat(chunks) : null;
  return new Request(`${baseUrl}${url}`, { method, headers, body, signal });
}

async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { body, status, statusText } = response;
  outgoing.statusCode = status;
  if (statusText) outgoing.statusMessage = statusText;
  outgoing.setHeaders(response.headers);
  if (body === null || incoming.method === 'HEAD') {
    await body?.cancel();
    outgoing.end();
  } else if (response.headers.has('content-encoding') || !acceptsGzip(incoming)) {
    await pipeline(chunksOf(body), outgoing);
  } else {
    outgoing.removeHeader('content-length');
    outgoing.setHeader('content-encoding', 'gzip');
    outgoing.appendHeader('vary', 'accept-encoding');
    // Without the flush, gzip would hold back the chunks of a slow body.
    await pipeline(chunksOf(body), createGzip({ flush: constants.Z_SYNC_FLUSH }), outgoing);
  }
}

function acceptsGzip({ headers }: IncomingMessage): boolean {
  const accepted = String(headers['accept-encoding'] ?? '').split(',');
  return accepted.some((coding) => /^\s*gzip\s*(?!;\s*q=0(\.0*)?\s*$)(;|$)/i.test(coding));
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

/** Sends an error body of the query service, and closes the connection, of which a part may be unread. */
function fail(outgoing: ServerResponse, status: number, message: string, detail: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  outgoing.end(JSON.stringify({ _status: { messages: [{ message, detail }] } }));
}
