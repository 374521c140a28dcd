import { describe, expect, it } from 'vitest';
import { description, type Json, type JsonObject, read, readApi, refusal, replies } from '../description.js';

const here = '/paths/~1things/get';
const thing = { $ref: '#/components/schemas/Thing' };
const links = { $ref: '#/components/schemas/Links' };
const schemas = {
  Thing: { type: 'object' },
  Links: { type: 'object' },
  List: { type: 'array', items: thing },
};
const operationOf = (operation: JsonObject) => read({ schemas, operation }).operations[0];
const refused = (operation: JsonObject) => refusal({ schemas, operation });

describe('a description', () => {
  it('has a title, a version, servers and sorted operations', () => {
    const servers = [{ url: 'https://a.example' }, { url: '/relative' }];
    const item = { put: { operationId: 'things/put-a', responses: replies({}) } };
    const api = read({ item, operation: { operationId: 'b' }, more: { servers } });
    expect(api).toMatchObject({ service: 'ledger', title: 'Things', version: '1.0.0' });
    expect(api.servers).toEqual(['https://a.example']);
    expect(api.operations.map(({ operationId }) => operationId)).toEqual(['b', 'thingsPutA']);
  });

  it.each<[JsonObject, string, string]>([
    [
      { swagger: '2.0', openapi: undefined },
      '/swagger',
      'expected OpenAPI 3.0, 3.1 or 3.2; convert the file first, got "2.0"',
    ],
    [{ openapi: '4.0.0' }, '/openapi', 'expected OpenAPI 3.0, 3.1 or 3.2, got "4.0.0"'],
    [{ paths: undefined }, '/paths', 'expected an object of paths, got no value'],
  ])('is refused with %j', (more, pointer, reason) => {
    expect(refusal({ more })).toEqual({ pointer, reason });
  });

  it('of a status page names the lists of its changes', () => {
    const list = { properties: { things: { type: 'array', items: thing } } };
    const operation = { 'x-items': 'things', responses: replies(list) };
    const parts = {
      schemas,
      operation,
      item: { put: { operationId: 'putThings', responses: replies({ type: 'object' }) } },
    };
    const changes = { incidents: 'getThings', maintenances: 'getThings', components: 'getThings' };
    expect(read({ ...parts, more: { 'x-changes': changes } }).changes?.components).toMatchObject({
      operationId: 'getThings',
      items: { property: 'things', type: 'Thing' },
    });
    expect(read(parts).changes).toBeUndefined();
    for (const [wrong, below, reason] of [
      [
        { ...changes, components: 'putThings' },
        '/components',
        'there is no list putThings. Did you mean getThings?',
      ],
      [{ incidents: 'getThings' }, '/maintenances', 'expected the name of a list, got no value'],
    ] as const)
      expect(refusal({ ...parts, more: { 'x-changes': wrong } })).toEqual({
        pointer: `/x-changes${below}`,
        reason,
      });
  });
});

