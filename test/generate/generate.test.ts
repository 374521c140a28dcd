import { beforeAll, describe, expect, it } from 'vitest';
import { ledgerHelp } from '../../generated/ledger/help.js';
import { statusHelp } from '../../generated/status/help.js';
import { generate } from '../../scripts/generate/generate.js';
import { description, type Json, type JsonObject, replies } from './description.js';

const text = { type: 'string' };
const int64 = { type: 'integer', format: 'int64' };
const wide = { type: 'integer', format: 'int128' };
const small = { type: 'integer', format: 'int32' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...more,
});
const hex = (pattern: string, type: Json = 'string') => ({ type, pattern });
const words = Array.from({ length: 90 }, (_, index) => `word${index}`).join(' ');
const patterns = ['[a-z]', '^a', 'b$', '^b', '/x', '\\d', '^a'];
// Names that the generated validators use themselves.
const names = ['here', 'data0', 'report', 'valuesA', 'valuesA2', 'patternA', 'validateA', 'count0'];
const word = { type: 'string', enum: ['a'], pattern: '^a' };

const schemas: JsonObject = {
  Things: {
    properties: Object.fromEntries(
      'Described Hex Same Other Tree Size Odd Patterns Words Unique More'
        .split(' ')
        .map((name) => [name, ref(name)]),
    ),
  },
  Described: object({
    short: { ...text, description: 'A thing.' },
    long: { ...text, description: `First. ${words}` },
    ends: { ...text, description: '`GET /a/*/b`\n  and more.' },
    bare: text,
    high: { type: 'boolean', description: 'Whether it is high.', 'x-since': '0.154.0' },
    parity: {
      description: 'The parity.',
      oneOf: [small, { ...hex('^0x'), description: 'in hexadecimal.', 'x-since': '0.160.0' }],
    },
  }),
  Hex: object({
    always: hex('^0x[0-9a-f]*$'),
    nullable: hex('^0x', ['string', 'null']),
    list: { type: 'array', items: hex('^0x') },
    optional: hex('^(0x)?[0-9a-f]*$'),
    later: hex('^id-0x'),
  }),
  Base: object({ name: text }),
  Same: { allOf: [ref('Base'), object({ name: text, more: small })] },
  Other: { allOf: [ref('Base'), object({ name: small, more: small })] },
  Twin: object({ name: small }),
  Both: { allOf: [ref('Base'), ref('Twin')] },
  Tree: { properties: { value: int64, left: ref('Tree') } },
  // An inline schema here would have the name of a component.
  Size: { properties: { size: { properties: { width: int64 } }, other: ref('SizeSize') } },
  SizeSize: { properties: { height: int64 } },
  Unused: { properties: { b: int64 } },
  Odd: {
    properties: {
      a: wide,
      b: { type: ['integer', 'string'], format: 'int128' },
      'c-d': { properties: { one: int64 } },
      c_d: {},
      'c.d': { properties: { two: int64 } },
      apart: { oneOf: [{ properties: { x: int64 } }, { properties: { y: { type: 'number' } } }] },
    },
  },
  Patterns: {
    properties: Object.fromEntries(patterns.map((pattern, at) => [`p${at}`, { ...text, pattern }])),
  },
  Words: { properties: Object.fromEntries(names.map((name) => [name, word])), required: names },
  Unique: {
    properties: {
      things: { type: 'array', uniqueItems: true, items: ref('Base') },
      texts: { type: 'array', uniqueItems: true, items: text },
    },
  },
  // The generator names the fields of Thing, which More extends.
  Thing: { properties: { a: text } },
  ThingFields: { properties: { b: text } },
  More: { allOf: [ref('Thing')], properties: { c: ref('ThingFields') } },
};
const body = (required: boolean) => ({ required, content: { 'application/json': { schema: ref('Base') } } });
const source = description({
  path: '/a/*/b',
  schemas,
  operation: { responses: replies(ref('Things')), requestBody: body(true) },
  item: { put: { operationId: 'putThings', responses: replies(ref('Things')), requestBody: body(false) } },
});

