import { describe, expect, it } from 'vitest';
import { descriptionUrl, official, officialText, readOther, skeleton, skeletonText } from './bump.js';

describe('the base of a bump', () => {
  it('is the file that the command writes', () => {
    expect(skeletonText(official())).toBe(officialText);
  });

  it('contains no sentence', () => {
    const sentences: string[] = [];
    JSON.stringify(official(), (key, value: unknown) => {
      if (typeof value === 'string' && /[a-z],? [a-z]/i.test(value)) sentences.push(`${key}: ${value}`);
      return typeof value === 'bigint' ? String(value) : value;
    });
    expect(sentences).toEqual([]);
  });

  it('drops prose, but keeps properties with the name of a prose keyword', () => {
    const property = { type: 'string', nullable: true, description: 'Words.', example: 'x' };
    const node = {
      openapi: '3.0.3',
      components: { schemas: { title: { properties: { description: property } } } },
    };
    expect(skeleton(node).components).toEqual({
      schemas: { title: { properties: { description: { type: ['string', 'null'] } } } },
    });
  });

  it('converts OpenAPI 3.0 to 3.1', () => {
    const schemas = {
      a: { type: 'integer', minimum: 0, exclusiveMinimum: true, nullable: false },
      b: { nullable: true, allOf: [{ $ref: '#/components/schemas/a' }] },
      c: { type: 'string', enum: ['b', 'a'], nullable: true },
    };
    expect(skeleton({ components: { schemas } }).components).toEqual({
      schemas: {
        a: { type: 'integer', exclusiveMinimum: 0 },
        b: { anyOf: [{ allOf: [{ $ref: '#/components/schemas/a' }] }, { type: 'null' }] },
        c: { type: ['string', 'null'], enum: ['a', 'b'] },
      },
    });
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
