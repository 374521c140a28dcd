import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A page on a loopback port that runs a bundle, and posts what came of it. */
export interface ServedPage {
  readonly url: string;
  /** What the page posts. */
  readonly posted: Promise<string>;
  close(): Promise<void>;
}

/** Serves the files of a bundle, the entry first, beside a page that loads the entry and may reach a service. */
export async function servePage(
  folder: string,
  files: readonly string[],
  serviceUrl: string,
): Promise<ServedPage> {
  // Scripts of this origin, requests to it and to the service, but no eval.
  const policy = `default-src 'none'; script-src 'self'; connect-src 'self' ${serviceUrl}`;
  const page = `<!doctype html><title>Smoke</title><script type="module" src="/${files[0]}"></script>`;
  const server = createServer();
  const posted = new Promise<string>((resolve, reject) => {
    server.on('request', async (request, response) => {
      try {
        const name = request.url?.slice(1) ?? '';
        if (request.method === 'POST') {
          const body = await text(request);
          response.writeHead(204).end();
          resolve(body);
        } else if (name === '') {
          response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
          response.end(page);
        } else if (files.includes(name)) {
          const file = await readFile(join(folder, name));
          response.writeHead(200, { 'content-type': 'text/javascript' }).end(file);
        } else response.writeHead(404).end();
      } catch (error) {
        response.destroy();
        reject(error);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    posted,
    close: async () => {
      const end = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await end;
    },
  };
}
