import {
  type AccountInfo,
  ApiError,
  type Authorization,
  balancesAt,
  type Contract,
  type ContractLog,
  type ContractResult,
  type ContractResultSummary,
  createLedgerClient,
  createStatusClient,
  type EntityId,
  type EntityIdNullable,
  type Fetch,
  holdersAt,
  type Nft,
  type Scan,
  type Transaction,
  waitFor,
} from '../../src/index.js';
import { getContracts } from '../../src/ledger.js';
import { createSandbox } from '../../src/sandbox.js';
import { hold, type Same } from './same.js';

// Compiled by npm run typecheck, never run: what a reader of the README writes, and mistakes that the editor reports.
// `described-types.test.ts` compares each operation with the description; `parameters.test-d.ts` has the values.

const ledger = createLedgerClient({ network: 'testnet' });
const status = createStatusClient();
const to = '0x00000000000000000000000000000000000003e9';

export function inputs(limit: number | undefined, signal?: AbortSignal): void {
  // Optional parameters may be undefined.
  ledger.getContracts({ limit, order: undefined }, { signal });
  ledger.getContracts({ limit: '5' });
  ledger.getTransactions({ transactiontype: ['CRYPTOTRANSFER', 'CONTRACTCALL'] });
  ledger.getHookStorage({ idOrAliasOrEvmAddress: 2n, hookId: 5n });
  ledger.GET('/api/v1/contracts');
  ledger.POST('/api/v1/contracts/call', { body: { to } });
  status.GET('/summary.json');
  // @ts-expect-error parameters go by name
  ledger.getContract('0.0.5005');
  // @ts-expect-error the transport comes first
  getContracts({ limit: 5 });
  // @ts-expect-error a client is not its transport
  getContracts(ledger, { limit: 5 });
  // @ts-expect-error options come second
  ledger.getContracts({ limit: 5, signal });
  // @ts-expect-error a call has no network of its own
  ledger.getContracts({}, { network: 'mainnet' });
  // @ts-expect-error a signal, not its controller
  ledger.getContracts({}, { signal: new AbortController() });
}

export function lists(): void {
  const scan = ledger.getContracts().scan({ concurrency: 4, ordered: false, from: 'a cursor' });
  hold<Same<typeof scan, Scan<Contract>>>();
  hold<Same<typeof scan.cursor, string | undefined>>();
  // @ts-expect-error a list without a range of keys cannot be scanned
  ledger.getNftsAtDocumentedPath().scan();
  // @ts-expect-error there is no such option
  ledger.getContracts().scan({ prefetch: 1 });
  // @ts-expect-error the limit of toArray goes by name
  ledger.getContracts().toArray(500);
  // @ts-expect-error pages are fetched ahead by number
  ledger.getContracts().pages({ prefetch: 'all' });
  // @ts-expect-error a lookup is a function, because a request is sent once
  waitFor(ledger.getTransaction({ transactionId: '0.0.2-1-1' }));
}

type IsAny<T> = 0 extends 1 & T ? true : false;

export async function replies(): Promise<void> {
  const page = await ledger.getContracts().pages().next();
  hold<Same<IsAny<typeof page.value>, false>>();
  if (!page.done) hold<Same<typeof page.value.items, Contract[]>>();
  const item = await ledger.getContracts().scan().next();
  if (!item.done) hold<Same<typeof item.value, Contract>>();
  const { data, response } = await ledger.getBlock({ hashOrNumber: '1' }).withResponse();
  hold<Same<typeof data.count, bigint>>();
  const { incidents } = await status.getUnresolvedIncidents();
  // An editor completes known words, and other words are accepted.
  const open = incidents.filter(({ status }) => status === 'investigating' || status === 'new');
  const account = await ledger.getAccount({ idOrAliasOrEvmAddress: '0.0.2' });
  // @ts-expect-error a 64-bit integer is no number, which would not be exact
  const asNumber: number | null | undefined = account.balance?.balance;
  // @ts-expect-error it cannot be mixed with numbers
  const sum = (account.ethereum_nonce ?? 0n) + 1;
  const request = ledger.getContract({ contractIdOrAddress: '0.0.5005' });
  // @ts-expect-error a request is not yet its data
  const early = request.bytecode;
  console.log(response.status, open, asNumber, sum, early);
}

/** The names that may be missing. */
type Optional<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never }[keyof T];
// Fields that only some versions send, or only services with a certain setting.
hold<Same<Optional<Nft>, never>>();
hold<Same<Extract<Optional<AccountInfo>, 'delegation_address' | 'alias'>, 'delegation_address'>>();
hold<Same<Extract<Optional<ContractResult>, 'authorization_list' | 'hash'>, 'authorization_list'>>();
hold<Same<Extract<Optional<Transaction>, 'batch_key' | 'name'>, 'batch_key'>>();
hold<Same<Optional<Contract>, keyof Contract>>();