describe('an operation', () => {
  it('has the texts of the description', () => {
    const words = { description: 'All.', deprecated: true };
    const expected = { operationId: 'getThings', method: 'GET', path: '/things', summary: 'List', ...words };
    expect(operationOf({ summary: ' List ', ...words })).toMatchObject(expected);
  });

  it.each(['getThings', 'get_things2', '$get'])('can be named %s', (operationId) => {
    expect(operationOf({ operationId })?.operationId).toBe(operationId);
  });

  it.each([
    ['get', '/api/v1/blocks', 'getBlocks'],
    ['get', '/api/v1/blocks/{hashOrNumber}', 'getBlocksByHashOrNumber'],
    ['get', '/api/v1/accounts/{id}/hooks/{hookId}/storage', 'getAccountsByIdHooksByHookIdStorage'],
    ['post', '/api/v1/contracts/call', 'postContractsCall'],
    ['get', '/api/v1/network/registered-nodes', 'getNetworkRegisteredNodes'],
    ['get', '/scheduled-maintenances/active.json', 'getScheduledMaintenancesActive'],
    ['get', '/', 'get'],
  ])('has a name derived from %s %s if it has no operationId', (method, path, name) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => String(match[1]));
    const parameters = names.map((name) => ({ name, in: 'path', schema: {} }));
    const paths = { [path]: { [method]: { parameters, responses: replies({}) } } };
    expect(read({ more: { paths } }).operations[0]?.operationId).toBe(name);
  });

  const reserved = 'is reserved by the language or by generated files; expected another one';
  it.each([
    ['1-things', 'expected an operationId that makes a JavaScript identifier, got "1-things"'],
    ['list(things)', 'expected an operationId that makes a JavaScript identifier, got "list(things)"'],
    ['delete', `operationId delete ${reserved}`],
    ['call', `operationId call ${reserved}`],
  ])('is refused with the name %s', (operationId, reason) => {
    expect(refused({ operationId })).toEqual({ pointer: `${here}/operationId`, reason });
  });

  it('is refused if another one has its name, or if its key is not a method', () => {
    const item = { post: { operationId: 'getThings', responses: replies({}) } };
    expect(refusal({ item })).toEqual({
      pointer: `${here}/operationId`,
      reason: 'operationId getThings is used twice; expected a unique one',
    });
    expect(refusal({ path: '/a~b/{c}', item: { connect: {} } })).toEqual({
      pointer: '/paths/~1a~0b~1{c}/connect',
      reason: 'connect is not supported in a path item; expected an HTTP method',
    });
  });
});

describe('the reply of an operation', () => {
  const reply = (schema: Json): JsonObject => ({ content: { 'application/json': { schema } } });
  const refOf = (responses: JsonObject) => operationOf({ responses })?.reply.ref;

  it('is the one of every 2xx status', () => {
    expect(refOf({ 200: reply(thing), 202: reply(thing), 404: { description: 'None.' } })).toBe('Thing');
  });

  it('is the default if no 2xx status is declared, and anything without a schema', () => {
    expect(refOf({ 400: reply(links), default: reply(thing) })).toBe('Thing');
    expect(refOf({ 200: reply(thing), default: reply(links) })).toBe('Thing');
    const api = read({ operation: { responses: { 200: { content: { 'application/json': {} } } } } });
    expect(api.schemas.get('GetThingsResponse')).toEqual({ pointer: `${here}/responses/200/content` });
  });

  it.each<[string, JsonObject, string, JsonObject]>([
    ['text if no status has content', { 204: {} }, 'text', { type: ['string'] }],
    ['text if a GET has no type', { 200: {} }, 'text', { type: ['string'] }],
    ['text of a type', { 200: { content: { 'text/csv': {} } } }, 'text', { type: ['string'] }],
    ['bytes of a type', { 200: { content: { 'image/png': {} } }, 204: {} }, 'bytes', { isBytes: true }],
    [
      'JSON or null if another status has no content',
      { 200: reply({ type: 'object' }), 204: {} },
      'json',
      { anyOf: [{ type: ['object'] }, { type: ['null'] }] },
    ],
    [
      'one of the schemas of several statuses',
      { 200: reply(thing), 201: reply(links), 202: reply(thing) },
      'object',
      { anyOf: [{ ref: 'Thing' }, { ref: 'Links' }] },
    ],
    ['a word', { 200: reply({ type: 'string' }) }, 'json', { type: ['string'] }],
  ])('is %s', (_, responses, form, expected) => {
    const api = read({ schemas, operation: { responses } });
    expect(api.operations[0]?.form).toBe(form);
    expect(api.schemas.get('GetThingsResponse')).toMatchObject(expected);
  });

  it('of several kinds is refused', () => {
    expect(refused({ responses: { 200: reply(thing), 201: { content: { 'text/csv': {} } } } })).toEqual({
      pointer: `${here}/responses/201/content`,
      reason: 'expected replies of one kind with 2xx, got application/json and text/csv',
    });
  });

  it.each(['application/json; charset=utf-8', 'application/hal+json', '*/*'])('can be %s', (type) => {
    expect(refOf({ '2XX': { content: { 'text/html': {}, [type]: { schema: thing } } } })).toBe('Thing');
  });

  it('has a name if it is an inline schema', () => {
    const api = read({ operation: { responses: replies({ type: 'array', items: {} }) } });
    expect(api.operations[0]?.reply.ref).toBe('GetThingsResponse');
    expect(api.schemas.get('GetThingsResponse')?.type).toEqual(['array']);
  });

  it('has another name if a component has its name', () => {
    const GetThingsResponse = { type: 'object', properties: { user: { type: 'string' } } };
    const responses = replies({ type: 'array', items: { $ref: '#/components/schemas/GetThingsResponse' } });
    const api = read({ operation: { responses }, schemas: { GetThingsResponse } });
    expect(api.operations[0]?.reply.ref).toBe('GetThingsReply');
    expect(api.schemas.get('GetThingsReply')).toMatchObject({ items: { ref: 'GetThingsResponse' } });
  });

  it('is refused without a reply of success', () => {
    expect(refused({ responses: { 404: reply(thing) } })).toEqual({
      pointer: `${here}/responses`,
      reason: 'expected a reply with a 2xx status, or a default',
    });
  });
});

