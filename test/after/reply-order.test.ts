import { expect, it } from 'vitest';
import type { AfterCall, Answer } from '../../src/after/after-call.js';
// By its inner path: a search shows only which reply it returns in the end.
import { compareReplies } from '../../src/after/reply-order.js';
import { ApiError, getTokensOperation } from '../../src/ledger.js';

const missing = new ApiError(
  { status: 404, messages: [], headers: new Headers(), body: undefined } as never,
  {
    operationId: 'getTokens',
  } as never,
);

function reply(time: string, ...ids: readonly string[]): Answer<unknown> {
  return { data: { time, tokens: ids.map((token_id) => ({ token_id })) }, response: new Response() } as never;
}

const call = { operation: getTokensOperation, replyTimes: { times: ['/time'] } } as unknown as AfterCall;

it.each([
  ['older', '404', missing, reply('1.0')],
  ['newer', 'data', reply('1.0'), missing],
  ['same', 'a second 404', missing, missing],
  ['newer', 'a later time', reply('2.0'), reply('1.0', '0.0.9')],
  ['older', 'an earlier time', reply('1.0', '0.0.9'), reply('2.0')],
  ['newer', 'a higher number', reply('1.0', '0.0.9'), reply('1.0', '0.0.8')],
  ['older', 'a lower number', reply('1.0', '0.0.8'), reply('1.0', '0.0.9')],
  ['same', 'equal data', reply('1.0', '0.0.9'), reply('1.0', '0.0.9')],
  [
    'unknown',
    'other data with the same time and number',
    reply('1.0', '0.0.9', '0.0.3'),
    reply('1.0', '0.0.9'),
  ],
] as const)('a reply is %s if it is or has %s', (order, _, later, before) => {
  expect(compareReplies(later, before, call)).toBe(order);
});
