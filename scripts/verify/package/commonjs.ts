import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Unavailable } from '../../npm-install.js';
import { runCommand } from '../../run-command.js';
import type { Check } from './check.js';
import { copyTypesOfNode } from './compilers.js';
import { withCompilers } from './with-compilers.js';

const common = { strict: true, esModuleInterop: true, skipLibCheck: false, types: ['node'] };

const next = {
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
};

const settings: Readonly<Record<string, object>> = {
  commonjs: { target: 'es2022', module: 'commonjs', outDir: 'out' },
  nodenext: { target: 'es2022', module: 'nodenext', noEmit: true },
  next,
};

export const commonjs: Check = async (project) => {
  await copyTypesOfNode(project);
  const folder = join(project.folder, 'commonjs');
  await mkdir(folder);
  await cp(fileURLToPath(new URL('commonjs', import.meta.url)), folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true}\n');
  for (const [name, options] of Object.entries(settings)) {
    const config = { compilerOptions: { ...common, ...options }, files: ['use.ts'] };
    await writeFile(join(folder, `${name}.json`), JSON.stringify(config));
  }
  const { names, problems } = await withCompilers(project, async ({ version, errors }) => {
    const found: string[] = [];
    for (const name of Object.keys(settings)) {
      // Before TypeScript 5.8, nodenext did not support requiring an ES module.
      if (name === 'nodenext' && version.startsWith('5.5')) continue;
      found.push(...(await errors(folder, `${name}.json`)).map((line) => `${version} (${name}): ${line}`));
    }
    return found;
  });
  const printed = await runCommand(process.execPath, ['out/use.js'], { cwd: folder });
  const wrong = printed === 'done' ? [] : [`node out/use.js printed ${printed}`];
  const jest = await underJest(project, folder);
  return {
    summary: `compiled by TypeScript ${names.join(', ')} for ${Object.keys(settings).join(', ')}; ran in Node ${process.versions.node}; ${jest}`,
    problems: [...problems, ...wrong],
  };
};

async function underJest(project: Parameters<Check>[0], folder: string): Promise<string> {
  try {
    const jest = await project.install('jest@30');
    const preset = join(await project.install('@babel/preset-env@7'), '@babel', 'preset-env');
    const babel = { presets: [[preset, { targets: { node: 'current' } }]] };
    await writeFile(join(folder, 'babel.config.json'), JSON.stringify(babel));
    await runCommand(join(jest, '.bin', 'jest'), ['--rootDir', folder], { cwd: folder });
    const { version } = JSON.parse(await readFile(join(jest, 'jest', 'package.json'), 'utf8'));
    return `and under Jest ${version}`;
  } catch (error) {
    if (error instanceof Unavailable) return `Jest left out (${error.message})`;
    throw error;
  }
}
