// Tests with nock: replies that the test writes. The first one fails and is retried.
import { ApiError, createLedgerClient } from 'ledger-query-client';
import nock from 'nock';

nock.disableNetConnect();
const host = nock('https://testnet.mirrornode.hedera.com');
const message = { message: 'Not found', detail: 'no such topic' };
host.get('/api/v1/topics/0.0.5').reply(503);
host.get('/api/v1/topics/0.0.5').reply(404, { _status: { messages: [message] } });
// nock compares the whole query, including the operators of filters.
host
  .get('/api/v1/tokens/0.0.7/balances')
  .query({ 'account.id': ['gte:0.0.5', 'lt:0.0.900'], limit: '2' })
  // Text, because a number would lose digits beyond 2^53.
  .reply(
    200,
    '{"timestamp":null,"balances":[{"account":"0.0.98","balance":4611686018427387904,"decimals":8}],"links":{"next":null}}',
    { 'content-type': 'application/json' },
  );

// The code under test, with a short delay before retries.
const ledger = createLedgerClient({ network: 'testnet', retry: { baseDelay: 1 } });
const error: unknown = await ledger.getTopic({ topicId: '0.0.5' }).catch((reason: unknown) => reason);
const failure =
  error instanceof ApiError ? { attempts: error.attempts, detail: error.messages[0]?.detail } : error;
const holders = ledger.getTokenBalances({
  tokenId: '0.0.7',
  'account.id': ['gte:0.0.5', 'lt:0.0.900'],
  limit: 2,
});
const { balances } = await holders;
const allRequested = nock.isDone();
console.log(failure, balances, allRequested);
nock.restore();
nock.enableNetConnect();

export { allRequested, balances, failure };
