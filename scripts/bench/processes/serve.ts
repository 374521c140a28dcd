// A service on the loopback interface, in a process of its own so that its work is not measured.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { ServeInput } from './serve-input.js';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=1',
  'access-control-allow-origin': '*',
};

function serve({ replies, delay }: ServeInput): void {
  const bodies = new Map(Object.entries(replies).map(([url, text]) => [url, Buffer.from(text)]));
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '');
    const answer = (): void => {
      response.writeHead(body ? 200 : 404, { ...headers, 'content-length': body?.byteLength ?? 0 });
      response.end(body);
    };
    if (delay > 0) setTimeout(answer, delay);
    else answer();
  });
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1', () => {
    console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}

const lines = createInterface({ input: process.stdin });
lines.once('line', (line) => serve(JSON.parse(line)));
lines.once('close', () => process.exit());
