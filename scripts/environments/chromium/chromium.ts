import { once } from 'node:events';
import { cp, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Unavailable } from '../../npm-install.js';
import { root, runCommand } from '../../run-command.js';
import { bundle } from '../bundle.js';
import { type CheckResult, type Environment, readResults, whileRunning } from '../environment.js';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The Chromium of this machine, headless. It runs the smoke suite and the example app on pages whose policy forbids eval.
 */
export const chromium: Environment = async (project, serviceUrl) => {
  const { command, version } = await findChromium();
  const app = 'test/examples/tanstack-query/app.tsx';
  await cp(join(root, app), join(project.folder, 'suite', 'chromium', 'app.tsx'));
  const results: CheckResult[] = [];
  for (const entry of ['chromium/page.mjs', 'chromium/app.mjs']) {
    const page = await servePage(await bundle(project, entry), serviceUrl);
    results.push(...readResults(await visit(command, page, project.folder)));
  }
  return { version, results };
};

async function visit(command: string, page: ServedPage, folder: string): Promise<string> {
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--user-data-dir=${join(folder, 'chromium')}`,
  ];
  try {
    return await whileRunning(command, [...flags, page.url], { stdio: 'ignore' }, () => page.posted);
  } finally {
    page.close();
  }
}

async function findChromium(): Promise<{ command: string; version: string }> {
  for (const command of commands) {
    try {
      const printed = await runCommand(command, ['--version']);
      // Some systems append the name of their build.
      return { command, version: `chromium ${/\d[\d.]*/.exec(printed)?.[0] ?? printed}` };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  throw new Unavailable(`Chromium is not installed; expected one of the commands ${commands.join(', ')}`);
}

interface ServedPage {
  readonly url: string;
  readonly posted: Promise<string>;
  readonly close: () => void;
}

async function servePage(
  { folder, files: [entry = '', ...others] }: Awaited<ReturnType<typeof bundle>>,
  serviceUrl: string,
): Promise<ServedPage> {
  // Allows scripts of this origin, and requests to it and to the service. Forbids eval.
  const policy = `default-src 'none'; script-src 'self'; connect-src 'self' ${serviceUrl}`;
  const html = `<!doctype html><title>Smoke</title><script type="module" src="/${entry}"></script>`;
  const scripts = new Map<string, string>();
  for (const file of [entry, ...others]) scripts.set(`/${file}`, await readFile(join(folder, file), 'utf8'));
  const server = createServer();
  const posted = new Promise<string>((resolve, reject) => {
    server.on('request', (request, response) => {
      const script = scripts.get(request.url ?? '');
      if (request.method === 'POST') text(request).then(resolve, reject);
      if (script === undefined) response.setHeader('content-security-policy', policy);
      response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
      response.end(script ?? html);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, posted, close };
}
