import { join } from 'node:path';
import type { PackedProject } from '../../packed-project.js';
import { runCommand } from '../../run-command.js';

export interface Finding {
  readonly summary: string;
  readonly problems: readonly string[];
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

export type Check = (project: PackedProject) => Promise<Finding>;

/** Runs a command on the tarball. With a specifier, it is installed for this. */
export function byCommand([command, ...options]: readonly [string, ...string[]], specifier?: string): Check {
  const summary = [command, ...options].join(' ');
  return async ({ tarball, install }) => {
    const file = specifier === undefined ? command : join(await install(specifier), '.bin', command);
    const complaint = await runCommand(file, [...options, tarball.path]).then(
      () => undefined,
      (error) => `${error.stdout}${error.stderr}`.trim() || String(error),
    );
    return { summary, problems: complaint?.split('\n') ?? [] };
  };
}

const calls: readonly (readonly [args: readonly string[], expected: RegExp])[] = [
  [['--version'], /^\d+\.\d+\.\d+$/],
  [['--help'], /\n {2}getTopicMessages <topicId>/],
  [['getAccount', '--help'], /^ledger-query-client getAccount <idOrAliasOrEvmAddress>/],
  [['mcp'], /^exit code 2: The MCP server needs .*: npm install --save-dev @modelcontextprotocol\/sdk@1$/m],
  [['completion', 'words', '--', 'getTopicMessages', '--fol'], /^--follow\t/],
];

/** Checks that the command works without the optional peers, which only the generator and the MCP server need. */
export const command: Check = async ({ installed, folder }) => {
  const file = join(installed, 'dist', 'scripts', 'cli.js');
  const problems: string[] = [];
  for (const [args, expected] of calls) {
    const output = await runCommand(process.execPath, [file, ...args], { cwd: folder }).catch(
      ({ code, stderr }) => `exit code ${code}: ${stderr}`,
    );
    if (!expected.test(output)) problems.push(`${args.join(' ')} printed ${output.slice(0, 200)}`);
  }
  return { summary: `${calls.length} calls, without optional peers`, problems };
};
