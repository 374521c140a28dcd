import { fromTimestamp, toTimestamp } from '../wire/timestamps.js';
import { refused } from './service-error.js';

/** A comparable value: a number if it has an order, otherwise text in lower case. */
export type Value = bigint | string;

/** Finds the entity number of an EVM address or an alias, or -1 if none is found. */
export type FindAddress = (name: string) => bigint;

export interface Kind {
  parse(text: string, find: FindAddress): Value | undefined;
  write(value: Value): string;
}

/** The largest number in the service's encoding of an ID. */
export const largestNumber = (1n << 38n) - 1n;
export const largestLong = (1n << 63n) - 1n;

const realmBits = 16n;
const numberBits = 38n;

/** Shard, realm and number as one number. A too large ID exceeds all others. */
export function entityNumber(text: string): bigint | undefined {
  const parts = /^(?:(?:(\d{1,5})\.)?(\d{1,5})\.)?(\d{1,19})$/.exec(text);
  if (!parts) return undefined;
  const [shard = 0n, realm = 0n, number = 0n] = parts.slice(1).map((part) => BigInt(part ?? 0));
  return number > largestNumber
    ? largestNumber << realmBits
    : (((shard << realmBits) + realm) << numberBits) + number;
}

function writeEntity(value: Value): string {
  const id = BigInt(value);
  const realm = id >> numberBits;
  return `${realm >> realmBits}.${realm & ((1n << realmBits) - 1n)}.${id & largestNumber}`;
}

export function addressDigits(text: string): string | undefined {
  return /^(?:\d{1,5}\.){0,2}(?:0x)?([0-9a-f]{40})$/i.exec(text)?.[1]?.toLowerCase();
}

function parseEntity(text: string): bigint | undefined {
  const [, number = '0'] = /(\d+)$/.exec(text) ?? [];
  const id = entityNumber(text);
  // The service has a separate error for a valid ID that is too large.
  if (id !== undefined && BigInt(number) > largestNumber)
    throw refused(`Invalid entity ID "${text.includes('.') ? text : `0.0.${text}`}"`);
  return id;
}

export const entity: Kind = {
  parse(text) {
    const digits = /^(?:0x)?(0{24}[0-9a-f]{16})$/i.exec(text)?.[1];
    return digits === undefined ? parseEntity(text) : BigInt(`0x${digits}`);
  },
  write: writeEntity,
};

export const addressable: Kind = {
  parse: (text, find) => {
    const digits = addressDigits(text);
    return digits === undefined ? parseEntity(text) : find(digits);
  },
  write: writeEntity,
};

/** The number of an ID has at most 19 digits. */
export function isAddressOrAlias(text: string): boolean {
  return !/^(\d+\.)*\d{1,19}$/.test(text);
}

/** Like `addressable`, or an alias. Both have no shard and realm. A negative number is an invalid entity ID. */
export const balanceOwner: Kind = {
  parse: (text, find) => {
    if (/^-\d+$/.test(text)) throw refused(`Invalid entity ID "0.0.${text}"`);
    if (/^[A-Z2-7]{26,}$/.test(text)) return find(text);
    return isAddressOrAlias(text) && text.includes('.') ? undefined : addressable.parse(text, find);
  },
  write: writeEntity,
};

/** A contract in a filter: its address has no 0x. */
export const contract: Kind = {
  parse: (text, find) => (/0x/i.test(text) ? undefined : addressable.parse(text, find)),
  write: writeEntity,
};

export const timestamp: Kind = {
  parse: (text) => (/^\d{1,10}(\.\d{1,9})?$/.test(text) ? fromTimestamp(text) : undefined),
  write: (value) => toTimestamp(BigInt(value)),
};

export function integer(least = 0n, most = largestLong): Kind {
  return {
    parse: (text) => {
      if (!/^\d{1,19}$/.test(text)) return undefined;
      const value = BigInt(text);
      return value >= least && value <= most ? value : undefined;
    },
    write: String,
  };
}

export const blockNumber: Kind = {
  parse: (text, find) =>
    /^0x[0-9a-f]{1,16}$/i.test(text) ? BigInt(text.toLowerCase()) : integer().parse(text, find),
  write: String,
};

export const word: Kind = {
  parse: (text) => {
    const digits = /^(?:0x)?([0-9a-f]{1,64})$/i.exec(text)?.[1];
    return digits === undefined ? undefined : BigInt(`0x${digits}`);
  },
  write: (value) => `0x${value.toString(16).padStart(64, '0')}`,
};

export function text(form: RegExp): Kind {
  return {
    parse: (value) => (form.test(value) ? value.toLowerCase().replace(/^0x/, '') : undefined),
    write: String,
  };
}

export function words(...allowed: readonly string[]): Kind {
  const lower = new Set(allowed.map((one) => one.toLowerCase()));
  return {
    parse: (value) => (lower.has(value.toLowerCase()) ? value.toLowerCase() : undefined),
    write: String,
  };
}

export const hash = text(/^(0x)?([0-9a-f]{64}|[0-9a-f]{96})$/i);
export const flag = words('true', 'false');
