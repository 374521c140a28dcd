// An HTTP service with Express: its JSON has exact integers, and errors become replies.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { ApiError, createLedgerClient, ParameterError, stringifyJson } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

const sandbox = createSandbox();
const ledger = createLedgerClient({ baseUrl: sandbox.ledgerUrl, fetch: sandbox.fetch });

const app = express();
app.get('/accounts/:id', async ({ params }, response) => {
  const { account, balance } = await ledger.getAccount({
    idOrAliasOrEvmAddress: params.id,
    transactions: false,
  });
  // response.json throws on bigints.
  response.type('json').send(stringifyJson({ account, tinybars: balance?.balance }));
});
// Wrong input is a 400 and a missing account a 404. Express replies to other errors with 500.
const onError: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof ParameterError) response.status(400).json({ error: error.message });
  else if (error instanceof ApiError && error.status === 404)
    response.status(404).json({ error: 'not found' });
  else next(error);
};
app.use(onError);

sandbox.add.account({ account: '0.0.7000001', balance: { balance: 2n ** 62n, timestamp: null, tokens: [] } });
const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/accounts`;
const answers: string[] = [];
for (const id of ['0.0.7000001', '0.0.7999999', 'nobody!']) {
  const reply = await fetch(`${url}/${id}`);
  answers.push(`${reply.status} ${await reply.text()}`);
}
console.log(answers);
server.close();

export { answers };
