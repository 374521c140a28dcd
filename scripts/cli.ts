#!/usr/bin/env node
// The command that the package brings. What it does is in files of their own, which take the world as a parameter.
import { main } from './commands/main.js';
import { nodeTerminal } from './commands/node-terminal.js';

process.exitCode = await main(nodeTerminal());
