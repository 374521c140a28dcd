import { noCall, refuser } from '../errors/errors.js';

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
  /** Chunks of incomplete messages, and chunks with an invalid number, in the order of the input. */
  readonly incomplete: readonly Message[];
}

/**
 * Decodes the content of one topic message to bytes. The content of a chunk is only a part of the message: to join
 * chunks, use `joinChunks`.
 *
 * @param message A message as the service sends it.
 * @throws ParameterError if the content is not base64.
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
export function decodedMessage({ message }: MessagePart): string {
  try {
    return atob(message.replace(/\s+/g, ''));
  } catch {
    return refuser(noCall)('message', message, 'base64');
  }
}

/**
 * Decodes the content of one topic message to text. Bytes that are not UTF-8 become U+FFFD. A long text is split into
 * chunks, each a message of its own. The ends of a chunk may be parts of a character: to join chunks, use `joinChunks`, or
 * `ChunkJoiner` while messages arrive.
 *
 * @param message A message as the service sends it.
 * @throws ParameterError if the content is not base64.
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
 * @throws ParameterError if the content of a message is not base64.
 * @example
 * const messages = await ledger.getTopicMessages({ topicId: '0.0.4001' }).toArray({ limit: 200 });
 * for (const { text } of joinChunks(messages).messages) console.log(text);
 */
export function joinChunks<Message extends MessagePart>(
  messages: Iterable<Message>,
): JoinedMessages<Message> {
  const joiner = new ChunkJoiner<Message>({ maxIncomplete: Infinity });
  const joined = Array.from(messages, (message) => joiner.add(message)).filter(
    (message) => message !== undefined,
  );
  return { messages: joined, incomplete: joiner.incomplete };
}

/** Limits the memory of a {@link ChunkJoiner}. */
export interface ChunkJoinerOptions<Message> {
  /** The number of incomplete messages that are kept. If there are more, the oldest is dropped. @default 1000 */
  readonly maxIncomplete?: number | undefined;
  /** Called with the chunks of each message that is dropped, and with each chunk that has an invalid number. */
  readonly onIncomplete?: ((chunks: readonly Message[]) => void) | undefined;
}

/**
 * Joins chunks as they arrive, for example from a topic that is followed. Each call of `add` returns the message that
 * the chunk completes, or undefined.
 *
 * @example
 * const joiner = new ChunkJoiner<TopicMessage>();
 * for await (const message of ledger.getTopicMessages({ topicId: '0.0.4001' })) console.log(joiner.add(message)?.text);
 */
export class ChunkJoiner<Message extends MessagePart> {
  readonly #maxIncomplete: number;
  readonly #onIncomplete: ((chunks: readonly Message[]) => void) | undefined;
  readonly #pending = new Map<string, Map<number, Message>>();
  readonly #complete = new Map<string, Map<number, Message>>();
  readonly #incomplete = new Set<Message>();

  constructor({ maxIncomplete = 1000, onIncomplete }: ChunkJoinerOptions<Message> = {}) {
    this.#maxIncomplete = maxIncomplete;
    this.#onIncomplete = onIncomplete;
  }

  /** The chunks of incomplete messages, in the order of their arrival. */
  get incomplete(): Message[] {
    return Array.from(this.#incomplete);
  }

  /**
   * Adds one message, split or not.
   *
   * @throws ParameterError if the content of the completed message is not base64.
   */
  add(message: Message): JoinedMessage<Message> | undefined {
    const { total = 1, number = 1 } = message.chunk_info ?? {};
    if (total <= 1) return join([message]);
    if (!(Number.isInteger(number) && number >= 1 && number <= total)) {
      if (this.#maxIncomplete === Infinity) this.#incomplete.add(message);
      this.#onIncomplete?.([message]);
      return undefined;
    }
    const key = chunkKey(message);
    const chunks = this.#pending.get(key) ?? new Map<number, Message>();
    if (chunks.has(number) || this.#complete.get(key)?.get(number)?.message === message.message)
      return undefined;
    this.#pending.set(key, chunks.set(number, message));
    this.#incomplete.add(message);
    if (chunks.size < total) {
      if (this.#pending.size <= this.#maxIncomplete) return undefined;
      const { value: oldest = '' } = this.#pending.keys().next();
      const dropped = this.#remove(oldest);
      this.#onIncomplete?.(dropped);
      return undefined;
    }
    this.#remove(key);
    this.#complete.set(key, chunks);
    const { value: first = '' } = this.#complete.keys().next();
    if (this.#complete.size > this.#maxIncomplete) this.#complete.delete(first);
    return join(
      Array.from(chunks)
        .sort(([a], [b]) => a - b)
        .map(([, chunk]) => chunk),
    );
  }

  #remove(key: string): Message[] {
    const chunks = Array.from(this.#pending.get(key)?.values() ?? []);
    this.#pending.delete(key);
    for (const chunk of chunks) this.#incomplete.delete(chunk);
    return chunks;
  }
}

function chunkKey({ payer_account_id, chunk_info }: MessagePart): string {
  return JSON.stringify([payer_account_id, chunk_info?.initial_transaction_id, chunk_info?.total]);
}

function join<Message extends MessagePart>(chunks: Message[]): JoinedMessage<Message> {
  const bytes = binaryBytes(chunks.map(decodedMessage).join(''));
  return { chunks, bytes, text: new TextDecoder().decode(bytes) };
}
