import type { Address } from 'viem';
import {
  ApiError,
  type CallOptions,
  type EntityIdValue,
  type LedgerClient,
  type ListRequest,
  ResponseError,
  toEntityNumber,
  toLongZeroAddress,
} from '../index.js';
import { getAccount, getAccounts, getContracts, getTokens } from '../ledger.js';
import { badInput } from './bad-input.js';

/** The part of a client of the ledger service that these functions use. */
export type Ledger = Pick<LedgerClient, 'transport'>;

/** The service accepts as many values of one filter. */
const mostNames = 100;

/** Two for each entity. A process that reads many contracts does not keep all that it has seen. */
const mostKnown = 10_000;

/** The address of each ID, and the ID of each address. An entity keeps both, so it is looked up once for a client. */
type Known = Map<string, string>;

const knownOf = new WeakMap<object, Known>();

/**
 * The EVM addresses of entities, in their order: the address that contracts see. An account or a contract that was created with an
 * address of its own has that one. All others have the long-zero address of their number, also tokens and entities that do not exist.
 *
 * 100 entities take two requests, or three if some are no accounts, and more if the pages of the service are smaller. Those that a client has found before take none. An address is
 * returned in lower case with 0x, and is not looked up.
 *
 * @param ledger A client of the ledger service.
 * @param entities IDs such as 0.0.1001, numbers, SDK objects or EVM addresses.
 * @param options Settings of the calls, such as `signal`.
 * @throws ParameterError for any other value, such as an alias.
 * @throws ResponseError for a reply about other entities, or with an address of another form.
 * @example
 * const [address] = await toAddresses(ledger, ['0.0.1001']);
 */
export async function toAddresses(
  ledger: Ledger,
  entities: readonly EntityIdValue[],
  options?: CallOptions,
): Promise<Address[]> {
  const wanted = entities.map((entity) => {
    const given = addressIn(entity);
    if (given) return { address: given };
    const address = toLongZeroAddress(entity) as Address;
    const [, place = '0.0'] = /^(\d+\.\d+)\./.exec(String(entity)) ?? [];
    return { address, id: `${place}.${toEntityNumber(address)}` };
  });
  const ids = wanted.flatMap(({ id }) => id ?? []);
  const known = await findAddresses(ledger, ids, options);
  return wanted.map(({ address, id = '' }) => (known.get(id) ?? address) as Address);
}

/**
 * The IDs of the accounts and contracts with these EVM addresses, in their order; undefined for an address that none has. A long-zero
 * address contains the number, so it takes no request, and is not looked up: its ID is of shard 0 and realm 0.
 *
 * 100 contracts take one request. An account takes one more, as lists of the service find accounts by long-zero addresses only.
 *
 * @param ledger A client of the ledger service.
 * @param addresses EVM addresses, with or without `0x`.
 * @param options Settings of the calls, such as `signal`.
 * @throws ParameterError for a value that is not an address.
 * @throws ResponseError for a reply about other entities, or with an address of another form.
 * @example
 * const [id] = await toEntityIds(ledger, ['0x00000000000000000000000000000000000003e9']); // '0.0.1001'
 */
export async function toEntityIds(
  ledger: Ledger,
  addresses: readonly string[],
  options?: CallOptions,
): Promise<(string | undefined)[]> {
  const given = addresses.map((address) => {
    const found = addressIn(address);
    if (found) return found;
    throw badInput('toEntityIds', 'addresses', address, '40 hexadecimal digits each');
  });
  const others = given.filter((address) => toEntityNumber(address) === undefined);
  const known = await findIds(ledger, others, options);
  return given.map((address) => {
    const number = toEntityNumber(address);
    if (number === undefined) return known.get(address);
    return `0.0.${number}`;
  });
}

/** Looks up IDs that are not known yet. Accounts, contracts and tokens are lists of their own; a token has its long-zero address. */
async function findAddresses(ledger: Ledger, ids: readonly string[], options?: CallOptions): Promise<Known> {
  const { transport } = ledger;
  const known = knownTo(ledger);
  for (const batch of unknownIn(ids, known)) {
    const accounts = { 'account.id': batch, balance: false, limit: mostNames };
    const contracts = { 'contract.id': batch, limit: mostNames };
    const found = await Promise.all([
      rowsOf(getAccounts(transport, accounts, options), 'account', batch),
      rowsOf(getContracts(transport, contracts, options), 'contract_id', batch),
    ]);
    // A contract is an account as well.
    for (const row of found.flat()) remember(known, row);
    const others = batch.filter((id) => !known.has(id));
    if (others.length === 0) continue;
    const tokens = getTokens(transport, { 'token.id': others, limit: mostNames }, options);
    for await (const { items } of tokens.pages({ prefetch: 0 }))
      for (const item of items) {
        const id = idIn(item, 'token_id', others);
        remember(known, { id, address: toLongZeroAddress(id) });
      }
  }
  return known;
}

