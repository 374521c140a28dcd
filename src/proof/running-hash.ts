import { type CallContext, noCall, refuser } from '../errors/errors.js';
import { binaryBytes, decodedMessage, readTimestamp } from '../values/values.js';
import { ProofError } from './proof-error.js';

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
const refuse: ReturnType<typeof refuser> = refuser(noCall);

/**
 * Computes the running hash of a topic message: SHA-384 over the running hash before it and its own fields, in the
 * serialisation of the network's nodes, which is Java's `ObjectOutputStream`. It uses Web Crypto.
 *
 * @param previousHash The running hash of the message before, as base64 or 48 bytes; undefined for message 1.
 * @param message The message, as the service sends it. Its own `running_hash` is not read.
 * @returns The hash as base64.
 * @throws ParameterError if a field cannot be read, or the version is not 1, 2 or 3.
 * @example
 * const message = await ledger.getTopicMessageByIdAndSequenceNumber({ topicId: '0.0.4001', sequenceNumber: 1 });
 * console.log((await runningHash(undefined, message)) === message.running_hash);
 */
export async function runningHash(
  previousHash: string | Uint8Array | undefined,
  message: Omit<HashedMessage, 'running_hash'>,
): Promise<string> {
  const before = previousHash === undefined ? new Uint8Array(hashLength) : bytesOfHash(previousHash);
  if (!before) return refuse('previousHash', previousHash, '48 bytes, or their base64');
  const { running_hash_version: version } = message;
  const content = binaryBytes(decodedMessage(message));
  if (version === 1) return base64Of(await sha384(serialise(before, message, content)));
  if (version !== 2 && version !== 3) return refuse('running_hash_version', version, '1, 2 or 3');
  return base64Of(await sha384(serialise(before, message, await sha384(content))));
}

/**
 * Verifies one stored topic message against the message before it.
 *
 * @param previous The message before it, or its running hash; undefined for message 1.
 * @param message The message, as the service sent it.
 * @throws ProofError if the running hash does not fit, or `previous` is not the message before it.
 * @throws ParameterError if a field cannot be read, or the version is not 1, 2 or 3.
 * @example
 * const [first, second] = await ledger.getTopicMessages({ topicId: '0.0.4001' }).toArray({ limit: 2 });
 * if (first && second) await verifyMessage(first, second);
 */
export async function verifyMessage(
  previous: HashedMessage | string | Uint8Array | undefined,
  message: HashedMessage,
): Promise<void> {
  const isMessage = typeof previous === 'object' && 'running_hash' in previous;
  const number = BigInt(message.sequence_number);
  const before = isMessage ? previous.running_hash : previous;
  const isNext = isMessage
    ? BigInt(previous.sequence_number) + 1n === number
    : before !== undefined || number === 1n;
  compareHash(isNext, message, await runningHash(before, message));
}

/** Throws unless the message is the next one and has the recomputed hash. */
export function compareHash(
  isNext: boolean,
  message: HashedMessage,
  expected: string,
  context: CallContext = noCall,
): void {
  const received = message.running_hash;
  const facts = { sequenceNumber: BigInt(message.sequence_number), expected, received };
  if (!isNext) throw new ProofError('does not follow the message before it', facts, context);
  if (expected !== received) throw new ProofError('has a running hash that does not fit', facts, context);
}

/** Undefined if the value is not a SHA-384 hash. */
export function bytesOfHash(hash: unknown): Uint8Array | undefined {
  if (hash instanceof Uint8Array) return hash.length === hashLength ? Uint8Array.from(hash) : undefined;
  if (typeof hash !== 'string' || !/^[A-Za-z0-9+/]{64}$/.test(hash)) return undefined;
  return binaryBytes(atob(hash));
}

export function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

async function sha384(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-384', bytes as BufferSource));
}

/** The stream header, a new array, and the class descriptor of `byte[]`. */
const firstArray = [
  0xac, 0xed, 0, 5, 0x75, 0x72, 0, 2, 0x5b, 0x42, 0xac, 0xf3, 0x17, 0xf8, 6, 8, 0x54, 0xe0, 2,
];
/** A new array with a reference to that class descriptor. */
const laterArray = [0x75, 0x71, 0, 0x7e, 0, 0];
const int = 4;
const long = 8;

/** Writes what `ObjectOutputStream` writes for two `byte[]` with numbers between them. */
function serialise(
  before: Uint8Array,
  message: Omit<HashedMessage, 'running_hash'>,
  content: Uint8Array,
): Uint8Array {
  const { running_hash_version: version, payer_account_id, topic_id, consensus_timestamp } = message;
  const time = readTimestamp(consensus_timestamp);
  if (time === undefined) refuse('consensus_timestamp', consensus_timestamp, 'seconds.nanoseconds');
  const second = 1_000_000_000n;
  const numbers: readonly (readonly [bytes: number, value: bigint])[] = [
    ...(version >= 2 ? [[long, BigInt(version)] as const] : []),
    ...(version >= 3 ? entityParts('payer_account_id', payer_account_id) : []),
    ...entityParts('topic_id', topic_id),
    [long, (time ?? 0n) / second],
    [int, (time ?? 0n) % second],
    [long, BigInt(message.sequence_number)],
  ];
  const size = numbers.reduce((sum, [bytes]) => sum + bytes, 0);
  const head = [...firstArray, 0, 0, 0x78, 0x70];
  const bytes = new Uint8Array(
    head.length + int + hashLength + 2 + size + laterArray.length + int + content.length,
  );
  const view = new DataView(bytes.buffer);
  let at = 0;
  const put = (part: ArrayLike<number>): void => {
    bytes.set(part, at);
    at += part.length;
  };
  const putArray = (start: readonly number[], part: Uint8Array): void => {
    put(start);
    view.setUint32(at, part.length);
    at += int;
    put(part);
  };
  putArray(head, before);
  put([0x77, size]);
  for (const [length, value] of numbers) {
    if (length === int) view.setUint32(at, Number(value));
    else view.setBigInt64(at, value);
    at += length;
  }
  putArray(laterArray, content);
  return bytes;
}

function entityParts(name: string, id: string | null | undefined) {
  if (!/^(\d{1,10}\.){0,2}\d{1,19}$/.test(id ?? '')) return refuse(name, id, 'an entity ID, shard.realm.num');
  const parts = String(id).split('.').map(BigInt);
  return [0n, 0n, ...parts].slice(-3).map((part) => [long, part] as const);
}
