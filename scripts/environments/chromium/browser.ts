import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Unavailable } from '../../npm-install.js';
import { runCommand } from '../../run-command.js';
import { whileRunning } from '../environment.js';
import { devtoolsStdio, openPage, type Page } from './devtools.js';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export async function findChromium(): Promise<{ command: string; version: string }> {
  for (const command of commands) {
    try {
      return { command, version: await runCommand(command, ['--version']) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  throw new Unavailable(`Chromium is not installed; expected one of the commands ${commands.join(', ')}`);
}

/** Opens a page of a new browser, which may take longer than a minute if `timeout` says so. */
export async function withPage<Result>(
  work: (page: Page) => Promise<Result>,
  { timeout }: { timeout?: number } = {},
): Promise<Result> {
  const { command } = await findChromium();
  const profile = await mkdtemp(join(tmpdir(), 'chromium-'));
  const parameters = [...flags, `--user-data-dir=${profile}`, '--remote-debugging-pipe'];
  const settings = { stdio: [...devtoolsStdio], ...(timeout !== undefined && { timeout }) };
  try {
    return await whileRunning(command, parameters, settings, async (browser) =>
      work(await openPage(browser)),
    );
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Serves the files of a folder: a browser loads no module from a file address. */
export async function whileServing<Result>(
  folder: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    try {
      const content = await readFile(file);
      response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