/** Looks up addresses that are not known yet. */
async function findIds(ledger: Ledger, addresses: readonly string[], options?: CallOptions): Promise<Known> {
  const { transport } = ledger;
  const known = knownTo(ledger);
  for (const batch of unknownIn(addresses, known)) {
    // Contracts are found by an address without 0x only.
    const values = batch.map((address) => address.slice('0x'.length));
    const contracts = getContracts(transport, { 'contract.id': values, limit: mostNames }, options);
    for (const row of await rowsOf(contracts, 'contract_id', batch)) remember(known, row);
    const others = batch.filter((address) => !known.has(address));
    await Promise.all(
      others.map(async (address) => {
        const account = await accountWith(ledger, address, options);
        if (account !== undefined) remember(known, entityIn(account, 'account', [address]));
      }),
    );
  }
  return known;
}

interface Entity {
  readonly id: string;
  readonly address: string | undefined;
}

/** The entities of a list that names those asked for. A service may send them on several pages. */
async function rowsOf(
  list: ListRequest<unknown, unknown>,
  field: string,
  asked: readonly string[],
): Promise<Entity[]> {
  const entities: Entity[] = [];
  for await (const { items } of list.pages({ prefetch: 0 }))
    entities.push(...items.map((item) => entityIn(item, field, asked)));
  return entities;
}

/** The ID and the address in a row, one of which was requested. The address of an account may be null, if it has none of its own. */
function entityIn(row: unknown, field: string, asked: readonly string[]): Entity {
  const { evm_address } = Object(row);
  const isAddress = typeof evm_address === 'string' && /^0x[\da-f]{40}$/i.test(evm_address);
  if (!isAddress && evm_address !== null)
    throw badReply('evm_address', 'an address of 40 hexadecimal digits with 0x', evm_address);
  const address = isAddress ? evm_address.toLowerCase() : undefined;
  if (address !== undefined && asked.includes(address)) return { id: idIn(row, field), address };
  return { id: idIn(row, field, asked), address };
}

/** The ID in a row. A row of another entity than those asked for is not about them. */
function idIn(row: unknown, field: string, asked?: readonly string[]): string {
  const { [field]: id } = Object(row);
  const isId = typeof id === 'string' && /^\d{1,10}\.\d{1,10}\.\d{1,12}$/.test(id);
  if (isId && (!asked || asked.includes(id))) return id;
  throw badReply(field, asked ? 'one of those asked for' : 'an ID such as 0.0.1001', id);
}

function badReply(field: string, expected: string, value: unknown): ResponseError {
  const got = typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : typeof value;
  return new ResponseError(
    `the service sent an entity whose ${field} should be ${expected}, and is ${got}`,
    { status: 200, text: '', issues: [{ instancePath: `/${field}`, expected, got }] },
    { operationId: '', method: '', url: '' },
  );
}

/** The account with an address; undefined if it does not exist. */
async function accountWith({ transport }: Ledger, idOrAliasOrEvmAddress: string, options?: CallOptions) {
  try {
    return await getAccount(transport, { idOrAliasOrEvmAddress, transactions: false }, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

function knownTo({ transport }: Ledger): Known {
  let known = knownOf.get(transport);
  // Another call may be reading the old one.
  if (!known || known.size > mostKnown) known = new Map<string, string>();
  knownOf.set(transport, known);
  return known;
}

/** Those that are not known, in as many lists as requests are needed. */
function unknownIn(names: readonly string[], known: Known): string[][] {
  const unknown = [...new Set(names)].filter((name) => !known.has(name));
  const count = Math.ceil(unknown.length / mostNames);
  return Array.from({ length: count }, (_, index) =>
    unknown.slice(index * mostNames, (index + 1) * mostNames),
  );
}

function remember(known: Known, { id, address }: Entity): void {
  if (address === undefined) return;
  known.set(id, address);
  known.set(address, id);
}

/** The address that a value is, also one of an SDK's ID that has one; undefined for a number or an alias. */
function addressIn(value: unknown): Address | undefined {
  const [, digits] = /^(?:\d+\.\d+\.)?(?:0x)?([\da-f]{40})$/i.exec(String(value)) ?? [];
  if (digits === undefined) return undefined;
  return `0x${digits.toLowerCase()}`;
}
