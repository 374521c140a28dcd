import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmInstall, Unavailable } from '../../npm-install.js';
import { runCommand } from '../../run-command.js';
import type { Check } from './check.js';
import { compiled } from './with-compilers.js';

const strict = { strict: true, esModuleInterop: true, skipLibCheck: false, types: ['node'] };

const settings = {
  CommonJS: { ...strict, target: 'es2022', module: 'commonjs', outDir: 'out' },
  // Those of a new Nest project.
  Nest: {
    ...strict,
    target: 'es2023',
    module: 'nodenext',
    emitDecoratorMetadata: true,
    experimentalDecorators: true,
    noEmit: true,
  },
  node16: { ...strict, target: 'es2022', module: 'node16', noEmit: true },
  // Those of a new Next project.
  Next: {
    ...strict,
    target: 'ES2017',
    skipLibCheck: true,
    lib: ['dom', 'dom.iterable', 'esnext'],
    allowJs: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    resolveJsonModule: true,
    isolatedModules: true,
    jsx: 'preserve',
    incremental: true,
  },
};

/** Projects that use Jest, with the files that the guides of Jest and ts-jest let them write. */
const jestProjects: Readonly<Record<string, { test: string; files: Readonly<Record<string, object>> }>> = {
  'babel-jest': {
    test: 'use.test.js',
    files: { 'babel.config.json': { presets: [['@babel/preset-env', { targets: { node: 'current' } }]] } },
  },
  'babel-jest without targets': {
    test: 'use.test.js',
    files: { 'babel.config.json': { presets: ['@babel/preset-env'] } },
  },
  'ts-jest': {
    test: 'use.test.ts',
    files: {
      'jest.config.json': { preset: 'ts-jest' },
      'tsconfig.json': { compilerOptions: { ...settings.CommonJS, types: ['node', 'jest'] } },
    },
  },
};

const nodes = ['node@22', 'node@24'];

export const commonjs: Check = async (project) => {
  const folder = join(project.folder, 'commonjs');
  await mkdir(folder);
  await cp(fileURLToPath(new URL('commonjs', import.meta.url)), folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true}\n');
  const { summary, problems } = await compiled(project, folder, ['use.ts'], settings);
  const found = [...problems];
  const homes = await Promise.all(nodes.map((node) => project.install(node)));
  const versions: string[] = [];
  for (const node of [process.execPath, ...homes.map((home) => join(home, 'node', 'bin', 'node'))]) {
    const version = await runCommand(node, ['--version']);
    versions.push(version);
    const printed = await runCommand(node, ['out/use.js'], { cwd: folder });
    if (printed !== 'done') found.push(`node out/use.js printed ${printed} in Node ${version}`);
  }
  const jest = await underJest(folder);
  return { summary: `${summary}; required in Node ${versions.join(', ')}; ${jest}`, problems: found };
};

async function underJest(folder: string): Promise<string> {
  try {
    await npmInstall(
      folder,
      ...['jest@30', 'ts-jest@29', '@babel/preset-env@7', 'typescript@5.9', '@types/jest@30'],
    );
  } catch (error) {
    if (error instanceof Unavailable) return `Jest left out (${error.message})`;
    throw error;
  }
  for (const { test, files } of Object.values(jestProjects)) {
    for (const [name, content] of Object.entries(files))
      await writeFile(join(folder, name), JSON.stringify(content));
    await runCommand(join(folder, 'node_modules', '.bin', 'jest'), [test], { cwd: folder });
    for (const name of Object.keys(files)) await rm(join(folder, name));
  }
  const manifest = await readFile(join(folder, 'node_modules', 'jest', 'package.json'), 'utf8');
  return `under Jest ${JSON.parse(manifest).version} by ${Object.keys(jestProjects).join(', ')}`;
}
