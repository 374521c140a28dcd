import { bun } from './bun.js';
import { chromium } from './chromium.js';
import { deno } from './deno.js';
import { node } from './node.js';
import type { Runtime } from './runtime.js';
import { workerd } from './workerd.js';

/** Where the package is tried, by the name on the command line. */
export const runtimes: ReadonlyMap<string, Runtime> = new Map([
  ['node20', node(20)],
  ['node22', node(22)],
  ['node24', node(24)],
  ['node26', node(26)],
  ['bun', bun],
  ['deno', deno],
  ['workerd', workerd],
  ['chromium', chromium],
]);
