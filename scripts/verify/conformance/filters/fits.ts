import type { ComparedFields, Parameter } from '../../../generate/api.js';

/** A value that can be compared with others of its kind: a number if they have an order, otherwise text in lower case. */
export type Comparable = bigint | string;

export interface Condition {
  readonly operator: string;
  readonly value: Comparable;
}

/** A part of the sort key of a list, and what the request says of it. */
export interface KeyPart {
  readonly parameter: Parameter;
  /** A JSON pointer into an item. */
  readonly field: string;
  readonly conditions: readonly Condition[];
}

/** Undefined for a value that an item cannot be compared with: an alias, or an address that contains no entity number. */
export function comparableOf(text: string, { filter, value }: Parameter): Comparable | undefined {
  switch (filter?.value ?? value) {
    case 'timestamp':
      return timeOf(text);
    case 'account':
    case 'entity-id':
    case 'entity-id-or-evm-address':
    case 'nft-token-id':
    case 'token-id':
      return entityOf(text);
    case 'amount':
    case 'integer':
    case 'integer-or-hex':
    case 'nft-serial-number':
      return numberOf(text);
    case 'hex':
      return hexOf(text);
    case 'public-key':
      return keyOf(text);
    default:
      return text.toLowerCase();
  }
}

/** In nanoseconds. */
function timeOf(text: string): bigint | undefined {
  const [, seconds, fraction = ''] = /^(\d+)(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  return seconds === undefined ? undefined : BigInt(seconds + fraction.padEnd(9, '0'));
}

/** Also the payer of a transaction ID, and the number in a long-zero address. */
function entityOf(text: string): bigint | undefined {
  const [payer = ''] = text.split('-');
  const digits = /^(?:0x|0\.0\.|0\.)?(0{24}[0-9a-f]{16})$/i.exec(payer)?.[1];
  if (digits !== undefined) return BigInt(`0x${digits}`);
  const [number, realm = '0', shard = '0'] = payer.split('.').reverse();
  if (number === undefined || ![number, realm, shard].every((part) => /^\d{1,19}$/.test(part)))
    return undefined;
  return (((BigInt(shard) << 16n) + BigInt(realm)) << 38n) + BigInt(number);
}

function numberOf(text: string): bigint | undefined {
  return /^(-?\d+|0x[0-9a-f]+)$/i.test(text) ? BigInt(text) : undefined;
}

/** The digits of a single key. */
function keyOf(text: string): string | undefined {
  return /^(?:0x)?([0-9a-f]{64}|[0-9a-f]{66}|[0-9a-f]{88})$/i.exec(text)?.[1]?.toLowerCase();
}

function hexOf(text: string): bigint | undefined {
  const digits = /^(?:0x)?([0-9a-f]+)$/i.exec(text)?.[1];
  return digits === undefined ? undefined : BigInt(`0x${digits}`);
}

/** The values at a pointer, in which `*` stands for each item of an array. Those that are null or missing are left out. */
export function valuesAt(item: unknown, pointer: string): unknown[] {
  let found: unknown[] = [item];
  for (const name of pointer.split('/').slice(1))
    found = found.flatMap((one) => {
      if (typeof one !== 'object' || one === null) return [];
      if (name === '*') return Object.values(one);
      return (
        Object.entries(one)
          .find(([own]) => own === name)
          ?.slice(1) ?? []
      );
    });
  return found.filter((value) => value !== null && value !== undefined);
}

export type Verdict = 'fits' | 'differs' | 'not comparable';

/** Whether one of the fields of an item fits. Several equalities are alternatives; everything else has to hold. */
export function verdictOf(
  item: unknown,
  conditions: readonly Condition[],
  { fields, sometimes = [], by, unless }: ComparedFields,
  parameter: Parameter,
): Verdict {
  if (fields.length === 0) return 'not comparable';
  if (conditions.some(({ value }) => value === unless?.toLowerCase())) return 'fits';
  const texts = [...fields, ...sometimes].flatMap((field) => valuesAt(item, field)).map(String);
  const values = texts.map((text) => ({ text, own: comparableOf(text, parameter) }));
  const isMatch = values.some(
    ({ text, own }) =>
      own !== undefined && fitsAll(conditions, (condition) => matches(text, own, condition, by)),
  );
  if (isMatch) return 'fits';
  // An address that contains no number, or a key of several keys, may belong to the value of the request.
  if (values.some(({ own }) => own === undefined)) return 'not comparable';
  return 'differs';
}

function matches(text: string, own: Comparable, condition: Condition, by: ComparedFields['by']): boolean {
  switch (by) {
    case 'part':
      return text.toLowerCase().includes(String(condition.value));
    case 'hash':
      return hashStart(text) === hashStart(condition.value);
    case 'success':
      return successes.has(text) === (condition.value === 'success');
    case 'sign':
      return text.startsWith('-') === (condition.value === 'debit');
    default:
      return holds(own, condition);
  }
}

function fitsAll(conditions: readonly Condition[], test: (condition: Condition) => boolean): boolean {
  const equal = conditions.filter(({ operator }) => operator === 'eq');
  const others = conditions.filter(({ operator }) => operator !== 'eq');
  return (equal.length === 0 || equal.some(test)) && others.every(test);
}

function holds(own: Comparable, { operator, value }: Condition): boolean {
  switch (operator) {
    case 'eq':
      return own === value;
    case 'ne':
      return own !== value;
    case 'gt':
      return own > value;
    case 'gte':
      return own >= value;
    case 'lt':
      return own < value;
    default:
      return own <= value;
  }
}

/** The first 32 bytes of a hash. */
function hashStart(value: Comparable): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.toLowerCase().replace(/^0x/, '');
  return digits.slice(0, 64);
}

