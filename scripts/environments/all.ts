import { chromium } from './chromium/chromium.js';
import { commandLine, type Environment } from './environment.js';
import { workerd } from './workerd/workerd.js';

const node = (major: number): Environment =>
  process.versions.node.startsWith(`${major}.`)
    ? commandLine(process.execPath)
    : commandLine('node/bin/node', { specifier: `node@${major}` });

/** The package needs only the permission to reach a service. */
const denoFlags = ['--no-prompt', '--no-lock', '--no-remote', '--node-modules-dir=manual'];

export const environments: Readonly<Record<string, Environment>> = {
  node20: node(20),
  node22: node(22),
  node24: node(24),
  node26: node(26),
  bun: commandLine('.bin/bun', { specifier: 'bun', flags: () => ['--no-install'] }),
  deno: commandLine('.bin/deno', {
    specifier: 'deno',
    flags: (host) => ['run', `--allow-net=${host}`, ...denoFlags],
  }),
  workerd,
  chromium,
};
