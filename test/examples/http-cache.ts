// An HTTP cache below the client. It keeps a reply for its max-age and revalidates it by its ETag.
import { subscribe } from 'node:diagnostics_channel';
import { createLedgerClient, type Fetch } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { Agent, type DiagnosticsChannel, interceptors, fetch as undiciFetch } from 'undici';

const dispatcher = new Agent().compose(interceptors.cache());

const cachedFetch: Fetch = async (url, init) => {
  if (init.method !== 'GET') return fetch(url, init);
  const headers = Object.fromEntries(new Headers(init.headers));
  const reply = await undiciFetch(url, { headers, signal: init.signal ?? null, dispatcher });
  return new Response(await reply.arrayBuffer(), { status: reply.status, headers: [...reply.headers] });
};

const listener = await createSandbox().listen();
const ledger = createLedgerClient({ baseUrl: listener.ledgerUrl, fetch: cachedFetch });

// The replies that came over the network.
let statuses: number[] = [];
subscribe('undici:request:headers', (message) => {
  statuses.push((message as DiagnosticsChannel.RequestHeadersMessage).response.statusCode);
});

async function measure(calls: number, headers: Readonly<Record<string, string>> = {}): Promise<number[]> {
  statuses = [];
  for (let call = 0; call < calls; call++) await ledger.getNetworkNodes({ limit: 25 }, { headers });
  return statuses;
}

const saved = {
  first: await measure(1),
  'within a minute, 100 more': await measure(100),
  'with max-age=0': await measure(1, { 'cache-control': 'max-age=0' }),
};
console.log(saved);
await dispatcher.close();
await listener.close();

export { saved };
