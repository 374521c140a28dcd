import { noCall, ParameterError } from '../errors/errors.js';
import type { EntityIdValue } from './given.js';
import { entityText, isEntityId } from './sdk-objects.js';

// What an address has room for, and what a ledger counts its entities with: 63 bits.
const mostOfNumber = (1n << 63n) - 1n;

/**
 * The long-zero address of an entity: how contracts see one that has no EVM address of its own. It holds the entity's
 * number alone, neither shard nor realm. An account that was made with an EVM address has that one instead: its
 * `evm_address` tells.
 *
 * @param entity A number, `shard.realm.num`, or an SDK's ID.
 * @throws ParameterError if it is neither, or an address or alias itself.
 * @example
 * toLongZeroAddress('0.0.1001'); // '0x00000000000000000000000000000000000003e9'
 */
export function toLongZeroAddress(entity: EntityIdValue): `0x${string}` {
  const text = isEntityId(entity) ? entityText(entity) : String(entity);
  const [, digits] = /^(?:\d{1,4}\.\d{1,5}\.)?(\d{1,19})$/.exec(text ?? '') ?? [];
  if (digits === undefined || BigInt(digits) > mostOfNumber)
    throw new ParameterError(
      { parameter: 'entity', given: entity, allowed: "a number, shard.realm.num or an SDK's ID" },
      noCall,
    );
  return `0x${BigInt(digits).toString(16).padStart(40, '0')}`;
}

/**
 * The number of the entity that a long-zero address stands for; undefined for any other address, and for that of all
 * zeros, which stands for nobody.
 *
 * @param address Forty hexadecimal digits, with or without `0x`.
 * @example
 * toEntityNumber('0x00000000000000000000000000000000000003e9'); // 1001n
 */
export function toEntityNumber(address: string): bigint | undefined {
  const [, digits] = /^(?:0x)?0{24}([0-9a-f]{16})$/i.exec(address) ?? [];
  const number = digits === undefined ? 0n : BigInt(`0x${digits}`);
  return number > 0n && number <= mostOfNumber ? number : undefined;
}
