import { ClientError, ParameterError } from '../index.js';
import { withoutHost } from './environment.js';
import { exitCodeOf, isBrokenPipe } from './exit-codes.js';
import { Interrupt, type Terminal } from './terminal.js';
import { UsageError } from './usage-error.js';

type Command = (args: readonly string[], terminal: Terminal) => Promise<number>;

// Each is loaded when it is called.
const commands: Readonly<Record<string, Command>> = {
  completion: async (args, terminal) => {
    await (await import('./help/completion.js')).writeCompletion(args, terminal);
    return 0;
  },
  '--status': async (args, terminal) => {
    await (await import('./read/status-table.js')).writeStatus(args, terminal);
    return 0;
  },
  '--version': async (_, terminal) => {
    await terminal.stdout.write(`${(await import('./version.js')).version()}\n`);
    return 0;
  },
  '--help': async (_, terminal) => {
    await terminal.stdout.write((await import('./help/overview.js')).overview());
    return 0;
  },
};

/** Runs a command, and returns its exit code. The command `generate` is no part of this room. */
export async function main(
  terminal: Terminal,
  generate: (args: readonly string[]) => Promise<number>,
): Promise<number> {
  const [name = '', ...args] = terminal.args;
  const word = name === '-h' || name === 'help' ? '--help' : name;
  try {
    if (word === 'generate') return await generate(args);
    const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
    return await (command ? command(args, terminal) : callOperation(name, args, terminal));
  } catch (error) {
    if (isBrokenPipe(error)) return 0;
    const code = exitCodeOf(error);
    const text = error instanceof Interrupt ? '' : withoutHost(messageOf(error, name), terminal.env);
    await terminal.stderr.write(text).catch(() => undefined);
    return code;
  }
}

async function callOperation(name: string, args: readonly string[], terminal: Terminal): Promise<number> {
  const { catalogue } = await import('./catalogue.js');
  const entry = catalogue.get(name);
  if (!entry) {
    const { didYouMean } = await import('./nearest.js');
    const known = [...catalogue.keys(), 'generate', ...Object.keys(commands)];
    if (name === '') throw new UsageError('say what to do, such as getAccount 0.0.2');
    throw new UsageError(`there is no operation ${name}.${didYouMean(name, known)}`);
  }
  const { readInvocation } = await import('./input/invocation.js');
  const invocation = await readInvocation(entry, args, terminal);
  if (!invocation) {
    await terminal.stdout.write((await import('./help/operation.js')).operationHelp(entry));
    return 0;
  }
  try {
    await (await import('./read/run.js')).run(invocation, terminal);
    return 0;
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error;
    const { refusalText } = await import('./help/rule-text.js');
    throw new UsageError(refusalText(error, entry.operation.parameters?.[error.parameter]));
  }
}

/** What is known of a failure in a line; of a bug, where it is. */
function messageOf(error: unknown, name: string): string {
  if (error instanceof UsageError) {
    const isOperation = /^[a-z]\w+$/i.test(name) && !error.message.startsWith('there is no operation');
    return `${error.message}\nledger-query-client ${isOperation ? `${name} ` : ''}--help tells more\n`;
  }
  if (error instanceof ClientError) return `${error.name}: ${error.message}\n`;
  if (error instanceof Error) return `${exitCodeOf(error) === 10 ? error.message : error.stack}\n`;
  return `${String(error)}\n`;
}
