import type { Address } from 'viem';
import {
  type CallOptions,
  type EntityIdValue,
  type LedgerClient,
  toEntityNumber,
  toLongZeroAddress,
} from '../index.js';
import { getAccounts, getContracts } from '../ledger.js';
import { badInput } from './bad-input.js';

/** What these functions use of a client of the ledger service. */
export type Ledger = Pick<LedgerClient, 'transport'>;

/** The service accepts as many values of one filter. */
const mostNames = 100;

/** Two for each entity. A process that reads many contracts does not keep all that it has seen. */
const mostKnown = 10_000;

/** The address of each ID, and the ID of each address. An entity keeps both, so it is looked up once for a client. */
const knownOf = new WeakMap<object, Map<string, string>>();

/**
 * The EVM addresses of entities, in their order: the address that contracts see. An account or a contract that was created with an
 * address of its own has that one. All others have the long-zero address of their number, also tokens and entities that do not exist.
 *
 * 100 entities take two requests, and those that a client has looked up before take none. An address is returned as it is.
 *
 * @param ledger A client of the ledger service.
 * @param entities IDs such as 0.0.1001, numbers, SDK objects or EVM addresses.
 * @param options Settings of the calls, such as `signal`.
 * @throws ParameterError for a value that is none of these, such as an alias.
 * @example
 * const [address] = await toAddresses(ledger, ['0.0.1001']);
 */
export async function toAddresses(
  ledger: Ledger,
  entities: readonly EntityIdValue[],
  options?: CallOptions,
): Promise<Address[]> {
  const addresses = entities.map((entity) => addressIn(entity) ?? toLongZeroAddress(entity));
  const ids = addresses.map((address, index) => (addressIn(entities[index]) ? undefined : idOf(address)));
  const known = await lookUp(ledger, ids, options);
  return addresses.map((address, index) => (known.get(ids[index] ?? '') ?? address) as Address);
}

/**
 * The IDs of the accounts and contracts with these EVM addresses, in their order; undefined for an address that none has. A long-zero
 * address contains the number, so it takes no request, and is not looked up: its ID is of shard 0 and realm 0.
 *
 * @param ledger A client of the ledger service.
 * @param addresses EVM addresses, with or without `0x`.
 * @param options Settings of the calls, such as `signal`.
 * @throws ParameterError for a value that is not an address.
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
  const others = given.map((address) => (idOf(address) ? undefined : address));
  const known = await lookUp(ledger, others, options);
  return given.map((address) => idOf(address) ?? known.get(address));
}

/** Looks up those that are not known yet. Accounts and contracts are two lists. */
async function lookUp(
  { transport }: Ledger,
  names: readonly (string | undefined)[],
  options: CallOptions | undefined,
): Promise<ReadonlyMap<string, string>> {
  let known = knownOf.get(transport);
  // Another call may be reading the old one.
  if (!known || known.size > mostKnown) known = new Map<string, string>();
  knownOf.set(transport, known);
  const asked = new Set(names);
  const unknown = [...asked].filter((name) => name !== undefined && !known?.has(name)) as string[];
  for (let at = 0; at < unknown.length; at += mostNames) {
    // Contracts are found by an address without 0x only.
    const values = unknown.slice(at, at + mostNames).map((name) => name.replace('0x', ''));
    const [{ accounts = [] }, { contracts = [] }] = await Promise.all([
      getAccounts(transport, { 'account.id': values, balance: false, limit: mostNames }, options),
      getContracts(transport, { 'contract.id': values, limit: mostNames }, options),
    ]);
    const ofContracts = contracts.map(({ contract_id, evm_address }) => ({
      account: contract_id,
      evm_address,
    }));
    for (const { account, evm_address } of [...accounts, ...ofContracts]) {
      const address = evm_address?.toLowerCase();
      // A reply that shows others than those asked for says nothing about them.
      if (!account || !address || !(asked.has(account) || asked.has(address))) continue;
      known.set(account, address);
      known.set(address, account);
    }
  }
  return known;
}

/** The address that a value is, also one of an SDK's ID that has one; undefined for a number or an alias. */
function addressIn(value: unknown): Address | undefined {
  const [, digits] = /^(?:\d+\.\d+\.)?(?:0x)?([\da-f]{40})$/i.exec(String(value)) ?? [];
  return digits === undefined ? undefined : `0x${digits.toLowerCase()}`;
}

function idOf(address: string): string | undefined {
  const number = toEntityNumber(address);
  return number === undefined ? undefined : `0.0.${number}`;
}
