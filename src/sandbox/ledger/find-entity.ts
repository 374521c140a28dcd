import type { LedgerData } from '../data/ledger-data.js';
import { notFound, refused } from './service-error.js';

/** The entity number in any form of an ID, as `0.0.number`. */
export function entityId(text: string): string | undefined {
  const number = /^(?:\d+\.){0,2}(\d+)$/.exec(text)?.[1];
  return number === undefined ? undefined : `0.0.${BigInt(number)}`;
}

/** Hexadecimal digits of an EVM address, without 0x and what stands before; undefined if it is none. */
function addressDigits(text: string): string | undefined {
  return /^(?:\d+\.){0,2}(?:0x)?([0-9a-f]{40})$/i.exec(text)?.[1]?.toLowerCase();
}

/** The ID that an address made of nothing but a number stands for. */
function longZeroId(digits: string): string | undefined {
  return digits.startsWith('0'.repeat(24)) ? `0.0.${BigInt(`0x${digits}`)}` : undefined;
}

/** ID of the account that a path or filter names by number, address or alias; undefined if there is none. */
export function accountId({ accounts, contracts }: LedgerData, text: string): string | undefined {
  const digits = addressDigits(text);
  if (digits === undefined) {
    const alias = text.replace(/^(?:\d+\.){0,2}/, '');
    return entityId(text) ?? accounts.find((account) => account.alias === alias)?.account ?? undefined;
  }
  const owner =
    accounts.find(({ evm_address }) => evm_address === `0x${digits}`)?.account ??
    contracts.find(({ evm_address }) => evm_address === `0x${digits}`)?.contract_id;
  return owner ?? longZeroId(digits);
}

/** ID of the contract that a path or filter names; undefined if there is none. */
export function contractId({ contracts }: LedgerData, text: string): string | undefined {
  const digits = addressDigits(text);
  if (digits === undefined) return entityId(text);
  return (
    contracts.find(({ evm_address }) => evm_address === `0x${digits}`)?.contract_id ?? longZeroId(digits)
  );
}

/** The account that a path names, where it has to exist as far as its form can tell. */
export function pathAccount(ledger: LedgerData, text: string): string {
  const id = accountId(ledger, text);
  if (id !== undefined) return id;
  if (addressDigits(text) === undefined) throw notFound('No account with a matching alias found');
  throw notFound();
}

/** The token that a path names by number or by the address made of its number. */
export function tokenId(text: string): string {
  const digits = addressDigits(text);
  return (digits === undefined ? entityId(text) : longZeroId(digits)) ?? 'none';
}

/** The largest number that the service's encoding of an ID has room for. */
const largestNumber = 2n ** 38n - 1n;

/** Refuses an ID that is well-formed and too large. */
export function checkSize(text: string): void {
  const number = /^(?:\d+\.){0,2}(\d+)$/.exec(text)?.[1];
  if (number !== undefined && BigInt(number) > largestNumber) throw refused(`Invalid entity ID "${text}"`);
}

/** What happened in the contract transaction that a path names by ID, hash or consensus timestamp. */
export function execution(
  { executions }: LedgerData,
  text: string,
): LedgerData['executions'][number] | undefined {
  const hash = `0x${text.replace(/^0x/i, '').toLowerCase()}`;
  return executions.find(
    ({ transactionId, result }) =>
      transactionId === text || result.hash === hash || result.timestamp === text,
  );
}
