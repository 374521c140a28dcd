// The MCP server: a few tools with which an agent reads the ledger and the status page.

export { serve, toolServer } from './server.js';
