// Settings of `npm run docs`, which writes the reference of all exports. Each entry of the package is a module.
import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const declarations = Object.values(manifest.exports).flatMap(({ types }) => types ?? []);

export default {
  name: 'ledger-query-client',
  entryPoints: declarations.map((file) => file.replace('./dist', '../..').replace('.d.ts', '.ts')),
  tsconfig: '../../tsconfig.json',
  out: '../../docs',
  readme: '../../README.md',
  projectDocuments: [
    '../../src/README.md',
    '../../src/sandbox/README.md',
    '../../openapi/README.md',
    '../../.github/CHANGELOG.md',
  ],
  // Links to sources need a public repository.
  disableSources: true,
  includeVersion: true,
  // Internal types of public names, such as descriptors of operations, are not exported: callers never write them.
  validation: { notExported: false },
  treatWarningsAsErrors: true,
};
