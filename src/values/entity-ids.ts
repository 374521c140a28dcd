import { noContext, parameterErrorThrower } from '../errors/errors.js';
import {
  addressText,
  type EntityIdObject,
  type EntityIdValue,
  isEntityId,
  isEvmAddress,
  isNftId,
  isPublicKey,
  plainText,
  publicKeyText,
  textOnly,
  toBigint,
} from './inputs.js';
import type { KindName, ParameterKind, WireValue } from './kinds.js';
import { aliasOf, readPublicKey } from './public-keys.js';

const entityIdOrAddress = 'an ID such as 0.0.1001, its number, or an EVM address of 40 hexadecimal digits';

export const entityIdKind = /*#__PURE__*/ entityKind('entity-id', 'an ID such as 0.0.1001, or its number');

export const entityIdOrEvmAddressKind = /*#__PURE__*/ entityKind(
  'entity-id-or-evm-address',
  entityIdOrAddress,
);

export const accountKind = /*#__PURE__*/ entityKind(
  'account',
  'an ID such as 0.0.1001, its number, an alias or an EVM address',
  writeAccount,
);

/** Tokens have no EVM address of their own: the service reads the number in a long-zero address, of at most 38 bits. */
const tokenId =
  'an ID such as 0.0.1001, its number, or the long-zero address of the number (a token has no other EVM address)';

export const tokenIdKind = /*#__PURE__*/ entityKind('token-id', tokenId);

export const nftTokenIdKind = /*#__PURE__*/ entityKind('nft-token-id', tokenId, (value) =>
  writeEntity(isNftId(value) ? value.tokenId : value),
);

function entityKind(
  name: KindName,
  form: string,
  write: ParameterKind['write'] = writeEntity,
): ParameterKind {
  return { name, form, write, isEntity: true, canExist: canEntityExist, ordinal: entityOrdinal };
}

function entityOrdinal(value: string): bigint | undefined {
  if (!/^(\d{1,10}\.){0,2}\d{1,12}$/.test(value)) return undefined;
  const parts = value.split('.').map(BigInt);
  const [number = 0n, realm = 0n, shard = 0n] = parts.reverse();
  return (shard << 128n) + (realm << 64n) + number;
}

/** Three numbers of 64 bits have 62 characters. Reading a longer number takes more than linear time. */
const maxEntityLength = 100;

export function canEntityExist({ bare }: WireValue): boolean {
  // Addresses and aliases are not numbers; 40 digits are an address.
  const isNumbers = /^\d[\d.]*$/.test(bare) && !bare.includes('..') && !bare.endsWith('.');
  if (!isNumbers || bare.length - bare.lastIndexOf('.') > 20) return true;
  if (bare.length > maxEntityLength) return false;
  const [number = 0n, realm = 0n, shard = 0n, ...more] = bare.split('.').map(BigInt).reverse();
  return number < 1n << 38n && realm < 1n << 16n && shard < 1n << 10n && more.length === 0;
}

function writeEntity(value: unknown): string | undefined {
  // The text of 1000.5 is the ID of another entity: number 5 of realm 1000.
  if (typeof value === 'number' && !Number.isInteger(value)) return undefined;
  if (isEvmAddress(value)) return addressText(value);
  if (isEntityId(value)) return entityText(value);
  return plainText(value);
}

const placeAndKey = /^((?:\d{1,4}\.)?(?:\d{1,5}\.)?)((?:0x)?[\da-f]{64}[\da-f]*)$/i;
const bareKey = /^(?:0x)?[\da-f]{64}$/i;

/** SDKs print the key of an account that was created by a payment to a key. The service knows the alias that is made of it. */
function writeAccount(value: unknown): string | undefined {
  const text = writeEntity(value);
  const [, place = '', digits = ''] = placeAndKey.exec(text ?? '') ?? [];
  // Without a shard or an algorithm, 64 digits may be a private key or a hash.
  if (place === '' && bareKey.test(digits)) return text;
  const key = readPublicKey(digits);
  return key === undefined ? text : place + aliasOf(key);
}

/** The number, the address or the alias of an SDK's ID. */
function entityText(id: EntityIdObject): string | undefined {
  const [shard, realm, number] = [id.shard, id.realm, id.num].map(toBigint);
  const place = `${shard}.${realm}.`;
  // SDKs add 0.0 to addresses and aliases by themselves. Some filters accept them only without it.
  const addressPlace = place === '0.0.' ? '' : place;
  if (isPublicKey(id.aliasKey)) {
    const key = publicKeyText(id.aliasKey);
    return key && addressPlace + aliasOf(key);
  }
  const text = textOf(id);
  if (text === `${place}${number}`) return text;
  // An ID with an address has the number 0.
  const isAddress = text.startsWith(place) && endsInAddress.test(text);
  if (isAddress) return addressPlace + text.slice(place.length);
  return undefined;
}

const endsInAddress = /^\d+\.\d+\.[\da-f]{40}$/i;

function textOf(id: EntityIdObject): string {
  try {
    return String(id);
  } catch {
    return '';
  }
}

const maxEntityNumber = (1n << 63n) - 1n;

/**
 * Returns the long-zero address of an entity. Contracts use it for entities without an EVM address of their own. It
 * contains the number of the entity, without shard and realm. An account that was created with an EVM address does not
 * have a long-zero address: use its `evm_address`.
 *
 * @param entity A number, `shard.realm.num`, or an SDK's ID.
 * @throws ParameterError for any other value, such as an address or alias.
 * @example
 * toLongZeroAddress('0.0.1001'); // '0x00000000000000000000000000000000000003e9'
 */
export function toLongZeroAddress(entity: EntityIdValue): `0x${string}` {
  const text = writeEntity(entity);
  const [, digits] = /^(?:\d{1,4}\.\d{1,5}\.)?(\d{1,19})$/.exec(text ?? '') ?? [];
  if (digits === undefined || BigInt(digits) > maxEntityNumber)
    return parameterErrorThrower(noContext)('entity', entity, "a number, shard.realm.num or an SDK's ID");
  return `0x${BigInt(digits).toString(16).padStart(40, '0')}`;
}

/**
 * Returns the entity number in a long-zero address, or undefined for any other address. The address of all zeros is not
 * an entity.
 *
 * @param address Forty hexadecimal digits, with or without `0x`.
 * @example
 * toEntityNumber('0x00000000000000000000000000000000000003e9'); // 1001n
 */
export function toEntityNumber(address: string): bigint | undefined {
  const [, digits] = /^(?:0x)?0{24}([0-9a-f]{16})$/i.exec(textOnly(address) ?? '') ?? [];
  const number = digits === undefined ? 0n : BigInt(`0x${digits}`);
  return number > 0n && number <= maxEntityNumber ? number : undefined;
}
