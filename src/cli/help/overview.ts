import { catalogue, type Entry } from '../catalogue.js';
import { variables } from '../environment.js';
import { exitCodes } from '../exit-codes.js';
import { commonOptions, type Option } from '../input/options.js';
import { sandboxOptions } from '../serve/sandbox-options.js';
import { optionLine, section } from './text.js';

const commands = [
  ['OPERATION [PARAMETERS]', 'calls an operation; help OPERATION lists its parameters'],
  ['--status', 'prints a summary of the status page'],
  ['completion bash|zsh|fish', 'prints a script that completes names and values in a shell'],
  [
    'generate',
    'generates a client from another description; needs its optional peers; --help lists its options',
  ],
  [
    'mcp [--network NAME | --baseUrl URL] [--verify]',
    'serves agents over standard input and output; needs the peer @modelcontextprotocol/sdk',
  ],
  [
    'sandbox [--port N] [--local-network] [--live] [--seed N] [--public]',
    'serves a mirror node with made-up data on this machine, for programs in any language',
  ],
  ['--version', 'prints the version of the package'],
] as const;

const examples = [
  'getAccount 0.0.2 --no-transactions --network testnet',
  'getTopicMessages --topicId 0.0.4001 --follow',
  'getTokenBalances 0.0.1 --all --format csv > holders.csv',
  'getTransactions --timestamp gte:2026-01-01 --all --output year.csv --resume',
  'getTransactions --timestamp gte:7d --fields name,transfers.amount',
  'balances 0.0.1001 --at 2026-01-01T00:00:00Z',
  'statement 0.0.1001 --from 2025 --to 2025 --output year.csv --resume',
  'holders 0.0.2001 --at 2026-01-01T00:00:00Z --check --output holders.csv --resume',
];

const { network, baseUrl, verify } = commonOptions;

/** The options of commands that are no operations. */
export const commandOptions: Readonly<Record<string, Readonly<Record<string, Option>>>> = {
  mcp: { network, baseUrl, verify },
  sandbox: sandboxOptions,
};

/** The help of a command such as `serve`, which is not an operation. */
export function commandHelp(command: string): string {
  const lines = commands.filter(([name]) => name.split(' ')[0] === command);
  if (lines.length === 0) return overview();
  const options = Object.entries(commandOptions[command] ?? {});
  return [
    usage(lines),
    section(
      'Options',
      options.map(([name, option]) => optionLine(name, option)),
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

function usage(lines: readonly (readonly [string, string])[]): string {
  return section(
    'Usage',
    lines.map(([name, text]) => [`ledger-query-client ${name}`, text]),
  );
}

export function overview(): string {
  const entries = [...catalogue.values()].filter(({ help }) => !help.deprecated);
  const answers = entries.filter(({ answer }) => answer);
  const operations = entries.filter(({ answer }) => !answer);
  return [
    'Reads the mirror node REST API of Hedera and Hiero networks, and their status page.\n',
    usage(commands),
    section(
      'Examples',
      examples.map((example) => [`ledger-query-client ${example}`, '']),
    ),
    section('Balances of the past, and statements', answers.map(lineOf)),
    ...groupsOf(operations, 'ledger'),
    section(
      'Operations of the status page',
      operations.filter(({ service }) => service === 'status').map(lineOf),
    ),
    section(
      'Options',
      Object.entries(commonOptions).map(([name, option]) => optionLine(name, option)),
    ),
    section('Environment', Object.entries(variables)),
    section('Exit codes', Object.entries(exitCodes)),
    'Integers are exact in every format. CSV follows RFC 4180 and alters no value: a text, such as a memo,\n' +
      'may begin with a formula of a spreadsheet.\n',
  ].join('\n');
}

/** The operations of a service, by what they are about. */
function groupsOf(entries: readonly Entry[], service: Entry['service']): string[] {
  const groups = new Map<string, [string, string][]>();
  for (const entry of entries) {
    if (entry.service !== service) continue;
    const title = entry.help.group ? `Operations on ${entry.help.group}` : `Operations of the ${service}`;
    groups.set(title, [...(groups.get(title) ?? []), lineOf(entry)]);
  }
  return [...groups.keys()].sort().map((title) => section(title, groups.get(title) ?? []));
}

function lineOf({ operation, help, pathNames }: Entry): [string, string] {
  return [[operation.operationId, ...pathNames.map((name) => `<${name}>`)].join(' '), help.summary];
}
