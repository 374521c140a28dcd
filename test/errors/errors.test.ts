import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  ApiError,
  ClientError,
  NetworkError,
  noContext,
  ParameterError,
  ResponseError,
  ServiceBehindError,
  TimeoutError,
  throwSecretError,
} from '../../src/errors/errors.js';
import * as exported from '../../src/index.js';
import { context } from '../client/operations.js';
import { thrown } from '../setup/thrown.js';

describe('an error', () => {
  const errors = [
    new ParameterError({ parameter: 'limit', value: 500, allowed: 'at most 100' }, context),
    new NetworkError('no reply was received', 1, context),
    new TimeoutError('no complete reply', { timeout: 30_000, attempts: 1 }, context),
    new ResponseError('the reply is not JSON', { status: 200, text: '<html>' }, context),
  ];

  it.each(errors.map((error) => [error.name, error] as const))(
    'of the class %s has the context of its call',
    (name, error) => {
      expect(error).toBeInstanceOf(ClientError);
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject(context);
      expect(error.message).toMatch(/^getThings: /);
      expect(error.stack).toContain(error.message);
      expect(error.constructor.name).toBe(name);
      expect(Object.hasOwn(error, 'cause')).toBe(false);
    },
  );

  it('is written to a log with its message, its fields and its cause', () => {
    const cause = new ParameterError({ parameter: 'limit', value: 2n ** 70n, allowed: 'less' }, context);
    const written = JSON.parse(JSON.stringify([new NetworkError('no reply', 2, context, { cause })]))[0];
    expect(written).toEqual({
      ...{ name: 'NetworkError', message: 'getThings: no reply', attempts: 2 },
      ...context,
      cause: expect.objectContaining({ name: 'ParameterError', value: String(2n ** 70n) }),
    });
    expect(Object.keys(written).slice(0, 2)).toEqual(['name', 'message']);
    const headers = new Headers({ 'retry-after': '5' });
    const limited = Object.assign(new NetworkError('no reply', 2, context), { headers });
    expect(JSON.parse(JSON.stringify(limited))).toMatchObject({ headers: { 'retry-after': '5' } });
    const foreign = new NetworkError('no reply', 2, context, { cause: new TypeError('fetch failed') });
    expect(foreign.toJSON()).toMatchObject({ cause: 'TypeError: fetch failed' });
    const noError = new NetworkError('no reply', 2, context, { cause: 'offline' });
    expect(noError.toJSON()).toMatchObject({ cause: 'offline' });
  });

  it('about a value that may be a key has only its type', () => {
    const secret = '302e020100300506032b657004220420';
    for (const [value, type] of [
      [secret, 'string'],
      [5n, 'bigint'],
      [{ secret }, 'object'],
      [undefined, 'undefined'],
    ] as const) {
      const error = thrown(() => throwSecretError('hosts.0', value, 'an object', context));
      const message = `getThings: hosts.0 must be an object, got a value of type ${type}`;
      expect(error).toMatchObject({ parameter: 'hosts.0', value: undefined, allowed: 'an object', message });
    }
  });

  it('about a service that is behind says what is missing and how far it is', () => {
    const shown = { after: '1767225600.000000000', newest: undefined, behind: undefined };
    expect(new ServiceBehindError(shown, context)).toMatchObject({
      ...shown,
      message: 'getThings: the service did not show the state after 2026-01-01T00:00:00Z in time',
    });
    const late = { ...shown, newest: '1767225590.5', behind: 9500, missing: 'message 7' };
    expect(new ServiceBehindError(late, context)).toMatchObject({
      newest: '1767225590.5',
      behind: 9500,
      message:
        'getThings: the service did not show message 7 in time. Its newest record file ends at 2025-12-31T23:59:50.5Z, 9.5 seconds ago',
    });
  });

  it('is written to a log whatever its fields are', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const broken = {
      toJSON() {
        throw new Error('no');
      },
      get field() {
        throw new Error('no');
      },
    };
    for (const value of [circle, Symbol('x'), () => 5, broken, new Headers({ 'x-a': 'b' }), NaN]) {
      const error = Object.assign(new NetworkError('no reply', 1, context), { value });
      expect(JSON.parse(JSON.stringify(error))).toMatchObject({
        name: 'NetworkError',
        message: error.message,
      });
    }
  });

  it('keeps its cause', () => {
    const cause = new TypeError('fetch failed');
    expect(new NetworkError('no reply was received', 1, context, { cause }).cause).toBe(cause);
  });
});

