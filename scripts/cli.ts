#!/usr/bin/env node
// The command of the package: the command line of the product, and the generator, which is no part of it.
import { main } from './commands/main.js';
import { nodeTerminal } from './commands/node-terminal.js';

// The generator is loaded on demand: it needs optional peers.
const generate = async (args: readonly string[]): Promise<number> =>
  (await import('./generate/client-command.js')).generateClient(args);

process.exitCode = await main(nodeTerminal(), generate);
