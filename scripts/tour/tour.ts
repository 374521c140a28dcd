// Shows the main features on an embedded ledger, or on the network that --network names.
import { parseArgs, styleText } from 'node:util';
import {
  createLedgerClient,
  createStatusClient,
  gte,
  type Network,
  type TransportOptions,
} from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import { textTable } from '../table.js';

const { network } = parseArgs({ options: { network: { type: 'string' } } }).values;
const sandbox = createSandbox();
const server = network === undefined ? await sandbox.listen() : undefined;
const where: TransportOptions = server ? { baseUrl: server.ledgerUrl } : { network: network as Network };

const retries: string[] = [];
const ledger = createLedgerClient({
  ...where,
  onRetry: ({ attempt, status, delay }) =>
    retries.push(`attempt ${attempt} got ${status}, retried after ${Math.round(delay)} ms`),
});
const status = createStatusClient(server ? { baseUrl: server.statusUrl } : {});

function paint(style: 'bold' | 'dim' | 'green' | 'red', text: string): string {
  return process.stdout.isTTY ? styleText(style, text) : text;
}

async function step(title: string, code: string, run: () => Promise<readonly string[]>): Promise<void> {
  console.log(`\n${paint('bold', title)}\n  ${paint('dim', code)}`);
  for (const line of await run()) console.log(`  ${line}`);
}

function table(rows: readonly (readonly unknown[])[]): string[] {
  return textTable(rows.map((row) => row.map((cell) => String(cell ?? '–'))));
}

async function errorOf(call: Promise<unknown>): Promise<string[]> {
  return [paint('red', await call.then(() => 'no error', String))];
}

console.log(
  paint('bold', server ? `A tour, on an embedded ledger at ${server.ledgerUrl}` : 'A tour of the service'),
);

await step(
  'Contracts with an ID of at least 0.0.3005',
  "ledger.getContracts({ 'contract.id': gte(3005), order: 'asc', limit: 3 })",
  async () => {
    const { contracts } = await ledger.getContracts({ 'contract.id': gte(3005), order: 'asc', limit: 3 });
    return table([
      ['contract', 'EVM address', 'created', 'memo'],
      ...contracts.map((one) => [one.contract_id, one.evm_address, one.created_timestamp, one.memo]),
    ]);
  },
);

await step(
  'Every page of a list',
  "for await (const contract of ledger.getContracts({ order: 'asc' })) …",
  async () => {
    let pages = 0;
    let items = 0;
    for await (const page of ledger.getContracts({ order: 'asc', limit: 100 }).pages()) {
      pages += 1;
      items += page.items.length;
      if (pages === 5) break;
    }
    return [`${items} contracts on ${pages} pages`];
  },
);

await step(
  'A balance beyond 2^53, exact',
  "ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.2' })",
  async () => {
    const { balance } = await ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.2', transactions: false });
    const exact = balance?.balance ?? 0n;
    const rounded = `${Number(exact)} is the value that JSON.parse returns`;
    return [paint('green', `${exact} tinybars`), paint('red', rounded)];
  },
);

await step('Bad input is not sent', "ledger.getContracts({ 'contract.id': gte('0x12'), limit: 5 })", () =>
  errorOf(ledger.getContracts({ 'contract.id': gte('0x12'), limit: 5 })),
);

await step(
  'The service returns an error',
  "ledger.getContract({ contractIdOrAddress: '0.0.999999999' })",
  () => errorOf(ledger.getContract({ contractIdOrAddress: '0.0.999999999' })),
);

if (server)
  await step(
    'A 503 is retried',
    'sandbox.faults.next({ status: 503 }); ledger.getNetworkSupply()',
    async () => {
      sandbox.faults.next({ status: 503 });
      const { released_supply, total_supply } = await ledger.getNetworkSupply();
      return [...retries, `${released_supply} of ${total_supply} tinybars are released`];
    },
  );

await step('The status page', 'status.getSummary()', async () => {
  const { status: rollup, components, incidents } = await status.getSummary();
  const networks = new Map(components.map(({ id, name }) => [id, name]));
  return [
    `${rollup.indicator}: ${rollup.description}`,
    ...table(
      components
        .filter(({ group }) => !group)
        .map(({ name, status: state, group_id }) => [networks.get(group_id ?? ''), name, state]),
    ),
    ...incidents.map(({ name, status: state, impact }) => `${impact} incident, ${state}: ${name}`),
  ];
});

await server?.close();