it('a ParameterError contains the parameter, the allowed values and the value', () => {
  const error = new ParameterError({ parameter: 'limit', value: 500, allowed: 'at most 100' }, context);
  expect(error.message).toBe('getThings: limit must be at most 100, got 500');
  expect(error).toMatchObject({ parameter: 'limit', value: 500, allowed: 'at most 100' });
  const noValue = new ParameterError({ parameter: 'baseUrl', value: undefined, allowed: 'a URL' }, noContext);
  expect(noValue.message).toBe('baseUrl has no value. It must be a URL');
});

it('a ResponseError has its issues and the first 200 characters of the body', () => {
  const issues = [{ instancePath: '/a', expected: 'string', got: 'null' }];
  const text = 'x'.repeat(1000);
  const error = new ResponseError('is wrong', { status: 206, text, issues }, context);
  expect(error).toMatchObject({ status: 206, text: text.slice(0, 200), issues });
  expect(new ResponseError('is wrong', { status: 200, text: '' }, context).issues).toEqual([]);
});

describe('instanceof', () => {
  type ErrorClass = typeof ClientError;
  const classes: ErrorClass[] = Object.values(exported).filter(
    (value: unknown): value is ErrorClass =>
      typeof value === 'function' && (value === ClientError || value.prototype instanceof ClientError),
  );

  it('is true for an error of another copy of the package, also from another realm', async () => {
    const copy = '../../src/errors/client-error.js?copy';
    const other: { ClientError: typeof ClientError } = await import(/* @vite-ignore */ copy);
    expect(other.ClientError).not.toBe(ClientError);
    const make = (Base: unknown, kind: string): unknown =>
      runInNewContext(`new (class extends (Base ?? Error) { static kind = kind })('', {})`, { Base, kind });
    expect(classes.length).toBeGreaterThan(8);
    for (const { kind, prototype } of classes)
      for (const error of [make(other.ClientError, kind), make(undefined, kind)])
        expect(classes.filter((Class) => error instanceof Class)).toEqual(
          classes.filter((Class) => kind === Class.kind || prototype instanceof Class),
        );
    class Own extends ApiError {}
    expect(make(other.ClientError, ApiError.kind)).not.toBeInstanceOf(Own);
  });

  it('is false for data, whatever it says, and never throws', () => {
    const throwing = (): never => {
      throw new RangeError();
    };
    const handler = { get: throwing, getPrototypeOf: throwing };
    const { proxy: revoked, revoke } = Proxy.revocable({}, {});
    revoke();
    for (const { kind } of classes) {
      const text = JSON.stringify({ constructor: { kind, prototype: {} }, name: 'ApiError', status: 404 });
      const data: object = JSON.parse(text);
      const values = [
        ...[data, JSON.parse(`[${text}]`), JSON.parse(`{"__proto__":${text}}`), { constructor: kind }],
        ...[Object.assign(new Error(), data), Object.assign(Object.create(null), data)],
        ...[new Proxy({}, handler), new Proxy(new Error(), handler), revoked],
        Object.assign(new Error(), { constructor: Object.assign(() => 0, { kind: Symbol() }) }),
        ...[null, undefined, kind, 0n, Symbol(kind), () => kind],
      ];
      expect(values.filter((value) => classes.some((Class) => value instanceof Class))).toEqual([]);
    }
  });
});

describe('what a message and a field of an error show', () => {
  const reply = {
    status: 400,
    statusText: 'Bad Request',
    parameters: [],
    headers: new Headers(),
    attempts: 1,
    retryAfter: undefined,
    text: '',
    body: undefined,
  };
  const words = (message: string, detail: string | null) => ({
    message,
    detail,
    data: null,
    decodeData: () => null,
  });

  it.each([
    ['the detail', words('Not found', 'account 5'), '400 Bad Request – account 5'],
    ['the message beside a detail that is empty', words('Not found', ''), '400 Bad Request – Not found'],
    ['the message alone', words('Not found', null), '400 Bad Request – Not found'],
  ])('%s', (_, message, expected) => {
    const error = new ApiError({ ...reply, messages: [message] }, noContext);
    expect(error.message).toBe(expected);
  });

  it('at most 200 characters of a body, however many of them are escaped', () => {
    const { text } = new ResponseError('…', { status: 200, text: '\u0001'.repeat(500) }, context);
    expect(text).toHaveLength(200);
    expect(text).toMatch(/^(\\u0001)+/);
  });

  it('no private key, wherever a caller has put it', () => {
    const key = `302e020100300506032b657004220420${'ab'.repeat(32)}`;
    const error = new ParameterError({ parameter: key, value: key, allowed: 'another name' }, context);
    expect(JSON.stringify([error.message, error.parameter, error.value])).not.toContain('abab');
  });

  it('nothing of a value that contains itself', () => {
    const value: Record<string, unknown> = { limit: 5 };
    value.self = value;
    expect(new ParameterError({ parameter: 'limit', value, allowed: 'a number' }, context).value).toBe(
      undefined,
    );
  });
});
