import { noCall, ParameterError } from '../errors/errors.js';

/** What of a topic message the functions here need; every `TopicMessage` has it. */
export interface MessagePart {
  /** Content in base64. */
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

/** A message put together from its chunks. */
export interface JoinedMessage<Message> {
  /** The chunks in their order; a message that was sent whole is its only one. */
  readonly chunks: readonly Message[];
  readonly bytes: Uint8Array;
  /** The bytes as UTF-8; what is not UTF-8 is replaced by U+FFFD. */
  readonly text: string;
}

/** What `joinChunks` makes of messages. */
export interface JoinedMessages<Message> {
  /** Whole messages, in the order in which their last chunks came. */
  readonly messages: readonly JoinedMessage<Message>[];
  /** Chunks of messages of which some are missing, and chunks that no message can have, in the order they came. */
  readonly incomplete: readonly Message[];
}

/**
 * Content of one topic message as bytes. A chunk is only a part of what was sent: see `joinChunks`.
 *
 * @param message A message as the service sends it.
 * @throws ParameterError if it is not base64.
 * @example
 * const message = await ledger.getTopicMessageByIdAndSequenceNumber({ topicId: '0.0.4001', sequenceNumber: 1 });
 * const bytes = messageBytes(message);
 */
export function messageBytes({ message }: MessagePart): Uint8Array {
  return Uint8Array.from(decoded(message), (character) => character.charCodeAt(0));
}

function decoded(message: string): string {
  try {
    return atob(message.replace(/\s+/g, ''));
  } catch {
    throw new ParameterError({ parameter: 'message', given: message, allowed: 'base64' }, noCall);
  }
}

/**
 * Content of one topic message as UTF-8 text; what is not UTF-8 is replaced by U+FFFD.
 *
 * @param message A message as the service sends it.
 * @throws ParameterError if it is not base64.
 * @example
 * for await (const message of ledger.getTopicMessages({ topicId: '0.0.4001' })) console.log(messageText(message));
 */
export function messageText(message: MessagePart): string {
  return new TextDecoder().decode(messageBytes(message));
}

/**
 * Puts chunked messages together, whatever order their chunks came in, and keeps apart those that are not complete.
 * A message that was sent whole is complete by itself. A chunk that comes twice counts once, even after its message
 * was complete.
 *
 * @param messages Messages of one topic, as the service sends them.
 * @throws ParameterError if the content of one is not base64.
 * @example
 * const messages = await ledger.getTopicMessages({ topicId: '0.0.4001' }).toArray({ limit: 200 });
 * for (const { text } of joinChunks(messages).messages) console.log(text);
 */
export function joinChunks<Message extends MessagePart>(
  messages: Iterable<Message>,
): JoinedMessages<Message> {
  const joiner = new ChunkJoiner<Message>({ maxIncomplete: Infinity });
  const joined: JoinedMessage<Message>[] = [];
  for (const message of messages) {
    const whole = joiner.add(message);
    if (whole) joined.push(whole);
  }
  return { messages: joined, incomplete: joiner.incomplete };
}

/** How a {@link ChunkJoiner} keeps its memory bounded. */
export interface ChunkJoinerOptions<Message> {
  /** How many messages may wait for chunks at once; the one that waits longest is given up for the next. @default 1000 */
  readonly maxIncomplete?: number | undefined;
  /** Gets the chunks of a message that was given up, and each chunk that no message can have. */
  readonly onIncomplete?: ((chunks: readonly Message[]) => void) | undefined;
}

/**
 * Puts chunked messages together as they come, such as those of a topic that is followed: each call of `add` answers the
 * message that its chunk completes, or undefined.
 *
 * @example
 * const joiner = new ChunkJoiner<TopicMessage>();
 * for await (const message of ledger.getTopicMessages({ topicId: '0.0.4001' })) console.log(joiner.add(message)?.text);
 */
export class ChunkJoiner<Message extends MessagePart> {
  readonly #max: number;
  readonly #onIncomplete: ((chunks: readonly Message[]) => void) | undefined;
  readonly #open = new Map<string, Map<number, Message>>();
  /** Content of the chunks of messages that were complete, by number. */
  readonly #done = new Map<string, Map<number, string>>();
  readonly #incomplete = new Set<Message>();

  constructor({ maxIncomplete = 1000, onIncomplete }: ChunkJoinerOptions<Message> = {}) {
    this.#max = maxIncomplete;
    this.#onIncomplete = onIncomplete;
  }

  /** Chunks of messages of which some are missing, in the order they came. */
  get incomplete(): Message[] {
    return [...this.#incomplete];
  }

  /**
   * Takes one message, chunked or not.
   *
   * @throws ParameterError if the content of what it completes is not base64.
   */
  add(message: Message): JoinedMessage<Message> | undefined {
    const { total = 1, number = 1 } = message.chunk_info ?? {};
    if (total <= 1) return join([message]);
    if (!(Number.isInteger(number) && number >= 1 && number <= total)) {
      this.#giveUp([message], this.#max === Infinity);
      return undefined;
    }
    const key = chunkKey(message);
    const chunks = this.#open.get(key) ?? new Map<number, Message>();
    if (chunks.has(number) || this.#done.get(key)?.get(number) === message.message) return undefined;
    this.#open.set(key, chunks.set(number, message));
    this.#incomplete.add(message);
    if (chunks.size < total) {
      this.#forgetOldest();
      return undefined;
    }
    this.#open.delete(key);
    this.#done.set(key, new Map([...chunks].map(([at, chunk]) => [at, chunk.message])));
    if (this.#done.size > this.#max) this.#done.delete(first(this.#done.keys()));
    for (const chunk of chunks.values()) this.#incomplete.delete(chunk);
    return join([...chunks].sort(([a], [b]) => a - b).map(([, chunk]) => chunk));
  }

  #forgetOldest(): void {
    if (this.#open.size <= this.#max) return;
    const key = first(this.#open.keys());
    const chunks = [...(this.#open.get(key)?.values() ?? [])];
    this.#open.delete(key);
    this.#giveUp(chunks, false);
  }

  #giveUp(chunks: readonly Message[], isKept: boolean): void {
    for (const chunk of chunks) {
      if (isKept) this.#incomplete.add(chunk);
      else this.#incomplete.delete(chunk);
    }
    this.#onIncomplete?.(chunks);
  }
}

function first(keys: Iterable<string>): string {
  for (const key of keys) return key;
  return '';
}

/** Chunks of one message share the transaction that sent the first of them, and who paid for it. */
function chunkKey({ payer_account_id, chunk_info }: MessagePart): string {
  const { account_id, nonce, scheduled, transaction_valid_start } = chunk_info?.initial_transaction_id ?? {};
  return JSON.stringify([
    payer_account_id,
    account_id,
    transaction_valid_start,
    nonce,
    scheduled,
    chunk_info?.total,
  ]);
}

function join<Message extends MessagePart>(chunks: Message[]): JoinedMessage<Message> {
  const parts = chunks.map(messageBytes);
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return { chunks, bytes, text: new TextDecoder().decode(bytes) };
}
