import { describe, expect, it, vi } from 'vitest';
import { type InvalidResponse, validationModes } from '../../src/client/options.js';
import { lookUp } from '../../src/client/pointer.js';
import { issuesOf, warnOnce } from '../../src/client/reply/issues.js';
import type { Issue } from '../../src/errors/response-error.js';

describe('modes', () => {
  it('are throw for requests and warn for replies by default', () => {
    expect(validationModes()).toEqual({ request: 'throw', response: 'warn' });
    expect(validationModes(undefined, undefined)).toEqual({ request: 'throw', response: 'warn' });
    expect(validationModes({})).toEqual({ request: 'throw', response: 'warn' });
    expect(validationModes({ request: undefined, response: undefined })).toEqual({
      request: 'throw',
      response: 'warn',
    });
  });

  it.each([
    ['warn', { request: 'throw', response: 'warn' }],
    ['throw', { request: 'throw', response: 'throw' }],
    ['off', { request: 'off', response: 'off' }],
  ] as const)('of one word concern both directions: %s', (word, modes) => {
    expect(validationModes(word)).toEqual(modes);
  });

  it("take a call's setting before the client's, each direction apart", () => {
    expect(validationModes('off', { response: 'throw' })).toEqual({ request: 'off', response: 'throw' });
    expect(validationModes({ request: 'off' }, { response: 'throw' })).toEqual({
      request: 'off',
      response: 'throw',
    });
    expect(validationModes({ response: 'throw' }, { response: undefined })).toEqual({
      request: 'throw',
      response: 'throw',
    });
    expect(validationModes('throw', 'off')).toEqual({ request: 'off', response: 'off' });
    expect(validationModes('off', undefined)).toEqual({ request: 'off', response: 'off' });
    expect(validationModes('off', 'throw')).toEqual({ request: 'throw', response: 'throw' });
  });
});

describe('a JSON pointer', () => {
  const data: unknown = JSON.parse(
    '{"a":{"b":[10,{"c":null}]},"x/y":1,"x~y":2,"~1":3,"":4,"__proto__":{"own":5},"0":6}',
  );

  it.each([
    ['', data],
    ['/a/b/0', 10],
    ['/a/b/1/c', null],
    ['/x~1y', 1],
    ['/x~0y', 2],
    ['/~01', 3],
    ['/', 4],
    ['/__proto__/own', 5],
    ['/0', 6],
  ])('leads to a value: %s', (pointer, value) => {
    expect(lookUp(data, pointer)).toBe(value);
  });

  it.each([
    ['/nothing'],
    ['/a/b/2'],
    ['/a/b/-1'],
    ['/a/b/length'],
    ['/a/b/constructor'],
    ['/a/b/0/toFixed'],
    ['/constructor'],
    ['/toString'],
    ['/a/__proto__'],
    ['/a/b/1/c/d'],
    ['/x/y'],
  ])('leads to undefined if the value does not exist: %s', (pointer) => {
    expect(lookUp(data, pointer)).toBeUndefined();
  });
});

describe('issues', () => {
  it.each([
    [null, 'null'],
    [undefined, 'nothing'],
    ['text', 'string "text"'],
    ['x'.repeat(100), `string "${'x'.repeat(60)}…"`],
    [7, 'number 7'],
    [true, 'boolean true'],
    [7n, 'bigint 7n'],
    [{ secret: 1 }, 'object'],
    [[1, 2], 'array'],
  ])('have a short form of the received value: %#', (value, got) => {
    expect(issuesOf([{ instancePath: '/a', expected: 'something' }], { a: value })).toEqual([
      { instancePath: '/a', expected: 'something', got },
    ]);
  });

  it('have the order of the mismatches', () => {
    const found = [
      { instancePath: '/1', expected: 'string' },
      { instancePath: '', expected: 'object' },
    ];
    expect(issuesOf(found, ['a', 2])).toEqual([
      { instancePath: '/1', expected: 'string', got: 'number 2' },
      { instancePath: '', expected: 'object', got: 'array' },
    ]);
  });
});

