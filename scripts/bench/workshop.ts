import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../run-command.js';
import type { Body } from './bodies.js';
import type { Figure } from './figure.js';
import type { HeyApiClient } from './hey-api.js';
import type decode from './processes/decode.js';
import type endToEnd from './processes/end-to-end.js';
import type importTime from './processes/import-time.js';
import type memory from './processes/memory.js';
import type serve from './processes/serve.js';
import type walk from './processes/walk.js';

/** What runs in a process of its own, by the name of its file. */
interface Processes {
  decode: typeof decode;
  'end-to-end': typeof endToEnd;
  'import-time': typeof importTime;
  memory: typeof memory;
  serve: typeof serve;
  walk: typeof walk;
}

type Input<Name extends keyof Processes> = Parameters<Processes[Name]>[0];
/** What a process answers. */
export type Result<Name extends keyof Processes> = Processes[Name] extends (
  input: never,
) => Promise<infer Answer>
  ? Answer
  : never;

/** A folder for what is made while the bench runs. It is in the project, so that packages are found from there. */
export interface Workshop {
  readonly folder: string;
  /** Has a new process do its work. Answers what that came to. */
  run<Name extends keyof Processes>(
    name: Name,
    input: Input<Name>,
    flags?: readonly string[],
  ): Promise<Result<Name>>;
  /** Serves bodies by path and query on a loopback address while some work is done. */
  served<Answer>(input: Input<'serve'>, work: (baseUrl: string) => Promise<Answer>): Promise<Answer>;
}

/** What every part of the bench is given. */
export interface Setting {
  readonly workshop: Workshop;
  readonly bodies: readonly Body[];
  /** Absent where it is not installed. */
  readonly heyApi: HeyApiClient | undefined;
  /** Whether to show only that it runs. */
  readonly smoke: boolean;
  /** What a reader has to know beside the figures. */
  readonly notes: string[];
}

export type Part = (setting: Setting) => Promise<Figure[]>;

/**
 * What is measured runs in a Node of its own without a loader: one that compiles TypeScript on the way changes the
 * code that is measured.
 */
export async function inWorkshop(work: (workshop: Workshop) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(root, '.tmp-bench-'));
  const start = async <Name extends keyof Processes>(
    name: Name,
    input: Input<Name>,
    flags: readonly string[] = [],
  ): Promise<{ result: Result<Name>; stop: () => Promise<unknown> }> => {
    const child = fork(join(folder, 'child.js'), { execArgv: [...flags] });
    const ended = once(child, 'exit');
    child.send({ url: pathToFileURL(join(folder, 'processes', `${name}.js`)).href, input });
    const [result] = await Promise.race([
      once(child, 'message'),
      ended.then(([code]) => Promise.reject(new Error(`${name} ended with ${code}`))),
    ]);
    const stop = (): Promise<unknown> => {
      child.disconnect();
      return ended;
    };
    return { result, stop };
  };
  try {
    const here = fileURLToPath(new URL('.', import.meta.url));
    await build({
      entryPoints: [join(here, 'child.ts'), join(here, 'processes', '*.ts')],
      outdir: folder,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
    });
    await work({
      folder,
      run: async (name, input, flags) => {
        const { result, stop } = await start(name, input, flags);
        await stop();
        return result;
      },
      served: async (input, during) => {
        const { result, stop } = await start('serve', input);
        try {
          return await during(result);
        } finally {
          await stop();
        }
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The address of a compiled file of the package, as its users load it. */
export function builtFile(file: string): string {
  return pathToFileURL(join(root, 'dist', file)).href;
}
