import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { link, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateClient } from '../../scripts/generate/client-command.js';
// By their inner paths: faults of emitters, of an installation and of a folder, which no description causes.
import { banner } from '../../scripts/generate/emit/module-text.js';
import { locateErrors } from '../../scripts/generate/locate.js';
import { staleFiles, writeFiles } from '../../scripts/generate/write-files.js';
import { generatorPeers, missingPeers } from '../../scripts/peers.js';
import { rejection } from '../setup/thrown.js';
import { type Api, description, GenerationError, read, readApi, replies } from './description.js';

const thing = { ...read({}), madeBy: '`npx ledger-query-client generate` 1.2.3' };
const own = (text: string): string => `${banner(thing, 'The names of the ledger service.')}${text}\n`;
const files = new Map([
  ['client.ts', own('new client')],
  ['types.ts', own('new types')],
]);

let root = '';
let folder = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'write-files-'));
  folder = join(root, 'ledger');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const text = (...path: string[]): Promise<string> => readFile(join(root, ...path), 'utf8');

async function refused(): Promise<string> {
  const before = await readdir(root, { recursive: true });
  const other = { folder: join(root, 'other'), files };
  const error = await rejection(writeFiles([other, { folder, files }]));
  expect(error).toMatchObject({ name: 'FileError' });
  expect(await readdir(root, { recursive: true })).toEqual(before);
  return (error as Error).message;
}

describe('writeFiles', () => {
  it('replaces generated files, also with other line breaks, and keeps all others', async () => {
    await mkdir(join(folder, 'sub'), { recursive: true });
    const others = ['.env', 'my-adapter.ts', join('sub', 'client.ts')];
    for (const name of others) await writeFile(join(folder, name), 'mine');
    // A copy of a generated file under another name belongs to its author.
    await writeFile(join(folder, 'client-copy.ts'), own('mine'));
    await writeFile(join(folder, 'client.ts'), own('old'));
    await writeFile(join(folder, 'types.ts'), own('old').replaceAll('\n', '\r\n'));
    expect(await writeFiles([{ folder, files }])).toEqual([expect.stringMatching(/ledger: 2 files$/)]);
    for (const [name, expected] of files) expect(await text('ledger', name)).toBe(expected);
    for (const name of others) expect(await text('ledger', name)).toBe('mine');
    expect(await text('ledger', 'client-copy.ts')).toBe(own('mine'));
  });

  it('deletes a file that is no longer generated, but no other file of that name', async () => {
    await mkdir(folder);
    await writeFile(join(folder, 'bodies.ts'), own('old'));
    await writeFile(join(folder, 'after.ts'), 'mine');
    await writeFiles([{ folder, files }]);
    expect((await readdir(folder)).sort()).toEqual(['after.ts', 'client.ts', 'types.ts']);
  });

  it('deletes the validators of a group that is gone', async () => {
    const file = 'validators/things.ts';
    await writeFiles([{ folder, files: new Map([...files, [file, own('old')]]) }]);
    expect(await text('ledger', file)).toBe(own('old'));
    await writeFile(join(folder, 'validators', 'mine.ts'), 'mine');
    await writeFiles([{ folder, files }]);
    expect(await readdir(join(folder, 'validators'))).toEqual(['mine.ts']);
  });

  it.each(['// by hand\n', '', own('x').slice(1), `// mine\n${own('x')}`])(
    'refuses a foreign file of the same name, %j, before it writes anything',
    async (content) => {
      await mkdir(folder);
      await writeFile(join(folder, 'types.ts'), content);
      expect(await refused()).toContain(join(folder, 'types.ts'));
      expect(await text('ledger', 'types.ts')).toBe(content);
    },
  );

  it('refuses a symlink or a folder in place of a file', async () => {
    await mkdir(folder);
    await writeFile(join(root, 'precious.ts'), own('old'));
    const path = join(folder, 'types.ts');
    for (const target of ['precious.ts', 'missing.ts']) {
      await symlink(join(root, target), path);
      await refused();
      await rm(path);
    }
    expect(await text('precious.ts')).toBe(own('old'));
    await mkdir(path);
    await refused();
  });

  it('refuses a symlink or a file in place of the folder', async () => {
    await mkdir(join(root, 'elsewhere'));
    await symlink(join(root, 'elsewhere'), folder);
    await refused();
    await rm(folder);
    await writeFile(folder, 'mine');
    await refused();
    expect(await text('ledger')).toBe('mine');
  });

  it('does not write through a hard link', async () => {
    await mkdir(folder);
    await writeFile(join(root, 'precious.ts'), own('old'));
    await link(join(root, 'precious.ts'), join(folder, 'types.ts'));
    await writeFiles([{ folder, files }]);
    expect(await text('precious.ts')).toBe(own('old'));
  });

  it('recognises its banner with any title of the description', async () => {
    for (const title of ['x. Do not edit.', '*/\n', '`a` by `b`', '\u2028', 'x'.repeat(5000)]) {
      const made = new Map([['types.ts', `${banner({ ...thing, title }, 'The types.')}text\n`]]);
      await writeFiles([{ folder, files: made }]);
      await writeFiles([{ folder, files: made }]);
    }
    expect(await readdir(folder)).toEqual(['types.ts']);
  });
});

