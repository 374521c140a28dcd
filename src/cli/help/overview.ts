import { catalogue } from '../catalogue.js';
import { variables } from '../environment.js';
import { exitCodes } from '../exit-codes.js';
import { ownOptions } from '../input/own-options.js';
import { optionLine, section } from './text.js';

const commands = [
  ['OPERATION [PARAMETERS]', 'calls an operation; --help behind its name tells of its parameters'],
  ['--status', 'what the status page says, in brief'],
  ['completion bash|zsh|fish', 'a script that completes names and values in a shell'],
  ['generate', 'writes a client of another description; needs its optional peers'],
  ['--version', 'the version of the package'],
] as const;

const examples = [
  'getAccount 0.0.2 --network testnet',
  'getTopicMessages --topicId 0.0.4001 --follow',
  'getTokenBalances 0.0.1 --all --format csv > holders.csv',
  'getTransactions --timestamp gte:2026-01-01 --all --output year.csv --resume',
];

/** All that there is to do, on a page. */
export function overview(): string {
  const entries = [...catalogue.values()];
  const listed = (service: string): [string, string][] =>
    entries
      .filter((entry) => entry.service === service && !entry.help.deprecated)
      .map(({ operation, help, pathNames }) => [
        [operation.operationId, ...pathNames.map((name) => `<${name}>`)].join(' '),
        help.summary,
      ]);
  return [
    'Reads the mirror node REST API of Hedera and Hiero networks, and their status page.\n',
    section(
      'Usage',
      commands.map(([what, text]) => [`ledger-query-client ${what}`, text]),
    ),
    section(
      'Examples',
      examples.map((example) => [`ledger-query-client ${example}`, '']),
    ),
    section('Operations of the ledger', listed('ledger')),
    section('Operations of the status page', listed('status')),
    section(
      'Options',
      Object.entries(ownOptions).map(([name, option]) => optionLine(name, option)),
    ),
    section('Environment', Object.entries(variables)),
    section('Exit codes', Object.entries(exitCodes)),
    'Integers are exact in every format. CSV is as in RFC 4180 and alters nothing: a text in it, such as a\n' +
      'memo, may begin with what a spreadsheet takes for a formula.\n',
  ].join('\n');
}
