import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { description, type JsonObject, parseDescription, readApi, replies } from '../generate/description.js';
import { compare, merge, official, ours, overlay, withNames } from './bump.js';
import { planted } from './planted.js';

const base = official();
const fresh = official();
for (const { plants } of planted) for (const plant of plants) plant(fresh);
const { text, changes } = merge(base, fresh, ours);

describe('a bump', () => {
  it('reports each planted change once, and no other', () => {
    const lines = changes.map(({ places, what, outcome }) => `${[...places][0]}: ${what} [${outcome}]`);
    // Ours may already have what official descriptions add, because it changes too.
    const outcomes = (one: string): string[] => (one === 'merged' ? [one, 'ours has it'] : [one]);
    const missed = planted.filter(
      ({ what, outcome }) =>
        lines.filter((line) => outcomes(outcome).some((one) => line.endsWith(`${what} [${one}]`))).length !==
        1,
    );
    expect(missed.map(({ what }) => what)).toEqual([]);
    expect(lines).toHaveLength(planted.length);
    expect(planted).toHaveLength(37);
    expect(changes.filter(({ breaking }) => breaking)).toHaveLength(16);
  });

  it('merges the reported changes, and later runs find none', () => {
    const merged = changes.filter(({ outcome }) => outcome === 'merged');
    expect(merged.length).toBeGreaterThan(20);
    const again = merge(base, fresh, text);
    expect(again.changes.filter(({ outcome }) => outcome === 'merged')).toEqual([]);
    expect(again.text).toBe(text);
    expect(merge(fresh, fresh, text)).toMatchObject({ text, changes: [] });
  });

  it('copies schemas that refer to one another in a chain of 2,000', () => {
    const length = 2000;
    const ref = (index: number) => ({ $ref: `#/components/schemas/C${index}` });
    const links = Array.from({ length }, (_, index) => [
      `C${index}`,
      { type: 'object', properties: { next: ref(index + 1) } },
    ]);
    const before = description({ schemas: { Thing: { type: 'object', properties: {} } } });
    const schemas = {
      ...Object.fromEntries(links),
      [`C${length}`]: { type: 'string' },
      Thing: { type: 'object', properties: { chain: ref(0) } },
    };
    const operation = { responses: replies({ $ref: '#/components/schemas/Thing' }) };
    const [old, next] = [
      { ...before, paths: description({ operation }).paths },
      description({ operation, schemas }),
    ];
    const copied = parseDescription(merge(old, next, stringify(old)).text);
    expect(Object.keys(Object(copied.components).schemas)).toHaveLength(length + 2);
  });

  it('begins with the version of the official description', () => {
    expect(parseDescription(ours).info).toMatchObject({ version: Object(base.info).version });
  });

  it('keeps what older services accept and return: their words, and a reply without a new field', () => {
    const { operations, schemas } = readApi(parseDescription(text), 'ledger');
    const transactions = operations.find(({ operationId }) => operationId === 'getTransactions');
    const type = transactions?.parameters.find(({ name }) => name === 'type');
    expect(type?.schema.enum).toEqual(['both', 'credit', 'debit']);
    expect(schemas.get('Topic')).toMatchObject({
      properties: { fees: {} },
      required: expect.not.arrayContaining(['fees']),
    });
  });

  it('keeps every line without a change', () => {
    const kept = new Set(text.split('\n'));
    expect(ours.split('\n').filter((line) => !kept.has(line)).length).toBeLessThan(30);
  });

  it('changes only the lines of a change', () => {
    const own = `openapi: 3.1.0
# A comment that stays.
info: { title: ours, version: 1.0.0 }
paths:
  /things:
    get:
      operationId: getThings
      responses:
        "200":
          description: Things.
          content:
            application/json:
              schema:
                type: object
                properties:
                  kind:
                    description: A long line
                      that is folded.
                    type: string # why it is text
                    enum:
                      - A # the first
                      - B
`;
    const words = (list: string[], more: JsonObject = {}) =>
      reply({ kind: { type: 'string', enum: list }, ...more });
    const zone = { zone: { type: ['string', 'null'] } };
    const merged = (version: string): string =>
      merge(words(['A', 'B']), { ...words(['A', 'B', 'C'], zone), info: { version } }, own).text;
    const written = (version: string, since: string): string =>
      own
        .replace('info: { title: ours, version: 1.0.0 }', `info:\n  title: ours\n  version: ${version}`)
        .replace(
          '                      - A # the first\n                      - B\n',
          `                      - A # the first
                      - B
                      - C
                  zone:
                    type:
                      - string
                      - "null"
                    description: "TODO: say what this is."${since}
`,
        );
    expect(merged('1.1.0-SNAPSHOT')).toBe(written('1.1.0', '\n                    x-since: 1.1.0'));
    // Between 1.0 and 1.3, any version may have introduced it.
    expect(merged('1.3.0')).toBe(written('1.3.0', ''));
  });
});

