import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { exitCodes as bumpExitCodes } from '../../scripts/bump/report.js';
import { generateClient } from '../../scripts/generate/client-command.js';
import { root } from '../../scripts/run-command.js';
import { catalogue } from '../../src/cli/catalogue.js';
import { exitCodes } from '../../src/cli/exit-codes.js';
import { overview } from '../../src/cli/help/overview.js';
import { commonOptions, formats } from '../../src/cli/input/options.js';
import { sandboxOptions } from '../../src/cli/serve/sandbox-options.js';
import * as entry from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import * as viemEntry from '../../src/viem.js';
import { hookNames } from '../setup/hook-names.js';

// Each name in the documents exists, and each name that exists is in the documents.

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The Markdown files of the project, without those of packages that examples install. */
const documents = ['.', '.github', 'openapi', 'src', 'scripts', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
);

/** The first cells of a table, which are names or numbers in backquotes or without. */
function firstCells(text: string, head: string): string[] {
  const table = text.slice(text.indexOf(head)).split('\n\n')[0] ?? '';
  return table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1]?.replaceAll('`', '').trim() ?? '');
}

it('the README has a row for each error class, and no other one', () => {
  const { ClientError } = entry;
  const classes = Object.entries(entry).filter(
    ([, value]) => typeof value === 'function' && value.prototype instanceof ClientError,
  );
  expect(classes.length).toBeGreaterThan(8);
  expect(firstCells(read('README.md'), '| Class | When').sort()).toEqual(
    classes.map(([name]) => name).sort(),
  );
});

