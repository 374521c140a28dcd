// Many requests at once over few connections: HTTP/2, or a limit of sockets, by undici's Agent behind a `fetch`.
//
// The global `fetch` opens a connection for each request that is under way, and each begins with a handshake of TLS. Up to
// ten at once that is as good as anything. Where there are many, take HTTP/2 if the service speaks it, over which a few
// connections carry them all, or else some 32 connections, that take turns.
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { createLedgerClient, type Fetch } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { Agent, type Dispatcher, H2CClient, fetch as undiciFetch } from 'undici';

/** A `fetch` that sends through a dispatcher. */
function through(dispatcher: Dispatcher): Fetch {
  // undici's types are not those of the runtime, though its objects are made alike.
  const send = undiciFetch as typeof fetch;
  const more = { dispatcher };
  return (url, init) => send(url, { ...init, ...more });
}

// Without `pipelining`, a connection carries one request at a time over HTTP/2 as well. Over HTTP/1.1 leave it out: there
// a reply waits for those before it.
const overTls = (): Agent => new Agent({ allowH2: true, connections: 4, pipelining: 100 });

const sandbox = createSandbox();
sandbox.faults.latency = 20;
const listener = await sandbox.listen();
// Without TLS, which is what lets an Agent choose HTTP/2, it is spoken by a client that knows of it.
const server = createServer().on('stream', async (stream, headers) => {
  const reply = await sandbox.fetch(`${sandbox.ledgerUrl}${headers[':path']}`);
  stream.respond({ ':status': reply.status, 'content-type': 'application/json' });
  stream.end(await reply.text());
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const http2Url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let opened = 0;
subscribe('undici:client:connected', () => {
  opened += 1;
});

/** How many connections 32 lookups at once take. */
async function connections(baseUrl: string, send: Fetch): Promise<number> {
  opened = 0;
  const ledger = createLedgerClient({ baseUrl, fetch: send });
  const accounts = sandbox.ledger.accounts.slice(0, 32);
  await Promise.all(
    accounts.map(({ account }) => ledger.getAccount({ idOrAliasOrEvmAddress: String(account) })),
  );
  return opened;
}

const four = new Agent({ connections: 4 });
const one = new H2CClient(http2Url);
const taken = {
  'the global fetch': await connections(listener.ledgerUrl, fetch),
  'four connections': await connections(listener.ledgerUrl, through(four)),
  'HTTP/2': await connections(http2Url, through(one)),
};
console.log(taken);
await Promise.all([four.close(), one.close()]);
await listener.close();
server.close();

export { overTls, taken };
