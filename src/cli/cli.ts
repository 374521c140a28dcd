// The command line: every operation as a command.

export { main } from './main.js';
export { nodeTerminal } from './node-terminal.js';
