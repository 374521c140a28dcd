import { once } from 'node:events';
import { cp, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { npmInstall } from '../../npm-install.js';
import { root } from '../../run-command.js';
import { bundle, type CheckResult, type Environment, readResults, whileRunning } from '../environment.js';
import { findChromium, flags } from './browser.js';

/**
 * The Chromium of this machine, headless. It runs the smoke suite, contracts by their ABI and the example app, on pages
 * whose policy forbids eval.
 */
export const chromium: Environment = async (project, serviceUrl) => {
  const { command, version } = await findChromium();
  const app = 'test/examples/tanstack-query/app.tsx';
  await cp(join(root, app), join(project.folder, 'suite', 'chromium', 'app.tsx'));
  // The packages that the pages import, installed as a user installs them.
  await npmInstall(project.folder, '@tanstack/react-query@5', 'react@19', 'react-dom@19', 'viem@2');
  const results: CheckResult[] = [];
  for (const entry of ['chromium/page.mjs', 'chromium/contracts.mjs', 'chromium/app.mjs']) {
    const { server, url, posted } = await servePage(await bundle(project, entry), serviceUrl);
    const profile = `--user-data-dir=${join(project.folder, 'chromium')}`;
    try {
      const page = [...flags, profile, url];
      results.push(...readResults(await whileRunning(command, page, { stdio: 'ignore' }, () => posted)));
    } finally {
      server.close();
      server.closeAllConnections();
    }
  }
  return { version, results };
};

async function servePage(
  { folder, files }: Awaited<ReturnType<typeof bundle>>,
  serviceUrl: string,
): Promise<{ server: Server; url: string; posted: Promise<string> }> {
  // Allows scripts of this origin, and requests to it and to the service. Forbids eval.
  const policy = `default-src 'none'; script-src 'self'; connect-src 'self' ${serviceUrl}`;
  const html = `<!doctype html><title>Smoke</title><script type="module" src="/${files[0]}"></script>`;
  const server = createServer();
  const posted = new Promise<string>((resolve, reject) => {
    server.on('request', async (request, response) => {
      if (request.method === 'POST') text(request).then(resolve, reject);
      const file = files.find((name) => request.url === `/${name}`);
      if (file === undefined) response.setHeader('content-security-policy', policy);
      response.setHeader('content-type', file === undefined ? 'text/html' : 'text/javascript');
      response.end(file === undefined ? html : await readFile(join(folder, file)));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, posted };
}
