import { describe, expect, it } from 'vitest';
import {
  ClientError,
  NetworkError,
  noCall,
  ParameterError,
  ResponseError,
  TimeoutError,
} from '../../src/errors/errors.js';
import { context } from '../client/operations.js';

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

  it('keeps its cause', () => {
    const cause = new TypeError('fetch failed');
    expect(new NetworkError('no reply was received', 1, context, { cause }).cause).toBe(cause);
  });
});

it('a ParameterError contains the parameter, the allowed values and the value', () => {
  const error = new ParameterError({ parameter: 'limit', value: 500, allowed: 'at most 100' }, context);
  expect(error.message).toBe('getThings: limit must be at most 100, got 500');
  expect(error).toMatchObject({ parameter: 'limit', value: 500, allowed: 'at most 100' });
  const noValue = new ParameterError({ parameter: 'baseUrl', value: undefined, allowed: 'a URL' }, noCall);
  expect(noValue.message).toBe('baseUrl has no value. It must be a URL');
});

it('a ResponseError has its issues and the first 200 characters of the body', () => {
  const issues = [{ instancePath: '/a', expected: 'string', got: 'null' }];
  const text = 'x'.repeat(1000);
  const error = new ResponseError('is wrong', { status: 206, text, issues }, context);
  expect(error).toMatchObject({ status: 206, text: text.slice(0, 200), issues });
  expect(new ResponseError('is wrong', { status: 200, text: '' }, context).issues).toEqual([]);
});