describe('the default callback', () => {
  const issue = (instancePath: string, got = 'null'): Issue => ({ instancePath, expected: 'string', got });
  const report = (known: Partial<InvalidResponse>): InvalidResponse => ({
    operationId: 'getContracts',
    issues: [],
    drift: [],
    ...known,
  });

  it('says the issues, how to silence and how to enforce', () => {
    const warn = vi.fn();
    warnOnce(warn)(report({ issues: [issue('/contracts/0/memo')] }));
    expect(warn.mock.calls).toEqual([
      [
        'getContracts: the reply does not match the description: /contracts/*/memo should be string, got null. ' +
          "Set onInvalidResponse to handle this yourself, validation: 'throw' to enforce, 'off' to silence.",
      ],
    ]);
  });

  it('warns once per operation and path, whatever the index', () => {
    const warn = vi.fn();
    const callback = warnOnce(warn);
    callback(report({ issues: [issue('/contracts/0/memo'), issue('/contracts/17/memo', 'number 1')] }));
    callback(report({ issues: [issue('/contracts/1/memo')] }));
    expect(warn).toHaveBeenCalledTimes(1);
    callback(report({ issues: [issue('/contracts/1/nonce')] }));
    callback(report({ operationId: 'getContract', issues: [issue('/contracts/1/memo')] }));
    expect(warn).toHaveBeenCalledTimes(3);
  });

  it('replaces only indices by *', () => {
    const warn = vi.fn();
    warnOnce(warn)(report({ issues: [issue('/a/0/1/b2/3c/4')] }));
    expect(warn.mock.calls[0]?.[0]).toContain(': /a/*/*/b2/3c/* should be');
  });

  it('distinguishes drift and issues, each once', () => {
    const warn = vi.fn();
    const callback = warnOnce(warn);
    for (let times = 0; times < 3; times++) callback(report({ issues: [issue('/a')], drift: [issue('/a')] }));
    expect(warn.mock.calls.map(([text]) => String(text).split(' Set ')[0])).toEqual([
      'getContracts: the reply does not match the description: /a should be string, got null. ' +
        'Also, the reply goes beyond the description: /a should be string, got null.',
    ]);
  });

  it('lists all fields of a reply in one warning, and only new ones in the next', () => {
    const warn = vi.fn();
    const callback = warnOnce(warn);
    const missing = (name: string): Issue => ({ ...issue(`/${name}`, 'nothing'), expected: 'a value' });
    const fields = Array.from({ length: 17 }, (_, index) => `field_${index}`);
    callback(report({ issues: fields.map(missing) }));
    callback(report({ issues: [...fields, 'one_more'].map(missing) }));
    callback(report({ issues: fields.map(missing) }));
    expect(warn.mock.calls.map(([text]) => String(text).split('. Set ')[0])).toEqual([
      `getContracts: the reply does not match the description: ${fields.map((name) => `/${name} is missing`).join('; ')}`,
      'getContracts: the reply does not match the description: /one_more is missing',
    ]);
  });

  it('is always short', () => {
    const warn = vi.fn();
    const long = Array.from({ length: 300 }, (_, index) => issue(`/${'x'.repeat(5000)}${index}`));
    warnOnce(warn)(report({ issues: long, drift: long }));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls[0]?.[0]).length).toBeLessThan(10_000);
    expect(warn.mock.calls[0]?.[0]).toContain('and 280 more');
  });

  it('warns again for another transport', () => {
    const warn = vi.fn();
    warnOnce(warn)(report({ issues: [issue('/a')] }));
    warnOnce(warn)(report({ issues: [issue('/a')] }));
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('stops after a thousand paths', () => {
    const warn = vi.fn();
    const callback = warnOnce(warn);
    for (let index = 0; index < 1500; index++) callback(report({ drift: [issue(`/name${index}`)] }));
    expect(warn).toHaveBeenCalledTimes(1000);
  });
});
