// The command line: each operation is a command.

export { main, type Programs } from './main.js';
export { nodeTerminal } from './node-terminal.js';