describe('staleFiles', () => {
  it('reports changed, missing and additional files', async () => {
    await writeFiles([{ folder, files }]);
    expect(await staleFiles({ folder, files })).toEqual([]);
    await writeFile(join(folder, 'client.ts'), `${files.get('client.ts')}// by hand\n`);
    await rm(join(folder, 'types.ts'));
    await writeFile(join(folder, 'stranger.ts'), '');
    expect((await staleFiles({ folder, files })).sort()).toEqual(
      ['client.ts', 'stranger.ts', 'types.ts'].map((name) => join(folder, name)),
    );
  });
});

const refers = (name: string) => ({
  operationId: `get${name}`,
  responses: replies({ $ref: `#/components/schemas/${name}` }),
});
const objects = Object.fromEntries(['A', 'B', 'C'].map((name) => [name, { type: 'object' }]));
const api = readApi(
  { ...description({ schemas: objects }), paths: { '/a': { get: refers('A') }, '/b': { get: refers('B') } } },
  'ledger',
);

/** An emitter that fails on one schema. */
function failingOn(name: string): (api: Api) => string {
  return ({ schemas }) => {
    if (schemas.has(name)) throw new TypeError('undefined is not a function');
    return 'text';
  };
}

describe('locateErrors', () => {
  it.each([
    ['B', '/paths/~1b/get'],
    ['C', '/components/schemas/C'],
  ])('reports the first part that fails because of the schema %s', async (name, pointer) => {
    await expect(locateErrors(api, failingOn(name))).rejects.toMatchObject({
      name: 'GenerationError',
      pointer,
      reason: 'no code can be generated from this part: undefined is not a function',
    });
  });

  it('returns the result, and rethrows an error that already has a place', async () => {
    expect(await locateErrors(api, failingOn('D'))).toBe('text');
    const error = new GenerationError('/here', 'because');
    await expect(locateErrors(api, () => Promise.reject(error))).rejects.toBe(error);
  });
});

/** Finds packages where these versions are installed. */
function installed(versions: Readonly<Record<string, string>>): (name: string) => string {
  const modules = join(mkdtempSync(join(root, 'peers-')), 'node_modules');
  for (const [name, version] of Object.entries(versions)) {
    mkdirSync(join(modules, name), { recursive: true });
    writeFileSync(join(modules, name, 'package.json'), JSON.stringify({ version }));
  }
  return (name) => {
    if (!Object.hasOwn(versions, name)) throw new Error(`Cannot find package '${name}'`);
    return pathToFileURL(join(modules, name, 'lib', 'main.js')).href;
  };
}

const all = {
  ajv: '8.17.1',
  'ajv-formats': '3.0.1',
  'openapi-typescript': '7.0.0',
  typescript: '5.5.4',
  yaml: '2.9.1',
};

describe('a peer of the generator', () => {
  const { typescript: _, ...others } = all;
  it.each<[string, Readonly<Record<string, string>>, string | undefined]>([
    ['is installed', all, undefined],
    [
      'is reported if it is missing, with the command that installs it',
      others,
      'The generator needs typescript 5 (missing): npm install --save-dev typescript@5',
    ],
    [
      'is reported if another version is installed',
      { ...all, ajv: '6.12.6', yaml: '1.10.2' },
      'The generator needs ajv 8 (6.12.6), yaml 2 (1.10.2): npm install --save-dev ajv@8 yaml@2',
    ],
    [
      'is reported if its major version only begins with the same digit',
      { ...all, ajv: '80.0.0' },
      'The generator needs ajv 8 (80.0.0): npm install --save-dev ajv@8',
    ],
  ])('%s', (_, versions, problem) =>
    expect(missingPeers('The generator', generatorPeers, installed(versions))).toBe(problem),
  );
});

