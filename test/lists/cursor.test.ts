import { describe, expect, it } from 'vitest';
import { ParameterError } from '../../src/ledger.js';
import type { List, ListCall } from '../keyset/list.js';
import { listOf } from '../keyset/lists.js';
import { KeysetService } from '../keyset/service.js';
import { ask, askRanged } from './reading.js';

const tokens = listOf('getTokens');
const nfts = listOf('getNftsByAccountId');

function serviceOf(list: List): KeysetService {
  const { start } = list.first.kind;
  const rows = Array.from({ length: 60 }, (_, index) => ({
    first: start + BigInt(list.second ? Math.floor(index / 7) : index),
    second: list.second ? BigInt(1 + (index % 7)) : 0n,
    tag: 0,
  }));
  return new KeysetService(list, rows);
}

/** The cursor of the first page. */
async function nextOf(service: KeysetService, call: ListCall): Promise<string> {
  for await (const { next } of ask(service, call).pages()) if (next !== null) return next;
  throw new Error('there is no next');
}

/** The outcomes of resuming from a cursor, as a walk and as a scan. */
async function goOn(service: KeysetService, call: ListCall, from: string): Promise<unknown[]> {
  const read = async (open: () => AsyncIterable<object>): Promise<unknown> => {
    try {
      for await (const _ of open()) break;
      return 'it went on';
    } catch (error) {
      return error;
    }
  };
  return [
    await read(() => ask(service, call).pages({ from })),
    await read(() => askRanged(service, call).scan({ from })),
  ];
}

const word = tokens.tag?.words[0];
const at = (list: List, places: bigint): string => list.first.kind.write(list.first.kind.start + places);
const below = (places: bigint): ListCall => ({ limit: 10, first: [`lt:${at(tokens, places)}`] });

it('a cursor has the keys of its list only', async () => {
  expect(await nextOf(serviceOf(tokens), { limit: 10 })).toMatch(/~a~[\d.]+$/);
  expect(await nextOf(serviceOf(nfts), { limit: 10 })).toMatch(/~a~[\d.]+~\d+$/);
});

describe('a cursor of another call', () => {
  it.each<[string, List, ListCall, ListCall]>([
    ['in the other order', tokens, { limit: 10, order: 'asc' }, { limit: 10, order: 'desc' }],
    ['without a filter', tokens, { limit: 10 }, { limit: 10, tag: word }],
    ['with a filter more', tokens, { limit: 10, tag: word }, { limit: 10 }],
    ['that begins before the call', tokens, { limit: 10 }, { limit: 10, first: [`gt:${at(tokens, 30n)}`] }],
    ['of two keys in the other order', nfts, { limit: 10, order: 'asc' }, { limit: 10, order: 'desc' }],
  ])('is a ParameterError: %s', async (_, list, cursorOf, call) => {
    const service = serviceOf(list);
    const from = await nextOf(service, cursorOf);
    const before = service.requests;
    const errors = await goOn(service, call, from);
    expect(errors).toEqual([expect.any(ParameterError), expect.any(ParameterError)]);
    expect(service.requests).toBe(before);
  });

  it('goes on if only the bounds of the key differ, as in a range that is counted from now', async () => {
    for (const cursorOf of [{ limit: 10 }, below(40n)]) {
      const service = serviceOf(tokens);
      const errors = await goOn(service, below(30n), await nextOf(service, cursorOf));
      expect(errors).toEqual(['it went on', 'it went on']);
    }
  });

  it('is refused with the name of what differs', async () => {
    const messages: [ListCall, ListCall, RegExp][] = [
      [{ limit: 10 }, { limit: 10, tag: word }, /a cursor of the same call: \w+ differs/],
      [{ limit: 10, order: 'asc' }, { limit: 10, order: 'desc' }, /: order or a path parameter differs/],
      [
        { limit: 10 },
        { limit: 10, first: [`gt:${at(tokens, 30n)}`] },
        /a cursor within the range of token\.id/,
      ],
    ];
    for (const [cursorOf, call, message] of messages) {
      const service = serviceOf(tokens);
      const [error] = await goOn(service, call, await nextOf(service, cursorOf));
      expect(String(error)).toMatch(message);
    }
  });

  it.each([
    ['with a place before the call', (from: string) => from.replace(/[\d.]+$/, at(tokens, 20n))],
    ['with more parts', (from: string) => `${from}~1~1~1`],
  ])('is a ParameterError: %s', async (_, change) => {
    const call = { limit: 10, first: [`gt:${at(tokens, 30n)}`] };
    const from = await nextOf(serviceOf(tokens), call);
    const errors = await goOn(serviceOf(tokens), call, change(from));
    expect(errors).toEqual([expect.any(ParameterError), expect.any(ParameterError)]);
  });
});
