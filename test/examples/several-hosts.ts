// Several hosts of one ledger. Each attempt uses the next host, so a retry reaches one that works.
import { createLedgerClient, type Fetch } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

/** A `fetch` that alternates between hosts. A cursor is valid on each host, because it is the key of an item. */
function overHosts(baseUrl: string, hosts: readonly string[], send: Fetch = fetch): Fetch {
  let turn = 0;
  return (url, init) => {
    const host = hosts[turn++ % hosts.length] ?? baseUrl;
    return send(url.replace(baseUrl, host), init);
  };
}

// Two hosts with the same data, and one that is down.
const sandboxes = [createSandbox({ seed: 7 }), createSandbox({ seed: 7 }), createSandbox({ seed: 7 })];
sandboxes[1]?.faults.at(1, { status: 503 });
const listeners = await Promise.all(sandboxes.map((sandbox) => sandbox.listen()));
const hosts = listeners.map(({ ledgerUrl }) => ledgerUrl);

let retries = 0;
const baseUrl = 'https://ledger.example';
const ledger = createLedgerClient({
  baseUrl,
  fetch: overHosts(baseUrl, hosts),
  retry: { baseDelay: 1 },
  onRetry: () => {
    retries += 1;
  },
});
const contracts = await ledger.getContracts({ order: 'asc', limit: 10 }).toArray({ limit: 50 });
console.log(`${contracts.length} contracts from ${hosts.length} hosts, ${retries} retries`);
const ids = contracts.map(({ contract_id }) => contract_id);
const expected = sandboxes[0]?.ledger.contracts.map(({ contract_id }) => contract_id).slice(0, 50);
for (const listener of listeners) await listener.close();

export { expected, ids, retries };