/** A service with one reply that has these fields. */
function reply(properties: JsonObject, schemas: JsonObject = {}): JsonObject {
  return description({ operation: { responses: replies({ type: 'object', properties }) }, schemas });
}

describe('two forms of one description', () => {
  it('have no change between OpenAPI 3.0 and 3.1', () => {
    const form = (openapi: string, item: JsonObject, path: string, entity: string): JsonObject => ({
      ...description({
        path: `/things/{${path}}`,
        operation: {
          parameters: [{ name: path, in: 'path', required: true, schema: { type: 'string' } }],
          responses: replies({
            type: 'object',
            properties: { things: { type: 'array', items: item }, links: { type: 'object' } },
          }),
        },
        schemas: { [entity]: { type: 'string', pattern: '^\\d+$' } },
      }),
      openapi,
    });
    const older = {
      type: 'object',
      properties: {
        memo: { type: 'string', nullable: true, description: 'A memo.' },
        owner: { nullable: true, allOf: [{ $ref: '#/components/schemas/EntityId' }, {}] },
        kind: { type: 'string', nullable: true, enum: ['A', 'B'] },
        size: { type: 'integer', minimum: 0, exclusiveMinimum: true, format: 'int64', example: 1 },
        bytes: { type: 'string', format: 'binary' },
        time: { type: 'string', pattern: '^\\d+\\:\\d+$' },
      },
    };
    const parts = [
      {
        memo: { type: ['string', 'null'], examples: ['a'] },
        owner: { anyOf: [{ $ref: '#/components/schemas/Entity' }, { type: 'null' }] },
        kind: { type: ['string', 'null'], enum: ['B', 'A', null] },
      },
      {
        size: { type: 'integer', exclusiveMinimum: 0, format: 'int64', maximum: 2 ** 63 },
        bytes: { type: 'string', contentMediaType: 'application/octet-stream' },
        time: { type: 'string', pattern: '^\\d+:\\d+$' },
      },
    ];
    const newer = { allOf: parts.map((properties) => ({ type: 'object', properties })) };
    const a = form('3.0.3', older, 'id', 'EntityId');
    const b = form('3.1.0', newer, 'id', 'Entity');
    for (const one of [compare(a, b), compare(b, a)]) expect(one).toEqual({ lines: [], code: 0 });
  });
});