describe('the items of a page', () => {
  const array = { type: 'array', items: thing };
  it.each<[string, Json, string | undefined]>([
    ['the array beside links', { properties: { things: array, links } }, 'things'],
    ['a named array', { properties: { things: { $ref: '#/components/schemas/List' }, links } }, 'things'],
    [
      'the array in a part of the page',
      { allOf: [{ properties: { things: array } }, { properties: { links } }] },
      'things',
    ],
    ['unknown without links', { properties: { things: array } }, undefined],
    ['unknown without an array', { properties: { thing, links } }, undefined],
    ['unknown with two arrays', { properties: { a: array, b: array, links } }, undefined],
  ])('are %s', (_, page, property) => {
    expect(operationOf({ responses: replies(page) })?.items?.property).toBe(property);
  });
});

describe('the body of an operation', () => {
  it('is JSON if possible, and bytes with their type otherwise', () => {
    const content = { 'text/plain': {}, 'application/json': { schema: thing } };
    const json = { mediaType: 'application/json', required: true, schema: { ref: 'Thing' } };
    expect(operationOf({ requestBody: { required: true, content } })?.body).toMatchObject(json);
    const mediaType = 'application/protobuf';
    const bytes = { mediaType, required: false, description: '' };
    expect(operationOf({ requestBody: { content: { [mediaType]: {} } } })?.body).toEqual(bytes);
    expect(refused({ requestBody: {} })).toEqual({
      pointer: `${here}/requestBody/content`,
      reason: 'expected a media type, got no value',
    });
  });
});

