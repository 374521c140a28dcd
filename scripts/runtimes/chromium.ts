import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '../package/run-command.js';
import { Unavailable } from '../package/unavailable.js';
import { bundle } from './bundle.js';
import { readResults } from './check-result.js';
import type { Runtime } from './runtime.js';
import { servePage } from './serve-page.js';
import { stop } from './stop.js';

/** What systems call it. */
const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The Chromium of this machine, without a window, on a page whose policy forbids eval. */
export const chromium: Runtime = async (project, serviceUrl) => {
  const { command, version } = await findChromium(project.folder);
  const { folder, files } = await bundle(project, 'page');
  const page = await servePage(folder, files, serviceUrl);
  const profile = join(project.folder, 'chromium');
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(command, [...flags, page.url], { cwd: project.folder, stdio: 'ignore' });
  const finished = new AbortController();
  const ended = once(browser, 'exit', { signal: finished.signal }).then(([code]) => {
    throw new Error(`chromium ended with ${String(code)} before the page told its results`);
  });
  const late = wait(60_000, undefined, { signal: finished.signal }).then(() => {
    throw new Error('the page told no results within 60 s');
  });
  try {
    return { version, results: readResults(await Promise.race([page.posted, ended, late])) };
  } finally {
    // The races that were not won reject with the abort.
    void Promise.allSettled([ended, late]);
    finished.abort();
    await stop(browser);
    await page.close();
  }
};

/** The first of the commands that is there. */
async function findChromium(cwd: string): Promise<{ command: string; version: string }> {
  for (const command of commands) {
    try {
      const told = await runCommand(command, ['--version'], { cwd });
      // Systems add where it was built.
      return { command, version: `chromium ${/\d[\d.]*/.exec(told)?.[0] ?? told}` };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  throw new Unavailable(`there is no command ${commands.join(' or ')}`);
}
