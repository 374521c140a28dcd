import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const processes = fileURLToPath(new URL('processes', import.meta.url));

/** A folder for what is made while the bench runs. It is in the project, so that packages are found from there. */
export interface Workshop {
  readonly folder: string;
  /** Runs a script of `processes/` to its end and answers what it printed as JSON. */
  run<Result>(script: string, input: unknown, flags?: readonly string[]): Promise<Result>;
  /** Runs one until it is stopped, and answers the first line that it printed. */
  start(script: string, input: unknown): Promise<{ line: string; stop(): Promise<void> }>;
  remove(): Promise<void>;
}

/**
 * What is measured runs in a Node of its own without a loader: one that compiles TypeScript on the way changes the
 * code that is measured.
 */
export async function openWorkshop(): Promise<Workshop> {
  const folder = await mkdtemp(join(root, '.tmp-bench-'));
  const compiled = new Map<string, Promise<string>>();
  const compile = (script: string): Promise<string> => {
    const file = compiled.get(script) ?? compileProcess(script, folder);
    compiled.set(script, file);
    return file;
  };
  return {
    folder,
    remove: () => rm(folder, { recursive: true, force: true }),
    run: async (script, input, flags = []) => {
      const child = open([...flags, await compile(script)]);
      child.stdin.end(JSON.stringify(input));
      const [code, printed] = await Promise.all([ended(child), text(child.stdout)]);
      if (code !== 0) throw new Error(`${script} ended with ${code}`);
      return JSON.parse(printed);
    },
    start: async (script, input) => {
      const child = open([await compile(script)]);
      const end = ended(child);
      // The script ends with its input, so also when the bench itself is ended.
      child.stdin.write(`${JSON.stringify(input)}\n`);
      const line = await firstLine(child.stdout);
      return {
        line,
        stop: async () => {
          child.stdin.end();
          await end;
        },
      };
    },
  };
}

async function compileProcess(script: string, folder: string): Promise<string> {
  const outfile = join(folder, `${script}.mjs`);
  await build({
    entryPoints: [join(processes, `${script}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  return outfile;
}

/** The address of a compiled file of the package, as its users load it. */
export function builtFile(file: string): string {
  return pathToFileURL(join(root, 'dist', file)).href;
}

function open(parameters: readonly string[]) {
  return spawn(process.execPath, parameters, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
}

function ended(child: ReturnType<typeof open>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    stream.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('\n')) resolve(printed.slice(0, printed.indexOf('\n')));
    });
    stream.once('end', () => reject(new Error('the process ended before it printed a line')));
  });
}
