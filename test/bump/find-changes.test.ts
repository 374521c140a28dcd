import { describe, expect, it } from 'vitest';
import { findChanges } from '../../scripts/bump/find-changes.js';
import { merge } from '../../scripts/bump/merge.js';
import { descriptionUrl, readOther } from '../../scripts/bump/read-other.js';
import { exitCode, reportLines } from '../../scripts/bump/report.js';
import { skeleton } from '../../scripts/bump/skeleton.js';
import type { Json, JsonObject } from '../../scripts/generate/read/read-description.js';
import { description, replies } from '../generate/description.js';

/** The report and the exit code for two official descriptions and ours. */
function compare(base: JsonObject, fresh: JsonObject, ours = base): { lines: string[]; code: number } {
  const changes = findChanges({ base: skeleton(base), fresh: skeleton(fresh), ours });
  return { lines: reportLines(changes).slice(0, -1), code: exitCode(changes) };
}

const same = { lines: [], code: 0 };
const text = { type: 'string' };

/** A service with one reply that has one field. */
function field(schema: Json): JsonObject {
  return description({
    operation: { responses: replies({ type: 'object', properties: { nonce: schema } }) },
  });
}

describe('two forms of one description', () => {
  const list = (openapi: string, item: JsonObject, path: string, entity: string): JsonObject => ({
    ...description({
      path: `/things/{${path}}`,
      operation: {
        parameters: [{ name: path, in: 'path', required: true, schema: text }],
        responses: replies({
          type: 'object',
          properties: { things: { type: 'array', items: item }, links: { type: 'object' } },
        }),
      },
      schemas: { [entity]: { type: 'string', pattern: '^\\d+$' } },
    }),
    openapi,
  });

  it('finds no change between OpenAPI 3.0 and 3.1', () => {
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
    const newer = {
      allOf: [
        {
          type: 'object',
          properties: {
            memo: { type: ['string', 'null'], examples: ['a'] },
            owner: { anyOf: [{ $ref: '#/components/schemas/Entity' }, { type: 'null' }] },
            kind: { type: ['string', 'null'], enum: ['B', 'A', null] },
          },
        },
        {
          type: 'object',
          properties: {
            size: { type: 'integer', exclusiveMinimum: 0, format: 'int64', maximum: 2 ** 63 },
            bytes: { type: 'string', contentMediaType: 'application/octet-stream' },
            time: { type: 'string', pattern: '^\\d+:\\d+$' },
          },
        },
      ],
    };
    const a = list('3.0.3', older, 'id', 'EntityId');
    const b = list('3.1.0', newer, 'id', 'Entity');
    expect(compare(a, b)).toEqual(same);
    expect(compare(b, a)).toEqual(same);
  });
});

describe('our description', () => {
  const [base, fresh] = [field({ type: 'integer', maximum: 5 }), field({ type: 'integer', maximum: 9 })];

  it('is changed if it was the same as the last official one', () => {
    expect(compare(base, fresh)).toEqual({
      lines: ['Merged:', '  ! getThings → nonce: maximum 5 → 9'],
      code: 1,
    });
  });

  it('is kept if it has the change already', () => {
    expect(compare(base, fresh, fresh)).toEqual({
      lines: ['Already in our description:', '  ! getThings → nonce: maximum 5 → 9'],
      code: 4,
    });
  });

  it('is kept if it differs from both, and a conflict is reported', () => {
    expect(compare(base, fresh, field({ type: 'integer', maximum: 7 }))).toEqual({
      lines: [
        'Conflicts, in which our description differs from both official ones:',
        '  ! getThings → nonce: maximum 5 → 9 (our description has 7)',
      ],
      code: 1,
    });
  });

  it('is kept if it was corrected on purpose, and the reason is reported', () => {
    const ours = field({ type: 'integer', maximum: 7, 'x-observed': 'seen up to 7' });
    expect(compare(base, fresh, ours)).toEqual({
      lines: ['Kept as in our description:', '  ! getThings → nonce: maximum 5 → 9 (seen up to 7)'],
      code: 4,
    });
  });

  it('leaves a change for a person to decide if it does not have the value', () => {
    expect(compare(base, fresh, field({ type: 'object' })).lines[0]).toBe(
      'Conflicts, in which our description differs from both official ones:',
    );
    const ours = description({ operation: { responses: replies({ type: 'object' }) } });
    expect(compare(base, fresh, ours).lines).toEqual([
      'To decide by hand:',
      '  ! getThings → nonce: maximum 5 → 9 (our description does not have this value)',
    ]);
  });

  it('leaves a change for a person to decide if another place shares the declaration', () => {
    const pair = (old: number, now: number): JsonObject =>
      description({
        operation: {
          responses: replies({
            type: 'object',
            properties: { a: { type: 'integer', maximum: old }, b: { type: 'integer', maximum: now } },
          }),
        },
      });
    const size = { $ref: '#/components/schemas/Size' };
    const ours = description({
      operation: { responses: replies({ type: 'object', properties: { a: size, b: size } }) },
      schemas: { Size: { type: 'integer', maximum: 5 } },
    });
    expect(compare(pair(5, 5), pair(9, 5), ours).lines).toEqual([
      'To decide by hand:',
      '  ! getThings → a: maximum 5 → 9 (our description shares the declaration with getThings → b)',
    ]);
    expect(compare(pair(5, 5), pair(9, 9), ours).lines[0]).toBe('Merged:');
  });
});

describe('a bump', () => {
  const ours = `openapi: 3.1.0
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
  const official = (words: string[], more: JsonObject = {}): JsonObject =>
    description({
      operation: {
        responses: replies({
          type: 'object',
          properties: { kind: { type: 'string', enum: words }, ...more },
        }),
      },
    });

  it('changes only the lines of a change', () => {
    const fresh = {
      ...official(['A', 'B', 'C'], { zone: { type: ['string', 'null'] } }),
      info: { version: '2.0.0-SNAPSHOT' },
    };
    const merged = merge(official(['A', 'B']), fresh, ours).text;
    expect(merged).toBe(
      ours.replace('info: { title: ours, version: 1.0.0 }', 'info:\n  title: ours\n  version: 2.0.0').replace(
        '                      - A # the first\n                      - B\n',
        `                      - A # the first
                      - B
                      - C
                  zone:
                    type:
                      - string
                      - "null"
                    description: "TODO: say what this is."
                    x-since: 2.0.0
`,
      ),
    );
  });
});

describe('the source of a description', () => {
  it('can be a file, a URL or the name of a network', async () => {
    expect(descriptionUrl('openapi/ledger.yaml')).toBeUndefined();
    expect(descriptionUrl('https://ledger.test/spec.yml')).toBe('https://ledger.test/spec.yml');
    expect(descriptionUrl('testnet')).toMatch(/^https:\/\/testnet\..+\/api\/v1\/docs\/openapi\.yml$/);
    const requests: unknown[] = [];
    const read = await readOther('mainnet', async (url) => {
      requests.push(url);
      return new Response('openapi: 3.0.3');
    });
    expect(read).toEqual({ openapi: '3.0.3' });
    expect(requests).toEqual([descriptionUrl('mainnet')]);
  });

  it('is rejected if the URL returns an error', async () => {
    const missing = async (): Promise<Response> => new Response('', { status: 404 });
    await expect(readOther('https://ledger.test/spec.yml', missing)).rejects.toThrow(
      'returned status 404, expected 200',
    );
  });
});
