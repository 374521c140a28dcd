import { noContext, parameterErrorThrower, type ThrowParameterError } from '../errors/errors.js';
import { isRecord } from './inputs.js';

const throwParameterError: ThrowParameterError = /*#__PURE__*/ parameterErrorThrower(noContext);

/** The fields of a topic message that these functions read. Every `TopicMessage` has them. */
export interface MessagePart {
  /** The content in base64. */
  readonly message: string;
  readonly payer_account_id?: string | null;
  readonly chunk_info?: {
    readonly initial_transaction_id?: {
      readonly account_id?: string | null;
      readonly nonce?: number | null;
      readonly scheduled?: boolean | null;
      readonly transaction_valid_start?: string;
    };
    readonly number?: number;
    readonly total?: number;
  } | null;
}

/** A message joined from its chunks. */
export interface JoinedMessage<Message> {
  /** The chunks in order. A message that was not split is its own only chunk. */
  readonly chunks: readonly Message[];
  readonly bytes: Uint8Array;
  /** The bytes decoded as UTF-8. Invalid bytes become U+FFFD. */
  readonly text: string;
}

/** The result of `joinChunks`. */
export interface JoinedMessages<Message> {
  /** Complete messages, in the order in which they became complete. */
  readonly messages: readonly JoinedMessage<Message>[];
  /** Chunks of incomplete messages, and chunks with an invalid or a taken number, in the order of the input. */
  readonly incomplete: readonly Message[];
}

/**
 * Decodes the content of one topic message to bytes. The content of a chunk is only a part of the message: to join
 * chunks, use `joinChunks`.
 *
 * @param message A message as the service sends it.
 * @throws ParameterError if it is no message, or its content is not base64.
 * @example
 * const message = await ledger.getTopicMessageByIdAndSequenceNumber({ topicId: '0.0.4001', sequenceNumber: 1 });
 * const bytes = messageBytes(message);
 */
export function messageBytes(message: MessagePart): Uint8Array {
  return binaryBytes(decodedMessage(message));
}

