import type { TopicMessage } from '../../../generated/ledger/types.js';
import type { LedgerData } from '../data/ledger-data.js';
import { runningHash } from '../data/running-hash.js';
import { preview } from '../wire/preview.js';
import { fromTimestamp, toTimestamp } from '../wire/timestamps.js';

type Messages = readonly TopicMessage[];
type Change = (message: TopicMessage) => TopicMessage;

const text = btoa('a lie');
const renumber =
  (by: bigint): Change =>
  (message) => ({ ...message, sequence_number: message.sequence_number + by });

/**
 * The messages of a topic as a service may change them: `all` in their order, with the one at index `at` or from it on
 * changed. `others` are those of the other topics.
 */
const lies = {
  text: (all, at) => all.with(at, { ...one(all, at), message: text }),
  payer: (all, at) => all.with(at, { ...one(all, at), payer_account_id: '0.0.666' }),
  time: (all, at) => all.with(at, later(one(all, at))),
  'left out': (all, at) => all.toSpliced(at, 1),
  renumbered: (all, at) => [...all.slice(0, at), ...all.slice(at + 1).map(renumber(-1n))],
  inserted: (all, at) => [
    ...all.slice(0, at + 1),
    renumber(1n)({ ...later(one(all, at)), message: text }),
    ...all.slice(at + 1).map(renumber(1n)),
  ],
  swapped: (all, at) => {
    const [first, second] = [one(all, at), one(all, at + 1)];
    return all.with(at, placed(second, first)).with(at + 1, placed(first, second));
  },
  /** A message of another topic. */
  moved: (all, at, others) => all.with(at, placed(one(others, 0), one(all, at))),
  rehashed: (all, at) => rehashed(all.with(at, { ...one(all, at), message: text }), at),
  forked: (all, at) =>
    rehashed([...all.slice(0, at), ...all.slice(at).map((each) => ({ ...each, message: text }))], at),
  version: (all, at) => all.with(at, { ...one(all, at), running_hash_version: 4 }),
  /** The page with the message is the page before it again, or the first page. */
  'repeated page': (all) => all,
  'old page': (all) => all,
} satisfies Record<string, (all: Messages, at: number, others: Messages) => Messages>;

export type MessageLie = keyof typeof lies;

/** A lie about one message, or about a topic from it on. */
interface Lie {
  readonly kind: MessageLie;
  readonly topicId: string;
  readonly sequenceNumber: bigint;
}

/** Lets the service lie about the messages of one topic. */
export class MessageLies {
  #lie: Lie | undefined;
  #forged: { readonly count: number; readonly messages: TopicMessage[] } | undefined;
  #firstPage: string | undefined;
  #previousPage: string | undefined;

  /** Lies about one message of a topic, or from it on. Replaces the previous lie. */
  set(kind: MessageLie, lie: { readonly topicId: string; readonly sequenceNumber: bigint | number }): void {
    if (!Object.hasOwn(lies, kind))
      throw new RangeError(`lie: expected ${Object.keys(lies).join(', ')}, got ${preview(kind)}`);
    this.clear();
    this.#lie = { kind, topicId: lie.topicId, sequenceNumber: BigInt(lie.sequenceNumber) };
  }

  clear(): void {
    this.#lie = undefined;
    this.#forged = undefined;
    this.#firstPage = undefined;
    this.#previousPage = undefined;
  }

  get isSet(): boolean {
    return this.#lie !== undefined;
  }

  /** The ledger as the service shows it. */
  of(ledger: LedgerData): LedgerData {
    return this.#lie ? { ...ledger, messages: this.ofMessages(ledger.messages) } : ledger;
  }

  ofMessages(messages: TopicMessage[]): TopicMessage[] {
    if (!this.#lie) return messages;
    if (this.#forged?.count !== messages.length)
      this.#forged = { count: messages.length, messages: forge(messages, this.#lie) };
    return this.#forged.messages;
  }

  /** The page that the service sends. */
  async reply(pathname: string, response: Response): Promise<Response> {
    const lie = this.#lie;
    if (!lie?.kind.endsWith('page') || !pathname.endsWith(`/topics/${lie.topicId}/messages`)) return response;
    // A refusal, or a reply without a body, such as 304, is no page.
    if (!response.ok || response.body === null) return response;
    const own = await response.text();
    const isHere = new RegExp(`"sequence_number":${lie.sequenceNumber}[,}]`).test(own);
    const other = lie.kind === 'old page' ? this.#firstPage : this.#previousPage;
    this.#firstPage ??= own;
    this.#previousPage = own;
    const { status, headers } = response;
    const shown = isHere ? (other ?? own) : own;
    return new Response(shown, { status, headers });
  }
}

function forge(all: Messages, { kind, topicId, sequenceNumber }: Lie): TopicMessage[] {
  const own = all.filter(({ topic_id }) => topic_id === topicId);
  const others = all.filter(({ topic_id }) => topic_id !== topicId);
  const at = own.findIndex(({ sequence_number }) => sequence_number === sequenceNumber);
  if (at < 0) return [...all];
  return [...others, ...lies[kind](own, at, others)];
}

function one(all: Messages, at: number): TopicMessage {
  const message = all[at];
  if (!message) throw new RangeError('lie: expected a message that has another one after it');
  return message;
}

/** A message in the place of another one. */
function placed(
  message: TopicMessage,
  { topic_id, sequence_number, consensus_timestamp }: TopicMessage,
): TopicMessage {
  return { ...message, topic_id, sequence_number, consensus_timestamp };
}

function later(message: TopicMessage): TopicMessage {
  return { ...message, consensus_timestamp: toTimestamp(fromTimestamp(message.consensus_timestamp) + 1n) };
}

function rehashed(all: Messages, from: number): TopicMessage[] {
  const done: TopicMessage[] = all.slice(0, from);
  for (const message of all.slice(from))
    done.push({ ...message, running_hash: runningHash(done.at(-1)?.running_hash, message) });
  return done;
}
