import { fromTimestamp, toTimestamp } from '../wire/timestamps.js';
import { badRequest, type ServiceError } from './service-error.js';

/** A comparable value: a number if it has an order, otherwise text in lower case. */
export type Value = bigint | string;

/** Finds the entity number of an EVM address or an alias, or -1 if none is found. */
export type FindAddress = (name: string) => bigint;

export interface Kind {
  /** Undefined for a text of another form. Throws for a value of this form that the service refuses later. */
  parse(text: string, find: FindAddress): Value | undefined;
  write(value: Value): string;
}

/** The largest number in the service's encoding of an ID. */
const largestNumber = (1n << 38n) - 1n;
export const largestLong = (1n << 63n) - 1n;

const realmBits = 16n;
const numberBits = 38n;
const largestRealm = (1n << realmBits) - 1n;
const largestShard = 1023n;

const id = /^((\d{1,4}\.)?\d{1,5}\.\d{1,12}|-?\d{1,19})$/;

/** Whether a text has the form of an ID. The service also accepts numbers of 64 bits, and refuses most of them later. */
export function isId(text: string): boolean {
  return id.test(text);
}

/** An ID with its shard and realm, which are 0 if they are left out. */
export function fullId(text: string): string {
  const parts = text.replace(/^0x/, '').split('.');
  return [...['0', '0'].slice(0, Math.max(0, 3 - parts.length)), ...parts].join('.');
}

/** Shard, realm and number as one number. Undefined if a part is too large. */
export function entityNumber(text: string): bigint | undefined {
  const parts = /^(\d{1,4})\.(\d{1,5})\.(\d{1,12})$/.exec(fullId(text));
  if (!parts) return undefined;
  const [shard = 0n, realm = 0n, number = 0n] = parts.slice(1).map((part) => BigInt(part));
  if (shard > largestShard || realm > largestRealm || number > largestNumber) return undefined;
  return (((shard << realmBits) + realm) << numberBits) + number;
}

function writeEntity(value: Value): string {
  const whole = BigInt(value);
  const realm = whole >> numberBits;
  return `${realm >> realmBits}.${realm & largestRealm}.${whole & largestNumber}`;
}

/** The digits of an EVM address with `0x`, or with an optional shard and realm. */
export function addressDigits(text: string): string | undefined {
  return /^(?:0x|(?:\d{1,4}\.)?(?:\d{1,5}\.)?)([0-9a-fA-F]{40})$/.exec(text)?.[1]?.toLowerCase();
}

/** The number of an EVM address that contains only a number. */
export function longZeroNumber(digits: string): bigint | undefined {
  const number = digits.startsWith('0'.repeat(24)) ? BigInt(`0x${digits}`) : undefined;
  return number === undefined || number > largestNumber ? undefined : number;
}

/** Whether an EVM address or an alias has no shard and realm, or those of the network, which are 0. */
export function isOfNetwork(text: string): boolean {
  return !/^0*[1-9]|\.0*[1-9]\d*\./.test(text.slice(0, text.lastIndexOf('.') + 1));
}

/** @param label The parameter in the error of an ID that is too large. Without it, the error has the ID. */
function entityKind(acceptsAddress: (text: string, digits: string) => boolean, label?: string): Kind {
  const tooLarge = (name: string): ServiceError =>
    badRequest(label === undefined ? `Invalid entity ID "${name}"` : `Invalid parameter: ${label}`);
  return {
    parse: (text, find) => {
      const digits = addressDigits(text);
      if (digits === undefined ? !isId(text) : !acceptsAddress(text, digits)) return undefined;
      if (digits === undefined) {
        const number = entityNumber(text);
        if (number === undefined) throw tooLarge(fullId(text));
        return number;
      }
      const number = longZeroNumber(digits);
      if (!isOfNetwork(text)) throw tooLarge(number === undefined ? text : fullId(text));
      return number ?? find(digits);
    },
    write: writeEntity,
  };
}

/** An ID, or an EVM address that contains only a number. */
export const entity = entityKind((_, digits) => longZeroNumber(digits) !== undefined);
/** An ID or an EVM address. */
const resolved = entityKind(() => true);
/** An ID, which most filters compare with entities. They accept any EVM address, and find nothing by one that contains no number. */
export const addressable: Kind = { ...resolved, parse: (text) => resolved.parse(text, () => -1n) };
/** An ID, or an EVM address without a shard and a realm. */
export const sender = entityKind((text) => !text.includes('.'), 'from');
/** An ID, or an EVM address without `0x`. */
export const contract = entityKind((text) => !text.startsWith('0x'), 'contractid');

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Unused bits of an alias must be fewer than a digit, and zero. */
export function isAlias(alias: string): boolean {
  const rest = (alias.length * 5) % 8;
  const last = base32.indexOf(alias.at(-1) ?? '');
  return /^[A-Z2-7]{2,}$/.test(alias) && rest < 5 && (last & ((1 << rest) - 1)) === 0;
}

/** An ID, or an alias or EVM address without a shard and a realm. The service accepts any form at first. */
export const balanceOwner: Kind = {
  parse: (text, find) => {
    if (isId(text)) return resolved.parse(text, find);
    if (!text.includes('.') && addressDigits(text) !== undefined) return resolved.parse(text, find);
    if (isAlias(text)) return find(text);
    if (/^[A-Z2-7]+$/.test(text)) throw badRequest(`Invalid accountAlias string ${text}`);
    throw badRequest('Invalid parameter: account.id');
  },
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
  parse: (text, find) => integer().parse(/^0x[0-9a-f]/i.test(text) ? hexNumber(text) : text, find),
  write: String,
};

/** The service reads the digits up to the first other character, as a number that may not be exact. */
function hexNumber(text: string): string {
  if (text.startsWith('0x')) return String(Number.parseInt(text, 16));
  return '';
}

/** Numbers that the database refuses are accepted at first, so a fraction is read as one of them. */
export const index: Kind = {
  parse: (text) => {
    if (Number.isNaN(Number.parseFloat(text)) || !Number.isFinite(Number(text)) || Number(text) < 0)
      return undefined;
    return /^\d+$/.test(text) ? BigInt(text) : largestLong;
  },
  write: String,
};

export const bytes32: Kind = {
  parse: (text) => {
    const digits = /^(?:0x)?([0-9a-fA-F]{1,64})$/.exec(text)?.[1];
    if (digits === undefined) return undefined;
    return BigInt(`0x${digits}`);
  },
  write: (value) => `0x${value.toString(16).padStart(64, '0')}`,
};

export function text(form: RegExp): Kind {
  return {
    parse: (value) => (form.test(value) ? value.toLowerCase().replace(/^0x/, '') : undefined),
    write: String,
  };
}

export function values(...allowed: readonly string[]): Kind {
  const lower = new Set(allowed.map((one) => one.toLowerCase()));
  return {
    parse: (value) => (lower.has(value.toLowerCase()) ? value.toLowerCase() : undefined),
    write: String,
  };
}

/** A text of 3 to 100 bytes. */
export const phrase: Kind = {
  parse: (value) => {
    const { length } = new TextEncoder().encode(value);
    if (length >= 3 && length <= 100) return value.toLowerCase();
    return undefined;
  },
  write: String,
};

export const hash = text(/^(0x)?([0-9a-fA-F]{64}|[0-9a-fA-F]{96})$/);
export const publicKey = text(/^(0x)?([0-9a-fA-F]{64}|[0-9a-fA-F]{66}|[0-9a-fA-F]{88})$/);
export const flag = values('true', 'false');
