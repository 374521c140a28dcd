import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { type OutputAsset, type OutputChunk, rolldown } from 'rolldown';
import { root, runCommand } from '../run-command.js';
import { bundleSettings, compressed } from './bundle.js';

/** Sizes in kB, minified and compressed. A bundler that cannot split code has one file only. */
interface Sizes {
  /** The files that the page loads at first, if the bundler splits the code. */
  readonly first?: number | undefined;
  /** All files, if it splits the code. */
  readonly all?: number | undefined;
  /** The one file, if it does not. */
  readonly oneFile: number;
}

/** Bundles a file of a project in which the package is installed. */
type Bundler = (entry: string, project: string) => Promise<Sizes>;

const home = fileURLToPath(new URL('bundlers', import.meta.url));
const fromHome = createRequire(join(home, 'none.js'));

/** The code that is bundled, by the names of the measurements. */
export const subjects = {
  'one list (getContracts)': "export { createTransport, getContracts } from 'ledger-query-client/ledger';",
  'one lookup (getBlock)': "export { createTransport, getBlock } from 'ledger-query-client/ledger';",
  'the ledger client': "export { createLedgerClient } from 'ledger-query-client';",
};

/** Bundlers of today, each as its users run it for production. */
export const bundlers: Readonly<Record<string, Bundler>> = {
  esbuild: async (entry) => {
    const { stdin: _, ...settings } = bundleSettings('');
    const outdir = join(entry, '..', 'esbuild');
    const options = { ...settings, entryPoints: [entry], outdir, write: false as const };
    const whole = await build(options);
    const { outputFiles, metafile } = await build({ ...options, splitting: true, metafile: true });
    const codeOf = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
    const chunks = Object.entries(metafile.outputs).map(([path, { imports, entryPoint }]) => ({
      name: join(process.cwd(), path),
      isEntry: entryPoint !== undefined && path.endsWith('entry.js'),
      imports: imports.flatMap((one) =>
        one.kind === 'import-statement' && !one.external ? join(process.cwd(), one.path) : [],
      ),
      code: codeOf.get(join(process.cwd(), path)),
    }));
    return { ...sizesOf(chunks), oneFile: compressed(whole.outputFiles[0]?.contents) };
  },
  Rolldown: async (entry) => {
    const settings = { input: entry, platform: 'browser', external: /^node:/ } as const;
    const bundle = await rolldown(settings);
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    const one = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
    await bundle.close();
    return { ...sizesOf(chunksOf(output)), oneFile: compressed(one.output[0].code) };
  },
  Vite: async (entry, project) => {
    const vite = await import(pathToFileURL(fromHome.resolve('vite')).href);
    const bundled = async (codeSplitting: boolean): Promise<Chunk[]> => {
      const { output } = await vite.build({
        root: project,
        configFile: false,
        logLevel: 'silent',
        build: {
          write: false,
          minify: true,
          modulePreload: false,
          rolldownOptions: {
            input: entry,
            external: /^node:/,
            preserveEntrySignatures: 'strict',
            output: { codeSplitting },
          },
        },
      });
      return chunksOf(output);
    };
    return { ...sizesOf(await bundled(true)), oneFile: compressed((await bundled(false))[0]?.code) };
  },
  webpack: async (entry) => {
    const webpack = fromHome('webpack');
    const bundled = async (isOneFile: boolean): Promise<Sizes> => {
      const path = join(entry, '..', `webpack-${isOneFile}`);
      const stats = await new Promise<WebpackStats>((resolve, reject) => {
        const settings = {
          mode: 'production',
          entry,
          externals: /^node:/,
          externalsType: 'module-import',
          experiments: { outputModule: true },
          output: { path, library: { type: 'module' }, filename: '[name].js', chunkFilename: '[id].js' },
          performance: false,
          plugins: isOneFile ? [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })] : [],
        };
        webpack(settings, (error: Error | null, result: WebpackStats) =>
          error ? reject(error) : resolve(result),
        );
      });
      const { errors, entrypoints } = stats.toJson({
        all: false,
        errors: true,
        entrypoints: true,
        assets: true,
      });
      if (errors?.length) throw new Error(errors[0]?.message);
      const sizeOf = async (name: string): Promise<number> => compressed(await readFile(join(path, name)));
      const sum = async (names: readonly string[]): Promise<number> =>
        (await Promise.all(names.map(sizeOf))).reduce((total, size) => total + size, 0);
      const files = (await readdir(path)).filter((name) => name.endsWith('.js'));
      const all = await sum(files);
      return { first: await sum(entrypoints.main.assets.map(({ name }) => name)), all, oneFile: all };
    };
    const { first, all } = await bundled(false);
    return { first, all, oneFile: (await bundled(true)).oneFile };
  },
  Metro: async (entry, project) => {
    const out = join(entry, '..', 'metro.js');
    // In a process of its own, because Metro keeps workers and a cache.
    const script = fileURLToPath(new URL('bundlers/metro.mjs', import.meta.url));
    await runCommand(process.execPath, [script, entry, out, project], { cwd: project });
    return { oneFile: compressed(await readFile(out)) };
  },
};

