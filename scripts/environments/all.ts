import { join } from 'node:path';
import { chromium } from './chromium/chromium.js';
import { type Environment, runSuite } from './environment.js';
import { workerd } from './workerd/workerd.js';

function node(major: number): Environment {
  return async ({ folder, install }) => {
    const isPresent = process.versions.node.startsWith(`${major}.`);
    const command = isPresent
      ? process.execPath
      : join(await install(`node@${major}`), 'node', 'bin', 'node');
    const { version, results } = await runSuite(command, [], { cwd: folder });
    return { version: version.replace('v', 'node '), results };
  };
}

const bun: Environment = async ({ folder, install }) => {
  const command = join(await install('bun'), '.bin', 'bun');
  const { version, results } = await runSuite(command, ['--no-install'], { cwd: folder });
  return { version: `bun ${version}`, results };
};

const flags = ['--no-prompt', '--no-lock', '--no-remote', '--node-modules-dir=manual'];

/** Deno, installed from npm. The package needs only the permission to reach a service. */
const deno: Environment = async ({ folder, install }, serviceUrl) => {
  const command = join(await install('deno'), '.bin', 'deno');
  const env = { DENO_DIR: join(folder, 'deno'), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
  const service = `--allow-net=${new URL(serviceUrl).host}`;
  const { version, results } = await runSuite(command, ['run', service, ...flags], { cwd: folder, env });
  return { version: version.split(/\s/, 2).join(' '), results };
};

export const environments: Readonly<Record<string, Environment>> = {
  node20: node(20),
  node22: node(22),
  node24: node(24),
  node26: node(26),
  bun,
  deno,
  workerd,
  chromium,
};
