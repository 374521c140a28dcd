import createClient from 'openapi-fetch';
import type { Body } from './bodies.js';
import { builtFile, type Setting } from './workshop.js';

type Calls<Answer> = Readonly<Record<Body['operationId'], (parameters: object) => Promise<Answer>>>;
type Described = Record<string, { get: { responses: { 200: { content: { 'application/json': object } } } } }>;

/** All clients with their default settings: what asks once, and rejects if the reply is not accepted. */
export async function openPeers({ near, heyApi }: Setting) {
  const ours: { createLedgerClient(options: object): Calls<unknown> } = await import(builtFile('index.js'));
  const ledger = ours.createLedgerClient({ baseUrl: near });
  const library = createClient<Described>({ baseUrl: near });
  const generated: (Calls<{ data: unknown }> & { createClient(config: object): object }) | undefined =
    heyApi && (await import(heyApi.url));
  const common = { client: generated?.createClient({ baseUrl: near }), throwOnError: true };
  const fetched = async ({ url }: Body, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(`${near}${url}`, init);
    if (!response.ok) throw new Error(`${response.status}`);
    return response.json();
  };
  return {
    'fetch + json()': fetched,
    // What a signal costs is no client's to save.
    'fetch with a time limit': (body: Body) => fetched(body, { signal: AbortSignal.timeout(30_000) }),
    'openapi-fetch': async ({ path, input }: Body): Promise<unknown> => {
      const { data } = await library.GET(path, { params: input });
      if (!data) throw new Error('there is no data');
      return data;
    },
    ...(generated && {
      'hey-api': async ({ operationId, input }: Body): Promise<unknown> =>
        (await generated[operationId]({ ...common, ...input })).data,
    }),
    // Parameters of the path and of the query are given together.
    'ledger-query-client': ({ operationId, input }: Body): Promise<unknown> =>
      ledger[operationId]({ ...input.path, ...input.query }),
  };
}
