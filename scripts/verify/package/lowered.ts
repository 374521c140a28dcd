import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../run-command.js';
import type { Check } from './check.js';

type Compile = (file: string) => Promise<string>;

const tools = [
  '@babel/core@7',
  '@babel/preset-env@7',
  '@babel/runtime@7',
  '@react-native/babel-preset@0.86',
  'babel-preset-expo@58',
  '@swc/core@1',
  'typescript@5.9',
];

/** Metro sets this. The presets of React Native choose what they lower by it. */
const caller = {
  name: 'metro',
  bundler: 'metro',
  platform: 'ios',
  engine: 'hermes',
  supportsStaticESM: false,
};

/** Compiles the modules for bundlers to older JavaScript, by each compiler, and calls the result. */
export const lowered: Check = async ({ folder, installed, install }) => {
  const home = await install(tools.join(' '));
  const problems: string[] = [];
  const compilers = compilersIn(createRequire(join(home, 'none.js')));
  for (const [name, compile] of Object.entries(compilers)) {
    // Below the compilers, so that what they import is found.
    const out = join(dirname(home), name.replace(/\W+/g, '-'));
    const printed = await lower(join(installed, 'dist'), out, compile).then(
      () => runCommand(process.execPath, [join(out, 'use.cjs')], { cwd: folder }),
      String,
    );
    if (printed !== 'done') problems.push(`${name}: ${printed.split('\n')[0]}`);
  }
  const versions = await Promise.all(
    tools.map(async (tool) => {
      const name = tool.slice(0, tool.lastIndexOf('@'));
      return `${name} ${JSON.parse(await readFile(join(home, name, 'package.json'), 'utf8')).version}`;
    }),
  );
  return { summary: `${Object.keys(compilers).join(', ')}; by ${versions.join(', ')}`, problems };
};

function compilersIn(require: NodeJS.Require): Record<string, Compile> {
  const [babel, swc, ts] = ['@babel/core', '@swc/core', 'typescript'].map((name) => require(name));
  const byBabel = (preset: string, settings = {}, more = {}): Compile => {
    const presets = [[require.resolve(preset), settings]];
    return async (file) =>
      (
        await babel.transformFileAsync(file, {
          configFile: false,
          babelrc: false,
          compact: false,
          presets,
          ...more,
        })
      ).code;
  };
  const bySwc = (target: string, loose = false): Compile => {
    const jsc = { target, loose, parser: { syntax: 'ecmascript' } };
    return async (file) => (await swc.transformFile(file, { module: { type: 'commonjs' }, jsc })).code;
  };
  const byTypeScript = (target: string): Compile => {
    const compilerOptions = { target: ts.ScriptTarget[target], module: ts.ModuleKind.CommonJS };
    return async (fileName) =>
      ts.transpileModule(await readFile(fileName, 'utf8'), { compilerOptions, fileName }).outputText;
  };
  const native = '@react-native/babel-preset';
  return {
    'React Native': byBabel(native, {}, { caller }),
    'React Native, Hermes stable': byBabel(
      native,
      { unstable_transformProfile: 'hermes-stable' },
      { caller },
    ),
    'React Native, Hermes canary': byBabel(
      native,
      { unstable_transformProfile: 'hermes-canary' },
      { caller },
    ),
    Expo: byBabel('babel-preset-expo', {}, { caller }),
    'preset-env': byBabel('@babel/preset-env'),
    'preset-env, loose': byBabel('@babel/preset-env', { loose: true }),
    'preset-env, public fields set': byBabel(
      '@babel/preset-env',
      { targets: 'chrome 70' },
      { assumptions: { setPublicClassFields: true } },
    ),
    'SWC to ES2015': bySwc('es2015'),
    'SWC to ES2015, loose': bySwc('es2015', true),
    'TypeScript to ES2015': byTypeScript('ES2015'),
    'TypeScript to ES2017': byTypeScript('ES2017'),
  };
}

async function lower(from: string, to: string, compile: Compile): Promise<void> {
  // The sandbox is CommonJS for bundlers, too.
  for (const folder of ['src', 'cjs'])
    for (const name of await readdir(join(from, folder), { recursive: true })) {
      if (!name.endsWith('.js')) continue;
      const file = join(to, folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await compile(join(from, folder, name)));
    }
  await writeFile(join(to, 'package.json'), '{"type":"commonjs"}\n');
  await cp(fileURLToPath(new URL('lowered/use.cjs', import.meta.url)), join(to, 'use.cjs'));
}
