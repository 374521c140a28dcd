import type { LedgerClient } from '../../index.js';
import type { StatusClient } from '../../status.js';
import { withoutHost } from '../environment.js';
import { UsageError } from '../errors.js';
import { readArguments } from '../input/read-arguments.js';
import { visibleLines } from '../output/visible.js';
import type { Terminal } from '../terminal.js';
import { clientOf } from './connection.js';

/** The input of an MCP server: the services with their keys, and the signal that ends it. */
export interface AgentServer {
  readonly ledger: LedgerClient;
  readonly status: StatusClient;
  /** Undefined if it is not a public network. */
  readonly network: string | undefined;
  readonly verify: boolean;
  readonly version: string;
  readonly redact: (text: string) => string;
  readonly report: (error: unknown) => void;
  readonly signal: AbortSignal;
}

const string = { type: 'string' } as const;
const options = { network: string, baseUrl: string, verify: { type: 'boolean' } } as const;

/** An agent may call without end, and waits at most a minute for an answer. */
const limits = { requestsPerSecond: 10, maxConcurrency: 8, deadline: 30_000, maxResponseBytes: 8 * 2 ** 20 };

export function agentServer(args: readonly string[], terminal: Terminal, version: string): AgentServer {
  const { positionals, options: values } = readArguments(args, options);
  const [unexpected] = positionals;
  if (unexpected !== undefined)
    throw new UsageError('mcp: expected only --network NAME, --baseUrl URL and --verify');
  const { env, stderr, signal } = terminal;
  const redact = (message: string): string => withoutHost(message, env);
  const text = (name: string): string | undefined => values.get(name)?.at(-1)?.toString();
  const warn = (lines: string): void => {
    stderr.write(`${visibleLines(lines)}\n`).catch(() => undefined);
  };
  const [network, baseUrl] = [text('network'), text('baseUrl')];
  const isPublic = baseUrl === undefined && !env.LEDGER_QUERY_BASE_URL;
  return {
    ledger: clientOf({ service: 'ledger', network, baseUrl }, terminal, warn, limits) as LedgerClient,
    status: clientOf({ service: 'status' }, terminal, warn, limits) as StatusClient,
    network: network ?? (isPublic ? 'mainnet' : undefined),
    verify: values.get('verify')?.at(-1) === true,
    version,
    redact,
    report: (error) => warn(redact(error instanceof Error ? String(error.stack) : String(error))),
    signal,
  };
}
