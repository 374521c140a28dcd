import { expect, it, vi } from 'vitest';
import { createTransport, getBlock, getContracts, ParameterError } from '../../../src/ledger.js';
import { rejection } from '../thrown.js';

// As of a browser that is offline: the words were never loaded.
vi.mock('../../../src/core/request/words.js', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const transport = createTransport({
  baseUrl: 'https://ledger.test',
  fetch: () => Promise.reject(new Error('sent')),
});

it('is refused all the same where the words for it cannot be loaded', async () => {
  const error = await rejection(getBlock(transport, { hashOrNumber: 'none' }));
  expect(error).toBeInstanceOf(ParameterError);
  expect(error).toMatchObject({ operationId: 'getBlock', parameter: 'hashOrNumber', given: 'none' });
  expect(String(error)).toBe('ParameterError: getBlock: hashOrNumber must be as it is described, got "none"');
  const many = { limit: [] as unknown as number };
  expect(await rejection(getContracts(transport, many))).toMatchObject({ parameter: 'limit' });
});
