import {
  ApiError,
  type Contract,
  type ContractResponse,
  type ContractsResponse,
  createLedgerClient,
  createStatusClient,
  type Fetch,
  type GrowingListRequest,
  type Incident,
  type IncidentsResponse,
  type LedgerRequest,
  type ListRequest,
  type Scan,
  type TransactionsResponse,
} from '../src/index.js';
import type { getContracts } from '../src/ledger.js';
import { createSandbox } from '../src/sandbox.js';

// Compiled by npm run typecheck, never run: each line below says something of the types.

const ledger = createLedgerClient({ network: 'testnet' });
const status = createStatusClient();

/** Compiles only if both types are the same. */
function same<A, B>(
  _: (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false,
): void {}

same<ReturnType<typeof ledger.getContracts>, GrowingListRequest<ContractsResponse, Contract>>(true);
same<ReturnType<typeof status.getIncidents>, ListRequest<IncidentsResponse, Incident>>(true);
same<ReturnType<typeof ledger.getContract>, LedgerRequest<ContractResponse>>(true);
same<Awaited<ReturnType<typeof ledger.getTransactions>>, TransactionsResponse>(true);
same<Awaited<ReturnType<typeof getContracts>>['contracts'][number]['nonce'], bigint | null | undefined>(true);

type IsAny<T> = 0 extends 1 & T ? true : false;

/** Taken by hand, an iterator tells as much as a loop. */
export async function taken(): Promise<void> {
  const page = await ledger.getContracts().pages().next();
  same<IsAny<typeof page.value>, false>(true);
  if (!page.done) same<typeof page.value.items, Contract[]>(true);
  const item = await ledger.getContracts().scan().next();
  same<IsAny<typeof item.value>, false>(true);
  if (!item.done) same<typeof item.value, Contract>(true);
}

export async function replies(): Promise<void> {
  const { contracts, links } = await ledger.getContracts({ 'contract.id': 'gte:0.0.1000', limit: 100 });
  same<(typeof contracts)[number]['auto_renew_period'], bigint | null | undefined>(true);
  same<(typeof contracts)[number]['max_automatic_token_associations'], number | null | undefined>(true);
  same<typeof links.next, string | null>(true);
  const account = await ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.2' });
  const balance: bigint | null | undefined = account.balance?.balance;
  const { data, response } = await ledger.getBlock({ hashOrNumber: '1' }).withResponse();
  const count: bigint = data.count;
  const page = await ledger.GET('/api/v1/contracts/{contractIdOrAddress}', {
    contractIdOrAddress: '0.0.5005',
  });
  const bytecode: string | null | undefined = page.bytecode;
  const { incidents } = await status.getUnresolvedIncidents();
  // A known word completes, another one may come.
  const open = incidents.filter(
    (incident) => incident.status === 'investigating' || incident.status === 'new',
  );
  console.log(balance, response.status, count, bytecode, open);
}

export function scans(): void {
  const scan = ledger.getContracts().scan({ concurrency: 4, ordered: false, from: 'a cursor' });
  same<typeof scan, Scan<Contract>>(true);
  same<typeof scan.cursor, string | undefined>(true);
  // @ts-expect-error what does not range over its keys cannot be scanned
  ledger.getNftsAtDocumentedPath().scan();
  // @ts-expect-error a single object cannot either
  ledger.getContract({ contractIdOrAddress: '0.0.5005' }).scan();
  // @ts-expect-error there is no such option
  ledger.getContracts().scan({ prefetch: 1 });
}

export function inputs(limit: number | undefined, signal: AbortSignal | undefined): void {
  // Optional parameters may be undefined.
  ledger.getContracts({ limit, order: undefined }, { signal });
  ledger.contractCall({ body: { to: '0x00000000000000000000000000000000000003e9', gas: 30_000n, value: 5 } });
  ledger.getNft({ tokenId: '0.0.5', serialNumber: 9223372036854775807n });
  ledger.getNft({ tokenId: '0.0.5', serialNumber: '1' });
  ledger.getContracts({ limit: '5' });
  ledger.getTransactions({ transactiontype: ['CRYPTOTRANSFER', 'CONTRACTCALL'] });
  ledger.contractCall({ body: { block: null } });
}

export function failures(error: unknown): number | undefined {
  return error instanceof ApiError ? error.status : undefined;
}

// Any function with the signature of the global fetch is accepted.
export const senders: Fetch[] = [
  fetch,
  createSandbox().fetch,
  (url, init) => fetch(new Request(url, init)),
  async (url: string) => new Response(url),
];
// @ts-expect-error a URL and an init are given, and no Request
export const ofRequest: Fetch = (request: Request) => fetch(request);
