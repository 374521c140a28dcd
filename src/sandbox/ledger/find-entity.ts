import type { LedgerData } from '../data/ledger-data.js';
import { addressDigits, entity, entityNumber, type FindAddress, longZeroNumber } from './kinds.js';
import { javaError, notFound } from './service-error.js';

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

function addressOwner(ledger: LedgerData, digits: string): string | undefined {
  const matches = ({ evm_address }: { evm_address?: string | null }): boolean =>
    evm_address?.toLowerCase() === `0x${digits}`;
  return ledger.accounts.find(matches)?.account ?? ledger.contracts.find(matches)?.contract_id ?? undefined;
}

/** Resolves an address in a filter, such as `account.id`, to the number of its account; -1 fits none. */
export function addressFinder(ledger: LedgerData): FindAddress {
  return (name) => entityNumber(accountId(ledger, name) ?? '') ?? -1n;
}

/** The ID of an account by its ID, EVM address or alias. A number and a long-zero address need not exist. */
export function accountId(ledger: LedgerData, text: string): string | undefined {
  const digits = addressDigits(text);
  if (digits !== undefined) return addressOwner(ledger, digits) ?? longZeroId(digits);
  const alias = text.replace(/^(?:\d+\.){0,2}/, '');
  return entityId(text) ?? ledger.accounts.find((account) => account.alias === alias)?.account ?? undefined;
}

/** The ID of a contract by its ID or EVM address. A number and a long-zero address need not exist. */
export function contractId(ledger: LedgerData, text: string): string | undefined {
  const digits = addressDigits(text);
  if (digits === undefined) return entityId(text);
  const found = ledger.contracts.find(({ evm_address }) => evm_address === `0x${digits}`)?.contract_id;
  return found ?? longZeroId(digits);
}

/** The ID of the account in a path. Throws 404 for an unknown address or alias, but not for an unknown number. */
export function pathAccount(ledger: LedgerData, text: string): string {
  const id = accountId(ledger, text);
  if (id !== undefined) return id;
  throw notFound(addressDigits(text) === undefined ? 'No account with a matching alias found' : 'Not found');
}

/** The ID of the account in a path. Throws 404 if there is none. */
export function existingAccount(ledger: LedgerData, text: string): string {
  const id = pathAccount(ledger, text);
  if (!ledger.accounts.some(({ account }) => account === id)) throw notFound();
  return id;
}

/** The ID of the account in a path of the Java backend. It does not check numbers, and finds only stored addresses. */
export function javaAccount(ledger: LedgerData, text: string): string {
  const id = storedAccount(ledger, text);
  if (id === undefined || id === null) throw javaError(404, 'No account found for the given ID');
  return id;
}

function isLongZero(digits: string): boolean {
  return longZeroId(digits) !== undefined;
}

/** The ID of a token by its ID or long-zero address; `none`, which is the ID of no token, for any other text. */
export function tokenId(text: string): string {
  const digits = addressDigits(text);
  return (digits === undefined ? entityId(text) : longZeroId(digits)) ?? 'none';
}

/** The execution of a contract by the ID of its transaction, its hash or its time. */
export function findExecution(
  { executions }: LedgerData,
  text: string,
): LedgerData['executions'][number] | undefined {
  const hash = `0x${text.replace(/^0x/i, '').toLowerCase()}`;
  return executions.find(
    ({ transactionId, result }) =>
      transactionId === text || result.hash === hash || result.timestamp === text,
  );
}

/** The ID of the contract in a path. Throws 404 for an unknown address, but not for an unknown number. */
export function pathContract(ledger: LedgerData, text: string): string {
  const id = contractId(ledger, text);
  if (id === undefined) throw notFound();
  return id;
}

/** An ID as it is; that of a stored alias or EVM address of an account, of which a long-zero address is none. */
function storedAccount(ledger: LedgerData, text: string): string | null | undefined {
  const digits = addressDigits(text);
  if (digits === undefined) {
    const alias = text.replace(/^(?:\d+\.){0,2}/, '');
    return entityId(text) ?? ledger.accounts.find((one) => one.alias === alias)?.account;
  }
  if (isLongZero(digits)) return undefined;
  return ledger.accounts.find(({ evm_address }) => evm_address === `0x${digits}`)?.account;
}
