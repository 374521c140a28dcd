import { describe, expect, it } from 'vitest';
import { createTransport, type TransportOptions, type TransportSettings } from '../../src/client/client.js';
import { ParameterError } from '../../src/errors/errors.js';
import { baseUrl } from './answering.js';
import { thrown } from './thrown.js';

const { NaN: none, POSITIVE_INFINITY: endless } = Number;

describe('an option of a transport', () => {
  it.each<[string, unknown, object]>([
    ['timeout', 0, { timeout: 0 }],
    ['timeout', -1, { timeout: -1 }],
    ['timeout', none, { timeout: none }],
    ['timeout', '30', { timeout: '30' }],
    ['timeout', null, { timeout: null }],
    ['requestsPerSecond', 0, { requestsPerSecond: 0 }],
    ['maxResponseBytes', -5, { maxResponseBytes: -5 }],
    ['retry.retries', -1, { retry: { retries: -1 } }],
    ['retry.retries', '3', { retry: { retries: '3' } }],
    ['retry.baseDelay', none, { retry: { baseDelay: none } }],
    ['retry.maxDelay', -0.5, { retry: { maxDelay: -0.5 } }],
    ['retry.maxRetryAfter', -1, { retry: { maxRetryAfter: -1 } }],
  ])('that is invalid is refused by name: %s of %s', (parameter, given, options) => {
    const error = thrown(() => createTransport({ baseUrl, ...options }));
    expect(error).toBeInstanceOf(ParameterError);
    expect(error).toMatchObject({
      parameter,
      value: given,
      allowed: expect.stringMatching(/^a number|^an integer/),
    });
    expect(String(error)).toContain(parameter);
  });

  it.each<[TransportSettings]>([
    [{}],
    [{ timeout: undefined, requestsPerSecond: undefined, maxResponseBytes: undefined, retry: undefined }],
    [{ timeout: 0.5, requestsPerSecond: 0.1, maxResponseBytes: 1 }],
    [{ timeout: endless, requestsPerSecond: endless, maxResponseBytes: endless }],
    [{ retry: false }],
    [{ retry: {} }],
    [{ retry: { retries: 0, baseDelay: 0, maxDelay: 0, maxRetryAfter: 0 } }],
    [{ retry: { retries: endless, baseDelay: undefined, maxDelay: endless, maxRetryAfter: endless } }],
  ])('may have its limit as the value: %j', (options) => {
    expect(createTransport({ baseUrl, ...options })).toHaveProperty('send');
  });
});

describe('the location of a service', () => {
  const place =
    'an absolute http or https URL without credentials, query and fragment, or network one of mainnet, testnet, previewnet';
  it.each<[object, string, unknown, string]>([
    [{}, 'baseUrl', undefined, 'a URL, or network one of mainnet, testnet, previewnet'],
    [{ baseUrl: '' }, 'baseUrl', '', place],
    [{ baseUrl: 'host.test/a-key' }, 'baseUrl', 'host.test/***', place],
    [{ baseUrl: 'https://a:key@host.test' }, 'baseUrl', undefined, place],
    [{ network: 'localnet' }, 'network', 'localnet', 'one of mainnet, testnet, previewnet'],
    [{ network: 'testnet', baseUrl }, 'network', 'testnet', 'left out beside baseUrl'],
  ])('is refused with what is allowed instead: %j', (options, parameter, given, allowed) => {
    expect(thrown(() => createTransport(options as TransportOptions))).toMatchObject({
      parameter,
      value: given,
      allowed,
    });
  });
});