// An ID that may be null says so by its name.
hold<Same<EntityId, string>>();
hold<Same<EntityIdNullable, string | null>>();
// Newer services write it in another form, and amounts in weibars exceed 64 bits.
hold<Same<Authorization['y_parity'], number | `0x${string}`>>();
hold<Same<ContractResultSummary['amount'], bigint | null>>();

/** As viem and ethers declare their parameters. */
declare function takeHex(value: `0x${string}`): void;

export function hexadecimal(
  { hash, from }: ContractResult,
  { topics, data }: ContractLog,
  contract: Contract,
): void {
  takeHex(hash);
  topics.forEach(takeHex);
  takeHex(data);
  if (from !== null) takeHex(from);
  if (contract.evm_address !== undefined) takeHex(contract.evm_address);
}

export function clients(baseUrl: string): void {
  createLedgerClient({ baseUrl, network: undefined });
  createStatusClient({ baseUrl });
  createLedgerClient({ baseUrl: new URL(baseUrl) });
  // @ts-expect-error a client needs a network or an address
  createLedgerClient();
  // @ts-expect-error not both
  createLedgerClient({ network: 'testnet', baseUrl });
  // @ts-expect-error there is no such network
  createLedgerClient({ network: 'moonnet' });
  // @ts-expect-error the status page is on no network
  createStatusClient({ network: 'testnet' });
  // @ts-expect-error a header has one value
  createLedgerClient({ baseUrl, headers: { 'x-api-key': ['KEY'] } });
  // @ts-expect-error there is no such option
  createLedgerClient({ baseUrl, apiKey: 'KEY' });
  // @ts-expect-error retries are an object of options, or false
  createLedgerClient({ baseUrl, retry: 5 });
  // @ts-expect-error warn, throw or off
  createLedgerClient({ baseUrl, validation: 'strict' });
  // @ts-expect-error a request is refused or sent
  createLedgerClient({ baseUrl, validation: { request: 'warn' } });
}

export function failures(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  // @ts-expect-error a status is a number
  if (error.status === '404') return 404;
  // @ts-expect-error the fields of an error are read-only
  error.status = 200;
  return error.status;
}

export function added(): void {
  const { add } = createSandbox();
  hold<Same<ReturnType<typeof add.account>, AccountInfo>>();
  add.account({ balance: { balance: 5n } });
  add.account({ balance: undefined, key: null });
  add.account({ key: { _type: 'ED25519' }, staked_account_id: null });
  add.token({ custom_fees: { fixed_fees: [{ amount: 5n }] }, type: 'NON_FUNGIBLE_UNIQUE' });
  add.transaction({ transfers: [{ account: '0.0.2', amount: 5n }], name: 'ANEWKIND' });
  add.token(add.token());
  // @ts-expect-error there is no such field
  add.account({ balance: { balanse: 5n } });
  // @ts-expect-error an amount is a bigint, also within an object
  add.account({ balance: { balance: 5 } });
  // @ts-expect-error an item of a list has its type
  add.transaction({ transfers: [{ account: 2n }] });
  // @ts-expect-error a list is a list
  add.transaction({ transfers: { account: '0.0.2' } });
  // @ts-expect-error a text is no object
  add.account({ memo: {} });
}

export async function past(): Promise<void> {
  const { balance, tokens } = await balancesAt(ledger, 1001n, new Date(), { check: false });
  hold<Same<typeof balance, bigint>>();
  hold<Same<ReturnType<typeof tokens.get>, bigint | undefined>>();
  for await (const holder of holdersAt(ledger, '0.0.2001', '0.0.2@1767225600.5'))
    hold<Same<typeof holder.balance, bigint>>();
  // @ts-expect-error a number is no moment: nobody knows whether these are seconds or milliseconds
  await balancesAt(ledger, '0.0.1001', 1_767_225_600);
  // @ts-expect-error the status page has no balances
  await balancesAt(status, '0.0.1001', new Date());
  // @ts-expect-error holders are iterated
  await holdersAt(ledger, '0.0.2001', new Date()).toArray();
}

// Any function with the signature of the global fetch is accepted.
export const senders: Fetch[] = [
  fetch,
  createSandbox().fetch,
  (url, init) => fetch(new Request(url, init)),
  async (url: string) => new Response(url),
];
// @ts-expect-error a URL and an init are passed, not a Request
export const ofRequest: Fetch = (request: Request) => fetch(request);
