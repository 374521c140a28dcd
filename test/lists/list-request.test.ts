import { describe, expect, it } from 'vitest';
import * as ledger from '../../generated/ledger/operations.js';
import { type Operation, pathNames } from '../../src/client/client.js';
import { createLedgerClient } from '../../src/ledger.js';
import { list, requestKey } from '../../src/lists/lists.js';
import { answering } from '../setup/answering.js';

const isOfTwoKeysOrWindows = (value: unknown): value is Operation =>
  typeof value === 'object' && (Object(value).rangeKey?.second || Object(value).window);
const operations = Object.values<unknown>(ledger).filter(isOfTwoKeysOrWindows);

/** The URL of the first request. */
async function firstUrl(
  operation: Operation,
  params: object,
  how: 'page' | 'walk',
): Promise<string | undefined> {
  const reply = JSON.stringify({ [operation.items ?? '']: [], links: { next: null } });
  const { transport, requests } = answering(reply, {}, { validation: { response: 'off' } });
  const inPath = Object.fromEntries(pathNames(operation).map((name) => [name, '0.0.5']));
  const request = list(transport, operation, { ...inPath, ...params });
  await (how === 'page' ? request : request.pages().next());
  return requests[0]?.url;
}

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'the first page of %s',
  (_, operation) => {
    const { parameter = '', second } = operation.rangeKey ?? {};
    const isTime = operation.parameters?.[parameter]?.kind.name === 'timestamp';
    const [near, far] = isTime ? ['1767225600', '1767311999'] : ['5', '5000'];
    it.each<[object]>([
      [{}],
      [{ limit: 5 }],
      [{ order: 'desc' }],
      [{ order: 'asc', limit: 5 }],
      [{ [parameter]: [`gte:${near}`, `lt:${far}`], limit: 5 }],
      // Two bounds that leave one first key are sent as an equality.
      [
        {
          [parameter]: [`gte:${near}`, `lte:${near}`],
          ...(second && { [second.parameter]: 'gt:7' }),
          limit: 5,
        },
      ],
    ])('is requested with the same URL as that of a walk: %j', async (params) => {
      const url = await firstUrl(operation, params, 'page');
      expect(url).toMatch(/^https:/);
      expect(url).toBe(await firstUrl(operation, params, 'walk'));
    });
  },
);

it('the key of a list that is verified is not that of one that is not', () => {
  const ledger = createLedgerClient({ network: 'testnet' });
  const keyOf = (verify?: boolean) => requestKey(ledger.getTopicMessages({ topicId: 5 }, { verify }));
  expect(keyOf(true)).not.toEqual(keyOf());
  expect(keyOf(false)).toEqual(keyOf());
});
