import createClient from 'openapi-fetch';
import type { Body } from './bodies.js';
import { builtFile, type Setting } from './part-runner.js';

type Calls<Answer> = Readonly<Record<Body['operationId'], (parameters: object) => Promise<Answer>>>;
type Paths = Record<string, { get: { responses: { 200: { content: { 'application/json': object } } } } }>;

export async function openPeers({ near, heyApi }: Setting) {
  const ours: { createLedgerClient(options: object): Calls<unknown> } = await import(builtFile('index.js'));
  const ledger = ours.createLedgerClient({ baseUrl: near });
  const library = createClient<Paths>({ baseUrl: near });
  const generated: (Calls<{ data: unknown }> & { createClient(config: object): object }) | undefined =
    heyApi && (await import(heyApi.url));
  const common = { client: generated?.createClient({ baseUrl: near }), throwOnError: true };
  const fetchJson = async ({ url }: Body, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(`${near}${url}`, init);
    if (!response.ok) throw new Error(`${url} returned status ${response.status}, expected 2xx`);
    return response.json();
  };
  return {
    'fetch + json()': fetchJson,
    // Shows the cost of an abort signal, which every client with a timeout has.
    'fetch with a time limit': (body: Body) => fetchJson(body, { signal: AbortSignal.timeout(30_000) }),
    'openapi-fetch': async ({ path, input }: Body): Promise<unknown> => {
      const { data } = await library.GET(path, { params: input });
      if (!data) throw new Error('the reply has no data; expected a JSON body');
      return data;
    },
    ...(generated && {
      'hey-api': async ({ operationId, input }: Body): Promise<unknown> =>
        (await generated[operationId]({ ...common, ...input })).data,
    }),
    'ledger-query-client': ({ operationId, input }: Body): Promise<unknown> =>
      ledger[operationId]({ ...input.path, ...input.query }),
  };
}
