import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/run-command.js';

// The rooms of `src`, and what each may import: this table is the only place that says so. A room imports the faces of other
// rooms, never a file behind a face. Any other import is refused.

const entries = ['src/index', 'src/ledger', 'src/status', 'src/core'];
const helpTexts = ['generated/ledger/help', 'generated/status/help'];
const face = (room: string): string => `src/${room}/${room}`;
/** From the lowest to the highest. A room may import the faces of all rooms before it in the list, or fewer. */
const capabilities = [
  'errors',
  'values',
  'client',
  'lists',
  'after',
  'scan',
  'follow',
  'changes',
  'proof',
  'hosts',
];

const below = (room: string): string[] => capabilities.slice(0, capabilities.indexOf(room)).map(face);

const allowedImports: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(capabilities.map((room) => [room, below(room)])),
  // Their functions take a client, so they name its types.
  past: [...capabilities.map(face), 'generated/ledger/client', 'generated/ledger/types'],
  statement: [
    ...capabilities.map(face),
    'src/past/past',
    'generated/ledger/client',
    'generated/ledger/types',
  ],
  query: entries,
  viem: entries,
  // The events of a contract, which need an optional peer, are loaded when they are used.
  tools: [...entries, ...helpTexts, 'src/viem'],
  mcp: ['src/tools'],
  cli: [...entries, ...helpTexts, 'src/sandbox'],
  // It judges the client, so it shares nothing with it but the types of the description.
  sandbox: [
    'generated/sandbox/ledger',
    'generated/sandbox/status',
    'generated/ledger/types',
    'generated/status/types',
  ],
};

const generatedImports: Readonly<Record<string, readonly string[]>> = {
  ledger: ['src/core'],
  status: ['src/core'],
  sandbox: ['src/sandbox/described-operation'],
};

/** The modules that a source text imports, also those that it loads on demand or of which it names a type. */
function importsOf(text: string): string[] {
  const statements = /^(?:import|export)\b[^;]*?\bfrom '([^']+)';|\bimport\('([^']+)'\)|^import '([^']+)';/gm;
  return Array.from(text.matchAll(statements), ([, from, loaded, alone]) => from ?? loaded ?? alone ?? '');
}

/** The imports of a file that leave its folder, as paths from the root without an ending. */
function importsFrom(file: string, folder: string, text: string): string[] {
  const relativeImports = importsOf(text).filter((specifier) => specifier.startsWith('.'));
  const targets = relativeImports.map((specifier) => join(dirname(file), specifier).replace(/\.[jt]s$/, ''));
  return targets.filter((target) => !target.startsWith(`${folder}/`));
}

function refusedImports(file: string, text: string): string[] {
  const [top = '', room = ''] = file.split('/');
  const allowed = (top === 'generated' ? generatedImports : allowedImports)[room];
  if (!allowed) return [`${file}: the table names no room '${room}'`];
  const targets = importsFrom(file, `${top}/${room}`, text);
  return targets.filter((target) => !allowed.includes(target)).map((target) => `${file} imports ${target}`);
}

function sourcesIn(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.includes(sep) && /\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'));
}

describe('the rooms', () => {
  it.each(['src', 'generated'])('of %s import only what the table allows', (folder) => {
    const sources = sourcesIn(folder);
    expect(sources.length).toBeGreaterThan(10);
    const refused = sources.flatMap((file) => refusedImports(file, readFileSync(join(root, file), 'utf8')));
    expect(refused).toEqual([]);
  });

  it.each([
    ['src/client/call.ts', "import { scan } from '../scan/scan.js';", 'a higher room'],
    ['src/proof/chain.ts', "import { Host } from '../hosts/host.js';", 'a file behind a face'],
    ['src/hosts/hosts.ts', "import type { Chain } from '../proof/chain.js';", 'a type behind a face'],
    ['src/lists/lists.ts', "const load = () => import('../follow/follow.js');", 'a module on demand'],
    ['src/scan/scan.ts', "export { createLedgerClient } from '../ledger.js';", 'an entry'],
    ['src/cli/main.ts', "import {\n  scan,\n} from '../scan/scan.js';", 'a room instead of an entry'],
    [
      'src/sandbox/sandbox.ts',
      "import { toTimestamp } from '../values/values.js';",
      'the client, by its judge',
    ],
    ['generated/ledger/rules.ts', "import { send } from '../../src/client/client.js';", 'around the entry'],
    ['src/unknown/new.ts', '', 'a room without a row'],
  ])('%s may not say %s', (file, text) => {
    expect(refusedImports(file, text)).toHaveLength(1);
  });

  it('have a face of their name, which the table lists', () => {
    const rooms = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(rooms.map(({ name }) => name).sort()).toEqual(Object.keys(allowedImports).sort());
    const faces = sourcesIn('src').filter((file) => capabilities.includes(relative('src', dirname(file))));
    for (const room of capabilities) expect(faces).toContain(`${face(room)}.ts`);
  });
});