let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  files = await generate(source, 'things', '../core');
});

/** A generated file in which all blank space is one space. */
function textOf(name: string): string {
  return (files.get(`${name}.ts`) ?? '').replaceAll(/\s*\n\s*(\* )?\s*/g, ' ');
}

describe('the generated types', () => {
  it.each([
    ['a description', '/** A thing. */ short: string;'],
    ['no description', 'bare: string;'],
    ['the end of a comment in a description', '/** `GET /a/*\\/b` and more. */ ends: string;'],
    ['a description of many lines', `/** First. ${words} */ long: string;`],
    ['the first version of a field', '/** Whether it is high. Since 0.154.0. */ high: boolean;'],
    [
      'the first version of another form',
      '/** The parity. Since 0.160.0: in hexadecimal. */ parity: number | Hex;',
    ],
    ['hexadecimal', 'always: Hex;'],
    ['hexadecimal or null', 'nullable: Hex | null;'],
    ['a list of hexadecimal', 'list: Hex[];'],
    ['optional 0x', 'optional: string;'],
    ['0x further on', 'later: string;'],
    ['allOf with the same property', 'interface Same extends Base {'],
    ['allOf with a property of another type', 'type Other = Base & {'],
    ['allOf of two that disagree', 'type Both = Base & Twin;'],
    ['words to which services add', "here: OpenEnum<'a'>;"],
    ['a required body', 'body: Base; }'],
    ['an optional body', 'body?: Base | undefined; }'],
  ])('have %s', (_, expected) => {
    expect(textOf('types').replaceAll(/\(?`0x[^`]*`\)?/g, 'Hex')).toContain(expected);
  });

  it('have comments of at most 110 characters a line', () => {
    const lines = (files.get('types.ts') ?? '').split('\n').filter((line) => /\bword\d/.test(line));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.length > 110)).toEqual([]);
  });
});

it.each(['operations', 'client'])('the comments of the generated %s do not end in a path', (name) => {
  expect(textOf(name)).toContain('`GET /a/*\\/b`');
});

describe('the generated decoders', () => {
  it('exist for 64-bit integers in replies only', async () => {
    const text = textOf('decoders');
    const found = [...text.matchAll(/function decode(\w+)\(/g)].map((match) => match[1]);
    expect(found.sort()).toEqual(
      ['Odd', 'OddApart1', 'OddCD', 'OddCD_2', 'Size', 'SizeSize', 'SizeSize_2', 'Things', 'Tree'].sort(),
    );
    const none = await generate(description({}), 'things', '../core');
    expect(none.get('decoders.ts')).not.toContain('function');
  });

  it.each([
    ['a recursive schema', 'value.left = decodeTree(value.left, int64)'],
    ['an inline schema with the name of a component', 'value.size = decodeSizeSize_2('],
    ['the component of that name', 'value.other = decodeSizeSize('],
    ['128 bits', 'value.a = int64.wide(value.a)'],
    ['128 bits or a text', 'value.b = int64.lenient.wide(value.b)'],
    ['one of two properties whose names differ in punctuation', 'value.one = int64(value.one)'],
    ['the other of them', 'value.two = int64(value.two)'],
    ['alternatives with numbers at different places', 'decodeOddApart1(value.apart, int64.lenient)'],
  ])('decode %s', (_, expected) => {
    expect(textOf('decoders')).toContain(expected);
  });

  const other = { properties: { a: int64 } };
  const number = { properties: { a: { type: 'number' } } };
  it.each<[string, Json]>([
    ['themselves', { oneOf: [int64, { type: 'number' }] }],
    ['in a property', { oneOf: [other, number] }],
    ['in a component', { oneOf: [ref('N'), other] }],
    ['in a part', { oneOf: [{ allOf: [number, { required: ['a'] }] }, other] }],
    ['as a component', { oneOf: [{ properties: { a: ref('I') } }, number] }],
  ])('are refused if alternatives have an int64 and another number at one place: %s', async (_, schema) => {
    const operation = { responses: replies({ properties: { x: schema } }) };
    const refused = generate(
      description({ operation, schemas: { N: number, I: int64 } }),
      'things',
      '../core',
    );
    await expect(refused).rejects.toMatchObject({
      name: 'GenerationError',
      reason: expect.stringContaining('cannot be distinguished; expected one format'),
    });
  });
});

describe('the generated validators', () => {
  it('are named by their content, or else by their place', () => {
    const named = [...textOf('validators').matchAll(/const validate(\w+): Validate/g)].map(
      (match) => match[1],
    );
    expect(named).toEqual(
      expect.arrayContaining(['String', 'Int32', 'PatternsP1', 'PatternsP6', 'WordsHere']),
    );
    expect(named.filter((name) => /^(String|Integer)\w*\d$/.test(String(name)))).toEqual([]);
  });

  it('share equal patterns in guards', () => {
    const found = [...textOf('guards').matchAll(/const (?:pattern|unlike)\w+ = (\/.+?\/);/g)].map(
      (match) => match[1],
    );
    expect(new Set(found).size).toBe(found.length);
    // Further ones are ^a of the words, and ^0x.
    expect(found.length).toBeGreaterThan(5);
  });

  it.each([...names, 'a', 'b', 'c'])('distinguish a property %s from their own names', (name) => {
    expect(textOf('validators')).toMatch(new RegExp(`\\b${name}: ({ optional: )?validate\\w+`));
  });

  it('do not check that objects are unique', () => {
    expect(textOf('validators').match(/unique items/g)).toHaveLength(1);
  });
});

describe('the help texts', () => {
  it('contain the purpose, the parameters and the fields of an operation', () => {
    expect(ledgerHelp.getTokenBalances).toMatchObject({
      summary: 'List balances of a token',
      required: ['tokenId'],
      items: { columns: ['account', 'balance', 'decimals'], base64: [] },
    });
    expect(Object.keys(ledgerHelp.getTokenBalances?.parameters ?? {}).join(' ')).toBe(
      'tokenId account.balance account.id account.publickey limit order timestamp',
    );
    expect(ledgerHelp.contractCall?.body).toMatch(/^\w.+\.$/);
  });

  it('mark deprecated operations', () => {
    expect(ledgerHelp.getNftsAtDocumentedPath?.deprecated).toBe(true);
    expect(ledgerHelp.getNfts?.deprecated).toBeUndefined();
  });

  it('contain the properties of all parts of a composed schema', () => {
    // An account is a list item combined with a delegation and a page of transactions.
    const { reply, items } = ledgerHelp.getAccount ?? {};
    expect(reply?.fields).toEqual(expect.arrayContaining(['account', 'balance', 'transactions', 'links']));
    expect(items?.fields).toEqual(expect.arrayContaining(['consensus_timestamp', 'transfers.amount']));
    expect(items?.base64).toEqual(['bytes', 'memo_base64', 'transaction_hash']);
    expect(statusHelp.getComponents?.items?.columns.slice(0, 2)).toEqual(['name', 'status']);
  });

  it('have the columns of x-columns first, then fields, then objects', async () => {
    const help = async (...columns: string[]) => {
      const list = { type: 'array', items: ref('Thing') };
      const nested = object({ b: { ...text, contentEncoding: 'base64' } });
      const Thing = object({ list, nested, other: nested, flat: text, last: text }, { 'x-columns': columns });
      const source = description({ schemas: { Thing }, operation: { responses: replies(ref('Thing')) } });
      return (await generate(source, 'things', '../core')).get('help.ts')?.replaceAll(/\s+/g, ' ');
    };
    expect(await help('last', 'nested.b')).toContain(
      "columns: ['last', 'nested.b', 'flat', 'list', 'other'], " +
        "fields: ['list', 'nested', 'nested.b', 'other', 'other.b', 'flat', 'last'], base64: ['nested.b', 'other.b']",
    );
  });
});