describe('an extension', () => {
  const parameters = [{ name: 'thing.id', in: 'query', schema: { type: 'string' } }];
  const key = { parameter: 'thing.id', field: 'id', min: 0, max: 2n ** 63n - 1n };
  const window = { parameter: 'thing.id', seconds: 60, when: ['thing.id'] };
  const service = { seconds: 60, empty: 'end' };
  const hint = { status: 503, unless: { parameter: 'thing.id', value: false }, text: 'Pass it.' };
  const item = { type: 'object', properties: { id: { type: 'string' } } };
  const responses = replies({ properties: { links, things: { type: 'array', items: item } } });
  const extended = (parts: JsonObject) => operationOf({ parameters, responses, ...parts });

  it('declares the range key and the windows of a list', () => {
    expect(extended({ 'x-range-key': key })?.rangeKey).toEqual({
      ...key,
      min: '0',
      max: '9223372036854775807',
    });
    expect(extended({ 'x-window': window })?.window).toEqual(window);
    for (const empty of ['link', 'end', 'error'])
      expect(
        extended({ 'x-range-key': key, 'x-service-window': { ...service, empty } })?.serviceWindow,
      ).toEqual({ ...service, empty });
  });

  it('declares what to do about a status', () => {
    expect(extended({ 'x-hint': hint })?.hint).toEqual(hint);
  });

  it.each<[string, Json, string]>([
    ['x-hint/status', { ...hint, status: '503' }, 'expected a number above 0, got "503"'],
    ['x-hint/text', { ...hint, text: undefined }, 'expected sentences that say what to do, got no value'],
    [
      'x-hint/unless/parameter',
      { ...hint, unless: { parameter: 'id', value: 5 } },
      'there is no parameter id; expected one of thing.id',
    ],
    [
      'x-hint/unless/value',
      { ...hint, unless: { parameter: 'thing.id' } },
      'expected a string, a number or a boolean, got no value',
    ],
    [
      'x-range-key/parameter',
      { ...key, parameter: 'id' },
      'there is no parameter id; expected one of thing.id',
    ],
    ['x-range-key/parameter', { field: 'id' }, 'expected the name of a parameter, got no value'],
    ['x-range-key/field', { ...key, field: undefined }, 'expected the name of a field, got no value'],
    ['x-range-key/min', { ...key, min: undefined }, 'expected a bound, got no value'],
    ['x-window/parameter', { parameter: 'id' }, 'there is no parameter id; expected one of thing.id'],
    ['x-window/seconds', { parameter: 'thing.id' }, 'expected a number above 0, got no value'],
    ['x-window/when/0', { ...window, when: ['x'] }, 'there is no parameter x; expected one of thing.id'],
    ['x-service-window/seconds', { empty: 'end' }, 'expected a number above 0, got no value'],
    ['x-service-window/seconds', { ...service, seconds: 0 }, 'expected a number above 0, got 0'],
    ['x-service-window/empty', { ...service, empty: 'null' }, 'expected one of link, end, error, got "null"'],
    [
      'x-service-window/unless/0',
      { ...service, unless: ['x'] },
      'there is no parameter x; expected one of thing.id',
    ],
  ])('is refused at %s: %o', (pointer, value, reason) => {
    const name = pointer.replace(/\/.*/, '');
    const parts = {
      parameters,
      responses,
      ...(name === 'x-service-window' && { 'x-range-key': key }),
      [name]: value,
    };
    expect(refused(parts)).toEqual({ pointer: `${here}/${pointer}`, reason });
  });

  it('for the window of a service needs a range key', () => {
    expect(refused({ parameters, responses, 'x-service-window': service })).toEqual({
      pointer: `${here}/x-service-window`,
      reason: 'x-service-window needs x-range-key, whose parameter it limits',
    });
  });
});

describe('x-reply-times', () => {
  const time = { type: 'string' };
  const Row = { allOf: [{ type: 'object', properties: { time, made: time } }] };
  const rows = { type: 'array', items: { $ref: '#/components/schemas/Row' } };
  const responses = replies({ properties: { links: { type: 'object' }, rows } });
  const parts = (times?: JsonObject, transaction?: JsonObject) => ({
    schemas: { Row },
    operation: { responses, 'x-reply-times': times },
    more: { 'x-watermark': { operation: 'getThings', query: '', pointer: ['rows'], transaction } },
  });

  it.each([{ times: ['/rows/*/time'] }, { final: true, transfers: true }, undefined])(
    'can be %j',
    (times) => {
      expect(read(parts(times)).operations[0]?.replyTimes).toEqual(times);
    },
  );

  it.each([
    [{ times: ['/rows/*/moment'] }, '/times/0'],
    [{ times: ['/rows/time'] }, '/times/0'],
    [{ times: '/rows' }, ''],
    [{ final: 'yes' }, ''],
  ])('is refused as %j, with its pointer', (times, pointer) => {
    expect(refusal(parts(times))?.pointer).toContain(`${here}/x-reply-times${pointer}`);
  });

  const rule = { time: '/rows/*/time', made: '/rows/*/made', paid: '/rows/*/made' };
  const lookup = { ...rule, operation: 'getThings' };
  it('has a lookup of a transaction beside it', () => {
    const expected = { ...rule, operationId: 'getThings', path: '/things' };
    expect(readApi(description(parts(undefined, lookup)), 'x').watermark?.transaction).toEqual(expected);
    for (const [wrong, place] of [
      [{ operation: 'getOthers' }, 'operation'],
      [{ paid: '/rows/*/paid' }, 'paid'],
    ] as const)
      expect(refusal(parts(undefined, { ...lookup, ...wrong }))?.pointer).toBe(
        `/x-watermark/transaction/${place}`,
      );
  });
});
