// nock in tests of your own: replies by hand, among them one that is tried again.
import { ApiError, createLedgerClient } from 'ledger-query-client';
import nock from 'nock';

nock.disableNetConnect();
const host = nock('https://testnet.mirrornode.hedera.com');
const message = { message: 'Not found', detail: 'no such topic' };
host.get('/api/v1/topics/0.0.5').reply(503);
// The query is matched as a whole: filters with their operators.
host.get('/api/v1/topics/0.0.5').reply(404, { _status: { messages: [message] } });
host
  .get('/api/v1/tokens/0.0.7/balances')
  .query({ 'account.id': ['gte:0.0.5', 'lt:0.0.900'], limit: '2' })
  // As text, in which an integer beyond 2^53 is what it says.
  .reply(
    200,
    '{"timestamp":null,"balances":[{"account":"0.0.98","balance":4611686018427387904,"decimals":8}],"links":{"next":null}}',
    { 'content-type': 'application/json' },
  );

// As the code under test has it, but for waits that no test needs.
const ledger = createLedgerClient({ network: 'testnet', retry: { baseDelay: 1 } });
const error: unknown = await ledger.getTopic({ topicId: '0.0.5' }).catch((reason: unknown) => reason);
const told =
  error instanceof ApiError ? { attempts: error.attempts, detail: error.messages[0]?.detail } : error;
const holders = ledger.getTokenBalances({
  tokenId: '0.0.7',
  'account.id': ['gte:0.0.5', 'lt:0.0.900'],
  limit: 2,
});
const { balances } = await holders;
console.log(told, balances, nock.isDone());
const allAsked = nock.isDone();
nock.restore();
nock.enableNetConnect();

export { allAsked, balances, told };
