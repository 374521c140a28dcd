// The command line: each operation is a command.

export { main } from './main.js';
export { nodeTerminal } from './node-terminal.js';
