import { describe, expect, it } from 'vitest';
import { skeleton, skeletonText } from '../../scripts/bump/skeleton.js';
import { official, officialText } from './official.js';

describe('the base of a bump', () => {
  it('is what the command writes', () => {
    expect(skeletonText(official())).toBe(officialText);
  });

  it('holds no words: no value of it is a sentence', () => {
    const sentences: string[] = [];
    JSON.stringify(official(), (key, value: unknown) => {
      if (typeof value === 'string' && /[a-z],? [a-z]/i.test(value)) sentences.push(`${key}: ${value}`);
      return typeof value === 'bigint' ? String(value) : value;
    });
    expect(sentences).toEqual([]);
  });

  it('keeps names that are words of prose elsewhere, and drops the words', () => {
    const property = { type: 'string', nullable: true, description: 'Words.', example: 'x' };
    const node = {
      openapi: '3.0.3',
      components: { schemas: { title: { properties: { description: property } } } },
    };
    expect(skeleton(node).components).toEqual({
      schemas: { title: { properties: { description: { type: ['string', 'null'] } } } },
    });
  });

  it('writes what OpenAPI 3.0 says as 3.1 does', () => {
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
