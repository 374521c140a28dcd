import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readApi } from '../generate/read-api.js';
import { readDescription } from '../generate/read-description.js';
import { operationMatcher } from '../verify/match-operation.js';

const root = new URL('../../', import.meta.url);

/** Serves both services on loopback, each operation with the reply of ours in `test/fixtures/`. */
export async function serveFixtures(): Promise<{ ledgerUrl: string; statusUrl: string; close: () => void }> {
  const apis = await Promise.all(
    ['ledger', 'status'].map(async (service) =>
      readApi(await readDescription(fileURLToPath(new URL(`openapi/${service}.yaml`, root))), service),
    ),
  );
  const match = operationMatcher(apis);
  const server = createServer(async ({ method = 'GET', url = '/' }, response) => {
    const found = match({ method, url: url.replace(/^\/api\/v2/, '') });
    const file = new URL(`test/fixtures/${found?.service}/${found?.operation.operationId}.json`, root);
    const body = found && (await readFile(file, 'utf8').catch(() => undefined));
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(body ?? '{"_status":{"messages":[{"message":"Not found"}]}}');
  });
  const port = await listen(server);
  return {
    ledgerUrl: `http://127.0.0.1:${port}`,
    statusUrl: `http://127.0.0.1:${port}/api/v2`,
    close: () => server.close(),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
