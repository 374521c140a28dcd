/** A sort key of a list: how its values are ordered and written. */
export interface Key {
  /** The filter on it. */
  readonly parameter: string;
  /** Property of an item that holds it. */
  readonly field: string;
  readonly kind: Kind;
}

/** A kind of values that the service compares as numbers. */
export interface Kind {
  /** Undefined if the service refuses the value. */
  read(text: string): bigint | undefined;
  write(value: bigint): string;
  /** The form in replies. */
  json(value: bigint): string;
  /** The usual first value of a list. */
  readonly start: bigint;
  /** The last possible value, if the list has one. */
  readonly end?: bigint;
}

const quoted = (write: (value: bigint) => string) => (value: bigint) => `"${write(value)}"`;

/** The greatest number that an entity can have. */
const greatestEntity = 274_877_906_943n;
const greatestLong = 2n ** 63n - 1n;

const writeEntity = (value: bigint): string => `0.0.${value}`;

/** `shard.realm.num`, `realm.num` or `num`. */
export const entity: Kind = {
  read(text) {
    const number = /^(?:0\.){0,2}(\d{1,12})$/.exec(text)?.[1];
    return number !== undefined && BigInt(number) <= greatestEntity ? BigInt(number) : undefined;
  },
  write: writeEntity,
  json: quoted(writeEntity),
  start: 1000n,
};

const nanoseconds = 1_000_000_000n;

const writeTimestamp = (value: bigint): string =>
  `${value / nanoseconds}.${String(value % nanoseconds).padStart(9, '0')}`;

/** Seconds and nanoseconds since 1970. */
export const timestamp: Kind = {
  read(text) {
    const [, seconds, fraction = ''] = /^(\d{1,10})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
    return seconds === undefined ? undefined : BigInt(seconds + fraction.padEnd(9, '0'));
  },
  write: writeTimestamp,
  json: quoted(writeTimestamp),
  start: 1_767_225_599_999_999_000n,
};

/** Not negative; a JSON number in replies. */
export const integer = (least: bigint): Kind => ({
  read(text) {
    const value = /^\d{1,19}$/.test(text) ? BigInt(text) : -1n;
    return value >= least && value <= greatestLong ? value : undefined;
  },
  write: String,
  json: String,
  start: 1000n,
});

/** An integer of 32 bits. */
export const int32: Kind = { ...integer(0n), end: 2n ** 31n - 2n };

const writeSlot = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`;

/** Up to 64 hexadecimal digits. */
export const slot: Kind = {
  read(text) {
    const digits = /^(?:0x)?([0-9a-f]{1,64})$/i.exec(text)?.[1];
    return digits === undefined ? undefined : BigInt(`0x${digits}`);
  },
  write: writeSlot,
  json: quoted(writeSlot),
  start: 0n,
};
