// How npm run docs makes the reference of what is exported: an entry of the package is a module of it.
import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const declarations = Object.values(manifest.exports).flatMap(({ types }) => types ?? []);

/** What stands behind a public name and is nobody's to write: what a call is described, sent and checked by. */
const internals = [
  'BodyRule',
  'Bound',
  'Call',
  'Combination',
  'Decode',
  'Effects',
  'ErrorAnswer',
  'Growing',
  'Input',
  'Linked',
  'OperatorObject',
  'PageReply',
  'ParameterRule',
  'Params',
  'RangeKey',
  'Read',
  'RecordFile',
  'Report',
  'Result',
  'Row',
  'SerialiseBody',
  'Target',
  'WindowRule',
  'networks',
];

export default {
  name: 'ledger-query-client',
  entryPoints: declarations.map((file) => file.replace('./dist', '..').replace('.d.ts', '.ts')),
  tsconfig: '../tsconfig.json',
  out: '../docs',
  readme: '../README.md',
  projectDocuments: [
    '../src/README.md',
    '../src/sandbox/README.md',
    '../openapi/README.md',
    '../.github/CHANGELOG.md',
  ],
  // Links to sources need a public home.
  disableSources: true,
  includeVersion: true,
  intentionallyNotExported: internals,
  treatWarningsAsErrors: true,
};
