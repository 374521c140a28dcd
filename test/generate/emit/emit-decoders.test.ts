import { describe, expect, it } from 'vitest';
import { emitDecoders } from '../../../scripts/generate/emit/emit-decoders.js';
import { readApi } from '../../../scripts/generate/read/read-api.js';
import type { Json, JsonObject } from '../../../scripts/generate/read/read-description.js';
import { description, replies } from '../description.js';
import { stop } from '../stop.js';

const int64 = { type: 'integer', format: 'int64' };

function decoders(reply: Json, schemas: JsonObject = {}): string {
  return emitDecoders(
    readApi(description({ operation: { responses: replies(reply) }, schemas }), 'ledger'),
    '.',
  );
}

describe('emitDecoders', () => {
  it('emits nothing for replies without 64-bit integers', () => {
    expect(decoders({ properties: { a: { type: 'integer', format: 'int32' } } })).not.toContain('function');
  });

  it('emits no decoder for a component that no reply uses', () => {
    const text = decoders({ properties: { a: int64 } }, { Unused: { properties: { b: int64 } } });
    expect(text).toContain('function decodeGetThingsResponse(');
    expect(text).not.toContain('decodeUnused');
  });

  it('decodes a recursive schema', () => {
    const tree = { properties: { value: int64, left: { $ref: '#/components/schemas/Tree' } } };
    const text = decoders({ $ref: '#/components/schemas/Tree' }, { Tree: tree });
    expect(text).toContain('value.left = decodeTree(value.left, int64)');
  });

  it('does not use the decoder of a component for an inline schema', () => {
    const schemas = {
      Thing: {
        properties: {
          size: { properties: { width: int64 } },
          other: { $ref: '#/components/schemas/ThingSize' },
        },
      },
      ThingSize: { properties: { height: int64 } },
    };
    const text = decoders({ $ref: '#/components/schemas/Thing' }, schemas);
    const names = [...text.matchAll(/function (\w+)\(/g)].map((match) => match[1]);
    expect(names).toEqual(['decodeThing', 'decodeThingSize', 'decodeThingSize_2']);
    expect(text).toContain('value.size = decodeThingSize_2(');
    expect(text).toContain('value.other = decodeThingSize(');
  });

  it('allows 128 bits for int128', () => {
    const text = decoders({
      properties: {
        a: { type: 'integer', format: 'int128' },
        b: { type: ['integer', 'string'], format: 'int128' },
      },
    });
    expect(text).toContain('value.a = int64.wide(value.a)');
    expect(text).toContain('value.b = int64.lenient.wide(value.b)');
  });

  it('does not share a decoder between properties whose names differ in punctuation', () => {
    const text = decoders({
      properties: {
        'a-b': { properties: { width: int64 } },
        a_b: {},
        'a.b': { properties: { height: int64 } },
      },
    });
    expect(text).toContain('value.width = int64(value.width)');
    expect(text).toContain('value.height = int64(value.height)');
  });

  describe('rejects alternatives with an int64 and another number at one place:', () => {
    const reason =
      'two alternatives have an int64 and another number at the same place, which cannot be distinguished; expected one format';
    const wide = { properties: { a: int64 } };
    const narrow = { properties: { a: { type: 'number' } } };
    it.each<[string, Json, JsonObject]>([
      ['themselves', { oneOf: [int64, { type: 'number' }] }, {}],
      ['in a property', { oneOf: [wide, narrow] }, {}],
      ['in a component', { oneOf: [{ $ref: '#/components/schemas/N' }, wide] }, { N: narrow }],
      ['in a part', { oneOf: [{ allOf: [narrow, { required: ['a'] }] }, wide] }, {}],
      [
        'as a component',
        { oneOf: [{ properties: { a: { $ref: '#/components/schemas/I' } } }, narrow] },
        { I: int64 },
      ],
    ])('%s', (_, schema, schemas) => {
      expect(stop(() => decoders({ properties: { x: schema } }, schemas))?.reason).toBe(reason);
    });

    it('accepts them at different places', () => {
      const apart = [wide, { properties: { b: { type: 'number' } } }];
      expect(decoders({ properties: { x: { oneOf: apart } } })).toContain('int64.lenient');
    });
  });
});
