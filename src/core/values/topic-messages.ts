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
 * @throws ParameterError if it is not base64.
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
 * @throws ParameterError if it is not base64.
 */
export function messageText(message: MessagePart): string {
  return new TextDecoder().decode(messageBytes(message));
}

/**
 * Puts chunked messages together, whatever order their chunks came in, and keeps apart those that are not complete.
 * A message that was sent whole is complete by itself. A chunk that comes twice counts once, even after its message
 * was complete.
 *
 * @throws ParameterError if the content of one is not base64.
 */
export function joinChunks<Message extends MessagePart>(
  messages: Iterable<Message>,
): JoinedMessages<Message> {
  const joined: JoinedMessage<Message>[] = [];
  const open = new Map<string, Map<number, Message>>();
  const done = new Map<string, Map<number, Message>>();
  const incomplete = new Set<Message>();
  for (const message of messages) {
    const { total = 1, number = 1 } = message.chunk_info ?? {};
    if (total <= 1) {
      joined.push(join([message]));
      continue;
    }
    if (!(Number.isInteger(number) && number >= 1 && number <= total)) {
      incomplete.add(message);
      continue;
    }
    const key = chunkKey(message);
    const chunks = open.get(key) ?? new Map<number, Message>();
    if (chunks.has(number) || done.get(key)?.get(number)?.message === message.message) continue;
    open.set(key, chunks.set(number, message));
    incomplete.add(message);
    if (chunks.size < total) continue;
    open.delete(key);
    done.set(key, chunks);
    for (const chunk of chunks.values()) incomplete.delete(chunk);
    joined.push(join([...chunks].sort(([a], [b]) => a - b).map(([, chunk]) => chunk)));
  }
  return { messages: joined, incomplete: [...incomplete] };
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