describe('our description', () => {
  const nonce = (schema: JsonObject) => reply({ nonce: { type: 'integer', ...schema } });
  const change = (after = '') => [`  ! getThings → nonce: maximum 5 → 9${after}`];
  const conflict = 'Conflicts, in which our description differs from both official ones (1):';
  const once = '  Decide now: the next run does not list them again.';

  it.each<[string, JsonObject, string[], number]>([
    [
      'is changed if it was the same as the last official one',
      nonce({ maximum: 5 }),
      ['Merged (1):', ...change()],
      3,
    ],
    [
      'is kept if it has the change',
      nonce({ maximum: 9 }),
      ['Already in our description (1):', ...change()],
      0,
    ],
    [
      'is kept if it differs from both, and a conflict is reported',
      nonce({ maximum: 7 }),
      [conflict, ...change(' (our description has 7)'), once],
      1,
    ],
    [
      'is kept if it was corrected on purpose, and the reason is reported',
      nonce({ maximum: 7, 'x-observed': 'seen up to 7' }),
      ['Kept as in our description (1):', ...change(' (seen up to 7)')],
      0,
    ],
    [
      'leaves out a value, and changes of the value concern nobody',
      reply({}),
      ['Kept as in our description (1):', ...change(' (our description leaves it out)')],
      0,
    ],
  ])('%s', (_, own, lines, code) => {
    expect(compare(nonce({ maximum: 5 }), nonce({ maximum: 9 }), own)).toEqual({ lines, code });
  });

  it('keeps what an older service may leave out, and its nulls', () => {
    const fields = (type: string | string[], ...required: string[]) => {
      const properties = { a: { type: 'string' }, b: { type } };
      return description({ operation: { responses: replies({ type: 'object', properties, required }) } });
    };
    expect(compare(fields(['string', 'null']), fields('string', 'a'))).toEqual({
      lines: [
        'Kept as in our description (2):',
        '    getThings → a: optional → required (an older service may leave it out)',
        '    getThings → b: null allowed → refused (an older service may still return null)',
      ],
      code: 0,
    });
  });

  it('leaves a change for a person to decide if another place shares the declaration', () => {
    const pair = (a: number, b: number) =>
      reply({ a: { type: 'integer', maximum: a }, b: { type: 'integer', maximum: b } });
    const size = { $ref: '#/components/schemas/Size' };
    const own = reply({ a: size, b: size }, { Size: { type: 'integer', maximum: 5 } });
    expect(compare(pair(5, 5), pair(9, 5), own).lines).toEqual([
      'To decide by hand (1):',
      '  ! getThings → a: maximum 5 → 9 (our description shares the declaration with getThings → b)',
      once,
    ]);
    expect(compare(pair(5, 5), pair(9, 9), own).lines[0]).toBe('Merged (2):');
  });
});

describe('an overlay', () => {
  it('has exactly the operations of the other description, with our names and extensions', () => {
    const other = official();
    const paths = other.paths as JsonObject;
    for (const item of Object.values(paths) as { get?: JsonObject; post?: JsonObject }[]) {
      delete item.get?.operationId;
      delete item.post?.operationId;
    }
    delete paths['/api/v1/balances'];
    const responses = replies({ type: 'object', properties: { a: { type: 'string' } } });
    paths['/api/v1/wallets'] = { get: { responses } };
    const merged = overlay(official(), other, ours);
    expect(JSON.stringify(merged)).not.toContain('TODO');
    const { operations } = readApi(merged, 'ledger');
    const names = operations.map(({ operationId }) => operationId);
    const routes = Object.values(paths).flatMap((item) => Object.keys(Object(item)));
    expect(names).toHaveLength(routes.length);
    expect(names).toContain('getWallets');
    for (const gone of ['getBalances', 'getNftsAtDocumentedPath']) expect(names).not.toContain(gone);
    const contracts = operations.find(({ operationId }) => operationId === 'getContracts');
    expect(contracts?.rangeKey).toMatchObject({ parameter: 'contract.id', field: 'contract_id' });
    const filter = contracts?.parameters.find(({ name }) => name === 'contract.id')?.filter;
    expect(filter?.value).toBe('entity-id-or-evm-address');
    const logs = operations.find(({ operationId }) => operationId === 'getContractsLogs');
    expect(logs?.window).toMatchObject({ seconds: 604800 });
    expect(operations.filter(({ rangeKey }) => rangeKey).length).toBeGreaterThanOrEqual(20);
  });

  it('of a status page has our operation names and x- extensions', () => {
    const get = { responses: {} };
    const other = { paths: { '/a.json': { get: { operationId: 'getA', 'x-items': 'as', summary: 'No.' } } } };
    expect(withNames({ paths: { '/a.json': { get }, '/b.json': { get } } }, other)).toEqual({
      paths: {
        '/a.json': { get: { responses: {}, operationId: 'getA', 'x-items': 'as' } },
        '/b.json': { get },
      },
    });
  });
});
