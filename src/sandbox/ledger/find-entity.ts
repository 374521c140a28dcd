import type { LedgerData } from '../data/ledger-data.js';
import { addressDigits, entity, entityNumber, type FindAddress, longZeroNumber } from './kinds.js';
import { javaError, notFound } from './service-error.js';

// Names of entities in paths and filters. The JavaScript backend finds an account by its ID, alias or EVM address and takes a
// number as it is (`accountId`, `pathAccount`), unless the account has to exist (`existingAccount`). The Java backend takes no
// long-zero address (`javaAccount`).

/** Undefined for text that is not an ID, or with a part that is too large. */
export function entityId(text: string): string | undefined {
  const number = entityNumber(text);
  if (number === undefined) return undefined;
  return entity.write(number);
}

/** An EVM address that contains only a number. */
function longZeroId(digits: string): string | undefined {
  const number = longZeroNumber(digits);
  if (number === undefined) return undefined;
  return entity.write(number);
}

/** The entities that have an address or an alias. */
type Entities = Pick<LedgerData, 'accounts' | 'contracts'>;

interface Addressed {
  readonly evm_address?: string | null | undefined;
  readonly deleted?: boolean | null | undefined;
}

/** The address and the alias of a deleted entity find nothing. */
function hasAddress(digits: string): (row: Addressed) => boolean {
  return (row) => row.evm_address?.toLowerCase() === `0x${digits}` && row.deleted !== true;
}

/** An alias with or without shard and realm. */
function accountOfAlias({ accounts }: Entities, text: string): string | undefined {
  const alias = text.replace(/^(?:\d+\.){0,2}/, '');
  return accounts.find((one) => one.alias === alias && one.deleted !== true)?.account ?? undefined;
}

/** Resolves an address in a filter, such as `account.id`, to the number of its account; -1 fits none. */
export function addressFinder(ledger: Entities): FindAddress {
  return (name) => entityNumber(accountId(ledger, name) ?? '') ?? -1n;
}

/** The ID of an account or contract by its ID, EVM address or alias. A number and a long-zero address need not exist. */
export function accountId(ledger: Entities, text: string): string | undefined {
  const digits = addressDigits(text);
  if (digits === undefined) return entityId(text) ?? accountOfAlias(ledger, text);
  const account = ledger.accounts.find(hasAddress(digits))?.account;
  return account ?? ledger.contracts.find(hasAddress(digits))?.contract_id ?? longZeroId(digits);
}

/** The ID of a contract by its ID or EVM address. A number and a long-zero address need not exist. */
export function contractId(ledger: LedgerData, text: string, which?: 'also deleted'): string | undefined {
  const digits = addressDigits(text);
  if (digits === undefined) return entityId(text);
  const isAt = hasAddress(digits);
  const found = ledger.contracts.find((one) => isAt(which ? { evm_address: one.evm_address } : one));
  return found?.contract_id ?? longZeroId(digits);
}

/** The ID of the account in a path. Throws 404 for an unknown address or alias, but not for an unknown number. */
export function pathAccount(ledger: Entities, text: string): string {
  const id = accountId(ledger, text);
  if (id !== undefined) return id;
  throw notFound(addressDigits(text) === undefined ? 'No account with a matching alias found' : 'Not found');
}

/** The ID of the account in a path. Throws 404 if no entity has it. The service does not look at its type. */
export function existingAccount(ledger: LedgerData, text: string): string {
  const id = pathAccount(ledger, text);
  const exists =
    ledger.accounts.some(({ account }) => account === id) ||
    ledger.contracts.some(({ contract_id }) => contract_id === id) ||
    ledger.tokens.some(({ token_id }) => token_id === id) ||
    ledger.topics.some(({ topic_id }) => topic_id === id) ||
    ledger.schedules.some(({ schedule_id }) => schedule_id === id);
  if (!exists) throw notFound();
  return id;
}

/** The ID of the account in a path of the Java backend. It does not check numbers, and finds only stored addresses. */
export function javaAccount(ledger: LedgerData, text: string): string {
  const id = storedAccount(ledger, text);
  if (id === undefined) throw javaError(404, 'No account found for the given ID');
  return id;
}

/** As `accountId`, but a long-zero address finds nothing. */
function storedAccount(ledger: LedgerData, text: string): string | undefined {
  const digits = addressDigits(text);
  if (digits === undefined) return entityId(text) ?? accountOfAlias(ledger, text);
  if (longZeroId(digits) !== undefined) return undefined;
  return accountId(ledger, text);
}

/** The ID of a token by its ID or long-zero address; `none`, which is the ID of no token, for any other text. */
export function tokenId(text: string): string {
  const digits = addressDigits(text);
  return (digits === undefined ? entityId(text) : longZeroId(digits)) ?? 'none';
}

/** The execution of a contract by the ID of its transaction, with the nonce if it is a child, or by its hash. */
export function findExecution(
  { executions }: LedgerData,
  text: string,
  nonce = 0,
): LedgerData['executions'][number] | undefined {
  const hash = `0x${text.replace(/^0x/i, '').toLowerCase()}`;
  return executions.find(
    (one) => (one.transactionId === text && one.nonce === nonce) || one.result.hash === hash,
  );
}

/** The ID of the contract in a path. Throws 404 for an unknown address, but not for an unknown number. */
export function pathContract(ledger: LedgerData, text: string): string {
  const id = contractId(ledger, text);
  if (id === undefined) throw notFound();
  return id;
}