it('each document names error classes that exist', () => {
  for (const file of documents) {
    const named = Array.from(read(file).matchAll(/`([A-Z]\w*Error)\b/g), ([, name = '']) => name);
    const places = [entry, viemEntry, globalThis];
    const unknown = named.filter((name) => !places.some((place) => Object.hasOwn(place, name)));
    expect(unknown, file).toEqual([]);
  }
});

it('the reference has a row for each exit code, and no other one', () => {
  const reference = read('src/README.md');
  expect(firstCells(reference, '| Exit code')).toEqual(Object.keys(exitCodes));
  const named = Array.from(
    reference.matchAll(/exits?(?: with)?(?: exit)? code (?:is )?(\d+)/g),
    ([, code]) => code,
  );
  expect(named.length).toBeGreaterThan(3);
  expect(Object.keys(exitCodes)).toEqual(expect.arrayContaining(named));
});

it('the contributor guide has a row for each exit code of bump, and no other one', () => {
  const rows = firstCells(read('.github/CONTRIBUTING.md'), '| Exit code');
  expect(rows).toEqual(Object.keys(bumpExitCodes));
});

/** The words after the name of the command, in the code of the user documents. */
const commandLines = ['README.md', 'src/README.md', 'src/sandbox/README.md'].flatMap((file) =>
  Array.from(read(file).matchAll(/[` \n]ledger-query-client ([^`\n]+)/g), ([, words = '']) =>
    words.split(' '),
  ),
);

/** The commands that are not operations: the first words of the usage. */
const otherCommands = Array.from(
  overview()
    .split('\n\n')
    .find((part) => part.startsWith('Usage'))
    ?.matchAll(/client ([a-z-]+)/g) ?? [],
  ([, name = '']) => name,
);

it('the user documents name only commands that exist, and each command that is not an operation', () => {
  const isCommand = (word: string): boolean => catalogue.has(word) || otherCommands.includes(word);
  const named = commandLines.map(([word = '']) => word).filter((word) => /^(-|[a-z]+$)/i.test(word));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((word) => word !== '--help' && !isCommand(word))).toEqual([]);
  const answers = Array.from(catalogue.values()).flatMap(({ answer, operation }) =>
    answer ? [operation.operationId] : [],
  );
  const reference = read('src/README.md');
  expect(otherCommands).toContain('mcp');
  const inCode = (name: string): boolean =>
    new RegExp(`[\`\\n ](?:ledger-query-client )?${name}[\` ]`).test(reference);
  expect([...otherCommands, ...answers].filter((name) => !inCode(name))).toEqual([]);
});

/** Options of other programs that the documents call: npm, node. */
const otherPrograms = ['--save-dev', '--input-type', '--prefix'];

it('the user documents name options of the command line that exist, and the reference all of them', async () => {
  const usage = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await generateClient(['--help']);
  const ofGenerate = String(usage.mock.calls[0]?.[0]).match(/--\w+/g) ?? [];
  usage.mockRestore();
  const own = [
    ...Object.keys({ ...commonOptions, ...sandboxOptions }).map((name) => `--${name}`),
    ...ofGenerate,
  ];
  const ofOperations = Array.from(catalogue.values()).flatMap(({ operation, pathNames }) =>
    [...Object.keys(operation.parameters ?? {}), ...pathNames].flatMap((name) => [
      `--${name}`,
      `--no-${name}`,
    ]),
  );
  const known = [
    ...own,
    ...ofOperations,
    ...formats.map((name) => `--${name}`),
    ...otherPrograms,
    ...otherCommands,
  ];
  expect(ofGenerate).toContain('--overlay');
  for (const file of ['README.md', 'src/README.md', 'src/sandbox/README.md', 'test/examples/README.md']) {
    const named = Array.from(read(file).matchAll(/[` "](--[a-zA-Z][\w.-]*)/g), ([, name = '']) => name);
    expect(
      named.filter((name) => !known.includes(name)),
      file,
    ).toEqual([]);
  }
  const reference = read('src/README.md');
  expect(own.filter((name) => !new RegExp(`[\` "]${name}\\b`).test(reference))).toEqual([]);
});

it('the README, the text for agents and the description name each network', () => {
  const { local, ...publicNetworks } = entry.networks;
  const [line = ''] = read('README.md').match(/^.*\{ network: 'testnet' \}\); \/\/ or .*$/m) ?? [];
  const [brief = ''] = read('src/llms.txt').match(/^.*\{ network: 'mainnet' \}\); \/\/ or .*$/m) ?? [];
  const servers = read('openapi/ledger.yaml').split('\nsecurity:')[0];
  for (const name of Object.keys(entry.networks)) expect(line).toContain(`'${name}'`);
  for (const [name, { url }] of Object.entries(publicNetworks)) {
    expect(brief).toContain(name);
    expect(servers).toContain(`- url: ${url}\n`);
  }
  expect(local.url).toMatch(/localhost/);
});

/** The names of options, which the refusal of an unknown one lists. */
async function optionNames(use: (options: object) => unknown): Promise<string[]> {
  const error = await Promise.resolve({ neverAnOption: 1 })
    .then(use)
    .catch((reason: unknown) => reason);
  if (!(error instanceof entry.ParameterError)) throw error;
  return error.allowed.replace('one of the options ', '').split(', ');
}

it('the reference names each option of a transport and of a call, and its tables no other one', async () => {
  const { fetch, ledgerUrl: baseUrl } = createSandbox();
  const ledger = entry.createLedgerClient({ fetch, baseUrl });
  const ofTransport = await optionNames((options) => entry.createLedgerClient({ baseUrl, ...options }));
  const ofCall = await optionNames((options) => ledger.getBlocks({}, options));
  const reference = read('src/README.md');
  const isNamed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(reference);
  expect(ofTransport.length + ofCall.length).toBeGreaterThan(20);
  expect([...ofTransport, ...ofCall].filter((name) => !isNamed(name))).toEqual([]);
  const rows = firstCells(reference, '| Option | Meaning | Default').flatMap((cell) => cell.split(', '));
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.filter((name) => !ofTransport.includes(name))).toEqual([]);
  // A hook is named among the events, too.
  expect(rows).toEqual(expect.arrayContaining(hookNames()));
});

it('the reference has a row for each event, and no other one', () => {
  expect(hookNames().length).toBeGreaterThan(3);
  expect(firstCells(read('src/README.md'), '| Event | When').sort()).toEqual(hookNames().sort());
});

/** Scripts that npm calls on its own. */
const calledByNpm = ['prepack'];

it('each document names scripts that exist, and the contributor guide each script', () => {
  const { scripts }: { scripts: object } = JSON.parse(read('package.json'));
  expect(documents.length).toBeGreaterThan(8);
  for (const file of documents) {
    const named = Array.from(
      read(file).matchAll(/npm run (?:--silent )?([\w:-]+)/g),
      ([, name = '']) => name,
    );
    expect(
      named.filter((name) => !Object.hasOwn(scripts, name)),
      file,
    ).toEqual([]);
  }
  const guide = read('.github/CONTRIBUTING.md');
  const isNamed = (name: string): boolean => new RegExp(`[\` ]${name}[\` ]`).test(guide);
  expect(Object.keys(scripts).filter((name) => !calledByNpm.includes(name) && !isNamed(name))).toEqual([]);
});
