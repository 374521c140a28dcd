// The MCP inspector, at the command line: it starts the server, lists its tools and calls one.
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { createSandbox } from 'ledger-query-client/sandbox';

const { resolve } = createRequire(import.meta.url);
const inspector = resolve('@modelcontextprotocol/inspector-cli/build/cli.js');
/** The command of the server. In a project: `npx ledger-query-client mcp`. */
const command = (process.env.LEDGER_COMMAND ?? 'npx ledger-query-client').split(' ');

const listener = await createSandbox().listen();
const inspect = async (...args: string[]) => {
  const server = [...command, 'mcp', '--baseUrl', listener.ledgerUrl];
  const { stdout } = await promisify(execFile)(process.execPath, [inspector, '--cli', ...server, ...args]);
  return JSON.parse(stdout);
};

const { tools } = await inspect('--method', 'tools/list');
const params = 'params={"tokenId":"0.0.2001"}';
const { content } = await inspect(
  ...['--method', 'tools/call', '--tool-name', 'call_operation'],
  ...['--tool-arg', 'operation=getTokenBalances', '--tool-arg', params],
);
await listener.close();
console.log(tools, content);

export { content, tools };