/** The bytes of a text of bytes. `Uint8Array.from` takes five times as long. */
export function binaryBytes(binary: string): Uint8Array {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** The content of one message, with one character for each byte. */
export function decodedMessage(part: MessagePart): string {
  const content = contentOf(part);
  try {
    return atob(content.replace(/\s+/g, ''));
  } catch {
    return throwParameterError('message', content, 'base64');
  }
}

/** A text alone is refused, although it may be base64: it may as well be the text that the caller wants. */
const topicMessage = 'one topic message of a reply, an object with its content in the field message';

/** The content in base64. A stored message or a reply may have another value in its place. */
function contentOf(part: unknown): string {
  if (!isRecord(part) || part.message === undefined)
    return throwParameterError('message', part, topicMessage);
  if (typeof part.message === 'string') return part.message;
  return throwParameterError('message', part.message, 'base64');
}

/**
 * Decodes the content of one topic message to text. Bytes that are not UTF-8 become U+FFFD. A long text is split into
 * chunks, each a message of its own. The ends of a chunk may be parts of a character: to join chunks, use `joinChunks`, or
 * `ChunkJoiner` while messages arrive.
 *
 * @param message A message as the service sends it.
 * @throws ParameterError if it is no message, or its content is not base64.
 * @example
 * for await (const message of ledger.getTopicMessages({ topicId: '0.0.4001' })) console.log(messageText(message));
 */
export function messageText(message: MessagePart): string {
  return new TextDecoder().decode(messageBytes(message));
}

/**
 * Joins the chunks of messages that were split, in any order, and returns chunks of incomplete messages separately. A
 * message that was not split is complete. A repeated chunk is ignored, also after its message is complete.
 *
 * @param messages Messages of one topic, as the service sends them.
 * @throws ParameterError if one of them is no message, or its content is not base64.
 * @example
 * const messages = await ledger.getTopicMessages({ topicId: '0.0.4001' }).toArray({ limit: 200 });
 * for (const { text } of joinChunks(messages).messages) console.log(text);
 */
export function joinChunks<Message extends MessagePart>(
  messages: Iterable<Message>,
): JoinedMessages<Message> {
  if (typeof Object(messages)[Symbol.iterator] !== 'function')
    return throwParameterError('messages', messages, 'an array of topic messages');
  // The caller has all of them in memory already, so no limit is needed.
  const limits = { maxIncomplete: Infinity, maxChunks: Infinity, maxBytes: Infinity };
  const lost = new Set<Message>();
  const onIncomplete = ([chunk]: readonly Message[]): unknown => chunk && lost.add(chunk);
  const joiner = new ChunkJoiner<Message>({ ...limits, onIncomplete });
  const all = Array.from(messages);
  const joined = all.map((message) => joiner.add(message));
  for (const chunk of joiner.incomplete) lost.add(chunk);
  return {
    messages: joined.filter((message) => message !== undefined),
    incomplete: Array.from(new Set(all)).filter((message) => lost.has(message)),
  };
}

/**
 * Limits the memory of a {@link ChunkJoiner}. If what is kept exceeds a limit, the oldest incomplete message is dropped. The
 * same limits hold a second time for complete messages, which are kept to recognise repeated chunks.
 */
export interface ChunkJoinerOptions<Message> {
  /** The number of incomplete messages that are kept. @default 1000 */
  readonly maxIncomplete?: number | undefined;
  /** The number of chunks that are kept, of all messages. A message of more chunks is never joined. @default 20,000 */
  readonly maxChunks?: number | undefined;
  /** The size of the chunks that are kept, in bytes of base64. @default 33,554,432 (32 MiB) */
  readonly maxBytes?: number | undefined;
  /**
   * Called with the chunks of each message that is dropped, and with each chunk whose `chunk_info` is invalid, or whose number
   * another chunk of the message has with other content.
   */
  readonly onIncomplete?: ((chunks: readonly Message[]) => void) | undefined;
}

/** Messages whose chunks arrive at the same time. A payer sends one message after the other. */
const defaultMaxIncomplete = 1000;

/** An SDK sends at most 20 chunks of a message, unless its user allows more. */
const defaultMaxChunks = 20 * defaultMaxIncomplete;

/** Nodes accept chunks of 1,024 bytes, so the chunks above have 27 MB in base64. Only a service sends longer ones. */
const defaultMaxBytes = 2 ** 25;

/**
 * Joins chunks as they arrive, for example from a topic that is followed. Each call of `add` returns the message that
 * the chunk completes, or undefined.
 *
 * @throws ParameterError for a limit that is not a number from 0.
 * @example
 * const joiner = new ChunkJoiner<TopicMessage>();
 * for await (const message of ledger.getTopicMessages({ topicId: '0.0.4001' })) console.log(joiner.add(message)?.text);
 */
export class ChunkJoiner<Message extends MessagePart> {
  readonly #maxChunks: number;
  readonly #onIncomplete: ((chunks: readonly Message[]) => void) | undefined;
  readonly #pending: KeptChunks<Message>;
  readonly #complete: KeptChunks<Message>;
  readonly #incomplete = new Set<Message>();

  constructor({
    maxIncomplete = defaultMaxIncomplete,
    maxChunks = defaultMaxChunks,
    maxBytes = defaultMaxBytes,
    onIncomplete,
  }: ChunkJoinerOptions<Message> = {}) {
    for (const [name, limit] of Object.entries({ maxIncomplete, maxChunks, maxBytes }))
      if (!(typeof limit === 'number' && limit >= 0)) throwParameterError(name, limit, 'a number from 0');
    const limits = { messages: maxIncomplete, chunks: maxChunks, bytes: maxBytes };
    this.#maxChunks = maxChunks;
    this.#onIncomplete = onIncomplete;
    this.#pending = new KeptChunks(limits);
    this.#complete = new KeptChunks(limits);
  }

  /** The chunks of incomplete messages, in the order of their arrival. */
  get incomplete(): Message[] {
    return Array.from(this.#incomplete);
  }

  /**
   * Adds one message, split or not.
   *
   * @throws ParameterError if it is no message, or the content of the completed message is not base64.
   */
  add(message: Message): JoinedMessage<Message> | undefined {
    const content = contentOf(message);
    const place = chunkPlace(message);
    if (place === 'whole') return join([message]);
    if (place === 'invalid' || place.total > this.#maxChunks) return this.#reject(message);
    const { key, number, total } = place;
    const waiting = this.#pending.get(key)?.get(number);
    const joined = this.#complete.get(key)?.get(number);
    const isRepeated = waiting?.message === content || joined?.message === content;
    if (isRepeated) return undefined;
    // Another content has the number already.
    if (waiting) return this.#reject(message);
    this.#incomplete.add(message);
    if (this.#pending.add(key, number, message) === total) return this.#joined(key);
    for (let chunks = this.#pending.dropExcess(); chunks; chunks = this.#pending.dropExcess()) {
      for (const chunk of chunks) this.#incomplete.delete(chunk);
      this.#onIncomplete?.(chunks);
    }
    return undefined;
  }

  #reject(message: Message): undefined {
    this.#onIncomplete?.([message]);
  }

  #joined(key: string): JoinedMessage<Message> {
    const chunks = Array.from(this.#pending.get(key) ?? []).sort(([a], [b]) => a - b);
    this.#pending.delete(key);
    this.#complete.delete(key);
    for (const [number, chunk] of chunks) {
      this.#incomplete.delete(chunk);
      this.#complete.add(key, number, chunk);
    }
    while (this.#complete.dropExcess());
    return join(chunks.map(([, chunk]) => chunk));
  }
}

/** Chunks by the key of their message, the oldest message first, and how much they are. */
class KeptChunks<Message extends MessagePart> {
  readonly #limits: { readonly messages: number; readonly chunks: number; readonly bytes: number };
  readonly #messages = new Map<string, { readonly chunks: Map<number, Message>; bytes: number }>();
  #chunks = 0;
  #bytes = 0;

  constructor(limits: { readonly messages: number; readonly chunks: number; readonly bytes: number }) {
    this.#limits = limits;
  }

  get(key: string): ReadonlyMap<number, Message> | undefined {
    return this.#messages.get(key)?.chunks;
  }

  /** Adds a chunk, and returns how many its message has. */
  add(key: string, number: number, message: Message): number {
    const kept = this.#messages.get(key) ?? { chunks: new Map<number, Message>(), bytes: 0 };
    // The key has texts of the service too.
    const bytes = message.message.length + key.length;
    kept.chunks.set(number, message);
    kept.bytes += bytes;
    this.#messages.set(key, kept);
    this.#chunks += 1;
    this.#bytes += bytes;
    return kept.chunks.size;
  }

  delete(key: string): void {
    const { chunks, bytes = 0 } = this.#messages.get(key) ?? {};
    this.#messages.delete(key);
    this.#chunks -= chunks?.size ?? 0;
    this.#bytes -= bytes;
  }

  /** Removes the oldest message if a limit is exceeded. Returns its chunks. */
  dropExcess(): readonly Message[] | undefined {
    const { messages, chunks, bytes } = this.#limits;
    if (this.#messages.size <= messages && this.#chunks <= chunks && this.#bytes <= bytes) return undefined;
    const [key, oldest] = this.#messages.entries().next().value ?? [''];
    this.delete(key);
    return oldest && Array.from(oldest.chunks.values());
  }
}

type ChunkPlace =
  | 'whole'
  | 'invalid'
  | { readonly key: string; readonly number: number; readonly total: number };

/** Nodes accept any numbers of a payer, and a service may send values of any type. */
function chunkPlace({ payer_account_id: payer, chunk_info }: MessagePart): ChunkPlace {
  const info: unknown = chunk_info ?? {};
  if (!isRecord(info)) return 'invalid';
  const total = info.total ?? 1;
  const number = info.number ?? 1;
  if (!isInteger(total)) return 'invalid';
  if (total <= 1) return 'whole';
  const transaction = info.initial_transaction_id ?? {};
  if (!isInteger(number) || number < 1 || number > total || !isRecord(transaction)) return 'invalid';
  const { account_id, nonce, scheduled, transaction_valid_start: start } = transaction;
  const parts: readonly unknown[] = [payer, account_id, nonce, scheduled, start, total];
  const isPlain = parts.every((part) => part == null || /^(string|number|boolean)$/.test(typeof part));
  if (isPlain) return { key: JSON.stringify(parts), number, total };
  return 'invalid';
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

function join<Message extends MessagePart>(chunks: Message[]): JoinedMessage<Message> {
  const bytes = binaryBytes(chunks.map(decodedMessage).join(''));
  return { chunks, bytes, text: new TextDecoder().decode(bytes) };
}
