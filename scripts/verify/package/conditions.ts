import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root, runCommand } from '../../run-command.js';
import type { Check } from './check.js';

/**
 * Prints whether `import` and `require` get the same classes, and whether an error of a bundle is an instance of theirs and the
 * other way round, and of those only.
 */
const program = `import { createRequire } from 'node:module';
import { ClientError } from 'ledger-query-client';
import * as bundled from './node_modules/ledger-query-client/dist/src/index.js';
const required = createRequire(import.meta.url)('ledger-query-client');
const errorOf = async ({ createLedgerClient }) =>
  createLedgerClient({ network: 'testnet' }).getToken({ tokenId: 'none' }).catch((error) => error);
const judge = (error, { ClientError, ParameterError, ApiError }) =>
  error instanceof ClientError && error instanceof ParameterError && !(error instanceof ApiError) &&
  !(error instanceof class extends ParameterError {});
console.log(ClientError === required.ClientError && ClientError !== bundled.ClientError,
  judge(await errorOf(bundled), required), judge(await errorOf(required), bundled),
  !(new Error() instanceof required.ClientError) && !(null instanceof bundled.ClientError));
`;

/** A program that is bundled for a server, and runs without the package beside it. */
const server = `import { createLedgerClient, ParameterError } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
const { ledgerUrl: baseUrl, fetch } = createSandbox({ size: 0.1 });
const ledger = createLedgerClient({ baseUrl, fetch });
const { accounts } = await ledger.getAccounts({ limit: 2 });
const error = await ledger.getAccounts({ limit: 1000 }).catch((reason) => reason);
console.log(accounts.length, error instanceof ParameterError);
`;

/** A bundler with conditions of its own does not know the condition `module`, and gets the modules for Node. */
async function runBundled(folder: string, conditions: string[] | undefined): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), 'bundled-'));
  const options = {
    platform: 'node',
    format: 'esm',
    bundle: true,
    outfile: join(out, 'server.mjs'),
  } as const;
  try {
    await build({ ...options, ...(conditions && { conditions }), entryPoints: [join(folder, 'server.mjs')] });
    return await runCommand(process.execPath, ['server.mjs'], { cwd: out });
  } finally {
    await rm(out, { recursive: true });
  }
}

/** Checks that Node, `require` and bundlers get the same names, and that the classes of errors are those of all copies. */
export const conditions: Check = async ({ installed, folder }) => {
  const manifest: Manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  const require = createRequire(join(installed, 'package.json'));
  const problems: string[] = [];
  let names = 0;
  // An entry imports its optional peer at once. The other checks see the package without it.
  const peer = join(dirname(installed), 'viem');
  await symlink(join(root, 'node_modules', 'viem'), peer, 'junction');
  for (const [entry, target] of Object.entries(manifest.exports)) {
    if (typeof target === 'string') continue;
    const expected = await namesOf(join(installed, target.default));
    names += expected.length;
    const found = {
      Node: target.node === undefined ? expected : await namesOf(join(installed, target.node)),
      require: Object.keys(require(join(installed, target.require.default))).sort(),
    };
    for (const [condition, own] of Object.entries(found))
      if (own.join() !== expected.join())
        problems.push(`${entry} exports ${own.join()} for ${condition}, expected ${expected.join()}`);
  }
  await rm(peer);
  await writeFile(join(folder, 'copies.mjs'), program);
  const printed = await runCommand(process.execPath, ['copies.mjs'], { cwd: folder });
  if (printed !== 'true true true true')
    problems.push(`errors of two copies: ${printed}, expected true four times`);
  await writeFile(join(folder, 'server.mjs'), server);
  for (const own of [undefined, ['custom']]) {
    const answer = await runBundled(folder, own).catch(String);
    if (answer !== '2 true') problems.push(`bundled for servers with the conditions ${own}: ${answer}`);
  }
  return {
    summary: `${names} names, the same for import, require and bundlers; errors of both copies`,
    problems,
  };
};

interface Manifest {
  readonly exports: Readonly<
    Record<
      string,
      | string
      | { readonly node?: string; readonly default: string; readonly require: { readonly default: string } }
    >
  >;
}

async function namesOf(file: string): Promise<string[]> {
  return Object.keys(await import(pathToFileURL(file).href)).sort();
}
