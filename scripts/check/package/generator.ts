import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runCommand } from '../../run-command.js';
import type { Check } from './check.js';

const peers = ['ajv', 'ajv-formats', 'openapi-typescript', 'typescript', 'yaml'];

/** Flags of the compiler that make it stricter, as a user may have them. */
const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
};

/** Whether the generator runs where a user has it, says what it lacks, and writes what compiles there. */
export const generator: Check = async ({ installed, folder }) => {
  const home = join(folder, 'generated-here');
  await mkdir(home, { recursive: true });
  const command = join(installed, 'dist', 'scripts', 'cli.js');
  const descriptions = ['ledger', 'status'].flatMap((service) => [
    `--${service}`,
    join(installed, 'openapi', `${service}.yaml`),
  ]);
  const run = (): Promise<string> =>
    runCommand(process.execPath, [command, 'generate', ...descriptions, '--out', 'api'], { cwd: home });
  const problems: string[] = [];
  const refusal = await run().catch((error: unknown) =>
    error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error),
  );
  for (const peer of peers)
    if (!refusal.includes(`${peer}@`))
      problems.push(`without its peers it does not ask for ${peer}: ${refusal}`);
  for (const peer of peers)
    await symlink(join(root, 'node_modules', peer), join(folder, 'node_modules', peer));
  const written = await run();
  const options = {
    target: 'es2022',
    module: 'nodenext',
    lib: ['ES2022', 'DOM'],
    types: [],
    noEmit: true,
    ...strict,
  };
  await writeFile(
    join(home, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['api'] }),
  );
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  await runCommand(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], { cwd: home }).catch((error) =>
    problems.push(...String(error.stdout).trim().split('\n')),
  );
  return {
    summary: `${written.replaceAll('\n', ', ')}, compiled with ${Object.keys(strict).length} strict flags`,
    problems,
  };
};