interface WebpackStats {
  toJson(options: object): {
    readonly errors?: readonly { readonly message: string }[];
    readonly entrypoints: { readonly main: { readonly assets: readonly { readonly name: string }[] } };
  };
}

interface Chunk {
  readonly name: string;
  readonly isEntry: boolean;
  /** The chunks that are loaded with it. */
  readonly imports: readonly string[];
  readonly code: string | Uint8Array | undefined;
}

function chunksOf(output: readonly (OutputChunk | OutputAsset)[]): Chunk[] {
  return output.flatMap((one) =>
    one.type === 'chunk'
      ? [{ name: one.fileName, isEntry: one.isEntry, imports: one.imports, code: one.code }]
      : [],
  );
}

function sizesOf(chunks: readonly Chunk[]): { first: number; all: number } {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ name }) => name));
  // A set visits what is added to it meanwhile.
  for (const name of first) for (const imported of byName.get(name)?.imports ?? []) first.add(imported);
  const sum = (names: Iterable<string>): number =>
    [...names].reduce((total, name) => total + compressed(byName.get(name)?.code), 0);
  return { first: sum(first), all: sum(byName.keys()) };
}

/** Measures each subject by each bundler, in a project in which the package is installed. */
export async function measureBundlers(project: string): Promise<Map<string, Map<string, Sizes>>> {
  await runCommand('npm', ['ci', '--prefix', home, '--no-audit', '--no-fund', '--loglevel=error']);
  const results = new Map<string, Map<string, Sizes>>();
  for (const [index, [subject, code]] of Object.entries(subjects).entries()) {
    const sizes = new Map<string, Sizes>();
    results.set(subject, sizes);
    const folder = join(project, `subject-${index}`);
    await mkdir(folder, { recursive: true });
    const entry = join(folder, 'entry.js');
    await writeFile(entry, `${code}\n`);
    for (const [name, bundler] of Object.entries(bundlers)) sizes.set(name, await bundler(entry, project));
    await rm(folder, { recursive: true });
  }
  return results;
}

/** The version of each bundler, by its name. */
export function bundlerVersions(): Promise<string[]> {
  return Promise.all(
    Object.keys(bundlers).map(async (name) => {
      const folder = ['esbuild', 'Rolldown'].includes(name) ? root : home;
      const manifest = join(folder, 'node_modules', name.toLowerCase(), 'package.json');
      return `${name} ${JSON.parse(await readFile(manifest, 'utf8')).version}`;
    }),
  );
}

/** A table of the sizes, one row for each subject and bundler. The first row is the heading. */
export function bundlerRows(results: Awaited<ReturnType<typeof measureBundlers>>): string[][] {
  const cell = (size: number | undefined): string => (size === undefined ? '–' : `${size.toFixed(1)} kB`);
  const rows = [...results].flatMap(([subject, sizes]) =>
    [...sizes].map(([name, { first, all, oneFile }]) => [
      subject,
      name,
      cell(first),
      cell(all),
      cell(oneFile),
    ]),
  );
  return [['Minified and compressed', 'By', 'At first', 'In all', 'In one file'], ...rows];
}