/** `TransactionResult.getSuccessProtoIds` of the service. */
const successes = new Set([
  'SUCCESS',
  'FEE_SCHEDULE_FILE_PART_UPLOADED',
  'SUCCESS_BUT_MISSING_EXPECTED_OPERATION',
]);

/**
 * Whether an item is within the range of its list. Bounds of several parts of the key are one bound of the whole key: after
 * `gte` of the first part, a bound of the second one counts only where the first part equals its bound.
 */
export function fitsKey(item: unknown, key: readonly KeyPart[]): boolean {
  const parts = key.map(({ field, parameter, conditions }) => ({
    own: comparableOf(String(valuesAt(item, field)[0]), parameter),
    conditions,
  }));
  const exact = parts.every(({ own, conditions }) => {
    const points = conditions.filter(({ operator }) => operator === 'eq' || operator === 'ne');
    return own === undefined || fitsAll(points, (condition) => holds(own, condition));
  });
  return exact && ['g', 'l'].every((side) => isOnSide(parts, side));
}

function isOnSide(
  parts: readonly { own: Comparable | undefined; conditions: readonly Condition[] }[],
  side: string,
): boolean {
  for (const { own, conditions } of parts) {
    const bounds = conditions.filter(({ operator }) => operator.startsWith(side));
    if (own === undefined || bounds.length === 0) continue;
    if (!bounds.every((bound) => holds(own, bound))) return false;
    // Strictly within the bound, the later parts do not matter.
    if (bounds.every(({ value }) => own !== value)) return true;
  }
  return true;
}

/** Negative if the first item comes first, in ascending order. Keys that are missing or unknown decide nothing. */
export function compareKeys(first: unknown, second: unknown, key: readonly KeyPart[]): number {
  for (const { field, parameter } of key) {
    const [a, b] = [first, second].map((item) => comparableOf(String(valuesAt(item, field)[0]), parameter));
    if (a === undefined || b === undefined || a === b) continue;
    return a < b ? -1 : 1;
  }
  return 0;
}
