// Checks whether a service that reads a ledger is ready: its hosts answer, and with the present ledger. The text of the status
// page is reported, and decides nothing.
import { createLedgerClient, createStatusClient } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';

const sandbox = createSandbox({ hosts: 2 });
const { fetch, clock } = sandbox;
const hosts = sandbox.hosts.map(({ ledgerUrl }) => ({ baseUrl: ledgerUrl }));
const ledger = createLedgerClient({ hosts, fetch, retry: { baseDelay: 1 } });
const status = createStatusClient({ baseUrl: sandbox.statusUrl, fetch });

/** Milliseconds. A ledger shows a transaction some seconds after it happened. */
const longestLag = 60_000;

async function health(): Promise<object> {
  const page = await status.getStatus({}, { deadline: 2000 }).catch(() => undefined);
  const statusPage = page?.status.description;
  try {
    const { blocks } = await ledger.getBlocks({ limit: 1, order: 'desc' }, { deadline: 5000 });
    const newest = Number(blocks[0]?.timestamp?.to) * 1000;
    const lag = Math.round(clock.now() - newest);
    return { isReady: lag < longestLag, lag, hosts: ledger.transport.hosts, statusPage };
  } catch (error) {
    // An error writes its name, message and fields into JSON, without keys.
    return { isReady: false, error, hosts: ledger.transport.hosts, statusPage };
  }
}

const healthy = JSON.parse(JSON.stringify(await health()));
// Now both hosts are down.
for (const host of sandbox.hosts) host.faults.at(1, { status: 503 });
const ill = JSON.parse(JSON.stringify(await health()));
console.log(healthy, ill);

export { healthy, ill };
