import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

// What a bundle grows by, with everything that the import needs.
const imports = {
  'one list (getContracts)':
    "import { createTransport, getContracts } from './src/ledger.ts'; console.log(createTransport, getContracts);",
  'one lookup (getBlock)':
    "import { createTransport, getBlock } from './src/ledger.ts'; console.log(createTransport, getBlock);",
  'the status client':
    "import { createStatusClient } from './src/status.ts'; console.log(createStatusClient);",
  'the ledger client':
    "import { createLedgerClient } from './src/ledger.ts'; console.log(createLedgerClient);",
  'both clients':
    "import { createLedgerClient, createStatusClient } from './src/index.ts'; console.log(createLedgerClient, createStatusClient);",
  'the sandbox': "import { createSandbox } from './src/sandbox.ts'; console.log(createSandbox);",
};

for (const [name, contents] of Object.entries(imports)) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('..', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    write: false,
  });
  const size = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength;
  console.log(`${name.padEnd(24)} ${(size / 1000).toFixed(1).padStart(6)} kB min+gzip`);
}
