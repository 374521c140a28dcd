// Many simultaneous requests over few connections: HTTP/2 or a limit of sockets, with undici's Agent.
//
// The global `fetch` opens a connection with a TLS handshake for each simultaneous request. This is fine for up to ten
// requests. For more, use HTTP/2 if the service supports it. Otherwise, share about 32 connections.
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { createLedgerClient, type Fetch } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { Agent, type Dispatcher, H2CClient, fetch as undiciFetch } from 'undici';

/** Returns a `fetch` that uses the dispatcher. */
function through(dispatcher: Dispatcher): Fetch {
  // undici declares its own types for the same objects.
  const send = undiciFetch as unknown as Fetch;
  const more = { dispatcher };
  return (url, init) => send(url, { ...init, ...more });
}

// Without `pipelining`, an HTTP/2 connection handles one request at a time, too. Do not set it for HTTP/1.1: there, each
// reply waits for the previous one.
const overTls = (): Agent => new Agent({ allowH2: true, connections: 4, pipelining: 100 });

const sandbox = createSandbox();
sandbox.faults.latency = 20;
const listener = await sandbox.listen();
// An Agent negotiates HTTP/2 during the TLS handshake. This server has no TLS, so it needs an H2CClient.
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

/** Counts the connections that 32 simultaneous lookups open. */
async function connections(baseUrl: string, send: Fetch): Promise<number> {
  opened = 0;
  const ledger = createLedgerClient({ baseUrl, fetch: send });
  const accounts = sandbox.ledger.accounts.slice(0, 32);
  await Promise.all(
    accounts.map(({ account }) =>
      ledger.getAccount({ idOrAliasOrEvmAddress: String(account), transactions: false }),
    ),
  );
  return opened;
}

const four = new Agent({ connections: 4 });
const one = new H2CClient(http2Url);
const connectionCounts = {
  'the global fetch': await connections(listener.ledgerUrl, fetch),
  'four connections': await connections(listener.ledgerUrl, through(four)),
  'HTTP/2': await connections(http2Url, through(one)),
};
console.log(connectionCounts);
await Promise.all([four.close(), one.close()]);
await listener.close();
server.close();

export { connectionCounts, overTls };
