#!/usr/bin/env node
// The command of the package: reads the command line, and can start the generator, the MCP server and the sandbox.
import { main, nodeTerminal, type Programs } from '../src/cli/cli.js';
import { mcpPeers, missingPeers } from './peers.js';

const sdk = '@modelcontextprotocol/sdk@1';

// Loaded on demand: the first two need optional peers, and no other command needs the sandbox.
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
  sandbox: () => import('../src/sandbox.js'),
};

process.exitCode = await main(nodeTerminal(), programs);
