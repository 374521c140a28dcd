import type { KindName, ParameterKind, WireValue } from '../kind.js';
import { plainText } from '../plain-text.js';
import { entityText, isEntityId } from '../sdk-objects.js';

/** A kind whose values name entities. */
export function entity(name: KindName, form: string, write = writeEntity): ParameterKind {
  return { name, form, write, isEntity: true, isHeld };
}

/** The text of an entity's number or ID. */
export function writeEntity(given: unknown): string | undefined {
  // The text of 1000.5 would be another entity: that of realm 1000 with the number 5.
  if (typeof given === 'number' && !Number.isInteger(given)) return undefined;
  return isEntityId(given) ? entityText(given) : plainText(given);
}

// An entity is 10 bits of shard, 16 of realm and 38 of its number.
const most = [38, 16, 10];

function isHeld({ bare }: WireValue): boolean {
  // Addresses and aliases have no number, and forty digits are an address.
  if (!/^(\d+\.)*\d{1,19}$/.test(bare)) return true;
  const parts = bare.split('.').reverse();
  return parts.every((part, index) => BigInt(part) < 2n ** BigInt(most[index] ?? 0));
}
