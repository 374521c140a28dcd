// How npm run docs makes the reference of what is exported: an entry of the package is a module of it.
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
  // Links to sources need a public home.
  disableSources: true,
  includeVersion: true,
  // What stands behind a public name, such as what a call is described and checked by, is nobody's to write.
  validation: { notExported: false },
  treatWarningsAsErrors: true,
};
