import { noContext, parameterErrorThrower } from '../errors/errors.js';
import {
  binaryBytes,
  decodedMessage,
  isRecord,
  nanosecondsPerSecond,
  readTimestamp,
} from '../values/values.js';
import { ProofError } from './proof-error.js';
import { sha384 } from './sha384.js';

/** The fields of a topic message that its running hash covers. Every `TopicMessage` has them. */
export interface HashedMessage {
  readonly consensus_timestamp: string;
  /** The content in base64. */
  readonly message: string;
  readonly payer_account_id?: string | null;
  readonly running_hash: string;
  readonly running_hash_version: number;
  readonly sequence_number: bigint | number;
  readonly topic_id?: string | null;
}

const hashLength = 48;
/** Version 1 hashes the content itself. Later versions hash their own number, and the hash of the content. */
const firstWithContentHash = 2;
/** Later versions hash the payer, too. */
const firstWithPayer = 3;
const versions = [1, firstWithContentHash, firstWithPayer];
const throwParameterError: ReturnType<typeof parameterErrorThrower> = parameterErrorThrower(noContext);

/**
 * Computes the running hash of a topic message: SHA-384 over the running hash before it and its own fields, in the
 * serialisation of the network's nodes, which is Java's `ObjectOutputStream`. It uses Node's `crypto`, or Web Crypto
 * if that is missing.
 *
 * @param previousHash The running hash of the message before, as base64 or 48 bytes; undefined for message 1.
 * @param message The message, as the service sends it. Its own `running_hash` is not read.
 * @returns The hash as base64.
 * @throws ParameterError if a field does not have its type, or the version is not 1, 2 or 3.
 * @example
 * const message = await ledger.getTopicMessageByIdAndSequenceNumber({ topicId: '0.0.4001', sequenceNumber: 1 });
 * console.log((await runningHash(undefined, message)) === message.running_hash);
 */
export async function runningHash(
  previousHash: string | Uint8Array | undefined,
  message: Omit<HashedMessage, 'running_hash'>,
): Promise<string> {
  const number = sequenceNumberOf('', message);
  const { running_hash_version: version, payer_account_id: payer, topic_id: topic } = message;
  const before = previousHash === undefined ? new Uint8Array(hashLength) : bytesOfHash(previousHash);
  if (!before) return throwParameterError('previousHash', previousHash, hashInWords);
  if (!versions.includes(version)) return throwParameterError('running_hash_version', version, '1, 2 or 3');
  const time = readTimestamp(message.consensus_timestamp);
  if (time === undefined || time > maxInt64)
    return throwParameterError('consensus_timestamp', message.consensus_timestamp, 'seconds.nanoseconds');
  const longs: bigint[] = [];
  if (version >= firstWithContentHash) longs.push(BigInt(version));
  if (version >= firstWithPayer) longs.push(...entityParts('payer_account_id', payer));
  longs.push(...entityParts('topic_id', topic), time / nanosecondsPerSecond);
  let content = binaryBytes(decodedMessage(message));
  if (version >= firstWithContentHash) content = await sha384(content);
  const nanos = Number(time % nanosecondsPerSecond);
  return base64Of(await sha384(serialise(before, longs, nanos, number, content)));
}

/**
 * Verifies one stored topic message against the message before it.
 *
 * @param previous The message before it, or its running hash; undefined for message 1.
 * @param message The message, as the service sent it.
 * @throws ProofError if the running hash does not fit, or `previous` is not the message before it.
 * @throws ParameterError if a field does not have its type, or the version is not 1, 2 or 3.
 * @example
 * const [first, second] = await ledger.getTopicMessages({ topicId: '0.0.4001' }).toArray({ limit: 2 });
 * if (first && second) await verifyMessage(first, second);
 */
export async function verifyMessage(
  previous: HashedMessage | string | Uint8Array | undefined,
  message: HashedMessage,
): Promise<void> {
  const number = sequenceNumberOf('', message);
  const received: unknown = message.running_hash;
  if (typeof received !== 'string') return throwParameterError('running_hash', received, 'base64');
  const before = hashBefore(previous);
  const isNext = mayPrecede(previous, number);
  const expected = await runningHash(before, message);
  const facts = { sequenceNumber: number, expected, received };
  if (!isNext) throw new ProofError('does not follow the message before it', facts);
  if (expected !== received) throw new ProofError('has a running hash that does not fit', facts);
}

function isMessage(value: unknown): value is HashedMessage {
  return isRecord(value) && !(value instanceof Uint8Array);
}

