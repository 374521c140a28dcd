import { describe, expect, it, vi } from 'vitest';
import { LazyRequest, route } from '../../src/client/client.js';
import { ParameterError } from '../../src/errors/errors.js';
import { thrown } from '../setup/thrown.js';
import { things } from './things.js';

const paths = {
  '/things': (params: { limit?: number } = {}) => `things ${params.limit}`,
  '/things/{id}': (params: { id: string }, options?: { signal: boolean }) =>
    `${params.id} ${options?.signal}`,
};

describe('a route', () => {
  it('calls the operation at the path with its input', () => {
    const get = route('GET', paths);
    expect(get('/things', { limit: 5 })).toBe('things 5');
    expect(get('/things')).toBe('things undefined');
    expect(get('/things/{id}', { id: '7' }, { signal: true })).toBe('7 true');
  });

  it('returns the result of the operation unchanged', () => {
    const send = vi.fn();
    const request = new LazyRequest(send, things);
    expect(route('GET', { '/things': () => request })('/things')).toBe(request);
    expect(send).not.toHaveBeenCalled();
  });

  it.each([['/nothing'], ['/things/7'], ['/things/'], [''], ['__proto__'], ['constructor'], ['toString']])(
    'refuses the path %j',
    (path) => {
      const get = route('GET', paths);
      const error = thrown(() => get(path as '/things'));
      expect(error).toBeInstanceOf(ParameterError);
      expect(error).toMatchObject({ parameter: 'path', value: path, operationId: 'GET', method: 'GET' });
    },
  );

  it('has types for paths and parameters', () => {
    const get = route('GET', paths);
    // @ts-expect-error there is no such path
    expect(() => get('/thing')).toThrow(ParameterError);
    // @ts-expect-error the limit is a number
    expect(get('/things', { limit: 'five' })).toBe('things five');
  });
});
