import type { Operator } from './filters.js';
import { isEntity, type ParameterKind } from './kind.js';
import { toNanoseconds } from './timestamps.js';

// A moment is 64 bits of nanoseconds; an entity 10 bits of shard, 16 of realm and 38 of its number.
const lastMoment = (1n << 63n) - 1n;
const mostOfEntity = [(1n << 38n) - 1n, (1n << 16n) - 1n, (1n << 10n) - 1n];

/** Whether a ledger can hold a value, and there is something on the side of it that its operator asks for. */
export function isHeld(
  kind: ParameterKind,
  { bare, operator }: { readonly bare: string; readonly operator: Operator | undefined },
): boolean {
  if (kind === 'timestamp') {
    if (!/^\d+(\.\d{1,9})?$/.test(bare)) return true;
    return toNanoseconds(bare) + (operator === 'gt' ? 1n : 0n) <= lastMoment;
  }
  // Addresses and aliases have no number, and forty digits are an address.
  if (!isEntity(kind) || !/^(\d+\.)*\d{1,19}$/.test(bare)) return true;
  return bare
    .split('.')
    .reverse()
    .every((part, index) => BigInt(part) <= (mostOfEntity[index] ?? 0n));
}
