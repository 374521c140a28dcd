#!/usr/bin/env node
// The command of the package: reads the command line and can start the generator.
import { main, nodeTerminal } from '../src/cli/cli.js';

// The generator is loaded on demand: it needs optional peers.
const generate = async (args: readonly string[]): Promise<number> =>
  (await import('./generate/client-command.js')).generateClient(args);

process.exitCode = await main(nodeTerminal(), generate);
