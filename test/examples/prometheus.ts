// Counts the events of the transport, and writes them as a page for a Prometheus scraper.
import { createLedgerClient, type TransportHooks } from 'ledger-query-client';
import { createSandbox } from 'ledger-query-client/sandbox';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const register = new Registry();
const registers = [register];

function countingHooks(): TransportHooks {
  const labelNames = ['host', 'operation', 'outcome', 'status'] as const;
  const attempts = new Counter({ name: 'ledger_attempts_total', help: 'Attempts', labelNames, registers });
  const retries = new Counter({
    name: 'ledger_retries_total',
    help: 'Retries',
    labelNames: ['operation'],
    registers,
  });
  const shared = new Counter({ name: 'ledger_shared_total', help: 'Calls that shared a request', registers });
  const calls = new Counter({
    name: 'ledger_calls_total',
    help: 'Calls by their outcome',
    labelNames: ['operation', 'outcome', 'error'],
    registers,
  });
  const bytes = new Counter({
    name: 'ledger_bytes_total',
    help: 'Bytes of replies',
    labelNames: ['host'],
    registers,
  });
  const seconds = new Histogram({
    name: 'ledger_attempt_seconds',
    help: 'Duration of attempts',
    labelNames: ['host'],
    registers,
  });
  const rate = new Gauge({
    name: 'ledger_rate',
    help: 'Requests a second in force',
    labelNames: ['host'],
    registers,
  });
  return {
    onAttempt: ({ isShared }) => {
      if (isShared) shared.inc();
    },
    onAttemptEnd: ({
      host,
      operationId,
      outcome,
      status,
      error,
      bytes: size = 0,
      duration,
      requestsPerSecond,
    }) => {
      attempts.inc({ host, operation: operationId, outcome, status: status ?? error?.name ?? '' });
      bytes.inc({ host }, size);
      seconds.observe({ host }, duration / 1000);
      rate.set({ host }, requestsPerSecond);
    },
    onRetry: ({ operationId }) => retries.inc({ operation: operationId }),
    onEnd: ({ operationId, outcome, error }) =>
      calls.inc({ operation: operationId, outcome, error: error instanceof Error ? error.name : '' }),
  };
}

const sandbox = createSandbox({ hosts: 2 });
const hosts = sandbox.hosts.map(({ ledgerUrl }) => ({ baseUrl: ledgerUrl }));
const ledger = createLedgerClient({ hosts, fetch: sandbox.fetch, ...countingHooks() });
sandbox.faults.next({ status: 503 });
const { blocks } = await ledger.getBlocks({ limit: 3 });
// Two of these four calls are equal, so they share one request.
const numbers = blocks.map(({ number }) => Number(number));
await Promise.all([...numbers, Number(numbers[0])].map((hashOrNumber) => ledger.getBlock({ hashOrNumber })));
const page = await register.metrics();
console.log(page);

export { page };
