import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Unavailable } from '../../npm-install.js';
import { runCommand } from '../../run-command.js';
import type { Check } from './check.js';
import { compiled } from './with-compilers.js';

const strict = { strict: true, esModuleInterop: true, skipLibCheck: false, types: ['node'] };

const settings = {
  CommonJS: { ...strict, target: 'es2022', module: 'commonjs', outDir: 'out' },
  'CommonJS of nodenext': { ...strict, target: 'es2022', module: 'nodenext', noEmit: true },
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

export const commonjs: Check = async (project) => {
  const folder = join(project.folder, 'commonjs');
  await mkdir(folder);
  await cp(fileURLToPath(new URL('commonjs', import.meta.url)), folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true}\n');
  const { summary, problems } = await compiled(project, folder, ['use.ts'], settings);
  const printed = await runCommand(process.execPath, ['out/use.js'], { cwd: folder });
  const wrong = printed === 'done' ? [] : [`node out/use.js printed ${printed}`];
  const jest = await underJest(project, folder);
  return {
    summary: `${summary}; ran in Node ${process.versions.node}; ${jest}`,
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
