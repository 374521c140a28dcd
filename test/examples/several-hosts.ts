// Several hosts of one ledger: the preferred one first. A call goes to the next host if one fails, is slow or is behind.
import { createLedgerClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

// Three hosts with the same data on loopback.
const sandbox = createSandbox({ hosts: 3 });
const listeners = await Promise.all(sandbox.hosts.map((host) => host.listen()));
const [paid, community, spare] = listeners.map(({ ledgerUrl }) => ledgerUrl);

const ledger = createLedgerClient({
  hosts: [
    {
      baseUrl: paid ?? '',
      headers: { 'x-api-key': process.env.LEDGER_KEY ?? 'demo' },
      requestsPerSecond: 100,
    },
    { baseUrl: community ?? '', requestsPerSecond: 20 },
    { baseUrl: spare ?? '' },
  ],
  hedge: { after: 'p95' },
});
const contracts = ledger.getContracts({ order: 'asc', limit: 10 });
const ids: (string | null | undefined)[] = [];
for await (const { items } of contracts.pages()) {
  ids.push(...items.map(({ contract_id }) => contract_id));
  // The first host dies in the middle. The list goes on at the next one, because a cursor is the key of an item.
  if (ids.length === 20) await listeners[0]?.close();
  if (ids.length >= 50) break;
}
console.log(`${ids.length} contracts`, ledger.transport.hosts);
const expected = sandbox.ledger.contracts.map(({ contract_id }) => contract_id).slice(0, 50);
for (const listener of listeners.slice(1)) await listener.close();

export { expected, ids };
