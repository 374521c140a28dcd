import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../scripts/generate/api.js';
import { readApi } from '../../../scripts/generate/read/read-api.js';
import type { Json, JsonObject } from '../../../scripts/generate/read/read-description.js';
import { description, replies } from '../description.js';
import { stop } from '../stop.js';

function read(parts: Parameters<typeof description>[0]): Operation | undefined {
  return readApi(description(parts), 'ledger').operations[0];
}

const here = '/paths/~1things/get';
const thing = { $ref: '#/components/schemas/Thing' };
const schemas = {
  Thing: { type: 'object' },
  Links: { type: 'object' },
  List: { type: 'array', items: thing },
};

describe('an operation', () => {
  it('has the texts of the description', () => {
    const words = { summary: ' List ', description: 'All.', deprecated: true };
    expect(read({ operation: words })).toMatchObject({
      operationId: 'getThings',
      method: 'GET',
      path: '/things',
      summary: 'List',
      description: 'All.',
      deprecated: true,
    });
  });

  it('names an inline schema', () => {
    const source = description({ operation: { responses: replies({ type: 'array', items: {} }) } });
    const api = readApi(source, 'ledger');
    expect(api.operations[0]?.reply.ref).toBe('GetThingsResponse');
    expect(api.schemas.get('GetThingsResponse')?.type).toEqual(['array']);
  });

  it.each(['getThings', 'get_things2', '$get'])('can be named %s', (operationId) => {
    expect(read({ operation: { operationId } })?.operationId).toBe(operationId);
  });

  it.each<[string, Json | undefined, string]>([
    [
      'a name that is not an identifier',
      'list-things',
      'expected an operationId that is a JavaScript identifier, got "list-things"',
    ],
    [
      'a word of the language as its name',
      'delete',
      'operationId delete is reserved by the language or by generated files; expected another one',
    ],
    [
      'a name that its file imports',
      'call',
      'operationId call is reserved by the language or by generated files; expected another one',
    ],
  ])('is rejected with %s', (_, operationId, reason) => {
    expect(stop(() => read({ operation: { operationId } }))).toEqual({
      pointer: `${here}/operationId`,
      reason,
    });
  });

  it('is rejected if another one has its name', () => {
    const item = { post: { operationId: 'getThings', responses: replies({}) } };
    expect(stop(() => read({ item }))).toEqual({
      pointer: `${here}/operationId`,
      reason: 'operationId getThings is used twice; expected a unique one',
    });
  });

  it('is rejected if its key in the path item is not a method', () => {
    expect(stop(() => read({ path: '/a~b/{c}', item: { query: {} } }))).toEqual({
      pointer: '/paths/~1a~0b~1{c}/query',
      reason: 'query is not supported in a path item; expected an HTTP method',
    });
  });
});

describe('the reply of an operation', () => {
  const reply = (schema: Json): JsonObject => ({ content: { 'application/json': { schema } } });

  it('is the one of every 2xx status', () => {
    const responses = { 200: reply(thing), 202: reply(thing), 404: { description: 'None.' } };
    expect(read({ schemas, operation: { responses } })?.reply.ref).toBe('Thing');
  });

  it.each(['application/json; charset=utf-8', 'application/hal+json', '*/*'])(
    'can have the type %s',
    (type) => {
      const responses = { '2XX': { content: { 'text/html': {}, [type]: { schema: thing } } } };
      expect(read({ schemas, operation: { responses } })?.reply.ref).toBe('Thing');
    },
  );

  it('is rejected with a second schema', () => {
    const responses = { 200: reply(thing), 201: reply({ $ref: '#/components/schemas/Links' }) };
    expect(stop(() => read({ schemas, operation: { responses } }))).toEqual({
      pointer: `${here}/responses/201/content/application~1json/schema`,
      reason: 'expected the same component schema for all 2xx replies of an operation',
    });
  });

  it('is rejected if it is not JSON', () => {
    const responses = { 200: { content: { 'text/csv': {} } } };
    expect(stop(() => read({ operation: { responses } }))).toEqual({
      pointer: `${here}/responses/200/content`,
      reason: 'only JSON replies are supported; expected application/json',
    });
  });

  it('is rejected without content', () => {
    expect(stop(() => read({ operation: { responses: { 204: {} } } }))).toEqual({
      pointer: `${here}/responses/204/content`,
      reason: 'only JSON replies are supported; expected application/json',
    });
  });

  it('is rejected without a 2xx status', () => {
    expect(stop(() => read({ operation: { responses: { default: reply(thing) } } }))).toEqual({
      pointer: `${here}/responses`,
      reason: 'expected a reply with a 2xx status',
    });
  });

  it('is rejected if a component has the name that it needs', () => {
    const taken = { GetThingsResponse: { type: 'object' } };
    expect(stop(() => read({ schemas: taken }))?.reason).toBe(
      'the name GetThingsResponse is needed for this schema, but a component has it; rename the component',
    );
  });
});

describe('the items of a page', () => {
  const links = { $ref: '#/components/schemas/Links' };
  it.each<[string, Json]>([
    ['the array beside links', { properties: { things: { type: 'array', items: thing }, links } }],
    ['a named array', { properties: { things: { $ref: '#/components/schemas/List' }, links } }],
    [
      'the array in a part of the page',
      { allOf: [{ properties: { things: { type: 'array', items: thing } } }, { properties: { links } }] },
    ],
  ])('are %s', (_, page) => {
    expect(read({ schemas, operation: { responses: replies(page) } })?.items?.property).toBe('things');
  });

  it.each<[string, Json]>([
    ['links', { properties: { things: { type: 'array', items: thing } } }],
    ['an array', { properties: { thing, links } }],
    [
      'one array alone',
      { properties: { a: { type: 'array', items: thing }, b: { type: 'array', items: thing }, links } },
    ],
  ])('are unknown without %s', (_, page) => {
    const operation = read({ schemas, operation: { responses: replies(page) } });
    expect(operation?.reply.ref).toBe('GetThingsResponse');
    expect(operation?.items).toBeUndefined();
  });
});

