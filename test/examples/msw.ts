// Tests with MSW: the sandbox answers the requests of your code, except one reply that the test writes.
import { createLedgerClient, stringifyJson } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

const sandbox = createSandbox();
const host = 'https://testnet.mirrornode.hedera.com';
const server = setupServer(
  // Text, because `HttpResponse.json` throws on bigints and a number would lose digits.
  http.get(`${host}/api/v1/tokens/0.0.7/balances`, () => {
    const balances = [{ account: '0.0.98', balance: 2n ** 62n, decimals: 8 }];
    const page = { timestamp: '1767225600.000000000', balances, links: { next: null } };
    return new HttpResponse(stringifyJson(page), { headers: { 'content-type': 'application/json' } });
  }),
  // The sandbox answers all other requests.
  http.all(`${host}/*`, ({ request }) =>
    sandbox.fetch(new Request(request.url.replace(host, sandbox.ledgerUrl), request)),
  ),
);
server.listen({ onUnhandledRequest: 'error' });

// The code under test. It does not depend on the test.
const ledger = createLedgerClient({ network: 'testnet', validation: 'throw' });
const { balances } = await ledger.getTokenBalances({ tokenId: '0.0.7' });
const contracts = await ledger.getContracts({ limit: 3 }).toArray({ limit: 5 });
console.log(balances, contracts.length);
server.close();

export { balances, contracts };
