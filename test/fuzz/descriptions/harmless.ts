import type { JsonObject } from '../../generate/description.js';

const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });
const ok = (schema: JsonObject): JsonObject => ({ 200: { description: 'Found.', content: json(schema) } });
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** A harmless description with a text or a number in every place that the generator reads. */
export const harmless: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0', description: 'About things.' },
  servers: [{ url: 'https://things.example/api', description: 'The only one.' }],
  tags: [{ name: 'things', description: 'All of them.' }],
  'x-watermark': {
    operation: 'getBlocks',
    query: 'limit=1',
    pointer: ['blocks', 0, 'time'],
    transaction: { operation: 'getThing', time: '/time', made: '/maker', paid: '/parts/*/maker' },
  },
  'x-first-transaction': {
    operation: 'getThings',
    query: 'limit=1&state=open',
    pointer: ['things', 0, 'time'],
  },
  paths: {
    '/objects': {
      summary: 'Things',
      parameters: [{ $ref: '#/components/parameters/limit' }],
      get: {
        operationId: 'getThings',
        summary: 'List things',
        description: 'All things, page after page.',
        tags: ['things'],
        'x-items': 'things',
        'x-range-key': {
          parameter: 'time',
          field: 'time',
          min: '0',
          max: '9223372036.854775807',
          exceptIf: { parameter: 'state', value: 'open', field: 'opened' },
          second: { parameter: 'maker.id', field: 'maker' },
          appendOnly: { time: 'time' },
        },
        'x-window': { parameter: 'time', seconds: 5184000, when: ['state'] },
        'x-service-window': { seconds: 5184000, empty: 'end', unless: ['state'] },
        'x-ordered': [{ parameter: 'time', unless: 'state' }],
        'x-combinations': [{ parameter: 'state', when: 'eq', requires: ['time'], by: 'range' }],
        'x-reply-times': { times: ['/things/*/time'] },
        parameters: [
          {
            name: 'time',
            in: 'query',
            description: 'When it was made.',
            'x-filter': { value: 'timestamp', operators: ['eq', 'gte', 'lt'], repeats: 'range' },
            schema: { type: 'array', maxItems: 5, items: { type: 'string', pattern: '^\\d+$' } },
          },
          {
            name: 'state',
            in: 'query',
            schema: { type: 'string', enum: ['open', 'closed'], default: 'open' },
          },
          {
            name: 'maker.id',
            in: 'query',
            'x-value': 'entity-id',
            'x-cut': 9,
            'x-length': 'bytes',
            schema: { type: 'string', minLength: 2, maxLength: 30, pattern: '^[a-z]{1,3}$', example: 'abc' },
          },
        ],
        responses: ok({
          type: 'object',
          properties: {
            things: { type: 'array', maxItems: 100, items: ref('Thing') },
            links: { type: 'object', properties: { next: { type: ['string', 'null'] } } },
          },
        }),
      },
      post: {
        operationId: 'findThings',
        summary: 'Find things',
        'x-read': true,
        requestBody: {
          description: 'What is looked for.',
          required: true,
          content: { 'application/json': { schema: ref('Query'), example: { word: 'blue', most: 3 } } },
          'x-fields': [
            { when: { word: '^b' }, requires: { most: '^[1-9]' }, allowed: 'a word and a number' },
          ],
        },
        responses: ok(ref('Found')),
      },
    },
    '/objects/{thingId}': {
      get: {
        operationId: 'getThing',
        deprecated: true,
        description: 'Use getThings. It has more.',
        'x-reply-times': { times: ['/time'], final: true },
        parameters: [
          {
            name: 'thingId',
            in: 'path',
            required: true,
            example: '0.0.5',
            description: 'Which one.',
            schema: { type: 'string', format: 'uuid' },
          },
        ],
        responses: ok(ref('Thing')),
      },
      put: {
        operationId: 'putThing',
        parameters: [
          {
            name: 'thingId',
            in: 'path',
            required: true,
            schema: { type: 'integer', minimum: 1, maximum: 9 },
          },
        ],
        requestBody: { content: { 'application/octet-stream': {} } },
        responses: ok({ type: 'object', properties: { size: { type: 'integer', format: 'int64' } } }),
      },
      delete: {
        operationId: 'deleteThing',
        parameters: [{ name: 'thingId', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 204: { description: 'Gone.' } },
      },
    },
    '/blocks': {
      get: {
        operationId: 'getBlocks',
        parameters: [{ $ref: '#/components/parameters/limit' }],
        responses: ok({
          type: 'object',
          required: ['blocks'],
          properties: {
            blocks: { type: 'array', items: { type: 'object', properties: { time: { type: 'string' } } } },
          },
        }),
      },
    },
  },
  components: {
    parameters: {
      limit: {
        name: 'limit',
        in: 'query',
        description: 'How many.',
        schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
      },
    },
    schemas: {
      Thing: {
        type: 'object',
        title: 'A thing',
        description: 'One thing.',
        required: ['time', 'maker'],
        properties: {
          time: { type: 'string', pattern: '^\\d{1,10}(\\.\\d{1,9})?$', description: 'When it was made.' },
          maker: { type: 'string', minLength: 3, maxLength: 12, example: 'abc', 'x-since': '1.2.3' },
          opened: { type: 'string', format: 'date-time', default: '2026-01-01' },
          weight: { type: 'number', exclusiveMinimum: 0, maximum: 5.5, multipleOf: 0.5 },
          shares: { type: 'integer', format: 'int64', minimum: 0, default: 7 },
          'sack/oat~s': { type: ['integer', 'null'], format: 'int64' },
          state: { type: 'string', enum: ['open', 'closed'], deprecated: true },
          colour: { type: 'string', enum: ['red', 'green', 'blue', 'white', 'black', 'grey'] },
          flag: { enum: [1, 'one', null] },
          parts: { type: 'array', minItems: 1, maxItems: 9, items: ref('Part') },
          labels: {
            type: 'object',
            maxProperties: 9,
            additionalProperties: { type: 'string', maxLength: 9 },
          },
          either: { oneOf: [ref('Part'), { type: 'string', const: 'none', description: 'No part.' }] },
        },
      },
      Part: {
        allOf: [
          ref('Sized'),
          { type: 'object', minProperties: 1, properties: { maker: { type: 'string' }, twin: ref('Part') } },
        ],
      },
      Sized: { type: 'object', properties: { size: { type: 'integer', format: 'int64' } } },
      Query: {
        type: 'object',
        description: 'What is looked for.',
        properties: { word: { type: 'string' }, most: { type: 'integer', maximum: 50 } },
      },
      Found: { type: 'object', properties: { count: { type: 'integer', format: 'int32', minimum: 0 } } },
    },
  },
};
