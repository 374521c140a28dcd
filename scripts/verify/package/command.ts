import { join } from 'node:path';
import { runCommand } from '../../run-command.js';
import type { Check } from './check.js';

const calls: readonly (readonly [args: readonly string[], expected: RegExp])[] = [
  [['--version'], /^\d+\.\d+\.\d+$/],
  [['--help'], /\n {2}getTopicMessages <topicId>/],
  [['getAccount', '--help'], /^ledger-query-client getAccount <idOrAliasOrEvmAddress>/],
  [['completion', 'words', '--', 'getTopicMessages', '--fol'], /^--follow\t/],
];

/** Checks that the command works without the optional peers, which only the generator needs. */
export const command: Check = async ({ installed, folder }) => {
  const file = join(installed, 'dist', 'scripts', 'cli.js');
  const problems: string[] = [];
  for (const [args, expected] of calls) {
    const output = await runCommand(process.execPath, [file, ...args], { cwd: folder }).catch(String);
    if (!expected.test(output)) problems.push(`${args.join(' ')} printed ${output.slice(0, 200)}`);
  }
  return { summary: `${calls.length} calls, without optional peers`, problems };
};
