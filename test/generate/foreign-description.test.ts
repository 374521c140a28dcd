import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { generate } from '../../scripts/generate/generate.js';
import {
  type CallOptions,
  createTransport,
  type InvalidResponse,
  type LedgerRequest,
  stringifyJson,
  type Transport,
} from '../../src/client/client.js';
import { compilerOptions } from '../setup/compile.js';
import { fetching } from '../setup/fetching.js';
import { typeErrors } from '../setup/type-errors.js';
import { parseDescription } from './description.js';
import { codeFolders, core } from './generated-folder.js';

const versions = ['3.0', '3.1'] as const;
type Version = (typeof versions)[number];
type Call = (transport: Transport, params?: object, options?: CallOptions) => LedgerRequest<unknown>;

const files = new Map<Version, Map<string, string>>();
const operations = new Map<Version, Record<string, Call>>();
const paths: string[] = [];

// Code as a user would write it: it compiles only if the types match the description.
const use = `
import type { CallOptions, Transport } from '../../src/client/client.js';
import { createLedgerClient, type LedgerClient } from './client.js';
import { getHolder, quote, submitReceipt } from './operations.js';
import type { GetTallyResponse, Holder, HolderDetail, ListHoldersParams, Movements, Quote } from './types.js';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const all = <T extends readonly true[]>(...held: T): number => held.length;

export const count = all<[
  Same<Holder['sacks'], bigint>,
  Same<Holder['owed'], bigint | null>,
  Same<Holder['limit_of_credit'], bigint | null | undefined>,
  Same<NonNullable<Holder['place']>['parcel'], bigint | undefined>,
  Same<NonNullable<Holder['place']>['area'], number | undefined>,
  Same<HolderDetail['opened'], bigint>,
  Same<HolderDetail['sacks'], bigint>,
  Same<NonNullable<HolderDetail['limits']>['a'], bigint>,
  Same<NonNullable<HolderDetail['grades']>, (bigint | string)[]>,
  Same<GetTallyResponse['by_year'], { [key: string]: bigint }>,
  Same<GetTallyResponse['series'], bigint[]>,
  Same<GetTallyResponse['share'], number>,
  Same<GetTallyResponse['labels'], { [key: string]: unknown } | undefined>,
  Same<Movements['movements'][number]['sacks'], bigint>,
  Same<Movements['next'], bigint | null | undefined>,
  Same<Quote['price'], bigint>,
]>(true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true);

export async function calls(transport: Transport, options: CallOptions): Promise<void> {
  const client: LedgerClient = createLedgerClient();
  const params: ListHoldersParams = { 'holder.id': 'gte:5', sacks: ['gt:1', 9n], state: 'open', limit: undefined };
  await client.listHolders(params, options);
  await client.GET('/v1/holders/{holderId}', { holderId: 5n });
  await client.getHolder({ holderId: 5 }).withResponse();
  await quote(transport, { body: { sacks: 9007199254740993n, note: null } });
  await submitReceipt(transport, { body: new Uint8Array() });
  const state: string = (await getHolder(transport, { holderId: 1 })).state;
  // @ts-expect-error a state to ask for is one of the known ones
  await client.listHolders({ state });
  // @ts-expect-error the path needs its parameter
  await getHolder(transport, {});
  // @ts-expect-error the body is bytes
  await submitReceipt(transport, { body: { sacks: 1 } });
  // @ts-expect-error there is no such path
  await client.GET('/v1/holder');
}
`;

async function generated(version: Version): Promise<Map<string, string>> {
  const file = new URL(`../fixtures/descriptions/foreign-${version}.yaml`, import.meta.url);
  return generate(parseDescription(await readFile(file, 'utf8')), 'ledger', core);
}

const written = codeFolders();
beforeAll(async () => {
  for (const version of versions) {
    const made = await generated(version);
    files.set(version, made);
    const folder = await written(new Map([...made, ['use.ts', use]]));
    paths.push(...[...made.keys(), 'use.ts'].map((name) => join(folder, name)));
    operations.set(version, await import(join(folder, 'operations.ts')));
  }
});

interface Called {
  data: unknown;
  sent: Request[];
  reports: InvalidResponse[];
}

