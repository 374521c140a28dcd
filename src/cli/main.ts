import { createRequire } from 'node:module';
import { ApiError, ClientError, ParameterError } from '../index.js';
import { withoutHost } from './environment.js';
import { Interrupt, UsageError } from './errors.js';
import { exitCodeOf, isBrokenPipe } from './exit-codes.js';
import { visible, visibleLines } from './output/visible.js';
import type { AgentServer } from './read/agent-server.js';
import type { LoadSandbox } from './serve/serve-sandbox.js';
import type { Terminal } from './terminal.js';

type Command = (args: readonly string[], terminal: Terminal) => Promise<void>;

/** Programs that are not part of the command line. `generate` and `mcp` return the exit code. */
export interface Programs {
  readonly generate: (args: readonly string[]) => Promise<number>;
  readonly mcp: (server: AgentServer) => Promise<number>;
  readonly sandbox: LoadSandbox;
}

/** Commands that use a program. */
const programNames: readonly string[] = ['mcp', 'sandbox'];

// Each command is loaded on demand, because most commands do not need the operations.
const commands: Readonly<Record<string, Command>> = {
  completion: async (args, terminal) =>
    (await import('./help/completion.js')).printCompletion(args, terminal),
  '--status': async (args, terminal) => (await import('./read/print-status.js')).printStatus(args, terminal),
  '--version': async (_, { stdout }) => stdout.write(`${version()}\n`),
  '--help': async (_, { stdout }) => stdout.write((await import('./help/overview.js')).overview()),
};

const shortForms: Readonly<Record<string, string>> = {
  '-h': '--help',
  help: '--help',
  '-v': '--version',
  '-V': '--version',
  version: '--version',
};

/** The words of the command line without short forms. `help OPERATION` is `OPERATION --help`. */
function wordsOf([first = '', ...rest]: readonly string[]): readonly string[] {
  const word = shortForms[first] ?? first;
  const isAboutAnother = word === '--help' && rest.length > 0;
  if (isAboutAnother) return [...rest, '--help'];
  return [word, ...rest];
}

/** Arguments after `--` belong to the line that `completion` completes. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  return own.includes('--help') || own.includes('-h');
}

export async function main(terminal: Terminal, { generate, mcp, sandbox }: Programs): Promise<number> {
  const [name = '', ...args] = wordsOf(terminal.args);
  try {
    if (name === 'generate') return await generate(args);
    const isCommand = programNames.includes(name) || Object.hasOwn(commands, name);
    if (isCommand && asksForHelp(args)) {
      await terminal.stdout.write((await import('./help/overview.js')).commandHelp(name));
      return 0;
    }
    if (name === 'mcp')
      return await mcp((await import('./read/agent-server.js')).agentServer(args, terminal, version()));
    if (name === 'sandbox') {
      await (await import('./serve/serve-sandbox.js')).serveSandbox(args, terminal, sandbox);
      return 0;
    }
    const command = isCommand ? commands[name] : undefined;
    await (command ? command(args, terminal) : callOperation(name, args, terminal));
    return 0;
  } catch (error) {
    if (isBrokenPipe(error)) return 0;
    if (!(error instanceof Interrupt)) {
      const text = withoutHost(await messageOf(error, name, args), terminal.env);
      await terminal.stderr.write(text).catch(() => undefined);
    }
    return exitCodeOf(error);
  }
}

async function callOperation(name: string, args: readonly string[], terminal: Terminal): Promise<void> {
  const { catalogue } = await import('./catalogue.js');
  const entry = catalogue.get(name);
  if (!entry) {
    if (name === '') throw new UsageError('expected an operation, such as getAccount 0.0.2');
    const { didYouMean } = await import('../core.js');
    const names = [...catalogue.keys(), 'generate', ...programNames, ...Object.keys(commands)];
    // `get account` is one word.
    const nearest = didYouMean(name, names) || didYouMean(`${name}${args[0] ?? ''}`, names);
    throw new UsageError(`there is no operation ${name}.${nearest}`);
  }
  const { readInvocation } = await import('./input/invocation.js');
  const invocation = await readInvocation(entry, args, terminal);
  if (invocation) await (await import('./read/run-operation.js')).runOperation(invocation, terminal);
  else await terminal.stdout.write((await import('./help/operation-help.js')).operationHelp(entry));
}

/** A bug has its stack, because a report needs it. */
async function messageOf(error: unknown, name: string, args: readonly string[]): Promise<string> {
  if (error instanceof UsageError || error instanceof ParameterError) {
    const { catalogue } = await import('./catalogue.js');
    const { parameterErrorText } = await import('./help/rule-text.js');
    const entry = catalogue.get(name);
    const text = error instanceof UsageError ? error.message : parameterErrorText(error, entry);
    const subject = entry || programNames.includes(name) ? `${name} ` : '';
    return `${text}\nledger-query-client ${subject}--help explains the usage\n`;
  }
  if (error instanceof ClientError)
    return `${error.name}: ${error.message}${await suggestion(error, name, args)}\n`;
  if (!(error instanceof Error)) return `${visible(String(error))}\n`;
  if (exitCodeOf(error) === 10) return `${visible(error.message)}\n`;
  return `${visibleLines(String(error.stack))}\n`;
}

/** A service has refused a word that is similar to a known one. */
async function suggestion(error: ClientError, name: string, args: readonly string[]): Promise<string> {
  if (!(error instanceof ApiError)) return '';
  const { catalogue } = await import('./catalogue.js');
  const { didYouMean } = await import('../core.js');
  const { parameters = {} } = catalogue.get(name)?.operation ?? {};
  const words = error.parameters.flatMap((parameter) => parameters[parameter]?.words?.map(String) ?? []);
  const texts = args.flatMap((arg) => arg.split('=')).filter((text) => !words.includes(text));
  const found = texts.map((text) => didYouMean(text, words)).find((text) => text !== '');
  return found === undefined ? '' : `.${found}`;
}

/** The package resolves itself by its name, so this file may be bundled anywhere. */
function version(): string {
  const manifest: { version: string } = createRequire(import.meta.url)('ledger-query-client/package.json');
  return manifest.version;
}
