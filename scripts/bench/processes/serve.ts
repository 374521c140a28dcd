import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=1',
  'access-control-allow-origin': '*',
};

/** A service on the loopback interface, whose work is not measured. Answers its address. */
export default async function serve(input: {
  /** Bodies by path and query. */
  replies: Readonly<Record<string, string>>;
  /** Milliseconds before each reply. */
  delay: number;
}): Promise<string> {
  const bodies = new Map(Object.entries(input.replies).map(([url, text]) => [url, Buffer.from(text)]));
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '');
    const answer = (): void => {
      response.writeHead(body ? 200 : 404, { ...headers, 'content-length': body?.byteLength ?? 0 });
      response.end(body);
    };
    if (input.delay > 0) setTimeout(answer, input.delay);
    else answer();
  });
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
