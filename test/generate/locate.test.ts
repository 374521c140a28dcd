import { describe, expect, it } from 'vitest';
import type { Api } from '../../scripts/generate/api.js';
import { GenerationError } from '../../scripts/generate/generation-error.js';
import { locateErrors } from '../../scripts/generate/locate.js';
import { readApi } from '../../scripts/generate/read/read-api.js';
import { description, replies } from './description.js';

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
