import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runCommand } from '../../run-command.js';
import type { Check } from './check.js';
import { compilerErrors } from './with-compilers.js';

const peers = ['ajv', 'ajv-formats', 'openapi-typescript', 'typescript', 'yaml'];

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

const newOperation = `  /api/v1/network/weather:
    get:
      responses:
        "200":
          content: { application/json: { schema: { type: object, properties: { rain: { type: integer, format: int64 } } } } }
`;

// A user's code. It compiles only if the overlay added our operation names, scans and filters.
const use = `import { gte } from 'ledger-query-client';
import { createLedgerClient } from './newer/ledger/client.js';

const ledger = createLedgerClient({ network: 'testnet' });
export const { rain } = await ledger.getNetworkWeather();
for await (const { contract_id } of ledger.getContracts({ 'contract.id': gte('0.0.5') }).scan()) console.log(contract_id, rain satisfies bigint | undefined);
`;

/** Checks that the generator runs in a user's project, names missing peers, and writes code that compiles. */
export const generator: Check = async ({ installed, folder }) => {
  const home = join(folder, 'generated-here');
  await mkdir(home, { recursive: true });
  const shipped = (service: string): string => join(installed, 'openapi', `${service}.yaml`);
  const run = (...args: string[]): Promise<string> => {
    const command = join(installed, 'dist', 'scripts', 'cli.js');
    return runCommand(process.execPath, [command, 'generate', ...args], { cwd: home });
  };
  const same = ['--ledger', shipped('ledger'), '--status', shipped('status'), '--out', 'api'];
  const problems: string[] = [];
  const error = await run(...same).catch((error: unknown) =>
    error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error),
  );
  for (const peer of peers)
    if (!error.includes(`${peer}@`))
      problems.push(`expected an error that names the missing peer ${peer}, got: ${error}`);
  for (const peer of peers)
    await symlink(join(root, 'node_modules', peer), join(folder, 'node_modules', peer));
  const written = [await run(...same)];
  await writeFile(join(home, 'newer.yaml'), newer(await readFile(shipped('official'), 'utf8')));
  written.push(await run('--ledger', 'newer.yaml', '--overlay', shipped('ledger'), '--out', 'newer'));
  await writeFile(join(home, 'use.ts'), use);
  problems.push(...(await compile(home)));
  const flags = `compiled with ${Object.keys(strict).length} strict flags`;
  return {
    summary: `${written.join('\n').replaceAll('\n', ', ')}, ${flags}`,
    problems,
  };
};

/** The official description of a newer service. It has no operationIds, like some descriptions. */
function newer(official: string): string {
  return official
    .replace(/^ +operationId: .*\n/gm, '')
    .replace(/^( +version: ).*$/m, '$199.0.0')
    .replace(/^paths:\n/m, (line) => line + newOperation);
}

async function compile(home: string): Promise<string[]> {
  const options = {
    target: 'es2022',
    module: 'nodenext',
    lib: ['ES2022', 'DOM'],
    types: [],
    noEmit: true,
    ...strict,
  };
  const include = ['api', 'newer', 'use.ts'];
  await writeFile(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include }));
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  return compilerErrors([process.execPath, tsc], home, '.');
}
