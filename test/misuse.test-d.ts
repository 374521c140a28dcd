import {
  type ApiError,
  createLedgerClient,
  createStatusClient,
  createTransport,
  waitFor,
} from '../src/index.js';
import { getContract, getContracts } from '../src/ledger.js';
import { getSummary } from '../src/status.js';

// Compiled by npm run typecheck, never run: mistakes of a reader of the README, which the editor reports.

const ledger = createLedgerClient({ network: 'testnet' });
const status = createStatusClient();
const transport = createTransport({ network: 'testnet' });
const signal = new AbortController().signal;

export function positions(): void {
  // @ts-expect-error parameters go by name
  ledger.getContract('0.0.5005');
  // @ts-expect-error parameters go by name, in a function too
  getContract(transport, '0.0.5005');
  // @ts-expect-error the transport comes first
  getContracts({ limit: 5 });
  // @ts-expect-error a client is not its transport
  getContracts(ledger, { limit: 5 });
  // @ts-expect-error a method has its transport
  ledger.getContracts(transport, { limit: 5 });
  // @ts-expect-error options come second
  ledger.getContracts({ limit: 5, signal });
  // @ts-expect-error there is no third place
  ledger.getContracts({ limit: 5 }, { signal }, { timeout: 5 });
  // @ts-expect-error nothing is taken here
  getSummary(transport, { page: 1 });
  // @ts-expect-error nothing is taken here either
  status.getIncidents({ limit: 5 });
  // @ts-expect-error a call has no network of its own
  ledger.getContracts({}, { network: 'mainnet' });
  // @ts-expect-error a signal, not its controller
  ledger.getContracts({}, { signal: new AbortController() });
}

export function names(): void {
  // @ts-expect-error wire words stay wire words
  ledger.getContracts({ contract_id: '0.0.1000' });
  // @ts-expect-error a path parameter goes by its name in the path
  ledger.getContract({ id: '0.0.5005' });
  // @ts-expect-error all of the path is needed
  ledger.getNft({ tokenId: '0.0.5' });
  // @ts-expect-error null is no way to leave something out
  ledger.getContracts({ limit: null });
  // @ts-expect-error the path parameter is missing
  ledger.getContract();
  // @ts-expect-error there is no such parameter
  ledger.getContracts({ contractId: '0.0.1' });
  // @ts-expect-error the order is asc or desc
  ledger.getContracts({ order: 'sideways' });
  // @ts-expect-error there is no such transaction type
  ledger.getTransactions({ transactiontype: 'CRYPTO' });
  // @ts-expect-error the body is missing
  ledger.contractCall({});
  // @ts-expect-error there is no such operation
  ledger.getEverything();
}

export function paths(): void {
  ledger.GET('/api/v1/contracts');
  ledger.POST('/api/v1/contracts/call', { body: { to: '0x00000000000000000000000000000000000003e9' } });
  status.GET('/summary.json');
  // @ts-expect-error there is no such path
  ledger.GET('/api/v1/nothing');
  // @ts-expect-error the parameters are those of the path
  ledger.GET('/api/v1/contracts/{contractIdOrAddress}', { id: '0.0.1' });
  // @ts-expect-error a path has its parameters in braces
  ledger.GET('/api/v1/contracts/0.0.5005');
  // @ts-expect-error the parameters of the path are missing
  ledger.GET('/api/v1/contracts/{contractIdOrAddress}');
  // @ts-expect-error the order is asc or desc by path too
  ledger.GET('/api/v1/contracts', { order: 'sideways' });
  // @ts-expect-error this path is read with GET
  ledger.POST('/api/v1/contracts');
  // @ts-expect-error this path is called with POST
  ledger.GET('/api/v1/contracts/call', { body: { to: '0x00' } });
  // @ts-expect-error the status page is another service
  ledger.GET('/summary.json');
  // @ts-expect-error and has nothing to POST
  status.POST('/summary.json', {});
}

export async function replies(): Promise<void> {
  const account = await ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.2' });
  // @ts-expect-error a 64-bit integer is no number, which would not be exact
  const asNumber: number | null | undefined = account.balance?.balance;
  // @ts-expect-error nor is it a string
  const asString: string | null | undefined = account.balance?.balance;
  // @ts-expect-error nor can it be mixed with numbers
  const sum = (account.ethereum_nonce ?? 0n) + 1;
  // @ts-expect-error a reply has no renamed fields
  const renamed = account.evmAddress;
  const request = ledger.getContract({ contractIdOrAddress: '0.0.5005' });
  // @ts-expect-error a request is not yet its data
  const early = request.bytecode;
  // @ts-expect-error one contract is no list
  const pages = request.pages();
  // @ts-expect-error nor can it be walked
  for await (const _ of request);
  // @ts-expect-error an item is a contract, not a page
  for await (const { links } of ledger.getContracts()) console.log(links);
  // @ts-expect-error a page is not a contract
  for await (const { contract_id } of ledger.getContracts().pages()) console.log(contract_id);
  console.log(asNumber, asString, sum, renamed, early, pages);
}

export function lists(): void {
  // @ts-expect-error all that toArray takes is a limit
  ledger.getContracts().toArray(500);
  // @ts-expect-error pages are fetched ahead by number
  ledger.getContracts().pages({ prefetch: 'all' });
  // @ts-expect-error a lookup is a function, as a request is sent once
  waitFor(ledger.getTransaction({ transactionId: '0.0.2-1-1' }));
}

export function clients(baseUrl: string): void {
  createLedgerClient({ baseUrl, network: undefined });
  createStatusClient({ baseUrl });
  // @ts-expect-error a service is on a network or at an address
  createLedgerClient({});
  // @ts-expect-error a client needs one of them
  createLedgerClient();
  // @ts-expect-error there is no such network
  createLedgerClient({ network: 'moonnet' });
  // @ts-expect-error one or the other
  createLedgerClient({ network: 'testnet', baseUrl });
  // @ts-expect-error the status page is on no network
  createStatusClient({ network: 'testnet' });
  // @ts-expect-error a URL is given as text
  createLedgerClient({ baseUrl: new URL(baseUrl) });
  // @ts-expect-error a header has one value
  createLedgerClient({ baseUrl, headers: { 'x-api-key': ['KEY'] } });
  // @ts-expect-error there is no such option
  createLedgerClient({ baseUrl, apiKey: 'KEY' });
  // @ts-expect-error retries are described or turned off
  createLedgerClient({ baseUrl, retry: 5 });
  // @ts-expect-error warn, throw or off
  createLedgerClient({ baseUrl, validation: 'strict' });
  // @ts-expect-error a request is refused or sent
  createLedgerClient({ baseUrl, validation: { request: 'warn' } });
}

export function errors(error: ApiError): void {
  // @ts-expect-error a status is a number
  const found = error.status === '404';
  // @ts-expect-error what is known of an error does not change
  error.status = 200;
  console.log(found);
}

export async function numbers(): Promise<void> {
  const { number = 0n } = await ledger.getBlock({ hashOrNumber: 5 });
  ledger.getBlock({ hashOrNumber: number });
  ledger.getBlocks({ limit: 5n, 'block.number': number });
  ledger.getHookStorage({ idOrAliasOrEvmAddress: 2n, hookId: number });
  ledger.getTransaction({ transactionId: '0.0.2-1-1', nonce: 3n });
  // @ts-expect-error a hash is no list of bytes
  ledger.getBlock({ hashOrNumber: new Uint8Array(32) });
}