/** A hash alone has no number, so it may be that of any message. */
function mayPrecede(previous: HashedMessage | string | Uint8Array | undefined, number: bigint): boolean {
  if (isMessage(previous)) return sequenceNumberOf('previous.', previous) + 1n === number;
  return previous !== undefined || number === 1n;
}

function hashBefore(
  previous: HashedMessage | string | Uint8Array | undefined,
): string | Uint8Array | undefined {
  if (previous === undefined) return undefined;
  if (!isMessage(previous)) return checkedHash('previous', previous);
  const hash: unknown = previous.running_hash;
  if (typeof hash === 'string') return checkedHash('previous.running_hash', hash);
  return throwParameterError('previous.running_hash', hash, hashInWords);
}

function checkedHash(parameter: string, hash: string | Uint8Array): string | Uint8Array {
  return bytesOfHash(hash) ? hash : throwParameterError(parameter, hash, hashInWords);
}

const hashInWords = '48 bytes, or their base64';

const maxInt64 = 9_223_372_036_854_775_807n;

/**
 * The number of an item in a chain; undefined if the value is not one. Numbers are hashed as 64 bits, so a longer one
 * would have the hash of another number. Text is not converted: a field counts only if it has its type.
 */
export function chainNumber(value: unknown): bigint | undefined {
  const number = Number.isSafeInteger(value) ? BigInt(value as number) : value;
  if (typeof number !== 'bigint' || number < 0n || number > maxInt64) return undefined;
  return number;
}

function sequenceNumberOf(path: string, message: unknown): bigint {
  if (!isRecord(message)) return throwParameterError('message', message, 'a topic message');
  const { sequence_number: value } = message;
  return chainNumber(value) || throwParameterError(`${path}sequence_number`, value, 'an integer from 1');
}

/** Undefined if the value is not a SHA-384 hash. */
export function bytesOfHash(hash: unknown): Uint8Array | undefined {
  if (typeof hash === 'string' && /^[A-Za-z0-9+/]{64}$/.test(hash)) return binaryBytes(atob(hash));
  if (hash instanceof Uint8Array && hash.length === hashLength) return Uint8Array.from(hash);
  return undefined;
}

export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  // A loop, as it is faster than `fromCharCode(...bytes)`, and each message of a proof comes here.
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** The stream header, and a new array with the class descriptor of `byte[]`. The length of a hash follows. */
const firstArray = [
  0xac, 0xed, 0, 5, 0x75, 0x72, 0, 2, 0x5b, 0x42, 0xac, 0xf3, 0x17, 0xf8, 6, 8, 0x54, 0xe0, 2, 0, 0, 0x78,
  0x70,
];
const lengthOfHash = [0, 0, 0, hashLength];
/** A block of numbers. Its length follows. */
const block = 0x77;
/** A new array with a reference to that class descriptor. Its length follows. */
const laterArray = [0x75, 0x71, 0, 0x7e, 0, 0];

/** Writes what `ObjectOutputStream` writes for two `byte[]` with numbers between them. */
function serialise(
  before: Uint8Array,
  longs: readonly bigint[],
  nanos: number,
  number: bigint,
  content: Uint8Array,
): Uint8Array {
  const size = longs.length * 8 + 12;
  const headLength = firstArray.length + lengthOfHash.length + hashLength;
  const bytes = new Uint8Array(headLength + 2 + size + laterArray.length + 4 + content.length);
  const view = new DataView(bytes.buffer);
  bytes.set(firstArray);
  bytes.set(lengthOfHash, firstArray.length);
  bytes.set(before, headLength - hashLength);
  bytes.set([block, size], headLength);
  let at = headLength + 2;
  for (const long of longs) {
    view.setBigInt64(at, long);
    at += 8;
  }
  view.setUint32(at, nanos);
  view.setBigInt64(at + 4, number);
  bytes.set(laterArray, at + 12);
  view.setUint32(at + 18, content.length);
  bytes.set(content, at + 22);
  return bytes;
}

function entityParts(name: string, id: unknown): bigint[] {
  return entityNumbers(id) ?? throwParameterError(name, id, 'an entity ID, shard.realm.num');
}

/** Shard, realm and number; undefined if the value is not the text of an ID. */
export function entityNumbers(id: unknown): bigint[] | undefined {
  if (typeof id !== 'string' || !/^(\d{1,10}\.){0,2}\d{1,19}$/.test(id)) return undefined;
  const numbers = [0n, 0n, ...id.split('.').map(BigInt)].slice(-3);
  if (numbers.some((number) => number > maxInt64)) return undefined;
  return numbers;
}
