import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateClient } from '../../scripts/generate/client-command.js';
import { description } from './description.js';

let root = '';
const lines: string[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'generate-command-'));
  lines.length = 0;
  for (const log of ['log', 'error'] as const)
    vi.spyOn(console, log).mockImplementation((line: string) => void lines.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

/** Runs the command on these descriptions; returns its exit code and what it printed, without the temporary folder. */
async function generate(sources: { ledger?: unknown; status?: unknown }) {
  const args = ['--out', join(root, 'out'), '--overlay', 'none'];
  for (const [service, source] of Object.entries(sources)) {
    const file = join(root, `${service}.yaml`);
    await writeFile(file, typeof source === 'string' ? source : JSON.stringify(source));
    args.push(`--${service}`, file);
  }
  const code = await generateClient(args);
  return { code, printed: lines.join('\n').replaceAll(`${root}/`, '') };
}

const thing = (schema: object) => description({ schemas: { Thing: { type: 'object', ...schema } as never } });
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
  it('does not write a line of the title as code', async () => {
    const source = { ...thing({}), info: { title: 'A\nthrow new Error("run");\u2028//', version: '1\r2' } };
    expect(await generate({ ledger: source })).toMatchObject({ code: 0 });
    const text = await readFile(join(root, 'out', 'ledger', 'operations.ts'), 'utf8');
    expect(text.split(/[\n\r\u2028\u2029]/).slice(0, 4)).toEqual([
      '// The operations of the ledger service, one function each.',
      expect.stringMatching(/^\/\/ Made from the description of A throw new Error\("run"\); \/\/ 1 2 by/),
      '',
      expect.stringMatching(/^import /),
    ]);
  });

  it.each<[string, unknown, string]>([
    [
      'a minimum of text',
      thing({ minimum: '(run(),1)' }),
      '/components/schemas/Thing/minimum: expected a number',
    ],
    ['a length of text', thing({ maxLength: '5' }), '/components/schemas/Thing/maxLength: expected a number'],
    [
      'a negative length',
      thing({ minLength: -1 }),
      '/components/schemas/Thing/minLength: expected a whole number',
    ],
    ['a number without end', 'openapi: 3.1.0\nx: 1e999', '/x: expected a finite number'],
    [
      'a name that all objects have',
      thing({ properties: { hasOwnProperty: {} } }),
      '/components/schemas/Thing/properties/hasOwnProperty: a property cannot be named hasOwnProperty, because every object inherits this name',
    ],
    [
      'a schema __proto__',
      '{"components":{"schemas":{"__proto__":{}}}}',
      '/components/schemas/__proto__: a member cannot be named __proto__',
    ],
    [
      'half a surrogate pair',
      '{"info":{"title":"\\ud800"}}',
      '/info/title: the text has a lone surrogate; expected well-formed Unicode',
    ],
    [
      'a schema that is itself',
      thing({ $ref: '#/components/schemas/Thing' }),
      '/components/schemas/Thing: the schema Thing is a part of itself',
    ],
    ['500 levels', thing(deep(500)), ': line 1: nested more than 200 levels deep'],
    ['100,000 levels', '['.repeat(100_000), ': line 1: nested more than 200 levels deep'],
    ['an alias inside itself', 'paths: &a\n  b: *a', '/paths/b/b/b: nested more than 200 levels deep'],
    ['an alias bomb', bomb, ': line 5: the YAML aliases up to this line expand to too much data'],
    [
      'a path to another host',
      { ...thing({}), paths: { '@evil.example': {} } },
      '/paths/@evil.example: expected a path',
    ],
    [
      'a mark of another type',
      description({ operation: { 'x-read': 'yes' } }),
      '/paths/~1things/get/x-read: expected true',
    ],
    [
      'a name that the client needs',
      description({ operation: { operationId: 'createLedgerClient' } }),
      '/paths/~1things/get: the name createLedgerClient is used twice in client.ts; expected a unique name',
    ],
    [
      'controls of a terminal',
      thing({ '\u001b[2J': 1 }),
      '/components/schemas/Thing/\\u001b[2J: the keyword \\u001b[2J',
    ],
  ])('reports the place of %s, and writes no file', async (_, source, expected) => {
    const { code, printed } = await generate({ ledger: source });
    expect({ code, printed }).toEqual({ code: 1, printed: expect.stringMatching(/^ledger\.yaml#[^\n]*$/) });
    expect(printed.slice('ledger.yaml#'.length)).toContain(expected);
    expect(await readdir(root)).toEqual(['ledger.yaml']);
  });

  it('accepts 90 levels of objects and unusual names', async () => {
    const names = ['$ref', 'a b', '1', '1.5', "it's", 'then', '*/', '`x`', '\u202e'];
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'integer', format: 'int64' }]));
    expect(
      await generate({ ledger: thing({ properties: { ...properties, deep: deep(90) } }) }),
    ).toMatchObject({
      code: 0,
    });
    const types = await readFile(join(root, 'out', 'ledger', 'types.ts'), 'utf8');
    for (const name of ['$ref?', '"a b"?', '"1"?', '"1.5"?', 'then?', '"*/"?', '"\\u202E"?'])
      expect(types).toContain(`${name}: (bigint);`);
  });

  it.each(['folder', 'missing.yaml'])('reports that %s cannot be read', async (name) => {
    await mkdir(join(root, 'folder'));
    expect(await generateClient(['--out', root, '--ledger', join(root, name)])).toBe(10);
    expect(lines).toEqual([expect.stringContaining(`${name} cannot be read: `)]);
  });

  it('writes neither client if one is rejected or a foreign file has the path of one', async () => {
    expect(await generate({ ledger: thing({}), status: thing({ minimum: 'x' }) })).toMatchObject({ code: 1 });
    expect((await readdir(root)).sort()).toEqual(['ledger.yaml', 'status.yaml']);
    await mkdir(join(root, 'out', 'status'), { recursive: true });
    await writeFile(join(root, 'out', 'status', 'types.ts'), 'mine');
    expect(await generate({ ledger: thing({}), status: thing({}) })).toMatchObject({ code: 10 });
    expect(await readdir(join(root, 'out'))).toEqual(['status']);
  });
});