describe('x-range-key', () => {
  const parameters = [{ name: 'thing.id', in: 'query', schema: { type: 'string' } }];
  const rangeKey = (value: Json): Operation | undefined =>
    read({ operation: { parameters, 'x-range-key': value } });

  it('has the parameter of the sort key, its field and its bounds', () => {
    expect(rangeKey({ parameter: 'thing.id', field: 'id', min: 0, max: 2n ** 63n - 1n })?.rangeKey).toEqual({
      parameter: 'thing.id',
      field: 'id',
      min: '0',
      max: '9223372036854775807',
    });
  });

  it.each<[string, Json, string, string]>([
    [
      'a parameter that is not there',
      { parameter: 'id' },
      '/parameter',
      'expected a parameter of this operation, got "id"',
    ],
    [
      'no field',
      { parameter: 'thing.id', min: 0, max: 1 },
      '/field',
      'expected the name of a field, got no value',
    ],
    ['no bounds', { parameter: 'thing.id', field: 'id' }, '/min', 'expected a bound, got no value'],
    ['a text', 'thing.id', '/parameter', 'expected a parameter of this operation, got no value'],
  ])('is rejected with %s', (_, value, below, reason) => {
    expect(stop(() => rangeKey(value))).toEqual({ pointer: `${here}/x-range-key${below}`, reason });
  });
});

describe('x-window', () => {
  const parameters = [{ name: 'at', in: 'query', schema: { type: 'string' } }];
  const windowOf = (value: Json): Operation | undefined =>
    read({ operation: { parameters, 'x-window': value } });

  it('has the parameter, the width, and the parameters that need both bounds', () => {
    expect(windowOf({ parameter: 'at', seconds: 60, when: ['at'] })?.window).toEqual({
      parameter: 'at',
      seconds: 60,
      when: ['at'],
    });
  });

  it.each<[string, Json, string, string]>([
    [
      'a parameter that is not there',
      { parameter: 'id' },
      '/parameter',
      'expected a parameter of this operation, got "id"',
    ],
    ['no width', { parameter: 'at' }, '/seconds', 'expected a number above 0, got no value'],
    [
      'another one beside it',
      { parameter: 'at', seconds: 1, when: ['x'] },
      '/when/0',
      'expected a parameter of this operation, got "x"',
    ],
  ])('is rejected with %s', (_, value, below, reason) => {
    expect(stop(() => windowOf(value))).toEqual({ pointer: `${here}/x-window${below}`, reason });
  });
});

describe('x-service-window', () => {
  const parameters = [{ name: 'at', in: 'query', schema: { type: 'string' } }];
  const key = { parameter: 'at', field: 'at', min: 0, max: 1 };
  const windowOf = (value: Json): Operation | undefined =>
    read({ operation: { parameters, 'x-range-key': key, 'x-service-window': value } });

  it.each(['link', 'end', 'error'])(
    'has a width and how the service answers an empty window: %s',
    (empty) => {
      expect(windowOf({ seconds: 60, empty })?.serviceWindow).toEqual({ seconds: 60, empty });
    },
  );

  it.each<[string, Json, string, string]>([
    ['no width', { empty: 'end' }, '/seconds', 'expected a number above 0, got no value'],
    ['a width of 0', { seconds: 0, empty: 'end' }, '/seconds', 'expected a number above 0, got 0'],
    [
      'another answer',
      { seconds: 60, empty: 'null' },
      '/empty',
      'expected one of link, end, error, got "null"',
    ],
    [
      'a parameter that does not exist',
      { seconds: 60, empty: 'end', unless: ['id'] },
      '/unless/0',
      'expected a parameter of this operation, got "id"',
    ],
  ])('is rejected with %s', (_, value, below, reason) => {
    expect(stop(() => windowOf(value))).toEqual({ pointer: `${here}/x-service-window${below}`, reason });
  });

  it('is rejected without a range key', () => {
    expect(stop(() => read({ operation: { 'x-service-window': { seconds: 60, empty: 'end' } } }))).toEqual({
      pointer: `${here}/x-service-window`,
      reason: 'x-service-window needs x-range-key, whose parameter it limits',
    });
  });
});

describe('the body of an operation', () => {
  it('is JSON if possible', () => {
    const content = { 'text/plain': {}, 'application/json': { schema: thing } };
    expect(read({ schemas, operation: { requestBody: { required: true, content } } })?.body).toMatchObject({
      mediaType: 'application/json',
      required: true,
      schema: { ref: 'Thing' },
    });
  });

  it('is bytes with their type otherwise', () => {
    const content = { 'application/protobuf': {} };
    const body = read({ operation: { requestBody: { content } } })?.body;
    expect(body).toEqual({ mediaType: 'application/protobuf', required: false, description: '' });
  });

  it('is rejected without a media type', () => {
    expect(stop(() => read({ operation: { requestBody: {} } }))).toEqual({
      pointer: `${here}/requestBody/content`,
      reason: 'expected a media type, got no value',
    });
  });
});
