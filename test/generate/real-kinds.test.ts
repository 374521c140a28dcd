// Kinds of operations that descriptions of other services contain. Each is generated, compiled with the strict options of the
// project, and called once.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetching } from '../setup/fetching.js';
import { typeErrors } from '../setup/type-errors.js';
import { parseDescription } from './description.js';
import { codeFolders } from './generated-folder.js';

const text = `
openapi: 3.2.0
info: { title: Harbour, version: 1.0.0 }
servers: [{ url: https://harbour.example }]
paths:
  /berth:
    get:
      operationId: getBerth
      responses:
        200:
          description: Taken.
          content: { application/json: { schema: { $ref: "#/components/schemas/Berth" } } }
        204: { description: Free. }
  /plan:
    get:
      operationId: getPlan
      responses: { 200: { description: A plan., content: { image/png: {} } } }
  /log:
    get:
      operationId: getLog
      responses: { 200: { description: A log., content: { text/csv: { schema: { type: string } } } } }
  /ping:
    get: { operationId: ping, responses: { 200: { description: Well. } } }
  /name:
    get:
      operationId: getName
      responses: { 200: { description: A name., content: { application/json: { schema: { type: string } } } } }
  /ships:
    query:
      operationId: listShips
      parameters:
        - name: filter
          in: query
          required: true
          style: deepObject
          schema:
            type: object
            required: [state]
            properties:
              state: { type: string, enum: [moored, sailing] }
              built: { type: object, properties: { after: { type: integer } } }
      responses:
        200:
          description: Ships.
          content:
            application/json: { schema: { type: array, items: { $ref: "#/components/schemas/ListShipsResponse" } } }
  /orders:
    post:
      operationId: order
      requestBody:
        content: { application/json: { schema: { $ref: "#/paths/~1ships/query/responses/200/content/application~1json/schema" } } }
      responses:
        200:
          description: Old.
          content: { application/json: { schema: { $ref: "#/components/schemas/Berth/properties/ship" } } }
        201:
          description: New.
          content: { application/json: { schema: { $ref: "#/components/schemas/Berth" } } }
components:
  schemas:
    ListShipsResponse: { type: object, required: [tons], properties: { tons: { type: integer, format: uint64 } } }
    Berth:
      type: object
      required: [ship]
      properties:
        ship: { type: object, required: [mass], properties: { mass: { type: number, format: int128 } } }
        # Any value is valid, so nothing checks the words.
        signal: { anyOf: [{ $ref: "#/components/schemas/Signal" }, {}] }
    Signal: { type: object, required: [flag], properties: { flag: { $ref: "#/components/schemas/Flag" } } }
    Flag: { type: string, enum: [al, be, de, dk, ee, es, fi, fr, gr, hr, ie, is, it, lt, lv, nl, no, pl, pt, se] }
`;

const use = `
import { createLedgerClient } from './client.js';
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const client = createLedgerClient();
const berth = await client.getBerth();
export const mass: bigint | undefined = berth?.ship.mass;
export const plan: Uint8Array = await client.getPlan();
export const texts: string[] = [await client.getLog(), await client.ping(), await client.getName()];
const [ship] = await client.listShips({ 'filter[state]': 'moored', 'filter[built][after]': 1999 });
export const tons: Same<NonNullable<typeof ship>['tons'], bigint> = true;
const placed = await client.order({ body: [{ tons: 5 }] });
export const known: bigint = 'ship' in placed ? placed.ship.mass : placed.mass;
// @ts-expect-error the state is required
client.listShips({});
`;

const big = '340282366920938463463374607431768211455';
const sent: Request[] = [];
const bodies: Readonly<Record<string, () => Response>> = {
  '/plan': () => new Response(new Uint8Array([0, 255, 137])),
  '/log': () => new Response('a,b\\n'),
  '/ping': () => new Response('pong'),
  '/name': () => Response.json('Elsa'),
  '/ships': () => new Response('[{ "tons": 18446744073709551615 }]'),
  '/orders': () => new Response(`{ "ship": { "mass": ${big} } }`),
};

describe('a client of a description with real kinds of replies, references and parameters', () => {
  // biome-ignore lint/suspicious/noExplicitAny: the types of the generated client exist only once it is generated
  let client: any;
  let folder = '';
  let berth = () => new Response(null, { status: 204 });
  const written = codeFolders();
  beforeAll(async () => {
    folder = await written(parseDescription(text));
    const { createLedgerClient } = await import(join(folder, 'client.ts'));
    client = createLedgerClient({
      validation: 'throw',
      fetch: fetching((request) => {
        sent.push(request);
        const { pathname } = new URL(request.url);
        return (pathname === '/berth' ? berth : bodies[pathname])?.() ?? new Response('', { status: 404 });
      }),
    });
  });

  it('compiles', async () => {
    await writeFile(join(folder, 'use.ts'), use);
    expect(typeErrors([join(folder, 'use.ts')])).toEqual([]);
  });

  it('returns null for a reply without content, and data otherwise', async () => {
    expect(await client.getBerth()).toBeNull();
    berth = () => new Response(`{ "ship": { "mass": ${big} } }`);
    expect(await client.getBerth()).toEqual({ ship: { mass: BigInt(big) } });
    berth = () => new Response('"free"');
    await expect(client.getBerth()).rejects.toMatchObject({ name: 'ResponseError' });
  });

  it('returns bytes and text as they are, and asks for their type', async () => {
    const [first, second] = await Promise.all([client.getPlan(), client.getPlan()]);
    expect(first).toEqual(new Uint8Array([0, 255, 137]));
    first[0] = 1;
    expect(second).toEqual(new Uint8Array([0, 255, 137]));
    expect(sent.at(-1)?.headers.get('accept')).toBe('image/png');
    expect([await client.getLog(), await client.ping()]).toEqual(['a,b\\n', 'pong']);
    expect(await client.getName()).toBe('Elsa');
  });

  it('sends the properties of a deepObject under their wire names', async () => {
    const ships = await client.listShips({ 'filter[state]': 'moored', 'filter[built][after]': 1999 });
    expect(ships).toEqual([{ tons: 18446744073709551615n }]);
    const { method, url } = sent.at(-1) ?? {};
    expect([method, decodeURIComponent(String(url))]).toEqual([
      'QUERY',
      'https://harbour.example/ships?filter[state]=moored&filter[built][after]=1999',
    ]);
  });

  it('accepts each of the replies with success', async () => {
    expect(await client.order({ body: [{ tons: 5 }] })).toEqual({ ship: { mass: BigInt(big) } });
  });
});
