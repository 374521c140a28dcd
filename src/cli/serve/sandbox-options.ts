import { UsageError } from '../errors.js';
import type { Option } from '../input/options.js';
import { readArguments } from '../input/read-arguments.js';

export const sandboxOptions = {
  port: {
    type: 'string',
    value: 'N',
    text: 'The port; 0 takes a free one. The default is 5551, the REST port of a local network.',
  },
  'local-network': {
    type: 'boolean',
    text: 'Serve the ports of a local network, as --network local expects them: 5551 for the REST module, 8084 for the Java module, and 8545 for contract calls.',
  },
  live: {
    type: 'boolean',
    text: 'Let the ledger grow, by about two transactions a second from now on. Without it, the newest transaction is always of 2025-12-31.',
  },
  seed: {
    type: 'string',
    value: 'N',
    text: 'The seed of the data; the same seed gives the same data. The default is 1.',
  },
  public: {
    type: 'boolean',
    text: 'Behave like a public network: windows of 60 days, no hooks, 50 requests a second, and with --live, clusters that lag.',
  },
  host: {
    type: 'string',
    value: 'ADDRESS',
    text: 'The address to listen on, such as 0.0.0.0 for other machines. The default is 127.0.0.1, which only this machine reaches.',
  },
} as const satisfies Readonly<Record<string, Option>>;

export interface SandboxCommand {
  readonly port: number;
  readonly host: string;
  readonly seed: number;
  readonly isLive: boolean;
  readonly isPublic: boolean;
  readonly isLocalNetwork: boolean;
}

const restPort = 5551;
const largestPort = 65_535;

export function readSandboxOptions(args: readonly string[]): SandboxCommand {
  const { positionals, options } = readArguments(args, sandboxOptions);
  const [unexpected] = positionals;
  if (unexpected !== undefined)
    throw new UsageError(`sandbox: unexpected ${unexpected}. Its options are passed as --name value`);
  const isOn = (name: keyof typeof sandboxOptions): boolean => options.get(name)?.at(-1) === true;
  const text = (name: keyof typeof sandboxOptions): string | undefined => {
    const [first, second] = options.get(name) ?? [];
    if (second !== undefined) throw new UsageError(`--${name}: expected one value, got several`);
    return first?.toString();
  };
  const isLocalNetwork = isOn('local-network');
  const port = text('port');
  if (isLocalNetwork && port !== undefined)
    throw new UsageError('pass either --port or --local-network, whose ports are fixed');
  const host = text('host') ?? '127.0.0.1';
  if (host === '') throw new UsageError('--host: expected an address, got an empty text');
  return {
    port: wholeNumber('port', port, largestPort) ?? restPort,
    host,
    seed: wholeNumber('seed', text('seed'), Number.MAX_SAFE_INTEGER) ?? 1,
    isLive: isOn('live'),
    isPublic: isOn('public'),
    isLocalNetwork,
  };
}

function wholeNumber(name: string, text: string | undefined, largest: number): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= largest) return number;
  throw new UsageError(
    `--${name}: expected a whole number from 0 to ${largest}, got ${text || 'an empty text'}`,
  );
}
