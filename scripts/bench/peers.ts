import createClient from 'openapi-fetch';
import type { Body } from './bodies.js';
import { builtFile, type Setting } from './workshop.js';

/** Asks once. Rejects if the reply is not accepted. */
type Peer = (body: Body) => Promise<unknown>;
type Calls<Parameter, Answer> = Readonly<
  Record<Body['operationId'], (parameter: Parameter) => Promise<Answer>>
>;

interface Paths {
  [path: string]: {
    get: {
      parameters: { path?: object; query?: object };
      responses: { 200: { content: { 'application/json': object } } };
    };
  };
}

/** All clients, each with its default settings, by name. What they cost is compared with the first. */
export async function openPeers({ near, heyApi }: Setting): Promise<Record<string, Peer>> {
  const ours: { createLedgerClient(options: object): Calls<object, unknown> } = await import(
    builtFile('index.js')
  );
  const ledger = ours.createLedgerClient({ baseUrl: near });
  const library = createClient<Paths>({ baseUrl: near });
  const peers: Record<string, Peer> = {
    'fetch + json()': async ({ url }) => {
      const response = await fetch(`${near}${url}`);
      if (!response.ok) throw new Error(`${response.status}`);
      return response.json();
    },
    'openapi-fetch': async ({ path, input }) => {
      const { data } = await library.GET(path, { params: input });
      if (!data) throw new Error('there is no data');
      return data;
    },
  };
  if (heyApi) {
    const generated: Calls<object, { data: unknown }> & { createClient(config: object): object } =
      await import(heyApi.url);
    const common = { client: generated.createClient({ baseUrl: near }), throwOnError: true };
    peers['hey-api'] = async ({ operationId, input }) =>
      (await generated[operationId]({ ...common, ...input })).data;
  }
  // Parameters of the path and of the query are given together.
  const given = ({ input }: Body): object => ({ ...input.path, ...input.query });
  peers['ledger-query-client'] = (body) => ledger[body.operationId](given(body));
  return peers;
}
