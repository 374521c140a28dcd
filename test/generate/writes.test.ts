import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTransport, type LedgerRequest, type Transport } from '../../src/client/client.js';
import { rejection } from '../setup/thrown.js';
import { typeErrors } from '../setup/type-errors.js';
import { VirtualTime } from '../setup/virtual-time.js';
import { type JsonObject, replies } from './description.js';
import { codeFolders } from './generated-folder.js';

const page: JsonObject = {
  type: 'object',
  properties: { things: { type: 'array', items: { type: 'object' } }, links: { type: 'object' } },
};
const empty: JsonObject = { 204: { description: 'Done.' } };

const source: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  'x-watermark': { operation: 'get', query: '', pointer: ['things'] },
  paths: {
    '/things': {
      get: { operationId: 'get', responses: replies(page) },
      head: { operationId: 'head', responses: { 200: { description: 'There.' } } },
      post: { operationId: 'post', responses: replies(page) },
      put: { operationId: 'put', responses: replies(page) },
      patch: { operationId: 'patch', responses: empty },
      delete: { operationId: 'remove', responses: empty },
    },
    '/things/search': { post: { operationId: 'search', 'x-read': true, responses: replies(page) } },
  },
};

type Call = (transport: Transport, params?: object, options?: object) => LedgerRequest<unknown>;
let folder = '';
let operations: Record<string, Call> = {};
const written = codeFolders();
beforeAll(async () => {
  folder = await written(source);
  operations = await import(join(folder, 'operations.ts'));
});

function call(name: string, transport: Transport, options?: object): LedgerRequest<unknown> {
  const operation = operations[name];
  if (!operation) throw new Error(`there is no operation ${name}`);
  return operation(transport, {}, options);
}

/** A transport whose service answers all requests with this, and their methods. */
function answering(answer: () => Response): { transport: Transport; methods: unknown[]; time: VirtualTime } {
  const methods: unknown[] = [];
  const time = new VirtualTime();
  const fetch = async (_: string, init: RequestInit): Promise<Response> => {
    methods.push(init.method);
    return answer();
  };
  return {
    transport: createTransport({ baseUrl: 'https://things.test', fetch, clock: time }),
    methods,
    time,
  };
}

describe('a client of a description with writes', () => {
  it('passes the type check', () => {
    expect(typeErrors(['operations.ts', 'client.ts', 'index.ts'].map((name) => join(folder, name)))).toEqual(
      [],
    );
  });

  it.each([
    ['get', 4],
    ['head', 4],
    ['search', 4],
    ['post', 1],
    ['put', 1],
    ['patch', 1],
    ['remove', 1],
  ])('sends %s at most %d times', async (name, count) => {
    const { transport, methods, time } = answering(() => new Response('', { status: 503 }));
    expect(await time.run(rejection(call(name, transport)))).toMatchObject({ status: 503, attempts: count });
    expect(methods).toHaveLength(count);
  });

  it.each(['patch', 'remove', 'head'])('reads the reply to %s, which has no content', async (name) => {
    const { transport } = answering(() => new Response(null, { status: 204 }));
    expect(await call(name, transport)).toBe('');
  });

  it('has a list for reads only, not for writes', () => {
    const { transport } = answering(() => Response.json({}));
    const lists = ['get', 'search', 'post', 'put'].filter(
      (name) => Symbol.asyncIterator in call(name, transport),
    );
    expect(lists).toEqual(['get', 'search']);
  });

  it('rejects the option after for a write', async () => {
    const { transport, methods } = answering(() => Response.json({}));
    const error = await rejection(call('post', transport, { after: new Date(0) }));
    expect(error).toMatchObject({ name: 'ParameterError', parameter: 'after' });
    expect(methods).toEqual([]);
  });
});