/** Calls an operation that gets this text as reply. */
async function call(
  version: Version,
  operationId: string,
  text: string,
  params?: object,
  options?: CallOptions,
): Promise<Called> {
  const operation = operations.get(version)?.[operationId];
  if (!operation) throw new Error(`there is no operation ${operationId}`);
  const sent: Request[] = [];
  const reports: InvalidResponse[] = [];
  const transport = createTransport({
    baseUrl: 'https://granary.example/register',
    fetch: fetching((request) => {
      sent.push(request);
      return new Response(text, { headers: { 'content-type': 'application/json' } });
    }),
    // The test also sends values that the description does not allow.
    validation: { request: 'off', response: 'throw' },
    onInvalidResponse: (report) => reports.push(report),
  });
  return { data: await operation(transport, params, options), sent, reports };
}

describe('the files generated from a foreign description', () => {
  it('pass the type check for both versions of OpenAPI', () => {
    expect(compilerOptions).toMatchObject({
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
    });
    expect(paths).toHaveLength(24);
    // Both in one program, so that the core is checked once.
    expect(typeErrors(paths)).toEqual([]);
  });

  it.each(['types.ts', 'operations.ts', 'client.ts'])(
    'have the same %s in both versions of OpenAPI',
    (name) => {
      expect(files.get('3.0')?.get(name)).toContain('Granary register 2.7.1');
      expect(files.get('3.1')?.get(name)).toBe(files.get('3.0')?.get(name));
    },
  );

  it('are the same when they are generated again', async () => {
    expect(await generated('3.0')).toEqual(files.get('3.0'));
  });

  it('mark deprecated operations', () => {
    const deprecated = /@deprecated The price of an order\.\n \*\/\nexport function getQuote\(/;
    expect(files.get('3.0')?.get('operations.ts')).toMatch(deprecated);
  });
});

const bounds = [9223372036854775807n, -9223372036854775808n, 9007199254740993n, 5n];

/** A reply of each operation, with an integer at every place of 64 bits; other integers are numbers or texts. */
const repliesWith = (exact: bigint): [operationId: string, reply: object, params?: object][] => {
  const holder = { id: '1', sacks: exact, owed: null, state: 'frozen' };
  return [
    [
      'getHolder',
      {
        ...{ id: '7', sacks: exact, owed: exact, state: 'open', limit_of_credit: exact, opened: exact },
        place: { parcel: exact, area: 5 },
        stored_at: { depot: exact, parcel: String(exact) },
        limits: { sheet: 'B', rye: exact, 'sack/oat~s': exact },
        grades: [exact, 'A', String(exact)],
      },
      { holderId: 7 },
    ],
    ['getHolder', { ...holder, limit_of_credit: null, place: null, opened: exact }, { holderId: 7 }],
    [
      'getTally',
      {
        ...{ total: exact, by_year: { 1999: exact, 2000: 0n }, series: [exact, 0n, exact], share: 5 },
        depots: { count: 5, largest: { room: exact } },
        labels: { a: 5, b: [1.5] },
      },
    ],
    ['listHolders', { holders: [holder, holder], links: { next: null } }],
    [
      'getMovements',
      {
        movements: [
          { kind: 'in', sacks: exact, weighed: 2 },
          { kind: 'out', sacks: exact, receiver: 'x' },
        ],
        next: exact,
      },
    ],
  ];
};

describe.each(versions)('the functions generated from a foreign description of OpenAPI %s', (version) => {
  it.each(bounds.flatMap(repliesWith))(
    'read a reply to %s exactly, case %#',
    async (operationId, reply, params) => {
      const { data, reports } = await call(version, operationId, stringifyJson(reply), params);
      expect(data).toEqual(reply);
      expect(reports).toEqual([]);
    },
  );

  it.each(bounds)('send %d in a path, a query and a body', async (exact) => {
    const holder = '{ "id": "1", "sacks": 0, "owed": 0, "state": "open", "opened": 0 }';
    const path = await call(version, 'getHolder', holder, { holderId: exact });
    expect(path.sent[0]?.url).toBe(`https://granary.example/register/v1/holders/${exact}`);
    const query = await call(version, 'getMovements', '{ "movements": [] }', { at: exact });
    expect(query.sent[0]?.url).toBe(`https://granary.example/register/v1/movements?at=${exact}`);
    const body = await call(version, 'quote', `{ "price": 5 }`, { body: { sacks: exact, note: null } });
    expect(body.sent[0]?.method).toBe('POST');
    expect(body.sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(await body.sent[0]?.text()).toBe(`{"sacks":${exact},"note":null}`);
  });

  it('send bytes unchanged', async () => {
    const bytes = new Uint8Array([0, 255, 10]);
    const { sent, data } = await call(version, 'submitReceipt', '{ "price": 5, "rate": 2 }', { body: bytes });
    expect(sent[0]?.headers.get('content-type')).toBe('application/octet-stream');
    expect(new Uint8Array((await sent[0]?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes);
    expect(data).toEqual({ price: 5n, rate: 2 });
  });

  it('fill in a path with quotes', async () => {
    const { sent } = await call(version, 'getQuote', '{ "price": 5 }', { quoteId: 'abc' });
    expect(sent[0]?.url).toBe("https://granary.example/register/v1/quote('abc')");
  });

  it.each([
    ['getTally', '/total', { total: null }],
    ['getTally', '/by_year/a~1b', { by_year: { 'a/b': true } }],
    ['getTally', '/series/1', { series: [1, '2'] }],
    ['getTally', '/depots/count', { depots: { count: 2 ** 31 } }],
    ['getTally', '/depots/largest/room', { depots: { count: 1, largest: { room: {} } } }],
    ['getHolder', '/opened', { opened: undefined }],
    ['getHolder', '/state', { state: 5 }],
    ['getHolder', '/stored_at/parcel', { stored_at: { parcel: 5 } }],
    ['getHolder', '/limits/rye', { limits: { rye: 'much' } }],
    ['getHolder', '/last/pattern1', { last: { pattern1: 'b' } }],
    ['getHolder', '/last/pattern2', { last: { pattern2: 'B' } }],
    ['getHolder', '/last/pattern3', { last: { pattern3: 'b' } }],
    ['quote', '/price', { price: 0 }],
  ])('%s rejects a reply that is wrong at %s', async (operationId, instancePath, part) => {
    const whole = {
      getTally: { total: 1, by_year: {}, series: [], share: 1, depots: { count: 1 } },
      getHolder: { id: '1', sacks: 1, owed: 1, state: 'open', opened: 1 },
      quote: { price: 1 },
    }[operationId];
    const params = { getHolder: { holderId: 1 }, quote: { body: { sacks: 1 } } }[operationId];
    const right = await call(version, operationId, JSON.stringify(whole), params);
    expect(right.reports).toEqual([]);
    await expect(
      call(version, operationId, JSON.stringify({ ...whole, ...part }), params),
    ).rejects.toMatchObject({ name: 'ResponseError', issues: [{ instancePath }] });
  });

  it('reject a value that matches no alternative', async () => {
    const text = '{ "movements": [{ "kind": "in", "sacks": 1 }, { "kind": "out" }] }';
    await expect(call(version, 'getMovements', text)).rejects.toMatchObject({
      name: 'ResponseError',
      issues: expect.arrayContaining([
        {
          instancePath: '/movements/1',
          expected: 'a value that matches one of the declared alternatives',
          got: 'object',
        },
      ]),
    });
  });

  it.each([
    [
      'getHolder',
      '{ "id": "1", "sacks": 1, "owed": 1, "state": "asleep", "opened": 1, "since": 5, "stored_at": { "x/y": 1 } }',
      ['/since', '/state', '/stored_at/x~1y'],
    ],
    ['getMovements', '{ "movements": [{ "kind": "lost", "sacks": 1 }] }', ['/movements/0/kind']],
  ])('report undeclared fields and words in %s, and return them', async (operationId, text, places) => {
    const { data, reports } = await call(version, operationId, text, { holderId: 1 });
    expect(JSON.parse(stringifyJson(data) ?? '')).toEqual(JSON.parse(text));
    expect(reports).toMatchObject([{ issues: [] }]);
    expect(reports[0]?.drift.map(({ instancePath }) => instancePath).sort()).toEqual(places);
  });
});
