// An HTTP service with Fastify: one line gives all replies exact integers.
import fastify from 'fastify';
import { createLedgerClient, stringifyJson } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

const sandbox = createSandbox();
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

const app = fastify();
// Fastify's own serializer throws on bigints.
app.setReplySerializer((payload) => stringifyJson(payload) ?? '');
app.get<{ Params: { id: string } }>('/accounts/:id', async ({ params }) => {
  const { account, balance } = await ledger.getAccount({
    idOrAliasOrEvmAddress: params.id,
    transactions: false,
  });
  return { account, tinybars: balance?.balance };
});

sandbox.add.account({ account: '0.0.7000001', balance: { balance: 2n ** 62n, timestamp: null, tokens: [] } });
const reply = await app.inject('/accounts/0.0.7000001');
const answer = `${reply.statusCode} ${reply.body}`;
console.log(answer);
await app.close();

export { answer };
