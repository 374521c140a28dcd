import type { createSandbox, Listener, SandboxOptions, ServiceModule } from '../../sandbox.js';
import { UsageError } from '../errors.js';
import type { Terminal } from '../terminal.js';
import { readSandboxOptions, type SandboxCommand } from './sandbox-options.js';
import { welcome } from './welcome.js';

/** Loads the sandbox, whose code no other command needs. */
export type LoadSandbox = () => Promise<{ readonly createSandbox: typeof createSandbox }>;

interface Server {
  readonly port: number;
  /** The option that has chosen the port, for errors. */
  readonly option: string;
  readonly module?: ServiceModule;
}

/** The ports of Solo and of the local node. */
const localNetwork: readonly Server[] = [
  { port: 5551, option: '--local-network', module: 'rest' },
  { port: 8084, option: '--local-network', module: 'java' },
  { port: 8545, option: '--local-network', module: 'web3' },
];

/** Public networks answer about 50 requests a second from one address. */
const publicLimit = { perSecond: 50 };

/** Two clusters behind one name, whose newest file is 2 to 8 seconds old, and 2 % of whose rows are late. */
const publicClusters = [{ lag: [2000, 4000] }, { lag: [2000, 8000] }].map(
  ({ lag: [least = 0, most = 0] }) => ({
    lag: [least, most] as const,
    skew: { share: 0.02, upTo: 1500 },
  }),
);

/**
 * Serves a sandbox until a signal ends it, for programs in any language. This is how the command is meant to end, so it
 * returns instead of throwing the interrupt, and the exit code is 0.
 */
export async function serveSandbox(
  args: readonly string[],
  terminal: Terminal,
  load: LoadSandbox,
): Promise<void> {
  const command = readSandboxOptions(args);
  const { signal, stdout } = terminal;
  const sandbox = (await load()).createSandbox(optionsOf(command, terminal.now));
  if (command.isPublic) sandbox.faults.limit = publicLimit;
  const { port, host, isLocalNetwork } = command;
  const servers = isLocalNetwork ? localNetwork : [{ port, option: `--port ${port}` }];
  const listeners: Listener[] = [];
  try {
    for (const server of servers) {
      const listening = sandbox.listen(server.port, { host, module: server.module });
      listeners.push(await listening.catch((error: unknown) => throwListenError(error, server, host)));
    }
    await stdout.write(welcome(command, sandbox.ledger, listeners));
    await aborted(signal);
  } finally {
    await Promise.all(listeners.map((listener) => listener.close()));
  }
}

/** A growing ledger has the present time. Other data are the same whenever the command runs. */
function optionsOf({ seed, isLive, isPublic }: SandboxCommand, now: () => number): SandboxOptions {
  return {
    seed,
    windows: isPublic,
    hooks: !isPublic,
    ...(isLive && { live: {}, now: now() }),
    ...(isLive && isPublic && { clusters: publicClusters }),
  };
}

const reasons: Readonly<Record<string, (server: Server, host: string) => string>> = {
  EADDRINUSE: ({ port, option }) =>
    `${option}: another program uses port ${port}. Stop it, or pass another --port; 0 takes a free one`,
  EACCES: ({ port, option }) =>
    `${option}: the system does not let you use port ${port}. Pass a --port above 1023`,
  EADDRNOTAVAIL: (_, host) => `--host: this machine does not have the address ${host}`,
  ENOTFOUND: (_, host) => `--host: there is no host ${host}`,
};

function throwListenError(error: unknown, server: Server, host: string): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  if (reason === undefined) throw error;
  throw new UsageError(reason(server, host), { cause: error });
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
