import { bun } from './bun/bun.js';
import { chromium } from './chromium/chromium.js';
import { deno } from './deno/deno.js';
import type { Environment } from './environment.js';
import { node } from './node/node.js';
import { workerd } from './workerd/workerd.js';

/** Where the package is tried, by the name on the command line. */
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