const withThing = ({ more = {}, ...schema }: { more?: object; [keyword: string]: unknown }) =>
  description({
    operation: { responses: replies({ $ref: '#/components/schemas/Thing' }) },
    schemas: { Thing: { type: 'object', ...schema } as never, ...more },
  });

/** Schemas of which each has the next one as a property. */
const chainOf = (length: number) => {
  const names = Array.from(
    { length },
    (_, index) => [`C${index}`, `#/components/schemas/C${index + 1}`] as const,
  );
  const links = names.map(([name, $ref]) => [name, { type: 'object', properties: { next: { $ref } } }]);
  const more = { ...Object.fromEntries(links), [`C${length}`]: { type: 'object' } };
  return withThing({ properties: { next: { $ref: '#/components/schemas/C0' } }, more });
};
const deep = (levels: number): object =>
  levels === 0 ? { type: 'string' } : { type: 'object', properties: { a: deep(levels - 1) } };
const bomb = [
  'a: &a [1, 1, 1, 1, 1]',
  ...['b', 'c', 'd', 'e'].map((name, index) => {
    const above = 'abcd'[index];
    return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${above}`).join(', ')}]`;
  }),
].join('\n');

describe('npx ledger-query-client generate', () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    for (const log of ['log', 'error'] as const)
      vi.spyOn(console, log).mockImplementation((line: string) => void lines.push(line));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Runs the command on these descriptions; returns its exit code and what it printed, without the temporary folder. */
  async function run(sources: { ledger?: unknown; status?: unknown }, ...more: readonly string[]) {
    const args = ['--out', join(root, 'out'), '--overlay', 'none', ...more];
    for (const [service, source] of Object.entries(sources)) {
      const file = join(root, `${service}.yaml`);
      await writeFile(file, typeof source === 'string' ? source : JSON.stringify(source));
      args.push(`--${service}`, file);
    }
    const code = await generateClient(args);
    return { code, printed: lines.join('\n').replaceAll(`${root}/`, '') };
  }

  it('does not write a line of the title as code', async () => {
    const source = {
      ...withThing({}),
      info: { title: 'A\nthrow new Error("run");\u2028//', version: '1\r2' },
    };
    expect(await run({ ledger: source })).toMatchObject({ code: 0 });
    const text = await readFile(join(root, 'out', 'ledger', 'operations.ts'), 'utf8');
    expect(text.split(/[\n\r\u2028\u2029]/).slice(0, 4)).toEqual([
      '// The operations of the ledger service, one function each.',
      expect.stringMatching(/^\/\/ Made from the description of A throw new Error\("run"\); \/\/ 1 2 by/),
      '',
      expect.stringMatching(/^import /),
    ]);
  });

  it.each<[string, unknown, string]>([
    ['a minimum of text', withThing({ minimum: '(run(),1)' }), 'Thing/minimum: expected a number'],
    ['a length of text', withThing({ maxLength: '5' }), 'Thing/maxLength: expected a number'],
    ['a negative length', withThing({ minLength: -1 }), 'Thing/minLength: expected a whole number'],
    ['a number without end', 'openapi: 3.1.0\nx: 1e999', '/x: expected a finite number'],
    [
      'a name that all objects have',
      withThing({ properties: { hasOwnProperty: {} } }),
      'Thing/properties/hasOwnProperty: a property cannot be named hasOwnProperty',
    ],
    ['a schema __proto__', '{"a":{"__proto__":{}}}', '/a/__proto__: a member cannot be named __proto__'],
    ['half a surrogate pair', '{"info":{"title":"\\ud800"}}', '/info/title: the text has a lone surrogate'],
    ['a schema in itself', withThing({ $ref: '#/components/schemas/Thing' }), 'Thing is a part of itself'],
    [
      'a schema in itself that a property has',
      withThing({
        properties: { id: { $ref: '#/components/schemas/Self' } },
        more: { Self: { $ref: '#/components/schemas/Self' } },
      }),
      'Self is a part of itself',
    ],
    ['a chain of 3,000 schemas', chainOf(3000), 'which is more than the compilers can follow'],
    [
      'too many properties for a compiler',
      withThing({
        properties: Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`p${at}`, {}])),
      }),
      '/get: no code can be generated from this part: Maximum call stack size exceeded',
    ],
    ['500 levels', withThing({ properties: { a: deep(500) } }), ': line 1: nested more than 200 levels deep'],
    ['100,000 levels', '['.repeat(100_000), ': line 1: nested more than 200 levels deep'],
    ['an alias inside itself', 'paths: &a\n  b: *a', '/paths/b/b/b: nested more than 200 levels deep'],
    ['an alias bomb', bomb, ': line 5: the YAML aliases up to this line expand to too much data'],
    ['a path to another host', description({ path: '@evil.example' }), '/@evil.example: expected a path'],
    ['another mark', description({ operation: { 'x-read': 'yes' } }), '/get/x-read: expected true'],
    [
      'a name that the client needs',
      description({ operation: { operationId: 'createLedgerClient' } }),
      '/get: the name createLedgerClient is used twice in client.ts; expected a unique name',
    ],
    ['controls of a terminal', withThing({ '\u001b[2J': 1 }), 'Thing/\\u001b[2J: the keyword \\u001b[2J'],
  ])('reports the place of %s, and writes no file', async (_, source, expected) => {
    const { code, printed } = await run({ ledger: source });
    expect({ code, printed }).toEqual({
      code: 1,
      printed: expect.stringMatching(/^ledger\.yaml#[^\n]*(\nLeave[^\n]*\n\d+ of \d+ [^\n]*)?$/),
    });
    expect(printed.slice('ledger.yaml#'.length)).toContain(expected);
    expect(await readdir(root)).toEqual(['ledger.yaml']);
  });

  it('leaves out a pattern that some text would make slow, and says so', async () => {
    const slow = { type: 'string', pattern: '^(a|a)*$' };
    const ledger = withThing({ properties: { slow, quick: { type: 'string', pattern: '^bb*$' } } });
    const { code, printed } = await run({ ledger });
    expect(code).toBe(0);
    expect(printed).toContain(
      'ledger.yaml#/components/schemas/Thing/properties/slow/pattern: is not checked',
    );
    const validators = await readFile(join(root, 'out', 'ledger', 'validators.ts'), 'utf8');
    expect(validators).toContain('^bb*$');
    expect(validators).not.toContain('(a|a)');
  });

  it('lists all problems of a description at once, and leaves out operations by name', async () => {
    const bad = { schema: { not: {} }, in: 'query', name: 'q' };
    const get = (operationId: string, more: object = {}) => ({
      get: { operationId, responses: replies({ type: 'object' }), ...more },
    });
    const source = {
      ...description({
        schemas: { Odd: { not: {} }, Holder: { properties: { odd: { $ref: '#/components/schemas/Odd' } } } },
      }),
      paths: {
        '/a': get('getA'),
        '/b': get('getB', { parameters: [bad] }),
        '/c': get('getC', { responses: replies({ $ref: '#/components/schemas/Odd' }) }),
      },
    };
    const { code, printed } = await run({ ledger: source as never });
    expect([code, printed.split('\n')]).toEqual([
      1,
      [
        'ledger.yaml#/paths/~1b/get/parameters/0/schema/not: the keyword not is not supported; remove it',
        'ledger.yaml#/components/schemas/Odd/not: the keyword not is not supported; remove it',
        'Leave operations out, or generate some only: --skip getB,getC',
        '1 of 3 operations are left then.',
      ],
    ]);
    expect((await run({ ledger: source as never }, '--skip', 'getC')).printed).toContain('--skip getB');
    const webhooks = { webhooks: { changed: { post: {} } } };
    expect(await run({ ledger: { ...source, ...webhooks } as never }, '--skip', 'getB,getC')).toMatchObject({
      code: 0,
    });
    const anyNumber = { anyOf: [{ type: 'integer', format: 'int64' }, { type: 'number' }] };
    const named = {
      ...description({ schemas: { Mixed: { type: 'object', properties: { a: anyNumber } } } }),
      paths: Object.fromEntries(
        ['things/get', 'things/list'].map((id) => [
          `/${id}`,
          get(id, { responses: replies({ $ref: '#/components/schemas/Mixed' }) }),
        ]),
      ),
    };
    const mixed = await run({ ledger: named as never });
    expect(mixed.printed.split('\n').slice(-3)).toEqual([
      expect.stringContaining('#/components/schemas/Mixed/properties/a'),
      'Leave operations out, or generate some only: --skip thingsGet,thingsList',
      '0 of 2 operations are left then.',
    ]);
    for (const skip of ['thingsGet,thingsList', 'things/get,things/list'])
      expect((await run({ ledger: named as never }, '--skip', skip)).printed).not.toContain('is named');
    expect(await run({ ledger: source as never }, '--only', 'getA')).toMatchObject({ code: 0 });
    expect(await run({ ledger: source as never }, '--only', 'getA,getX')).toMatchObject({
      code: 1,
      printed: expect.stringContaining('#/paths: no operation is named getX'),
    });
  });

  it('says what was generated, skipped and ignored, for a client of any name', async () => {
    const other = { get: { operationId: 'getOther', responses: replies({ type: 'object' }) } };
    const source = description({
      more: { 'x-logo': 'a.png', webhooks: {} },
      operation: { 'x-stability': 1 },
    });
    const ledger = { ...source, paths: { ...(source.paths as object), '/other': other } };
    const { code, printed } = await run({ ledger }, '--client', 'createAcmeBayClient', '--skip', 'getOther');
    expect([code, printed.split('\n').slice(1)]).toEqual([
      0,
      [
        'generated: 1 operations in createAcmeBayClient',
        'skipped: getOther',
        'ignored: webhooks, x-logo, x-stability',
      ],
    ]);
    const folder = join(root, 'out', 'acmeBay');
    const client = await readFile(join(folder, 'client.ts'), 'utf8');
    expect(client).toContain(
      'export function createAcmeBayClient(options: AcmeBayClientOptions): AcmeBayClient',
    );
    expect(await readdir(join(root, 'out'))).toEqual(['acmeBay']);
    for (const [name, expected] of [
      ['acme', '--client must be a name such as createAcmeClient, got acme'],
      ['createBayClient', '--client names one client; pass --ledger or --status, not both'],
    ] as const) {
      lines.length = 0;
      expect(await run({ ledger, status: ledger }, '--client', name)).toMatchObject({
        code: 2,
        printed: expect.stringContaining(expected),
      });
    }
  });

  it('refuses a key of another description only if it is near to one of ours', async () => {
    const ledger = description({ operation: { 'x-rang-key': {}, 'x-group': 'a' } });
    expect(await run({ ledger })).toEqual({
      code: 1,
      printed: [
        'ledger.yaml#/paths/~1things/get/x-rang-key: there is no key x-rang-key. Did you mean x-range-key?',
        'Leave operations out, or generate some only: --skip getThings',
        '0 of 1 operations are left then.',
      ].join('\n'),
    });
  });

  it('accepts 90 levels of objects and unusual names', async () => {
    const names = ['$ref', 'a b', '1', '1.5', "it's", 'then', '*/', '`x`', '\u202e'];
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'integer', format: 'int64' }]));
    expect(await run({ ledger: withThing({ properties: { ...properties, deep: deep(90) } }) })).toMatchObject(
      {
        code: 0,
      },
    );
    const types = await readFile(join(root, 'out', 'ledger', 'types.ts'), 'utf8');
    for (const name of ['$ref?', '"a b"?', '"1"?', '"1.5"?', 'then?', '"*/"?', '"\\u202E"?'])
      expect(types).toContain(`${name}: (bigint);`);
  });

  it.each(['--help', '-h'])('prints its options for %s', async (word) => {
    expect(await generateClient(['--out', root, word])).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^usage: ledger-query-client generate --ledger FILE --out DIR /),
    ]);
  });

  it.each(['folder', 'missing.yaml'])('reports that %s cannot be read', async (name) => {
    await mkdir(join(root, 'folder'));
    expect(await generateClient(['--out', root, '--ledger', join(root, name)])).toBe(10);
    expect(lines).toEqual([expect.stringContaining(`${name} cannot be read: `)]);
  });

  it.each([['--\u001b[31mred'], ['--out', '\u001b[2J\u202e', '--ledger', '\u009b31m\nforged']])(
    'escapes what a terminal obeys in %j',
    async (...args) => {
      expect(await generateClient(args)).toBeGreaterThan(0);
      expect(lines.join('').replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      expect(lines.join('\n')).not.toMatch(/^forged/m);
    },
  );

  it('writes neither client if one is rejected or a foreign file has the path of one', async () => {
    expect(await run({ ledger: withThing({}), status: withThing({ minimum: 'x' }) })).toMatchObject({
      code: 1,
    });
    expect((await readdir(root)).sort()).toEqual(['ledger.yaml', 'status.yaml']);
    await mkdir(join(root, 'out', 'status'), { recursive: true });
    await writeFile(join(root, 'out', 'status', 'types.ts'), 'mine');
    expect(await run({ ledger: withThing({}), status: withThing({}) })).toMatchObject({ code: 10 });
    expect(await readdir(join(root, 'out'))).toEqual(['status']);
  });
});
