// An HTTP cache below the client. The client sends equal calls of one moment as one request; the cache keeps its reply for
// the max-age and revalidates it by its ETag. So a page whose components all make the same call sends one request.
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

const readNodes = (headers: Readonly<Record<string, string>> = {}): Promise<object> =>
  ledger.getNetworkNodes({ limit: 25 }, { headers }).then();

async function measure(calls: () => Promise<unknown>): Promise<number[]> {
  statuses = [];
  await calls();
  return statuses;
}

const saved = {
  'by 40 components at once': await measure(() => Promise.all(Array.from({ length: 40 }, () => readNodes()))),
  'within a minute, 100 more': await measure(async () => {
    for (let call = 0; call < 100; call++) await readNodes();
  }),
  'with max-age=0': await measure(() => readNodes({ 'cache-control': 'max-age=0' })),
};
console.log(saved);
await dispatcher.close();
await listener.close();

export { saved };
