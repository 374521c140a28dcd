import { join } from 'node:path';
import { runCommand } from '../../run-command.js';
import type { Check } from './check.js';

/** What each call of the command has to print where nothing but the package is installed. */
const calls: readonly (readonly [args: readonly string[], says: RegExp])[] = [
  [['--version'], /^\d+\.\d+\.\d+$/],
  [['--help'], /\n {2}getTopicMessages <topicId>/],
  [['getAccount', '--help'], /^ledger-query-client getAccount <idOrAliasOrEvmAddress>/],
  [['completion', 'words', '--', 'getTopicMessages', '--fol'], /^--follow\t/],
];

/** Whether the command works without the optional peers, which the generator alone needs. */
export const command: Check = async ({ installed, folder }) => {
  const file = join(installed, 'dist', 'scripts', 'cli.js');
  const problems: string[] = [];
  for (const [args, says] of calls) {
    const said = await runCommand(process.execPath, [file, ...args], { cwd: folder }).catch(String);
    if (!says.test(said)) problems.push(`${args.join(' ')} says ${said.slice(0, 200)}`);
  }
  return { summary: `${calls.length} calls, without optional peers`, problems };
};
