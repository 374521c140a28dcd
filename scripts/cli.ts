#!/usr/bin/env node
// The command of the package: reads the command line, and can start the generator and the MCP server.
import { main, nodeTerminal, type Programs } from '../src/cli/cli.js';
import { mcpPeers, missingPeers } from './peers.js';

const sdk = '@modelcontextprotocol/sdk@1';

// Both need optional peers, so they are loaded on demand.
const programs: Programs = {
  generate: async (args) => (await import('./generate/client-command.js')).generateClient(args),
  async mcp({ signal, ...options }) {
    const missing = missingPeers('The MCP server', mcpPeers, (name) => import.meta.resolve(name));
    if (missing === undefined) await (await import('../src/mcp/mcp.js')).serve(options, signal);
    else
      console.error(
        `${missing}\nWithout a project: npx -p ledger-query-client -p ${sdk} ledger-query-client mcp`,
      );
    return missing === undefined ? 0 : 2;
  },
};

process.exitCode = await main(nodeTerminal(), programs);
